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

/** The widths of the window at which a class takes effect: here it is a laptop's. */
const shown = /(?:^| )(?:sm|md|lg|xl):(?:block|flex|grid|inline|inline-block|inline-flex|inline-grid|table|table-cell|contents)(?: |$)/;
const gone = /(?:^| )(?:sm|md|lg|xl):hidden(?: |$)/;

function isGone(element: Element): boolean {
  const { className } = element;
  if (element.hasAttribute('hidden')) return true;
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

const inputs = (...types: string[]) => types.map((type) => `input[type=${type}]`).join();
/** Where a role can be met at all; it is the role itself that decides. */
const places: Record<string, string> = {
  button: `button, summary, ${inputs('button', 'submit', 'reset')}`,
  textbox: `textarea, input`,
  combobox: 'select, input',
  listbox: 'select, datalist',
  option: 'option',
  checkbox: inputs('checkbox'),
  radio: inputs('radio'),
  slider: inputs('range'),
  spinbutton: inputs('number'),
  searchbox: inputs('search'),
  link: 'a[href]',
  heading: 'h1, h2, h3, h4, h5, h6',
  list: 'ul, ol',
  listitem: 'li',
  table: 'table',
  row: 'tr',
  rowheader: 'th',
  columnheader: 'th',
  cell: 'td, th',
  article: 'article',
  region: 'section',
  form: 'form',
  dialog: 'dialog',
  group: 'fieldset, details, optgroup',
  progressbar: 'progress',
  status: 'output',
  img: 'img',
  navigation: 'nav',
  complementary: 'aside',
  figure: 'figure',
  main: 'main',
  term: 'dt',
  definition: 'dd',
};

const flags = { checked: 'aria-checked', selected: 'aria-selected', expanded: 'aria-expanded', pressed: 'aria-pressed' } as const;

function hasFlag(element: Element, flag: keyof typeof flags): boolean {
  if (flag === 'checked' && element instanceof HTMLInputElement) return element.checked;
  if (flag === 'selected' && element instanceof HTMLOptionElement) return element.selected;
  if (flag === 'expanded' && element.parentElement instanceof HTMLDetailsElement) return element.parentElement.open;
  return element.getAttribute(flags[flag]) === 'true';
}

const levelOf = (element: Element) => Number(element.getAttribute('aria-level') ?? /^H([1-6])$/.exec(element.tagName)?.[1] ?? 0);

export function findByRole(root: ParentNode, role: string, { name, exact, level, ...wanted }: RoleOptions): Element[] {
  const place = places[role];
  return [...root.querySelectorAll(place ? `${place}, [role=${role}]` : `[role=${role}]`)].filter((element) => {
    const own = element.tagName === 'SUMMARY' ? (element.getAttribute('role') ?? 'button') : getRole(element);
    if (own !== role || !isTold(element)) return false;
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

const labelled = 'input, select, textarea, button, output, progress, meter, [aria-label], [aria-labelledby]';

function labelsOf(element: Element): string[] {
  const by = element.getAttribute('aria-labelledby');
  if (by !== null)
    return [
      by
        .split(/\s+/)
        .map((id) => textOf(document.getElementById(id) ?? element))
        .join(' '),
    ];
  const own = element.getAttribute('aria-label');
  if (own !== null) return [tidy(own)];
  const texts: string[] = [];
  if (element.id) for (const label of document.querySelectorAll(`label[for="${CSS.escape(element.id)}"]`)) texts.push(textOf(label));
  const around = element.closest('label');
  if (around && !around.hasAttribute('for')) texts.push(textOf(around));
  return texts;
}

export const findByLabel = (root: ParentNode, words: Words, isExact?: boolean): Element[] =>
  [...root.querySelectorAll(labelled)].filter((element) => labelsOf(element).some((label) => says(label, words, isExact)));

export const findByPlaceholder = (root: ParentNode, words: Words, isExact?: boolean): Element[] =>
  [...root.querySelectorAll('[placeholder]')].filter((element) => says(tidy(element.getAttribute('placeholder')), words, isExact));
