/** Small parts for what a tool declares of itself. */
import { isDay } from '@/lib/dates';
import type { Fields, Surroundings } from '@/lib/fields';
import { eachOnce } from '@/lib/lists';
import type { Due, Found } from './shares';

const worded = new Set<string>(['text', 'long', 'email', 'url', 'tel', 'list']);

/** What somebody wrote into a form: neither what it starts with nor what its sample says. */
export const wordsIn = (
  fields: Fields,
  draft: Readonly<Record<string, unknown>>,
  sample: Readonly<Record<string, unknown>> = {},
): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const typed = draft[name];
    return worded.has(field.kind) && typeof typed === 'string' && typed !== field.default && typed !== sample[name] ? [typed] : [];
  });

export const joinLines = (words: readonly string[]): string =>
  words
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .join('\n');

const launch = /^(?:(?:public|product|official|soft|app|site|website|store|shop)\s+)?(?:launch|go[- ]?live)(?:\s+(?:day|date))?$/i;

/** The day of what is called the launch, where exactly one thing is. */
export function launchIn(records: readonly { title: string; day: string }[]): string {
  const days = records.flatMap(({ title, day }) => (launch.test(title.trim()) && isDay(day) ? [day] : []));
  return days.length === 1 ? (days[0] ?? '') : '';
}

/** Each once, and nothing without a title: work from a file may hold an id twice. */
export const listFound = (all: readonly Found[]): Found[] => eachOnce(all.filter(({ title }) => title.trim() !== ''));

/** A document without records is found as a whole, by its name or else by what it is; not while nobody has written in it. */
export function foundWhole(name: string, noun: string, words: readonly string[]): Found[] {
  const text = joinLines(words);
  return text === '' ? [] : [{ id: 'document', title: name.trim() || noun, text }];
}

/** Each once, and nothing without a day. */
export const listDue = (all: readonly Due[]): Due[] => eachOnce(all.filter(({ day }) => isDay(day)));

/** What happens on its day by itself is over the day after. */
export const isOver = (day: string, { today }: Surroundings) => today !== '' && day < today;
