/** A page to be used without a browser: the same words as in the end-to-end tests, so that a test can move from one to the other. */
import { choose, chooseFiles, click, fill, press } from './act';
import { findByLabel, findByPlaceholder, findByRole, findByText, isSeen, textOf, says, type RoleOptions, type Words } from './find';

interface Filter {
  hasText?: Words;
  hasNotText?: Words;
  has?: Locator;
  hasNot?: Locator;
}
interface TextOptions {
  exact?: boolean;
}
type Find = (root: ParentNode) => Element[];
interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Uint8Array;
}

/** How long something may take, in milliseconds; a test of these tests has less. */
export const patience = { time: 60_000 };
const pause = (time = 0) => new Promise((done) => setTimeout(done, time));

/** Looks until it is so, or says what was not. */
export async function waitFor<T>(look: () => T, isSo: (seen: T) => boolean, fail: (seen: T) => string, time = patience.time): Promise<T> {
  const end = performance.now() + time;
  for (let tries = 0; ; tries += 1) {
    const seen = look();
    if (isSo(seen)) return seen;
    if (performance.now() > end) throw new Error(fail(seen));
    await pause(Math.min(50, tries * 2));
  }
}

const unique = (elements: readonly Element[]) => [...new Set(elements)];
const inOrder = (elements: readonly Element[]) => unique(elements).sort((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1));

export class Locator {
  constructor(
    private readonly find: Find,
    readonly words: string,
  ) {}

  in(root: ParentNode): Element[] {
    return this.find(root);
  }
  get found(): Element[] {
    return this.find(document);
  }
  private within(words: string, find: Find): Locator {
    // What is found in one place is in order already.
    return new Locator((root) => {
      const places = this.find(root);
      return places.length > 1 ? inOrder(places.flatMap(find)) : places.flatMap(find);
    }, `${this.words} ${words}`);
  }
  private pick(words: string, pick: (elements: Element[]) => Element[]): Locator {
    return new Locator((root) => pick(this.find(root)), `${this.words} ${words}`);
  }

  getByRole(role: string, options: RoleOptions = {}): Locator {
    return this.within(`${role} ${String(options.name ?? '')}`, (root) => findByRole(root, role, options));
  }
  getByText(words: Words, { exact }: TextOptions = {}): Locator {
    return this.within(`text ${String(words)}`, (root) => findByText(root, words, exact));
  }
  getByLabel(words: Words, { exact }: TextOptions = {}): Locator {
    return this.within(`label ${String(words)}`, (root) => findByLabel(root, words, exact));
  }
  getByPlaceholder(words: Words, { exact }: TextOptions = {}): Locator {
    return this.within(`placeholder ${String(words)}`, (root) => findByPlaceholder(root, words, exact));
  }
  locator(selector: string): Locator {
    return this.within(selector, (root) => [...root.querySelectorAll(selector)]);
  }
  /** The nearest thing round each of these that also holds what is named. */
  around(selector: string): Locator {
    const nearest = (element: Element | null): Element[] =>
      element === null ? [] : element.querySelector(selector) ? [element] : nearest(element.parentElement);
    return this.pick(`with ${selector}`, (elements) => unique(elements.flatMap((element) => nearest(element.parentElement))));
  }
  filter({ hasText, hasNotText, has, hasNot }: Filter): Locator {
    return this.pick('of these', (elements) =>
      elements.filter(
        (element) =>
          (hasText === undefined || says(textOf(element), hasText)) &&
          (hasNotText === undefined || !says(textOf(element), hasNotText)) &&
          (has === undefined || has.in(element).length > 0) &&
          (hasNot === undefined || hasNot.in(element).length === 0),
      ),
    );
  }
  and(other: Locator): Locator {
    return new Locator((root) => {
      const others = new Set(other.in(root));
      return this.find(root).filter((element) => others.has(element));
    }, `${this.words} and ${other.words}`);
  }
  or(other: Locator): Locator {
    return new Locator((root) => inOrder([...this.find(root), ...other.in(root)]), `${this.words} or ${other.words}`);
  }
  nth(index: number): Locator {
    return this.pick(`number ${index}`, (elements) => elements.slice(index, index === -1 ? undefined : index + 1));
  }
  first(): Locator {
    return this.nth(0);
  }
  last(): Locator {
    return this.nth(-1);
  }

