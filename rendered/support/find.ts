/** How a person finds things on a page, by what they are and what they are called; the rules are those of the end-to-end tests. */
import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';

export type Words = string | RegExp;

export interface RoleOptions {
  name?: Words;
  exact?: boolean;
  level?: number;
  checked?: boolean;
  selected?: boolean;
  expanded?: boolean;
  pressed?: boolean;
}

const tidy = (text: string | null | undefined) =>
  (text ?? '')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
export const textOf = (element: Element): string => tidy(element instanceof HTMLTitleElement ? '' : element.textContent);

export function says(text: string, words: Words, isExact = false): boolean {
  if (words instanceof RegExp) return words.test(text);
  return isExact ? text === tidy(words) : text.toLowerCase().includes(tidy(words).toLowerCase());
}

/** All elements beneath one, in order, of which this holds; asked one by one, since a selector takes five times as long here. */
const allOf = (root: ParentNode, isMeant: (element: Element) => boolean): Element[] => [...everythingIn(root)].filter(isMeant);
const everythingIn = (root: ParentNode) => (root as Element | Document).getElementsByTagName('*');

/** The widths of the window at which a class takes effect: here it is a laptop's. */
const shown = /(?:^| )(?:sm|md|lg|xl):(?:block|flex|grid|inline|inline-block|inline-flex|inline-grid|table|table-cell|contents)(?: |$)/;
const gone = /(?:^| )(?:sm|md|lg|xl):hidden(?: |$)/;

function isGone(element: Element): boolean {
  const { className } = element;
  if (element.hasAttribute('hidden') || (element as HTMLElement).style?.display === 'none') return true;
  if (element instanceof HTMLDialogElement && !element.open) return true;
  if (typeof className === 'string' && className !== '') {
    if (gone.test(className)) return true;
    if (/(?:^| )hidden(?: |$)/.test(className) && !shown.test(className)) return true;
  }
  const parent = element.parentElement;
  return parent instanceof HTMLDetailsElement && !parent.open && element.tagName !== 'SUMMARY';
}

/** Whether somebody sees it, as far as that can be told without drawing. */
export function isSeen(element: Element): boolean {
  if (!element.isConnected) return false;
  for (let at: Element | null = element; at; at = at.parentElement) if (isGone(at)) return false;
  return true;
}

function isTold(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (isGone(at) || at.getAttribute('aria-hidden') === 'true') return false;
  return true;
}

/** No style sheet is at work, so none is asked. */
const noStyle = { getPropertyValue: () => '', display: '', visibility: '', content: '' } as unknown as CSSStyleDeclaration;
const ways = { getComputedStyle: () => noStyle };
export const nameOf = (element: Element): string => tidy(computeAccessibleName(element, ways));
export const descriptionOf = (element: Element): string => tidy(computeAccessibleDescription(element, ways));

/** Where a role can be met at all; it is the role itself that decides. */
const places: Record<string, string> = {
  button: 'BUTTON SUMMARY INPUT',
  textbox: 'TEXTAREA INPUT',
  combobox: 'SELECT INPUT',
  listbox: 'SELECT DATALIST',
  option: 'OPTION',
  checkbox: 'INPUT',
  radio: 'INPUT',
  slider: 'INPUT',
  spinbutton: 'INPUT',
  searchbox: 'INPUT',
  link: 'A',
  heading: 'H1 H2 H3 H4 H5 H6',
  list: 'UL OL',
  listitem: 'LI',
  table: 'TABLE',
  rowgroup: 'THEAD TBODY TFOOT',
  row: 'TR',
  rowheader: 'TH',
  columnheader: 'TH',
  cell: 'TD TH',
  article: 'ARTICLE',
  region: 'SECTION',
  form: 'FORM',
  dialog: 'DIALOG',
  group: 'FIELDSET DETAILS OPTGROUP',
  progressbar: 'PROGRESS',
  status: 'OUTPUT',
  img: 'IMG',
  navigation: 'NAV',
  contentinfo: 'FOOTER',
  banner: 'HEADER',
  complementary: 'ASIDE',
  figure: 'FIGURE',
  main: 'MAIN',
  term: 'DT',
  definition: 'DD',
};

