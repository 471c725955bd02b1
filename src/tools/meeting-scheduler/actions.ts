import { formatDay, type Day } from '@/lib/dates';
import { parseDay } from '@/lib/parse-day';
import { capitalise } from '@/lib/text';
import type { TaskLine } from '@/lib/topics/work';
import type { Meeting } from './model';

const longestName = 40;

/** "Ana: send the deck by 1 December", as far as it says who and by when; a line that says neither is the task alone. */
export function readAction(line: string, today: Day): Pick<TaskLine, 'title' | 'owner' | 'day'> {
  const plain = line.replace(/^\s*(?:[-*•]|\d+[.)]|\[[ x]?\])\s*/i, '').trim();
  const [, name = '', rest = ''] = /^([^:]+):\s+(.+)$/.exec(plain) ?? [];
  const owner = name.length <= longestName && !/\s\S+\s\S+\s/.test(name) ? name.trim() : '';
  const said = owner === '' ? plain : rest;
  const [, what = '', when = ''] = /^(.+?)\s+(?:by|until|before|on)\s+([^,;]+?)\.?$/i.exec(said) ?? [];
  const day = when === '' ? undefined : parseDay(when, today);
  return { title: capitalise(day ? what : said), owner, day: day ?? '' };
}

/** What a meeting left to be done. */
export const toTaskLines = ({ id, title, date, actions }: Meeting, today: Day): TaskLine[] =>
  actions
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => ({
      ...readAction(line, today),
      key: `${id} ${index + 1}`,
      about: `${title.trim() || 'Meeting'}${date === '' ? '' : `, ${formatDay(date)}`}`,
      priority: 'medium',
    }));