  async count(): Promise<number> {
    return this.found.length;
  }
  async all(): Promise<Locator[]> {
    return this.found.map((_, index) => this.nth(index));
  }
  /** The one element that is meant, once it is there and can be used. */
  async one(isReady: (element: Element) => boolean = () => true): Promise<Element> {
    const [element] = await waitFor(
      () => this.found,
      (elements) => elements.length === 1 && elements.every(isReady),
      (elements) =>
        `${elements.length} found, not one that is ready: ${this.words}\n${elements.map(({ outerHTML }) => outerHTML.slice(0, 200)).join('\n')}\n${textOf(document.body).slice(0, 3000)}`,
    );
    return element as Element;
  }
  private async use(doing: (element: Element) => void): Promise<void> {
    const element = await this.one(
      (found) => isSeen(found) && !found.matches('button:disabled, input:disabled, select:disabled, textarea:disabled'),
    );
    doing(element);
    await pause();
  }
  click = (): Promise<void> => this.use(click);
  fill = (value: string): Promise<void> => this.use((element) => fill(element, value));
  clear = (): Promise<void> => this.fill('');
  focus = (): Promise<void> => this.use((element) => (element as HTMLElement).focus());
  blur = (): Promise<void> => this.use((element) => (element as HTMLElement).blur());
  press = (key: string): Promise<void> =>
    this.use((element) => {
      (element as HTMLElement).focus();
      press(key);
    });
  setChecked = (isChecked: boolean): Promise<void> =>
    this.use((element) => {
      if ((element as HTMLInputElement).checked !== isChecked) click(element);
    });
  check = (): Promise<void> => this.setChecked(true);
  uncheck = (): Promise<void> => this.setChecked(false);
  async selectOption(wanted: string | readonly string[] | { label: string } | { value: string }): Promise<void> {
    const texts = typeof wanted === 'string' ? [wanted] : 'label' in wanted ? [wanted.label] : 'value' in wanted ? [wanted.value] : wanted;
    await this.use((element) => choose(element, texts));
  }
  async setInputFiles(given: GivenFile | readonly GivenFile[]): Promise<void> {
    const files = (Array.isArray(given) ? given : [given]) as GivenFile[];
    chooseFiles(
      await this.one(),
      files.map(({ name, mimeType, buffer }) => new File([Uint8Array.from(buffer)], name, { type: mimeType })),
    );
    await pause();
  }
  inputValue = async (): Promise<string> => ((await this.one()) as HTMLInputElement).value;
  textContent = async (): Promise<string> => (await this.one()).textContent;
  innerText = async (): Promise<string> => textOf(await this.one());
  getAttribute = async (name: string): Promise<string | null> => (await this.one()).getAttribute(name);
  isChecked = async (): Promise<boolean> => ((await this.one()) as HTMLInputElement).checked;
  isVisible = async (): Promise<boolean> => this.found.some(isSeen);
  allTextContents = async (): Promise<string[]> => this.found.map(({ textContent }) => textContent);
  allInnerTexts = async (): Promise<string[]> => this.found.map(textOf);
  evaluate = async <T>(read: (element: Element) => T): Promise<T> => read(await this.one());
  evaluateAll = async <T>(read: (elements: Element[]) => T): Promise<T> => read(this.found);
}

const whole = new Locator((root) => [root as Element], 'page');

/** What a test works on; `goto` is given by the test that opens it. */
export interface Page extends Pick<Locator, 'getByRole' | 'getByText' | 'getByLabel' | 'getByPlaceholder'> {
  goto: (path: string) => Promise<void>;
  locator: (selector: string) => Locator;
  evaluate: <T>(read: () => T | Promise<T>) => Promise<T>;
  keyboard: { press: (key: string) => Promise<void>; type: (text: string) => Promise<void> };
}

const pressOn = async (key: string) => {
  press(key);
  await pause();
};

export const makePage = (goto: Page['goto']): Page => ({
  goto,
  getByRole: (...given) => whole.getByRole(...given),
  getByText: (...given) => whole.getByText(...given),
  getByLabel: (...given) => whole.getByLabel(...given),
  getByPlaceholder: (...given) => whole.getByPlaceholder(...given),
  locator: (selector) => whole.locator(selector),
  evaluate: async (read) => read(),
  keyboard: {
    press: pressOn,
    type: async (text) => {
      for (const key of text) await pressOn(key);
    },
  },
});
