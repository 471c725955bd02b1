import { isDay } from '@/lib/dates';
import { formatPressDay, formatPressTime, pressMonth } from './dates';

/** One habit of newspapers: where it is not kept, and how they would write it. */
interface StyleRule {
  pattern: RegExp;
  /** Nothing where the match is fine as it is. */
  write: (match: RegExpMatchArray, before: string, after: string) => string | undefined;
}

const monthOf: Record<string, number> = {
  january: 0, jan: 0, february: 1, feb: 1, march: 2, mar: 2, april: 3, apr: 3, may: 4, june: 5, jun: 5, july: 6, jul: 6, august: 7, aug: 7,
  september: 8, sept: 8, sep: 8, october: 9, oct: 9, november: 10, nov: 10, december: 11, dec: 11,
}; // prettier-ignore
const months = `(?:${Object.keys(monthOf)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;

const toMonth = (name = '') => pressMonth(monthOf[name.toLowerCase().replace('.', '')] ?? -1);

const dateRules: StyleRule[] = [
  {
    // November 15th, Nov 15; not "may 15 people", so a capital is needed.
    pattern: new RegExp(`\\b(${months}\\b\\.?) (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4})\\b)?(?![,.:]?\\d)`, 'gi'),
    write: ([, month = '', day, year]) => (/^[A-Z]/.test(month) ? `${toMonth(month)} ${day}${year ? `, ${year}` : ''}` : undefined),
  },
  {
    pattern: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months}\\b\\.?)(?:,? (\\d{4}))?`, 'gi'),
    write: ([, day, month = '', year]) => (/^[A-Z]/.test(month) ? `${toMonth(month)} ${Number(day)}${year ? `, ${year}` : ''}` : undefined),
  },
  { pattern: /\b\d{4}-\d{2}-\d{2}\b/g, write: ([day]) => (isDay(day) ? formatPressDay(day) : undefined) },
];

const timeRules: StyleRule[] = [
  {
    pattern: /\b(\d{1,2})(?:[:.](\d{2}))? ?(a\.?m\b\.?|p\.?m\b\.?)/gi,
    write: ([, hour = '', minutes = '00', half = ''], _before, after) => {
      const number = Number(hour);
      if (number < 1 || number > 12) return undefined;
      const time = `${String((number % 12) + (/^p/i.test(half) ? 12 : 0)).padStart(2, '0')}:${minutes}`;
      // "5 PM." ends a sentence, and so does "5 p.m.", with one full stop.
      const isEnd = half.endsWith('.') && !half.slice(0, -1).includes('.') && /^(?:\s|$)/.test(after);
      const written = formatPressTime(time);
      return written === '' ? undefined : written.endsWith('.') || !isEnd ? written : `${written}.`;
    },
  },
];

const percentRules: StyleRule[] = [
  { pattern: /(?<![\d,.])(\d(?:[\d,.]{0,15}\d)?) ?(?:percent|per cent|%)(?![\p{L}])/giu, write: ([, number]) => `${number}%` },
];

const millions = (digits: string): string | undefined => {
  const value = Number(digits.replaceAll(',', ''));
  const [size, word] = value >= 1e9 ? [1e9, 'billion'] : [1e6, 'million'];
  const short = value / size;
  return value >= 1e6 && Number.isInteger(Math.round(short * 1e6) / 1e4) ? `${short} ${word}` : undefined;
};

const moneyRules: StyleRule[] = [
  {
    pattern: /([$€£])(\d{1,3}(?:,\d{3}){2,4})(?![\d.,]*\d)/g,
    write: ([, sign, digits = '']) => (millions(digits) ? `${sign}${millions(digits)}` : undefined),
  },
  {
    pattern: /([$€£])(\d+(?:\.\d+)?) ?(mn|bn|m|b)\b/gi,
    write: ([, sign, amount, unit = '']) => `${sign}${amount} ${/^b/i.test(unit) ? 'billion' : 'million'}`,
  },
];

const smallNumbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const teens = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Figures stay figures before measures, ages, sums and scores, and where the next word shows that nothing is counted. */
const keepsFigure =
  /^(?:million|billion|trillion|percent|per|am|pm|feet|foot|inch|inches|miles?|mph|km|kilomet\w+|met(?:er|re)s?|centi\w+|milli\w+|grams?|kilograms?|kg|pounds?|ounces?|tons?|tonnes?|degrees?|years?[- ]olds?|gigabytes?|megabytes?|gb|mb|cents?|dollars?|euros?|points?|lit(?:er|re)s?|gallons?|acres?|to|or|and|of|in|out|on|at|by|for|from|with|the|is|are|was|were|has|will|x)\b/i;

const numbered =
  /(?:\p{Lu}[\p{L}.]*|\d|\d (?:to|or|and|of|in|out of)|\b(?:pages?|chapters?|version|room|steps?|phase|grades?|level|size|figure|number|day|week|year|season|round|stage|track|gate|platform|route|channel|top|part|type|class|tier|volume|section|question|flight|suite|floor|model)) $/u;

