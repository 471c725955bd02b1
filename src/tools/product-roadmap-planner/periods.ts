import { addDays, addMonths, daysBetween, formatDay, isDay, type Day } from '@/lib/dates';
import { foldText } from '@/lib/text';

/** A stretch of the calendar with a name. Both days are empty where the name is not one we know. */
export interface Period {
  name: string;
  from: Day;
  to: Day;
}

export interface OwnPeriod extends Period {
  id: string;
}

export const earlierQuarters = ['Q1 2024', 'Q2 2024', 'Q3 2024', 'Q4 2024', 'Q1 2025', 'Q2 2025'] as const;

const quartersAhead = 6;
const halvesAhead = 3;
const monthsAhead = 12;
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const lengths = { Q: 3, H: 6 } as const;

const isNear = (year: string) => /^(19|20|21)\d\d$/.test(year);
const firstDay = (year: string, month: number): Day => `${year}-${String(month + 1).padStart(2, '0')}-01`;
const stretch = (name: string, from: Day, months: number): Period => ({ name, from, to: addDays(addMonths(from, months), -1) });

const numbered = (letter: 'Q' | 'H', number: number, year: string) =>
  stretch(`${letter}${number} ${year}`, firstDay(year, (number - 1) * lengths[letter]), lengths[letter]);

const monthOf = (day: Day) => stretch(`${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`, `${day.slice(0, 8)}01`, 1);

const numberedOf = (letter: 'Q' | 'H', day: Day) =>
  numbered(letter, Math.floor((Number(day.slice(5, 7)) - 1) / lengths[letter]) + 1, day.slice(0, 4));

export const quarterOf = (day: Day) => numberedOf('Q', day);

const series = (first: Period, count: number, next: (day: Day) => Period): Period[] => {
  const periods = [first];
  for (let index = 1; index < count; index += 1) periods.push(next(addDays(periods[index - 1]?.to ?? first.to, 1)));
  return periods;
};

/** The running quarter and the five after it; none while the day is not known. */
export const currentQuarters = (today: Day) => (today ? series(quarterOf(today), quartersAhead, quarterOf) : []);
export const currentHalves = (today: Day) => (today ? series(numberedOf('H', today), halvesAhead, (day) => numberedOf('H', day)) : []);
export const currentMonths = (today: Day) => (today ? series(monthOf(today), monthsAhead, monthOf) : []);

const plain = (text: string) => foldText(text).replace(/\s+/g, ' ').trim();

/** Reads "Q3 2027", "2027-Q3", "h1 2027", "March 2027" and the names of the user's own periods. */
export function parsePeriod(text: string, own: readonly OwnPeriod[] = []): Period {
  const name = text.replace(/\s+/g, ' ').trim();
  const mine = own.find((period) => period.name !== '' && plain(period.name) === plain(name));
  if (mine) {
    const isDated =
      isDay(mine.from) && isDay(mine.to) && mine.from <= mine.to && isNear(mine.from.slice(0, 4)) && isNear(mine.to.slice(0, 4));
    return isDated ? { name: mine.name, from: mine.from, to: mine.to } : { name: mine.name, from: '', to: '' };
  }
  const match = /^([qh])([1-4])[ /'-]*(\d{4})$/i.exec(name) ?? /^(\d{4})[ /-]*([qh])([1-4])$/i.exec(name);
  if (match) {
    const [first = '', second = '', third = ''] = match.slice(1);
    const isYearFirst = /^\d{4}$/.test(first);
    const letter = (isYearFirst ? second : first).toUpperCase() as 'Q' | 'H';
    const number = Number(isYearFirst ? third : second);
    const year = isYearFirst ? first : third;
    if (isNear(year) && (letter === 'Q' || number <= 2)) return numbered(letter, number, year);
  }
  const named = /^([a-z]{3})[a-z]*\.? (\d{4})$/i.exec(name);
  const month = named ? monthNames.findIndex((short) => short.toLowerCase() === named[1]?.toLowerCase()) : -1;
  if (named?.[2] && month >= 0 && isNear(named[2])) return monthOf(firstDay(named[2], month));
  return { name, from: '', to: '' };
}

/** The period of the same length that holds a day; from the user's own periods it goes on to quarters. */
export function samePeriodAt(period: Period, day: Day): Period {
  if (period.from !== '' && period.from <= day && day <= period.to) return period;
  if (/^H\d \d{4}$/.test(period.name)) return numberedOf('H', day);
  return /^[A-Z][a-z]{2} \d{4}$/.test(period.name) ? monthOf(day) : quarterOf(day);
}

export const isNearDay = (day: Day) => isDay(day) && isNear(day.slice(0, 4));

/** Dated ones by their start, a quarter before a month that starts with it; the others last. */
export const comparePeriods = (a: Period, b: Period) => {
  if (a.from === '' || b.from === '') return a.from === b.from ? a.name.localeCompare(b.name, 'en') : a.from === '' ? 1 : -1;
  if (a.from !== b.from) return a.from < b.from ? -1 : 1;
  return a.to === b.to ? a.name.localeCompare(b.name, 'en') : a.to > b.to ? -1 : 1;
};

export const describePeriod = ({ from, to }: Period) => (from === '' ? 'No dates known' : `${formatDay(from)} to ${formatDay(to)}`);

const longestSpread = 3660;

/** The share of each calendar quarter in a stretch of days. Stretches over ten years are not spread. */
export function toQuarterShares(from: Day, to: Day): { name: string; share: number }[] {
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > longestSpread) return [];
  const shares: { name: string; share: number }[] = [];
  for (let day = from; day <= to;) {
    const quarter = quarterOf(day);
    const end = quarter.to < to ? quarter.to : to;
    shares.push({ name: quarter.name, share: (daysBetween(day, end) + 1) / days });
    day = addDays(quarter.to, 1);
  }
  return shares;
}
