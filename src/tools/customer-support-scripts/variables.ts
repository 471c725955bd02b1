import { foldText } from '@/lib/text';

/** {{name}} is asked for before copying; {{name|there}} reads "there" where nothing is given. */
const placeholder = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g;

interface Variable {
  /** The same for {{Order number}} and {{order_number}}. */
  key: string;
  label: string;
  fallback: string;
}

const spaced = (name: string) => name.replace(/[\s_-]+/g, ' ').trim();
const keyOf = (name: string) => foldText(spaced(name));

/** Each variable once, in the order of first use. */
export function findVariables(content: string): Variable[] {
  const found = new Map<string, Variable>();
  for (const [, name = '', fallback = ''] of content.matchAll(placeholder)) {
    const key = keyOf(name);
    const known = found.get(key);
    if (!known) {
      const label = spaced(name);
      found.set(key, { key, label: label ? label.charAt(0).toUpperCase() + label.slice(1) : 'Unnamed', fallback: fallback.trim() });
    } else if (known.fallback === '') known.fallback = fallback.trim();
  }
  return [...found.values()];
}

/** Braces that belong to no variable, such as {{name without an end. */
export const hasStrayBraces = (content: string) => /\{\{|\}\}/.test(content.replace(placeholder, ''));

/** True when a copy as it stands would carry braces to a customer. */
export const needsFilling = (content: string) => /\{\{|\}\}/.test(content);

const noTerms: ReadonlyMap<string, string> = new Map();

/** An empty value reads as the variable's fallback; without one the placeholder stays, so that nothing vanishes unseen. The same goes for terms. */
export function fillContent(content: string, values: ReadonlyMap<string, string>, terms: ReadonlyMap<string, string> = noTerms): string {
  const withTerms = terms.size === 0 ? content : content.replace(bracketed, (written) => terms.get(written)?.trim() || written);
  const fallbacks = new Map(findVariables(content).map(({ key, fallback }) => [key, fallback]));
  return withTerms.replace(placeholder, (written: string, name: string) => {
    const key = keyOf(name);
    return values.get(key)?.trim() || fallbacks.get(key) || written;
  });
}

export interface Profile {
  agent: string;
  company: string;
}

/** What a variable's field starts with: the user's own details, else the fallback. */
export function prefillOf({ key, fallback }: Variable, profile: Profile): string {
  if (['agent', 'agent name'].includes(key)) return profile.agent.trim() || fallback;
  if (['company', 'company name'].includes(key)) return profile.company.trim() || fallback;
  return fallback;
}

const bracketed = /\[(?=\s*[^\s[\]])[^[\]\n]{1,80}\](?!\()/g;

/** Terms such as [30] that each company sets for itself, each once. */
export const findTerms = (content: string): string[] => [...new Set(content.match(bracketed))];

/** What a term is about: the words around it. "within [30] days of" */
export function describeTerm(content: string, term: string): string {
  const at = content.indexOf(term);
  const line = (text: string | undefined) => (text ?? '').split(/\s+/).filter(Boolean);
  const before = line(content.slice(0, at).split('\n').at(-1)).slice(-2);
  const after = line(content.slice(at + term.length).split(/[.!?]\s|\n/)[0]).slice(0, 2);
  return [...before, term, ...after].join(' ').replace(/\s+(?=[.,;:!?])/g, '');
}

/** True when a copy as it stands would carry braces, or terms that nobody has set, to a customer. */
export const needsAsking = (content: string) => needsFilling(content) || findTerms(content).length > 0;

interface Part {
  text: string;
  kind: 'plain' | 'variable' | 'term';
}

/** The text in pieces, so that a screen can point at what changes from customer to customer. */
export function toParts(content: string): Part[] {
  const either = new RegExp(`${placeholder.source}|${bracketed.source}`, 'g');
  const parts: Part[] = [];
  let at = 0;
  for (const match of content.matchAll(either)) {
    if (match.index > at) parts.push({ text: content.slice(at, match.index), kind: 'plain' });
    parts.push({ text: match[0], kind: match[0].startsWith('{{') ? 'variable' : 'term' });
    at = match.index + match[0].length;
  }
  if (at < content.length) parts.push({ text: content.slice(at), kind: 'plain' });
  return parts;
}
