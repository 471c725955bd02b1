import { addDays, addMonths, isDay, mondayOf, weekdayOf, type Day } from '@/lib/dates';
import { parseDay } from '@/lib/parse-day';
import { parseTime, type Time } from '@/lib/times';
import { numberPattern, readNumber, weekdayPattern } from './repeat';

export const monthPattern = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const ordinal = '\\d{1,2}(?:st|nd|rd|th)?';

const places: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4 };
const placePattern = `(?:${Object.keys(places).join('|')}|[1-4](?:st|nd|rd|th)|last)`;

/** Words for a day, as people type them. */
export const dayPattern = [
  'today',
  'tonight',
  'eod|(?:the )?end of (?:the )?day',
  'tomorrow|tom|tmrw?',
  'the day after tomorrow|day after tomorrow',
  `in ${numberPattern} (?:days?|weeks?|months?|years?)`,
  'next (?:week|month|year)',
  'this weekend|(?:the )?end of (?:the |this |next )?(?:week|month|year)|eow|eom|eoy',
  // "Every last Friday" comes back, which is not a day.
  `(?<!\\b(?:every|each)\\s)(?:the )?${placePattern} ${weekdayPattern} (?:of|in) (?:the |this |next )?month`,
  // Last Friday is over, and what is to be done is not.
  `(?<!\\b(?:last|past)\\s)(?:(?:this|next)\\s+)?${weekdayPattern}`,
  // "By the 3rd" is a day, "on the 3rd floor" is not.
  '(?<=\\b(?:on|by|due|before|until|from)\\s)the \\d{1,2}(?:st|nd|rd|th)(?=\\s*(?:$|[,.;]|at\\b|@|every\\b))',
  '\\d{4}-\\d{2}-\\d{2}',
  '\\d{1,2}/\\d{1,2}(?:/\\d{4})?',
  '\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4})?',
  `(?:the )?${ordinal}\\.?(?: of)? ${monthPattern}(?:,? \\d{4})?`,
  `${monthPattern} ${ordinal}(?:,? \\d{4})?`,
].join('|');

export const timePattern = '\\d{1,2}(?:[:.]\\d{2})?\\s?[ap]\\.?m\\.?|\\d{1,2}:\\d{2}|noon|midday';

export function readTime(text: string): Time | undefined {
  const plain = text.toLowerCase();
  return plain === 'noon' || plain === 'midday' ? '12:00' : parseTime(plain.replace(/\s/g, ''));
}

/** Ways of writing that look like a day and are none. */
const noDays = new Set(['24/7', '16/9']);

const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** A day without a year is the next one that comes. */
const nextComing = (day: Day | undefined, today: Day): Day | undefined => (day !== undefined && day < today ? addMonths(day, 12) : day);

const onDay = (year: string, month: number, date: number) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** "24/12" can only be one day; "5/6" may be two. */
function readSlashed(phrase: string, today: Day): Day[] {
  const [first = 0, second = 0, year] = phrase.split(/[/.]/).map(Number);
  const orders =
    phrase.includes('.') || first === second
      ? [[second, first]]
      : [
          [first, second],
          [second, first],
        ];
  const days = orders.map(([month = 0, date = 0]) => onDay(year ? String(year) : today.slice(0, 4), month, date)).filter(isDay);
  return year ? days : days.flatMap((day) => nextComing(day, today) ?? []);
}

/** The end of a working week is its Friday; of a month or a year its last day. */
function readEnd(phrase: string, today: Day): Day | undefined {
  const unit = /^eo([wmy])$/.exec(phrase)?.[1] ?? /end of .*?(w|m|y)(?:eek|onth|ear)$/.exec(phrase)?.[1];
  const later = phrase.includes('next ') ? 1 : 0;
  if (unit === 'w') {
    const friday = addDays(mondayOf(today), 4 + later * 7);
    return friday < today ? addDays(friday, 7) : friday;
  }
  if (unit === 'm') return addDays(addMonths(`${today.slice(0, 8)}01`, 1 + later), -1);
  return unit === 'y' ? `${Number(today.slice(0, 4)) + later}-12-31` : undefined;
}

