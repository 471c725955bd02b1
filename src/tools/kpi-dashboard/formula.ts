import { parseNumber } from '@/lib/numbers';

/** One word of a formula: a metric by its id, so that it can be renamed, or a number or sign as it was typed. */
export type Part = { metric: string } | { text: string };

export interface Formula {
  /** Of the KPI that follows from it. */
  id: string;
  parts: Part[];
}

interface Named {
  id: string;
  name: string;
}

export const longestFormula = 300;

type Node =
  | { kind: 'number'; value: number }
  | { kind: 'metric'; id: string }
  | { kind: 'minus'; of: Node }
  | { kind: '+' | '-' | '*' | '/'; left: Node; right: Node };

const signs: Record<string, string> = { '×': '*', '÷': '/', '−': '-', '–': '-' };
const isWordy = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** The metric whose name stands at this place, the longest where several do: "Churn Rate" before "Churn". */
function nameAt(text: string, place: number, known: readonly Named[]): { id: string; length: number } | undefined {
  const rest = text.slice(place).toLowerCase();
  return known
    .map(({ id, name }) => ({ id, word: name.trim().toLowerCase() }))
    .filter(({ word }) => word !== '' && rest.startsWith(word) && !(isWordy(word.at(-1)) && isWordy(rest[word.length])))
    .map(({ id, word }) => ({ id, length: word.length }))
    .sort((a, b) => b.length - a.length)[0];
}

export type ReadFormula = { ok: true; parts: Part[] } | { ok: false; problem: string };

/** Reads "LTV / (CAC + 10)" by the names there are. Nothing is ever run as code. */
export function readFormula(typed: string, known: readonly Named[]): ReadFormula {
  const text = typed.slice(0, longestFormula);
  const parts: Part[] = [];
  let place = 0;
  while (place < text.length) {
    const letter = text[place] ?? '';
    const named = nameAt(text, place, known);
    const number = /^\d[\d.,]*%?/.exec(text.slice(place))?.[0];
    if (/\s/.test(letter)) place += 1;
    else if (named) {
      parts.push({ metric: named.id });
      place += named.length;
    } else if (number !== undefined) {
      const read = parseNumber(number.replace('%', ''));
      if (!read.ok) return { ok: false, problem: `“${number}” isn’t a number.` };
      parts.push({ text: number });
      place += number.length;
    } else if ('+-*/()'.includes(signs[letter] ?? letter)) {
      parts.push({ text: signs[letter] ?? letter });
      place += 1;
    } else {
      const word = /^[^\s+*/()]+/.exec(text.slice(place))?.[0] ?? letter;
      return { ok: false, problem: `“${word}” is no KPI here. Use the names as they stand in the list, numbers and + - * / ( ).` };
    }
  }
  if (!parts.some((part) => 'metric' in part)) return { ok: false, problem: 'Use at least one KPI, such as Revenue / Customers.' };
  return compile(parts) ? { ok: true, parts } : { ok: false, problem: 'This can’t be worked out: check the signs and brackets.' };
}

/** Sums of products of what stands alone; nothing where a word is missing or left over. */
function compile(parts: readonly Part[]): Node | undefined {
  let place = 0;
  const next = () => {
    const part = parts[place];
    return part && 'text' in part ? part.text : undefined;
  };
  const single = (): Node | undefined => {
    const part = parts[place];
    place += 1;
    if (!part) return undefined;
    if ('metric' in part) return { kind: 'metric', id: part.metric };
    if (part.text === '-') {
      const of = single();
      return of && { kind: 'minus', of };
    }
    if (part.text === '(') {
      const inner = sum();
      if (next() !== ')') return undefined;
      place += 1;
      return inner;
    }
    const read = /^\d/.test(part.text) ? parseNumber(part.text.replace('%', '')) : undefined;
    return read?.ok ? { kind: 'number', value: part.text.endsWith('%') ? read.value / 100 : read.value } : undefined;
  };
  const chain = (operand: () => Node | undefined, allowed: readonly string[]) => (): Node | undefined => {
    let left = operand();
    for (let sign = next(); left && sign !== undefined && allowed.includes(sign); sign = next()) {
      place += 1;
      const right = operand();
      left = right && { kind: sign as '+' | '-' | '*' | '/', left, right };
    }
    return left;
  };
  const product = chain(single, ['*', '/']);
  const sum = chain(product, ['+', '-']);
  const whole = sum();
  return place === parts.length ? whole : undefined;
}

/** As it would be typed now. */
export const writeFormula = (parts: readonly Part[], known: readonly Named[]): string => {
  const names = new Map(known.map(({ id, name }) => [id, name.trim() || 'a KPI without a name']));
  return parts
    .map((part) => ('metric' in part ? (names.get(part.metric) ?? 'a deleted KPI') : part.text))
    .join(' ')
    .replaceAll('( ', '(')
    .replaceAll(' )', ')');
};

/** What it comes to, or why it does not. */
export type Outcome = { ok: true; value: number } | { ok: false; problem: string };

const failed = (problem: string): Outcome => ({ ok: false, problem });

export function computeFormula(parts: readonly Part[], valueOf: (id: string) => Outcome): Outcome {
  const work = (node: Node): Outcome => {
    if (node.kind === 'number') return { ok: true, value: node.value };
    if (node.kind === 'metric') return valueOf(node.id);
    if (node.kind === 'minus') {
      const of = work(node.of);
      return of.ok ? { ok: true, value: -of.value } : of;
    }
    const [left, right] = [work(node.left), work(node.right)];
    if (!left.ok) return left;
    if (!right.ok) return right;
    if (node.kind === '/' && right.value === 0) return failed('It would divide by 0.');
    const [a, b] = [left.value, right.value];
    const value = node.kind === '+' ? a + b : node.kind === '-' ? a - b : node.kind === '*' ? a * b : a / b;
    // Without the dust that doubles leave: 0.1 + 0.2 is 0.3.
    return Number.isFinite(value) ? { ok: true, value: Number(value.toPrecision(12)) } : failed('The result is too large.');
  };
  const node = compile(parts);
  return node ? work(node) : failed('The formula can’t be read. Edit it.');
}
