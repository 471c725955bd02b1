import { foldText } from '@/lib/text';

/** {{name}}, or {{name|what it reads without a value}}. */
const placeholder = /\{\{([^{}|\n]*)(?:\|([^{}\n]*))?\}\}/g;

export interface Variable {
  /** The same for {{First Name}} and {{first_name}}. */
  key: string;
  /** As first written in the template. */
  name: string;
  fallback: string;
}

const keyOf = (name: string) => foldText(name.trim()).replace(/[\s_-]+/g, '_');

interface Found extends Variable {
  written: string;
  index: number;
}

function* findAll(text: string): Generator<Found> {
  for (const match of text.matchAll(placeholder)) {
    const [written, name = '', fallback = ''] = match;
    const key = keyOf(name);
    // Without a name there is nothing to fill in: such braces are text.
    if (key !== '') yield { written, index: match.index, key, name: name.trim(), fallback: fallback.trim() };
  }
}

/** Each variable once, in the order of first use; a place without a fallback of its own reads the first one given. */
export function findVariables(...texts: readonly string[]): Variable[] {
  const found = new Map<string, Variable>();
  for (const text of texts) {
    for (const { key, name, fallback } of findAll(text)) {
      const known = found.get(key);
      if (!known) found.set(key, { key, name, fallback });
      else if (known.fallback === '') known.fallback = fallback;
    }
  }
  return [...found.values()];
}

/** Braces that belong to no variable, such as {{name without an end. */
export const hasStrayBraces = (text: string) =>
  /\{\{|\}\}/.test(text.replace(placeholder, (written, name: string) => (keyOf(name) === '' ? written : '')));

export interface Piece {
  text: string;
  /** Where it came from: the template, the user, a sample, the fallback; or still open. */
  kind: 'plain' | 'own' | 'sample' | 'fallback' | 'open';
}

/** What stands in for a variable; empty where nothing does. */
export type Lookup = (key: string) => { text: string; isSample: boolean };

function splitPieces(text: string, show: (found: Found) => Piece): Piece[] {
  const pieces: Piece[] = [];
  const push = (piece: Piece) => {
    if (piece.text !== '') pieces.push(piece);
  };
  let at = 0;
  for (const found of findAll(text)) {
    push({ text: text.slice(at, found.index), kind: 'plain' });
    push(show(found));
    at = found.index + found.written.length;
  }
  push({ text: text.slice(at), kind: 'plain' });
  return pieces;
}

/** Who types "A plan for your team." where the template ends the sentence itself means one full stop. */
const withoutSecondStop = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece, index) => {
    const { kind = 'plain', text: before = '' } = pieces[index - 1] ?? {};
    const isSecond = kind !== 'plain' && kind !== 'open' && /[.!?…]$/.test(before) && /^\.(?!\.)/.test(piece.text);
    const text = isSecond && piece.kind === 'plain' ? piece.text.slice(1) : piece.text;
    return text === '' ? [] : [{ ...piece, text }];
  });

/** A variable without a value reads its fallback, or stays as its placeholder, so that nothing vanishes unseen. */
export const fillPieces = (text: string, lookup: Lookup, fallbacks: ReadonlyMap<string, string>): Piece[] =>
  withoutSecondStop(
    splitPieces(text, ({ key, fallback, written }) => {
      const value = lookup(key);
      const given = value.text.trim();
      const instead = fallback || fallbacks.get(key) || '';
      if (given !== '') return { text: given, kind: value.isSample ? 'sample' : 'own' };
      return instead === '' ? { text: written, kind: 'open' } : { text: instead, kind: 'fallback' };
    }),
  );

/** The template as written, its variables set apart. */
export const toTemplatePieces = (text: string): Piece[] => splitPieces(text, ({ written }) => ({ text: written, kind: 'open' }));

export const joinPieces = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');
