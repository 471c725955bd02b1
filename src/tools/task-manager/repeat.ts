import { addDays, addMonths, daysBetween, mondayOf, weekdayOf, type Day } from '@/lib/dates';
import { joinWords } from '@/lib/text';

/** How a task comes back: every so many days, weeks, months or years, on these weekdays, or on this day of the month. */
export interface Repeat {
  unit: 'day' | 'week' | 'month' | 'year';
  every: number;
  /** From 0 for Sunday; empty where any will do. */
  weekdays: readonly number[];
  /** Of the month; 31 is its last day, whichever that is. */
  date?: number;
}

const weekdayStarts = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const weekdayPattern = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?';
const numberWords: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  other: 2,
  second: 2,
  three: 3,
  third: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
export const numberPattern = `(?:\\d{1,3}|${Object.keys(numberWords)
  .filter((word) => word !== 'other' && word !== 'second' && word !== 'third')
  .join('|')})`;
export const readNumber = (word: string) => numberWords[word] ?? Number.parseInt(word, 10);

const amount = '(?:\\d{1,3}(?:st|nd|rd|th)?|other|second|third|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const weekdayList = `${weekdayPattern}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+|\\s*&\\s*|\\s*/\\s*)${weekdayPattern})*`;
const monthDate = `(?:every|monthly|every\\s+(?:${amount}\\s+)?(?:months?|quarters?))(?:\\s+on)?(?:\\s+the)?\\s+(?:\\d{1,2}(?:st|nd|rd|th)|last\\s+day)(?!\\s+${weekdayPattern})(?:\\s+of\\s+(?:the|each|every)\\s+month)?`;

/** Everything that `parseRepeat` may read, to be found in a sentence. "Every 2nd Monday" is left alone: it means two things. */
export const repeatPattern = [
  monthDate,
  `every\\s+(?:other\\s+)?${weekdayList}`,
  `every\\s+(?:${amount}\\s+)?(?:week|fortnight)s?\\s+on\\s+${weekdayList}`,
  `every\\s+(?:working\\s+day|(?:${amount}\\s+)?(?:days?|weekdays?|workdays?|weeks?|fortnights?|months?|quarters?|years?))`,
  'daily|weekly|fortnightly|biweekly|monthly|quarterly|yearly|annually',
].join('|');

const whole = new RegExp(`^(?:${repeatPattern})$`, 'i');
const isDated = /(?:(\d{1,2})(?:st|nd|rd|th)|last day)(?: of (?:the|each|every) month)?$/;
const workdays = [1, 2, 3, 4, 5];
const single: Record<string, Repeat> = {
  daily: { unit: 'day', every: 1, weekdays: [] },
  weekly: { unit: 'week', every: 1, weekdays: [] },
  fortnightly: { unit: 'week', every: 2, weekdays: [] },
  biweekly: { unit: 'week', every: 2, weekdays: [] },
  monthly: { unit: 'month', every: 1, weekdays: [] },
  quarterly: { unit: 'month', every: 3, weekdays: [] },
  yearly: { unit: 'year', every: 1, weekdays: [] },
  annually: { unit: 'year', every: 1, weekdays: [] },
};
const units: [RegExp, Repeat['unit'], number][] = [
  [/\bfortnight/, 'week', 2],
  [/\bweeks?\b/, 'week', 1],
  [/\bquarter/, 'month', 3],
  [/\bmonth/, 'month', 1],
  [/\byear/, 'year', 1],
  [/\bdays?\b/, 'day', 1],
];

function readWeekdays(text: string): number[] {
  const found = text.match(new RegExp(`(?<![a-z])${weekdayPattern}(?![a-z])`, 'g')) ?? [];
  const indexes = found.map((word) => weekdayStarts.indexOf(word.slice(0, 3)));
  return [...new Set(indexes)].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
}

