import { cleanText, escapeHtml } from '@/lib/text';

/** Markup that is already safe; only `markup` below and our own constants make it. */
export class Markup {
  constructor(readonly text: string) {}
}

type Slot = string | number | Markup | readonly Markup[];

const shown = (slot: Slot): string =>
  slot instanceof Markup
    ? slot.text
    : Array.isArray(slot)
      ? slot.map((part: Markup) => part.text).join('')
      : escapeHtml(cleanText(`${slot as string | number}`));

/** Every value put into the template is escaped, in text and in quoted attributes alike. */
export const markup = (parts: TemplateStringsArray, ...slots: Slot[]): Markup =>
  new Markup(parts.map((part, index) => part + (index < slots.length ? shown(slots[index] ?? '') : '')).join(''));

export const none = new Markup('');

/** The markup where there is something to show, else nothing. */
export const when = (condition: unknown, make: () => Markup): Markup => (condition ? make() : none);

/** Data for machines inside a script element: no mark in it can end the element or open a comment. */
export const jsonMarkup = (value: unknown): Markup =>
  new Markup(JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`));
