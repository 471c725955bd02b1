/** A place in a document that is still open. It travels through the text between two private signs, so that nothing anybody types looks like one. */
const opening = '\uE000';
const closing = '\uE001';
const pattern = /\uE000([^\uE000\uE001]*)\uE001/g;

export const gap = (label: string) => `${opening}${label}${closing}`;

const withoutSigns = (text: string) => text.replace(/[\uE000\uE001]/g, '');

/** What was typed, or the open place that waits for it. */
export const fillGap = (typed: string, label: string) => withoutSigns(typed).trim() || gap(label);

/** For files and places that know only plain text: "[Company Name]". */
export const showGaps = (text: string) => text.replace(pattern, '[$1]').replace(/[\uE000\uE001]/g, '');

/** The way back: a text that came from outside says "[Company Name]" where something is open. */
export const readGaps = (text: string) => withoutSigns(text).replace(/\[([^[\]\n]{1,80})\]/g, (_, label: string) => gap(label));

/** A text in pieces, so that open places can be shown as such. */
export function splitGaps(text: string): { text: string; isGap: boolean }[] {
  const pieces: { text: string; isGap: boolean }[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) pieces.push({ text: withoutSigns(text.slice(from, match.index)), isGap: false });
    pieces.push({ text: `[${match[1]}]`, isGap: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: withoutSigns(text.slice(from)), isGap: false });
  return pieces;
}

/** The labels of all open places in anything made of text, each once, in the order they appear. */
export function listGaps(content: unknown): string[] {
  const labels = new Set<string>();
  JSON.stringify(content, (_key, value: unknown) => {
    if (typeof value === 'string') for (const [, label] of value.matchAll(pattern)) labels.add(label ?? '');
    return value;
  });
  return [...labels];
}