/** The last Friday of the month; of the next one where it has gone by. */
function readPlace(plain: string, today: Day): Day | undefined {
  const [, word = '', weekday = '', month] = /^(?:the )?(\w+) (\w{3})\w* (?:of|in) (?:(the|this|next) )?month$/.exec(plain) ?? [];
  const index = weekdayNames.indexOf(weekday);
  if (index < 0) return undefined;
  const inMonth = (later: number): Day => {
    const first = addMonths(`${today.slice(0, 8)}01`, later);
    const end = addDays(addMonths(first, 1), -1);
    if (word === 'last') return addDays(end, -((weekdayOf(end) - index + 7) % 7));
    const place = places[word] ?? Number.parseInt(word, 10);
    return addDays(first, ((index - weekdayOf(first) + 7) % 7) + (place - 1) * 7);
  };
  const found = inMonth(month === 'next' ? 1 : 0);
  return found < today ? inMonth(1) : found;
}

/** A day of this month, or of the next that has one where it has gone by. */
function readDate(plain: string, today: Day): Day | undefined {
  const date = /^the (\d{1,2})(?:st|nd|rd|th)$/.exec(plain)?.[1];
  if (date === undefined) return undefined;
  const months = [0, 1, 2].map((later) => `${addMonths(`${today.slice(0, 8)}01`, later).slice(0, 8)}${date.padStart(2, '0')}`);
  return months.find((day) => isDay(day) && day >= today);
}

function readFixed(plain: string, today: Day): Day | undefined {
  if (plain === 'tonight' || plain === 'eod' || plain.endsWith('end of day') || plain.endsWith('end of the day')) return today;
  if (/^(?:tom|tmrw?)$/.test(plain)) return addDays(today, 1);
  if (plain.endsWith('day after tomorrow')) return addDays(today, 2);
  if (plain === 'this weekend') return addDays(today, (6 - weekdayOf(today) + 7) % 7);
  if (plain === 'next week') return addDays(today, 7);
  if (plain === 'next month') return addMonths(today, 1);
  if (plain === 'next year') return addMonths(today, 12);
  return readPlace(plain, today) ?? readDate(plain, today) ?? readEnd(plain, today);
}

/** The days a phrase may mean: one, none, or two where it is open. */
export function readPhrase(phrase: string, today: Day): Day[] {
  if (noDays.has(phrase)) return [];
  const plain = phrase.toLowerCase().replace(/\s+/g, ' ');
  const ahead = /^in (\S+) (day|week|month|year)/.exec(plain);
  if (ahead) {
    const count = readNumber(ahead[1] ?? '');
    const isMonths = ahead[2] === 'month' || ahead[2] === 'year';
    return [
      isMonths ? addMonths(today, count * (ahead[2] === 'year' ? 12 : 1)) : addDays(today, count * (ahead[2] === 'week' ? 7 : 1)),
    ].filter(isDay);
  }
  const fixed = readFixed(plain, today);
  if (fixed) return [fixed];
  const near = /^(this|next)\s+(\w{3})/.exec(plain);
  if (near) {
    const index = (weekdayNames.indexOf(near[2] ?? '') + 6) % 7;
    const inWeek = addDays(mondayOf(today), index + (near[1] === 'next' ? 7 : 0));
    return [inWeek < today ? addDays(inWeek, 7) : inWeek];
  }
  if (/^\d+[/.]\d+/.test(plain)) return readSlashed(plain, today);
  const written = plain
    .replace(/^the /, '')
    .replace(/\b(\d{1,2})(?:st|nd|rd|th)\b/, '$1')
    .replace(/^(\d+)\./, '$1')
    .replace(/^(\d+) of /, '$1 ')
    .replace(',', '');
  const day = parseDay(/^[a-z]+days$/.test(written) ? written.slice(0, -1) : written, today);
  const found = /\d{4}/.test(plain) ? day : nextComing(day, today);
  return found ? [found] : [];
}
