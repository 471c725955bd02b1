import { formatDay, type Day } from '@/lib/dates';
import type { DraftOf } from '@/lib/fields';
import { formatTime } from '@/lib/times';
import { describePast, type fields } from './model';
import { dayPattern, readPhrase, readTime, timePattern } from './quick-days';
import { takeName } from './quick-names';
import { firstDay, parseRepeat, repeatPattern, weekdayPattern } from './repeat';

export interface QuickTask {
  draft: Partial<DraftOf<typeof fields>>;
  /** What the line leaves open, or what should not happen unseen. */
  notes: string[];
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
  // As Todoist counts them.
  p1: 'high',
  p2: 'medium',
  p3: 'medium',
  p4: 'low',
};

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

interface Phrase {
  /** Where it stands, with the word that leads to it. */
  start: number;
  end: number;
  /** Without that word. */
  said: string;
}

/** Not in the middle of a word, an address, a number or a mark. */
const finder = (lead: string, phrases: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}@#/.:-])(?:(?:${lead})\\s+)?(${phrases})(?=[,.;:!?]?(?:\\s|$))`, 'giu');
const finders = {
  repeat: finder('repeat|repeats|repeating', repeatPattern),
  day: finder('due|by|on|from|starting(?:\\s+on)?|before|until', dayPattern),
  time: finder('at|@', timePattern),
};
type Kind = keyof typeof finders;

/** The last one counts, as people add it at the end. */
function findPhrase(line: string, kind: Kind, isRead: (said: string) => boolean): Phrase | undefined {
  return [...line.matchAll(finders[kind])]
    .map((match) => ({ start: match.index, end: match.index + match[0].length, said: match[1] ?? '' }))
    .filter(({ said }) => isRead(said))
    .at(-1);
}

const bareWeekday = new RegExp(`^${weekdayPattern}$`, 'i');
const isGap = (text: string) => /^[\s,;:.!?]*$/.test(text);

/** Words are taken out of a title only at its ends; in the middle they are part of the sentence. */
function cutPhrases(line: string, phrases: readonly Phrase[]): string {
  let left = 0;
  let right = line.length;
  let open = [...phrases].sort((a, b) => a.start - b.start);
  for (let last = open.at(-1); last && isGap(line.slice(last.end, right)); last = open.at(-1)) {
    right = last.start;
    open = open.slice(0, -1);
  }
  for (let first = open[0]; first && isGap(line.slice(left, first.start)); first = open[0]) {
    // "Monday report" is a report, not a Monday.
    if (bareWeekday.test(line.slice(first.start, first.end))) break;
    left = first.end;
    open = open.slice(1);
  }
  const isCutAtEnd = right < line.length;
  const rest = line.slice(left, right).replace(/^\s*[,;:]/, '');
  return isCutAtEnd ? rest.replace(/[,;]\s*$/, '') : rest;
}

const overlaps = (a: Phrase, b: Phrase | undefined) => b !== undefined && a.start < b.end && b.start < a.end;

/** "Call Ana tomorrow 3pm !high @Jon #sales every 2 weeks": the marks and days are taken out, what is left is the title. */
export function parseQuickTask(input: string, today: Day, known: readonly string[] = []): QuickTask {
  const notes: string[] = [];
  let line = ` ${input} `;
  const take = (pattern: RegExp) => {
    const found = [...line.matchAll(pattern)].map((match) => match[1] ?? '');
    line = line.replace(pattern, '');
    return found;
  };
  const marked = take(new RegExp(`(?<=\\s)!(${Object.keys(priorities).join('|')})[,.;]?(?=\\s)`, 'gi')).at(-1);
  const priority = marked ?? take(/(?<=\s)(?<!\b(?:the|a|an|our|this)\s)(p[1-4])(?=\s)/gi).at(-1);
  const tags = take(/(?<=\s)#([\p{L}\p{N}_-]+)[,.;]?(?=\s)/gu);
  const { rest, name } = takeName(line, known);
  line = rest;

  const repeat = findPhrase(line, 'repeat', (said) => parseRepeat(said) !== undefined);
  const rule = repeat && parseRepeat(repeat.said);
  // The words of a repetition are no day of their own, so they are out of sight while one is looked for.
  const unseen = repeat ? line.slice(0, repeat.start) + '\u0001'.repeat(repeat.end - repeat.start) + line.slice(repeat.end) : line;
  const day = findPhrase(unseen, 'day', (said) => readPhrase(said, today).length > 0);
  const days = day ? readPhrase(day.said, today) : [];
  const found = findPhrase(unseen, 'time', (said) => readTime(said) !== undefined);
  const time = found && !overlaps(found, day) ? found : undefined;
  if (day && days.length > 1) {
    notes.push(`“${day.said}” may be ${days.map((one) => formatDay(one, 'short')).join(' or ')}: write the month as a word.`);
  }
  const said = days.length === 1 ? days[0] : undefined;
  const start = said ?? (days.length === 0 && (rule || time) ? today : undefined);
  const dueDate = start && rule ? firstDay(rule, start) : start;
  const at = time && dueDate ? (readTime(time.said) ?? '') : '';
  const read = [repeat, said === undefined ? undefined : day, at === '' ? undefined : time].filter((one) => one !== undefined);
  if (dueDate && dueDate < today) notes.push(describePast(dueDate, today));
  if (at !== '' && said === undefined && !rule) notes.push(`No day said, so ${formatTime(at)} today.`);
  return {
    draft: {
      title: tidy(cutPhrases(line, read)),
      ...(priority ? { priority: priorities[priority.toLowerCase()] ?? 'medium' } : {}),
      ...(name ? { assignee: name } : {}),
      ...(tags.length > 0 ? { tags: tags.join(', ') } : {}),
      ...(dueDate ? { dueDate } : {}),
      ...(at === '' ? {} : { time: at }),
      ...(repeat ? { repeat: tidy(repeat.said).toLowerCase() } : {}),
    },
    notes,
  };
}