const numberRules: StyleRule[] = [
  {
    pattern: /(?<![\p{L}\p{N}$€£#.,:/+–-])([1-9])(?= [a-z]{2,})/gu,
    write: ([, digit], before, after) => {
      // After a name or a number it is part of it: Series 2, page 3, No. 4, May 5.
      if (keepsFigure.test(after.trimStart()) || numbered.test(before)) return undefined;
      const word = smallNumbers[Number(digit)] ?? '';
      return /(?:^|[.!?\n]["”’)]* ?)$/.test(before) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    },
  },
  {
    pattern: new RegExp(
      `(?<=[a-z,;:] )(${[...teens, ...tens].join('|')})(?:-(${smallNumbers.slice(1).join('|')}))?\\b(?!-[a-z]*some)`,
      'g',
    ),
    write: ([, word = '', unit], before, after) => {
      if (
        /^ (?:hundred|thousand)\b/.test(after) ||
        /\b(?:hundred|thousand|million|billion)(?: and)? $/.test(before) ||
        (after.startsWith('-') && !unit && !/^-(?:year|day|week|month|hour|minute|person)\b/.test(after))
      )
        return undefined;
      if (unit && teens.includes(word)) return undefined;
      const base = teens.includes(word) ? 10 + teens.indexOf(word) : 20 + 10 * tens.indexOf(word);
      return String(base + (unit ? smallNumbers.indexOf(unit) : 0));
    },
  },
];

const styleRules = { dates: dateRules, times: timeRules, percent: percentRules, money: moneyRules, numbers: numberRules };
export type StyleHabit = keyof typeof styleRules;

/** Addresses are no prose. */
const isAddress = (word: string) => /:\/\/|@|^www\.|\.[a-z]{2,}\//i.test(word);

/** A text in pieces: prose, an address, prose, … */
function splitAddresses(text: string): string[] {
  const pieces = [''];
  for (const part of text.split(/(\s+)/)) {
    if (isAddress(part)) pieces.push(part, '');
    else pieces[pieces.length - 1] += part;
  }
  return pieces;
}

/** As much of the text around a match as a rule looks at. */
const nearby = 60;

interface Restyled {
  text: string;
  /** The first place that changed. */
  example?: { from: string; to: string };
}

/** A text as newspapers would write it, by one of their habits. */
export function restyle(text: string, habit: StyleHabit): Restyled {
  let example: Restyled['example'];
  const rewrite = (part: string) =>
    styleRules[habit].reduce(
      (rest, { pattern, write }) =>
        rest.replace(pattern, (...found: unknown[]) => {
          const groups = found.filter((item) => typeof item !== 'number').slice(0, -1) as RegExpMatchArray;
          const offset = found.find((item) => typeof item === 'number') ?? 0;
          const from = groups[0] ?? '';
          const to =
            write(
              groups,
              rest.slice(Math.max(0, offset - nearby), offset),
              rest.slice(offset + from.length, offset + from.length + nearby),
            ) ?? from;
          if (to !== from) example ??= { from, to };
          return to;
        }),
      part,
    );
  const written = splitAddresses(text)
    .map((part, index) => (index % 2 === 1 ? part : rewrite(part)))
    .join('');
  return { text: written, ...(example ? { example } : {}) };
}

const hypeWords =
  'revolutionary|world-class|cutting-edge|groundbreaking|ground-breaking|game-changing|game-changer|game changer|best-in-class|state-of-the-art|innovative|unparalleled|unprecedented|seamless|seamlessly|disruptive|next-generation|next-gen|synergy|one-of-a-kind|one-stop shop|bleeding-edge|industry-leading|market-leading|world-leading|mind-blowing|amazing|incredible|awesome|ultimate|unrivaled|unrivalled|paradigm shift|turnkey';
const hype = new RegExp(`\\b(?:${hypeWords})\\b`, 'gi');
/** Before a noun it can go without a trace; after "is" or beside "and" it cannot. */
const removable = new RegExp(
  `(?:\\b(an?) |(?<!\\b(?:is|are|was|were|be|and|or|more|most|truly|very|so|as|how) ))\\b(?:${hypeWords})(?:, | )(?!(?:and|or|but|for|in|to|because|as|of|at|on|with|the|is|are|was|will|has)\\b)([a-z])`,
  'gi',
);

export const findHype = (text: string): string[] => [...new Set((text.match(hype) ?? []).map((word) => word.toLowerCase()))];

/** What follows takes over the capital, and the article goes with it. */
const takeOut = (text: string): string =>
  text.replace(removable, (match, article: string | undefined, letter: string, offset: number) => {
    const next = text.slice(offset + match.length - 1);
    const isCapital = /^\p{Lu}/u.test(match);
    if (article === undefined) return isCapital ? letter.toUpperCase() : letter;
    const isVowel = /^(?:[aeiou]|hour|hono|heir)/i.test(next) && !/^(?:one|uni|use|eu)/i.test(next);
    return `${isCapital ? 'A' : 'a'}${isVowel ? 'n' : ''} ${letter}`;
  });

export function withoutHype(text: string): string {
  const calmer = takeOut(text);
  return calmer === text ? text : withoutHype(calmer);
}