/** Where the library would say something else than a browser. */
function roleOf(element: Element): string | null {
  if (element.hasAttribute('role')) return element.getAttribute('role');
  if (element.tagName === 'SUMMARY') return 'button';
  if (element.tagName === 'TH' && element.getAttribute('scope') === 'row') return 'rowheader';
  return getRole(element);
}

const flags = { checked: 'aria-checked', selected: 'aria-selected', expanded: 'aria-expanded', pressed: 'aria-pressed' } as const;

function hasFlag(element: Element, flag: keyof typeof flags): boolean {
  if (flag === 'checked' && element instanceof HTMLInputElement) return element.checked;
  if (flag === 'selected' && element instanceof HTMLOptionElement) return element.selected;
  if (flag === 'expanded' && element.parentElement instanceof HTMLDetailsElement) return element.parentElement.open;
  return element.getAttribute(flags[flag]) === 'true';
}

const levelOf = (element: Element) => Number(element.getAttribute('aria-level') ?? /^H([1-6])$/.exec(element.tagName)?.[1] ?? 0);

export function findByRole(root: ParentNode, role: string, { name, exact, level, ...wanted }: RoleOptions): Element[] {
  const tags = new Set(places[role]?.split(' '));
  return allOf(root, (element) => {
    if (!tags.has(element.tagName) && element.getAttribute('role') !== role) return false;
    if (roleOf(element) !== role || !isTold(element)) return false;
    if (level !== undefined && levelOf(element) !== level) return false;
    for (const [flag, value] of Object.entries(wanted)) if (hasFlag(element, flag as keyof typeof flags) !== value) return false;
    // A part of a page without a name is nothing to somebody who listens.
    if ((role === 'region' || role === 'form') && nameOf(element) === '') return false;
    return name === undefined || says(nameOf(element), name, exact);
  });
}

const noText = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'HEAD']);

/** The innermost elements that say it. */
export function findByText(root: ParentNode, words: Words, isExact?: boolean): Element[] {
  const found: Element[] = [];
  const search = (element: Element): boolean => {
    if (noText.has(element.tagName) || !says(textOf(element), words, false)) {
      // What is not said by the whole may be said, by another rule, in a part: a regular expression from end to end.
      if (!(words instanceof RegExp) || noText.has(element.tagName)) return false;
    }
    let isInside = false;
    for (const child of element.children) if (search(child)) isInside = true;
    if (isInside) return true;
    if (!says(textOf(element), words, isExact)) return false;
    found.push(element);
    return true;
  };
  for (const child of root.children) search(child);
  return found;
}

const labelled = new Set('INPUT SELECT TEXTAREA BUTTON OUTPUT PROGRESS METER'.split(' '));
const isLabelled = (element: Element) =>
  labelled.has(element.tagName) || element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');

/** What the labels of the page say, by the field they are for. */
function readLabels(): Map<string, string[]> {
  const labels = new Map<string, string[]>();
  for (const label of allOf(document, ({ tagName }) => tagName === 'LABEL')) {
    const field = label.getAttribute('for');
    if (field === null) continue;
    labels.set(field, [...(labels.get(field) ?? []), textOf(label)]);
  }
  return labels;
}

function labelsOf(element: Element, labels: ReadonlyMap<string, string[]>): string[] {
  const by = element.getAttribute('aria-labelledby');
  if (by !== null) {
    const texts = by.split(/\s+/).flatMap((id) => document.getElementById(id) ?? []);
    return [texts.map(textOf).join(' ')];
  }
  const own = element.getAttribute('aria-label');
  if (own !== null) return [tidy(own)];
  const around = element.closest('label');
  return [...(labels.get(element.id) ?? []), ...(around && !around.hasAttribute('for') ? [textOf(around)] : [])];
}

export function findByLabel(root: ParentNode, words: Words, isExact?: boolean): Element[] {
  const labels = readLabels();
  return allOf(root, (element) => isLabelled(element) && labelsOf(element, labels).some((label) => says(label, words, isExact)));
}

export const findByPlaceholder = (root: ParentNode, words: Words, isExact?: boolean): Element[] =>
  allOf(root, (element) => element.hasAttribute('placeholder') && says(tidy(element.getAttribute('placeholder')), words, isExact));
