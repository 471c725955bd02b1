import { foldText } from './text';

/** A judgement with its reasons, from 0 to 100; undefined for names without a Latin letter. */
export interface NameScore {
  value: number;
  /** How it is reckoned, in a sentence. */
  rule: string;
  /** What cost points. */
  faults: string[];
}

const lettersOf = (name: string) => foldText(name).replace(/[^a-z]/g, '');

const toScore = (rule: string, faults: readonly (readonly [isFault: boolean, cost: number, text: string])[]): NameScore => {
  const found = faults.filter(([isFault]) => isFault);
  const cost = found.reduce((sum, [, points]) => sum + points, 0);
  return { value: Math.max(0, 100 - cost), rule, faults: found.map(([, , text]) => text) };
};

const longestRun = (letters: string, pattern: RegExp) => Math.max(0, ...(letters.match(pattern) ?? []).map((run) => run.length));

/** Openings and endings that English speakers stumble over; "ng" is fine at the end, "tl" nowhere. */
const hardOpening = /^(?:[bcdfgkpt][bcdfgkpt]|[lmnr][bcdfgklmnpqrstvwxz]|[bdgpt]z|mb|ng|sr|tl|vl|x[bcdfgklmnpqrstvwxz])/;
const hardEnding = /(?:[bdgkpt][lmnrv]|[hjqvw][bcdfgjkmpqtvxz])$/;

/** How easily a name is said aloud, by the shape of its letters. */
export function scorePronunciation(name: string): NameScore | undefined {
  const letters = lettersOf(name);
  if (letters === '') return undefined;
  const vowels = letters.replace(/[^aeiouy]/g, '').length;
  const share = vowels / letters.length;
  const consonants = longestRun(letters, /[^aeiouy]+/g);
  return toScore(
    'Starts at 100. Deductions: no vowels 60, few vowels or almost only vowels 20, more than three consonants in a row 20 each, three vowels in a row 10, a hard start or end 15, digits 10.',
    [
      [vowels === 0, 60, 'No vowels'],
      [vowels > 0 && (share < 0.25 || share > 0.75), 20, share < 0.25 ? 'Few vowels' : 'Almost only vowels'],
      [consonants > 3, 20 * (consonants - 3), `${consonants} consonants in a row`],
      [longestRun(letters, /[aeiou]+/g) > 2, 10, 'Three vowels in a row'],
      [hardOpening.test(letters) || hardEnding.test(letters), 15, 'Starts or ends with a cluster that is hard to say'],
      [/\d/.test(name), 10, 'Digits are read in different ways'],
    ],
  );
}

/** How likely someone who only heard it types it right. */
export function scoreSpelling(name: string): NameScore | undefined {
  const letters = lettersOf(name);
  if (letters === '') return undefined;
  const doubles = letters.match(/([a-z])\1/g)?.length ?? 0;
  return toScore(
    'Starts at 100. Deductions: digits 25, hyphens 15, a doubled letter 8 each, spellings that sound like another (ph, x, q, kn, ck, y for i, z for s) 10 each, a dropped vowel before a final r 20, letters beyond a to z 15.',
    [
      [/\d/.test(name), 25, 'A digit or the word for it?'],
      [/-/.test(name), 15, 'You can’t hear a hyphen'],
      [doubles > 0, 8 * doubles, 'A doubled letter'],
      [/ph/.test(letters), 10, '“ph” sounds like “f”'],
      [/x/.test(letters), 10, '“x” sounds like “ks”'],
      [/q(?!u)/.test(letters), 10, '“q” sounds like “k”'],
      [/kn|wr|gn|ght/.test(letters), 10, 'A letter you don’t hear'],
      [/ck|kk/.test(letters), 10, '“k”, “c” or “ck”?'],
      [/[^aeiou]y[^aeiou]/.test(letters), 10, '“y” where an “i” is expected'],
      [/[aeiou]z[aeiou]/.test(letters), 10, '“z” or “s”?'],
      [/[bcdfgklmnpt]r$/.test(letters), 20, 'The vowel before the last r is left out'],
      [/[^\p{ASCII}]/u.test(name), 15, 'Letters that aren’t on every keyboard'],
    ],
  );
}

/** How short it is: eight letters or fewer are ideal, each further one costs six points. */
export function scoreLength(name: string): NameScore | undefined {
  const count = Array.from(name.replace(/[\s-]/g, '')).length;
  if (count === 0) return undefined;
  const rule = 'Up to eight letters score 100; each extra letter costs 6, and fewer than three cost 20.';
  return toScore(rule, [
    [count > 8, 6 * (count - 8), `${count} letters`],
    [count < 3, 20, 'So short it’s often taken'],
  ]);
}
