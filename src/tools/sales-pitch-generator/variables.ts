import { foldText } from '@/lib/text';

/** {{name}}, or {{name|what it reads without a value}}. */
const placeholder = /\{\{([^{}|\n]*)(?:\|([^{}\n]*))?\}\}/g;

export interface Variable {
  /** The same for {{First Name}} and {{first_name}}. */
  key: string;
  /** As first written. */
  name: string;
}

const keyOf = (name: string) => foldText(name.trim()).replace(/[\s_-]+/g, '_');

/** Each merge field once, in the order of first use. Braces without a name are text. */
export function findVariables(text: string): Variable[] {
  const found = new Map<string, Variable>();
  for (const [, name = ''] of text.matchAll(placeholder)) {
    const key = keyOf(name);
    if (key !== '' && !found.has(key)) found.set(key, { key, name: name.trim() });
  }
  return [...found.values()];
}

/** Braces that belong to no field, such as {{name without an end. */
export const hasStrayBraces = (text: string) =>
  /\{\{|\}\}/.test(text.replace(placeholder, (written, name: string) => (keyOf(name) === '' ? written : '')));

export interface Filled {
  text: string;
  /** Names of the fields that nothing was given for; they stay as written. */
  open: string[];
}

/** A field reads its value, else what stands behind its bar. */
export function fillVariables(text: string, lookup: (key: string) => string): Filled {
  const open = new Set<string>();
  const filled = text.replace(placeholder, (written, name: string, fallback = '') => {
    const key = keyOf(name);
    if (key === '') return written;
    const value = lookup(key).trim() || String(fallback).trim();
    if (value === '') open.add(name.trim());
    return value || written;
  });
  return { text: filled, open: [...open] };
}

/** A text in pieces, so that its merge fields can be set off. */
export function splitVariables(text: string): { text: string; isField: boolean }[] {
  const pieces: { text: string; isField: boolean }[] = [];
  let at = 0;
  for (const match of text.matchAll(placeholder)) {
    if (keyOf(match[1] ?? '') === '') continue;
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), isField: false });
    pieces.push({ text: match[0], isField: true });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isField: false });
  return pieces;
}