/** "every monday", "every 2 weeks", "monthly on the 15th"; nothing where it says no such thing. */
export function parseRepeat(text: string): Repeat | undefined {
  const clean = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (!whole.test(clean)) return undefined;
  const known = single[clean];
  if (known) return known;
  if (/\b(?:weekday|workday|working day)/.test(clean)) return { unit: 'week', every: 1, weekdays: workdays };
  const counted = new RegExp(`^every (${amount}) (?!of )`).exec(clean)?.[1];
  const count = counted === undefined ? 1 : readNumber(counted);
  if (!(count >= 1)) return undefined;
  const [, unit, factor] = units.find(([pattern]) => pattern.test(clean)) ?? ([/./, 'week', 1] as const);
  const dated = isDated.exec(clean);
  if (dated) {
    const date = dated[1] === undefined ? 31 : Number(dated[1]);
    const isAlone = !/^every (?:\S+ )?(?:month|quarter)/.test(clean) || /^every (?:\d|last)\S* (?:day )?of/.test(clean);
    return date >= 1 && date <= 31 ? { unit: 'month', every: isAlone ? 1 : count * factor, weekdays: [], date } : undefined;
  }
  return { unit, every: count * factor, weekdays: readWeekdays(clean) };
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const asOrdinal = (value: number) => `${value}${endings[ordinals.select(value)] ?? 'th'}`;

/** "Every 2 weeks on Monday", in words that are read back the same. */
export function describeRepeat({ unit, every, weekdays, date }: Repeat): string {
  if (weekdays.length > 0) {
    if (every === 1 && String(weekdays) === String(workdays)) return 'Every weekday';
    const days = joinWords(weekdays.map((index) => weekdayNames[index] ?? ''));
    return every === 1 ? `Every ${days}` : `Every ${every} weeks on ${days}`;
  }
  const on = date === undefined ? '' : date === 31 ? ' on the last day' : ` on the ${asOrdinal(date)}`;
  return `${every === 1 ? `Every ${unit}` : `Every ${every} ${unit}s`}${on}`;
}

const atDate = (month: Day, date: number): Day => {
  const first = `${month.slice(0, 8)}01`;
  const last = addDays(addMonths(first, 1), -1);
  return date >= Number(last.slice(8)) ? last : addDays(first, date - 1);
};

/** The first day on or after `from` that a repetition may begin on. */
export function firstDay({ weekdays, date }: Repeat, from: Day): Day {
  if (date !== undefined) {
    const here = atDate(from, date);
    return here >= from ? here : atDate(addMonths(`${from.slice(0, 8)}01`, 1), date);
  }
  if (weekdays.length === 0) return from;
  return addDays(from, Math.min(...weekdays.map((weekday) => (weekday - weekdayOf(from) + 7) % 7)));
}

function stepAfter({ unit, every, weekdays, date }: Repeat, day: Day): Day {
  if (unit === 'day') return addDays(day, every);
  if (unit === 'month' || unit === 'year') {
    const months = unit === 'year' ? every * 12 : every;
    return date === undefined ? addMonths(day, months) : atDate(addMonths(`${day.slice(0, 8)}01`, months), date);
  }
  if (weekdays.length === 0) return addDays(day, 7 * every);
  const inWeek = (weekdayOf(day) + 6) % 7;
  const later = weekdays.map((weekday) => (weekday + 6) % 7).filter((place) => place > inWeek);
  if (later.length > 0) return addDays(day, Math.min(...later) - inWeek);
  return addDays(mondayOf(day), 7 * every + Math.min(...weekdays.map((weekday) => (weekday + 6) % 7)));
}

/** Past days are jumped over in one go where they can be, so that an old daily task costs nothing. */
const farBehind = 60;

/** The day after this one, and none that has passed already: what was missed is not asked for again. */
export function nextDay(repeat: Repeat, day: Day, today: Day): Day {
  let start = day;
  const behind = daysBetween(day, today);
  if (behind > farBehind && (repeat.unit === 'day' || repeat.unit === 'week')) {
    const length = repeat.unit === 'day' ? repeat.every : 7 * repeat.every;
    start = addDays(day, Math.floor((behind - 1) / length) * length);
    if (start >= today) start = day;
  }
  let next = stepAfter(repeat, start);
  while (next < today) next = stepAfter(repeat, next);
  return next;
}

/** A month without a 31st must not turn "monthly" into the 28th for good: the day of the month is written down. */
export function anchored(repeat: Repeat, day: Day): Repeat {
  const date = Number(day.slice(8));
  return repeat.unit === 'month' && repeat.date === undefined && repeat.weekdays.length === 0 && date > 28 ? { ...repeat, date } : repeat;
}

const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Shorter months take their last day instead. */
const datesTo = (date: number) => Array.from({ length: date - 27 }, (_, index) => 28 + index).join(',');

/** As calendars write it. */
export function toCalendarRule({ unit, every, weekdays, date }: Repeat): string {
  const frequency = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' }[unit];
  return [
    `FREQ=${frequency}`,
    every > 1 ? `INTERVAL=${every}` : '',
    weekdays.length > 0 ? `WKST=MO;BYDAY=${weekdays.map((index) => codes[index]).join(',')}` : '',
    date === undefined ? '' : date === 31 ? 'BYMONTHDAY=-1' : date > 28 ? `BYMONTHDAY=${datesTo(date)};BYSETPOS=-1` : `BYMONTHDAY=${date}`,
  ]
    .filter(Boolean)
    .join(';');
}
