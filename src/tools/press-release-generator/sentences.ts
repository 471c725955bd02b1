import { beginSentence } from '@/writer/words';

/** Words on one line: no control characters, single spaces. */
export const tidy = (text: string) =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    // A space before a comma or a full stop is a slip of the thumb.
    .replace(/(\S) +([,.;:!?])(?=\s|$)/g, '$1$2');

/** An answer on one line; the signs of open places are ours alone. */
export const typed = (text: string) => tidy(text.replace(/[\uE000\uE001]/g, ''));

export const bulletMark = /^(?:[-*•–—]|\d+[.)])\s+/;

const shortLine = 50;

/** Lines that a mail program broke are put together again: a long line that stops in the middle of a sentence goes on in the next. */
export function unwrapLines(text: string): string {
  const lines: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const before = lines.at(-1) ?? '';
    const goesOn = before.trim().length >= shortLine && !/[.!?:;…]["”’')\]]*\s*$/.test(before) && !bulletMark.test(before.trim());
    if (goesOn && line.trim() !== '' && !bulletMark.test(line.trim())) lines[lines.length - 1] = `${before.trimEnd()} ${line.trimStart()}`;
    else lines.push(line);
  }
  return lines.join('\n');
}

export const paragraphsOf = (text: string) =>
  unwrapLines(text)
    .split(/\n+/)
    .map(typed)
    .filter((line) => line !== '');

export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** With one full stop, whatever it ended with. */
export function endSentence(text: string): string {
  const whole = tidy(text);
  if (/[.!?…]["”’')\]]*$/.test(whole)) return whole;
  const bare = whole.replace(/[\s,;:–—-]+$/, '');
  return bare === '' ? '' : `${bare}.`;
}

export const withoutStop = (text: string) => typed(text).replace(/[\s.,;:]+$/, '');

const abbreviations =
  /(?:\b(?:e\.g|i\.e|approx|etc|Inc|Corp|Ltd|Ltda|Lda|Cia|Pty|Pvt|Bhd|Co|LLC|Mr|Mrs|Ms|Dr|Prof|St|No|vs|Jr|Sr|Jan|Feb|Aug|Sept|Oct|Nov|Dec|Ala|Ariz|Ark|Calif|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Ky|La|Md|Mass|Mich|Minn|Miss|Mo|Mont|Neb|Nev|Okla|Ore|Pa|Tenn|Vt|Va|Wash|Wis|Wyo)|\b[A-Z]|\b[ap]\.m)\.$/;

/** Whether the full stop at its end belongs to its last word: Acme Inc., Ann Ray Jr. */
export const endsShort = (text: string) => abbreviations.test(text);

/** A name or a title without a full stop that is not its own. */
export const trimName = (text: string) => {
  const name = typed(text).replace(/[\s,;:]+$/, '');
  return endsShort(name) ? name : withoutStop(name);
};

/** After "5 p.m." a sentence goes on with a zone or a day only. */
const afterHour = /^(?:[A-Z]{2,4}T\b|UTC|GMT|Eastern|Central|Mountain|Pacific|[A-Z][a-z]+day\b|[A-Z][a-z]{2,8}\.? \d)/;

export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  const whole = tidy(text);
  // Who starts without a capital goes on without one.
  const next = /^\p{Ll}/u.test(whole) ? '\\p{L}\\p{N}' : '\\p{Lu}\\p{N}';
  const pieces = whole.split(new RegExp(`(?<=[.!?…]["”’')\\]]*) (?=["“‘'(]*[${next}])`, 'u'));
  for (const [index, piece] of pieces.entries()) {
    open = open === '' ? piece : `${open} ${piece}`;
    const isHour = /\b[ap]\.m\.$/.test(piece) && !afterHour.test(pieces[index + 1] ?? '');
    if (abbreviations.test(piece) && !isHour) continue;
    sentences.push(open);
    open = '';
  }
  return open === '' ? sentences : [...sentences, open];
}

/** Each sentence with its capital; an address keeps its small letters. */
export const withCapitals = (text: string): string =>
  splitSentences(text)
    .map((sentence) => (/^\S+\.\S/.test(sentence) ? sentence : beginSentence(sentence)))
    .join(' ');

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const countWords = (text: string) => text.split(/\s+/).filter(hasWords).length;
