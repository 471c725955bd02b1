/** Wide signs take the place of two letters, capitals of one and a half. */
const widthOf = (sign: string) => (/[\u1100-\uffff]|[\u{10000}-\u{10ffff}]/u.test(sign) ? 2 : /[\p{Lu}@%]/u.test(sign) ? 1.5 : 1);

/** What joins two typed lines: the items of a list follow each other after a semicolon. */
function linkOf(flat: string, wasItem: boolean, isItem: boolean, isApart: boolean): string {
  if (flat === '') return '';
  if (/[.,;:!?…]$/.test(flat)) return ' ';
  if (isItem) return wasItem ? '; ' : ': ';
  return wasItem || isApart ? '. ' : ' ';
}

/** Typed lines in one. */
export function flatten(answer: string): string {
  let flat = '';
  let wasItem = false;
  let isApart = false;
  for (const line of answer.split('\n').map((typed) => typed.trim())) {
    const isItem = /^- \S/.test(line);
    if (line !== '') {
      flat += linkOf(flat, wasItem, isItem, isApart) + (isItem ? line.slice(2) : line);
      wasItem = isItem;
    }
    isApart = line === '';
  }
  return flat.replace(/\s+/g, ' ').trim();
}

/** As many whole sentences as fit; one that fits nowhere is cut between words. */
export function shorten(answer: string, room: number): { text: string; isCut: boolean } {
  const text = flatten(answer);
  const width = (part: string) => Array.from(part).reduce((sum, sign) => sum + widthOf(sign), 0);
  if (width(text) <= room) return { text, isCut: false };
  let kept = '';
  for (const sentence of text.split(/(?<=[.!?;])\s+/)) {
    const next = kept === '' ? sentence : `${kept} ${sentence}`;
    if (width(next) > room) break;
    kept = next;
  }
  if (kept !== '') return { text: kept.replace(/;$/, '.'), isCut: true };
  let used = 0;
  const signs = Array.from(text).filter((sign) => (used += widthOf(sign)) <= room);
  const whole = signs.join('');
  const words = whole.replace(/\s+\S*$/, '');
  return { text: `${(words.length > whole.length / 2 ? words : whole).trimEnd()}…`, isCut: true };
}

/** An end that is one: not the point of "a.m.", "Ltd." or "St.", and a new sentence begins after it. */
const sentenceEnd =
  /(?<=\p{L}{3}[.!?]|[\d%)”"][.!?])(?<!\b(?:[Ii]nc|[Ll]td|LLC|[Ee]tc|Mrs|[Ee]st|incl|approx)\.)\s+(?=["“(]?[\p{Lu}\p{N}])/u;

/** The first sentence of a longer answer. Nothing where there is only one: it says everything where it stands. */
export function leadOf(answer: string): string {
  const [first = '', ...more] = answer.trim().split(/\n+/)[0]?.split(sentenceEnd) ?? [];
  const isWhole = more.length === 0 && !answer.trim().includes('\n');
  return isWhole || !/[.!?]$/.test(first.trim()) ? '' : first.trim();
}

/** So that $1,200 and $1200.00 are the same. */
export const digitsOf = (text: string) => text.replace(/(?<=\d)[.,\s](?=\d{3})/g, '').replace(/[.,]00\b/g, '');
