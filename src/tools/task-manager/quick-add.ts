import { addDays, addMonths, formatDay, isDay, mondayOf, weekdayOf, type Day } from '@/lib/dates';
import type { DraftOf } from '@/lib/fields';
import { parseDay } from '@/lib/parse-day';
import { foldText } from '@/lib/text';
import { describePast, type fields } from './model';

export interface QuickTask {
  draft: Partial<DraftOf<typeof fields>>;
  /** What the line says and a task cannot hold, or what it leaves open. */
  notes: string[];
}

const months = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const lead = '(?:(?:due|by|on)\\s+)?';
const phrases = [
  'today',
  'tomorrow',
  'in \\d{1,3} (?:days?|weeks?|months?)',
  'next (?:week|month)',
  `(?:(?:this|next)\\s+)?${weekday}`,
  '\\d{4}-\\d{2}-\\d{2}',
  '\\d{1,2}/\\d{1,2}(?:/\\d{4})?',
  '\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4})?',
  `\\d{1,2}\\.? ${months}(?:,? \\d{4})?`,
  `${months} \\d{1,2}(?:,? \\d{4})?`,
].join('|');
const datePattern = new RegExp(`(?<![\\p{L}\\p{N}@#/.-])${lead}(${phrases})(?=[,.;:!?]?(?:\\s|$))`, 'giu');
const repeatPattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:every\\s+(?:other\\s+)?(?:\\d+\\s+)?(?:(${weekday}(?:\\s*(?:,|and|&)\\s*${weekday})*)|days?|weeks?|weekdays?|months?|quarters?|years?)|daily|weekly|monthly|quarterly|yearly)(?=[,.;!?]?(?:\\s|$))`,
  'giu',
);

/** Ways of writing that look like a day and are none. */
const noDays = new Set(['24/7', '16/9']);

const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** A day without a year is the next one that comes. */
function nextComing(day: Day | undefined, today: Day): Day | undefined {
  return day !== undefined && day < today ? addMonths(day, 12) : day;
}

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

/** The days a phrase may mean: one, none, or two where it is open. */
function readPhrase(phrase: string, today: Day): Day[] {
  if (noDays.has(phrase)) return [];
  const plain = phrase.toLowerCase();
  const ahead = /^in (\d+) (day|week|month)/.exec(plain);
  if (ahead) {
    const count = Number(ahead[1]);
    return [ahead[2] === 'month' ? addMonths(today, count) : addDays(today, count * (ahead[2] === 'week' ? 7 : 1))];
  }
  if (plain === 'next week') return [addDays(today, 7)];
  if (plain === 'next month') return [addMonths(today, 1)];
  const near = /^(this|next)\s+(\w{3})/.exec(plain);
  if (near) {
    const index = (weekdayNames.indexOf(near[2] ?? '') + 6) % 7;
    const inWeek = addDays(mondayOf(today), index + (near[1] === 'next' ? 7 : 0));
    return [inWeek < today ? addDays(inWeek, 7) : inWeek];
  }
  if (/^\d+[/.]\d+/.test(plain)) return readSlashed(plain, today);
  const day = parseDay(plain.replace(/^(\d+)\./, '$1').replace(',', ''), today);
  const hasYear = /\d{4}/.test(plain);
  const found = hasYear ? day : nextComing(day, today);
  return found ? [found] : [];
}

/** The first day of a repetition: "every monday and thursday" starts with whichever comes first. */
function firstOf(repeat: string, names: string | undefined, today: Day): Day | undefined {
  if (names) {
    return names
      .toLowerCase()
      .split(/\s*(?:,|and|&)\s*/)
      .map((name) => addDays(today, (weekdayNames.indexOf(name.slice(0, 3)) - weekdayOf(today) + 7) % 7))
      .sort()[0];
  }
  return /^(?:every day|daily)$/i.test(repeat) ? today : undefined;
}

const priorities: Record<string, string> = {
  urgent: 'high',
  asap: 'high',
  critical: 'high',
  important: 'high',
  high: 'high',
  medium: 'medium',
  med: 'medium',
  normal: 'medium',
  low: 'low',
};

const particles = new Set(['de', 'da', 'del', 'der', 'den', 'di', 'van', 'von', 'la', 'le', 'bin', 'al', 'ter', 'zu']);
const noName = new RegExp(`^(?:${weekday}|${months}|today|tomorrow|next|this|every|daily|in|on|by|due)$`, 'iu');
const longestName = 4;

/**
 * How many words after an @ belong to the name: those of somebody already in the list, or else the words that begin
 * with a capital. At the start of a line the last of them may begin the title, so a first name already known ends there.
 */
function countName(words: readonly string[], known: readonly string[], isAtStart: boolean): number {
  const folded = words.map((word) => foldText(word.replace(/[,.;:!?]+$/, '')));
  const whole = known
    .map((name) => foldText(name).split(/\s+/))
    .filter((parts) => parts.length > 1 && parts.every((part, index) => part === folded[index]))
    .sort((a, b) => b.length - a.length)[0];
  if (whole) return whole.length;
  let count = 1;
  while (count < Math.min(words.length, longestName) && !/[,.;:!?]$/.test(words[count - 1] ?? '')) {
    const word = words[count] ?? '';
    const following = words[count + 1] ?? '';
    const isParticle = particles.has(word) && /^\p{Lu}/u.test(following);
    if (noName.test(word) || !(isParticle || /^\p{Lu}[\p{L}\p{M}'’.-]*[,.;:!?]?$/u.test(word))) break;
    count += 1;
  }
  const next = words[count] ?? '';
  const isTitleNext = isAtStart && /^\p{Ll}/u.test(next);
  return isTitleNext && count === 2 && known.some((name) => foldText(name) === folded[0]) ? 1 : count;
}

interface Taken {
  rest: string;
  name: string;
}

function takeName(line: string, known: readonly string[]): Taken {
  const quoted = /(^|\s)@["“]([^"”]+)["”]/u.exec(line);
  if (quoted) return { rest: line.replace(quoted[0], ' '), name: quoted[2]?.trim() ?? '' };
  const mark = [...line.matchAll(/(?<=^|\s)@(?=[\p{L}\p{N}])/gu)].at(-1);
  if (!mark) return { rest: line, name: '' };
  const before = line.slice(0, mark.index);
  const after = line.slice(mark.index + 1);
  const words = (/^[^!#@]*/.exec(after)?.[0] ?? '').split(/\s+/).filter(Boolean);
  const count = countName(words, known, before.trim() === '');
  const name = words.slice(0, count).join(' ');
  const end = words.slice(0, count).reduce((place, word) => after.indexOf(word, place) + word.length, 0);
  const clean = name.replace(/[,.;:!?]+$/, '').replaceAll('_', ' ');
  const typed = known.find((other) => foldText(other) === foldText(clean)) ?? clean;
  return { rest: `${before} ${after.slice(end)}`, name: typed };
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
const bareWeekday = new RegExp(`^${weekday}$`, 'i');

/** Words are taken out of a title only at its ends; in the middle they are part of the sentence. */
function cutDate(line: string, match: RegExpExecArray): string {
  const before = line.slice(0, match.index);
  const after = line.slice(match.index + match[0].length);
  const isLast = /^[,.;!?]?\s*$/.test(after);
  const isFirst = before.trim() === '' && !bareWeekday.test(match[0]);
  if (isLast) return before.replace(/[,;]\s*$/, '');
  return isFirst ? after.replace(/^[,;:]/, '') : line;
}

/** "Pay rent tomorrow !high @Ana Ruiz #finance": the marks are taken out, what is left is the title. */
export function parseQuickTask(input: string, today: Day, known: readonly string[] = []): QuickTask {
  const notes: string[] = [];
  let line = ` ${input} `;
  const take = (pattern: RegExp): string[] => {
    const found = [...line.matchAll(pattern)].map((match) => match[1] ?? '');
    line = line.replace(pattern, ' ');
    return found;
  };
  const priority = take(new RegExp(`(?<=\\s)!(${Object.keys(priorities).join('|')})[,.;]?(?=\\s)`, 'gi')).at(-1);
  const tags = take(/(?<=\s)#([\p{L}\p{N}_-]+)[,.;]?(?=\s)/gu);
  const { rest, name } = takeName(line, known);
  line = rest;

  let dueDate: Day | undefined;
  const repeat = [...line.matchAll(repeatPattern)].at(-1);
  if (repeat) {
    dueDate = firstOf(repeat[0], repeat[1], today);
    notes.push(`“${tidy(repeat[0])}” stays in the title: tasks don’t repeat by themselves.`);
  } else {
    const match = [...line.matchAll(datePattern)].at(-1);
    const days = match ? readPhrase(match[1] ?? '', today) : [];
    if (match && days.length === 1) {
      dueDate = days[0];
      line = cutDate(line, match);
    } else if (match && days.length > 1) {
      notes.push(`“${match[1]}” may be ${days.map((day) => formatDay(day, 'short')).join(' or ')}: write the month as a word.`);
    }
  }
  if (dueDate && dueDate < today) notes.push(describePast(dueDate, today));
  return {
    draft: {
      title: tidy(line),
      ...(priority ? { priority: priorities[priority.toLowerCase()] ?? 'medium' } : {}),
      ...(name ? { assignee: name } : {}),
      ...(tags.length > 0 ? { tags: tags.join(', ') } : {}),
      ...(dueDate && isDay(dueDate) ? { dueDate } : {}),
    },
    notes,
  };
}
