/** What a person waits to see; each looks again until it is so. */
import { expect } from 'vitest';
import { descriptionOf, isSeen, nameOf, textOf } from './find';
import { waitFor, type Locator } from './page';

type Expected = string | RegExp;
type Listed = Expected | readonly Expected[];

const fits = (text: string, wanted: Expected) =>
  wanted instanceof RegExp ? wanted.test(text) : text === wanted.replace(/\s+/g, ' ').trim();
const holds = (text: string, wanted: Expected) =>
  wanted instanceof RegExp ? wanted.test(text) : text.includes(wanted.replace(/\s+/g, ' ').trim());

function listHolds(texts: readonly string[], wanted: readonly Expected[]): boolean {
  let next = 0;
  for (const text of texts) if (next < wanted.length && holds(text, wanted[next] as Expected)) next += 1;
  return next === wanted.length;
}

/** A rule about what is found, told with what was seen when patience ran out. */
function rule<Given extends unknown[]>(see: (elements: Element[]) => unknown, isSo: (elements: Element[], ...given: Given) => boolean) {
  return async function matcher(this: { isNot?: boolean }, locator: Locator, ...given: Given) {
    const isNot = Boolean(this.isNot);
    let told = '';
    const pass = await waitFor(
      () => locator.found,
      (elements) => isSo(elements, ...given) !== isNot,
      (elements) =>
        `${locator.words}: expected ${isNot ? 'not ' : ''}${given.map(String).join(', ')}, saw ${JSON.stringify(see(elements))}`,
    ).then(
      () => !isNot,
      (error: Error) => {
        told = error.message;
        return isNot;
      },
    );
    return { pass, message: () => told };
  };
}

const texts = (elements: Element[]) => elements.map(textOf);
const one = (elements: Element[], isSo: (element: Element) => boolean) => elements.length === 1 && isSo(elements[0] as Element);
const html = (elements: Element[]) => elements.map(({ outerHTML }) => outerHTML.slice(0, 300));
const valueOf = (element: Element) => (element as HTMLInputElement).value;

const matchers = {
  toBeVisible: rule(html, (elements) => one(elements, isSeen)),
  toBeHidden: rule(html, (elements) => elements.every((element) => !isSeen(element))),
  toBeAttached: rule(html, (elements) => elements.length > 0),
  toHaveCount: rule(html, (elements, count: number) => elements.length === count),
  toHaveText: rule(texts, (elements, wanted: Listed) =>
    Array.isArray(wanted)
      ? elements.length === wanted.length && elements.every((element, index) => fits(textOf(element), wanted[index] as Expected))
      : one(elements, (element) => fits(textOf(element), wanted as Expected)),
  ),
  toContainText: rule(texts, (elements, wanted: Listed) =>
    Array.isArray(wanted)
      ? listHolds(texts(elements), wanted as readonly Expected[])
      : one(elements, (element) => holds(textOf(element), wanted as Expected)),
  ),
  toHaveValue: rule(
    (elements) => elements.map(valueOf),
    (elements, wanted: Expected) =>
      one(elements, (element) => (wanted instanceof RegExp ? wanted.test(valueOf(element)) : valueOf(element) === wanted)),
  ),
  toBeChecked: rule(html, (elements) =>
    one(elements, (element) => (element as HTMLInputElement).checked || element.getAttribute('aria-checked') === 'true'),
  ),
  toBeDisabled: rule(html, (elements) => one(elements, (element) => element.matches(':disabled'))),
  toBeEnabled: rule(html, (elements) => one(elements, (element) => !element.matches(':disabled'))),
  toBeFocused: rule(html, (elements) => one(elements, (element) => element === document.activeElement)),
  toHaveAccessibleName: rule(
    (elements) => elements.map(nameOf),
    (elements, wanted: Expected) => one(elements, (element) => fits(nameOf(element), wanted)),
  ),
  toHaveAccessibleDescription: rule(
    (elements) => elements.map(descriptionOf),
    (elements, wanted: Expected) => one(elements, (element) => fits(descriptionOf(element), wanted)),
  ),
  toHaveAttribute: rule(html, (elements, name: string, wanted?: Expected) =>
    one(elements, (element) => element.hasAttribute(name) && (wanted === undefined || fits(element.getAttribute(name) ?? '', wanted))),
  ),
};

expect.extend(matchers);

interface LocatorMatchers {
  toBeVisible: () => Promise<void>;
  toBeHidden: () => Promise<void>;
  toBeAttached: () => Promise<void>;
  toHaveCount: (count: number) => Promise<void>;
  toHaveText: (wanted: Listed) => Promise<void>;
  toContainText: (wanted: Listed) => Promise<void>;
  toHaveValue: (wanted: Expected) => Promise<void>;
  toBeChecked: () => Promise<void>;
  toBeDisabled: () => Promise<void>;
  toBeEnabled: () => Promise<void>;
  toBeFocused: () => Promise<void>;
  toHaveAccessibleName: (wanted: Expected) => Promise<void>;
  toHaveAccessibleDescription: (wanted: Expected) => Promise<void>;
  toHaveAttribute: (name: string, wanted?: Expected) => Promise<void>;
}

declare module 'vitest' {
  // oxlint-disable-next-line typescript/no-explicit-any, typescript/no-empty-object-type -- the same letter as in Vitest itself
  interface Assertion<T = any> extends LocatorMatchers {}
}

export { expect };
