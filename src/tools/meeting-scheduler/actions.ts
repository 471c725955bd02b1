import { addMonths, formatDay, type Day } from '@/lib/dates';
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
  const [, what = '', when = ''] =
    /^(.+?)\s+(?:by|until|before|on)\s+([^,;]+?)\.?$/i.exec(said) ?? /^(.+?)\s+(today|tomorrow)\.?$/i.exec(said) ?? [];
  const read = when === '' ? undefined : parseDay(when, today);
  // What is to be done lies ahead: in November, 5 January is the next one.
  const day = read !== undefined && read < today && !/\d{4}/.test(when) ? addMonths(read, 12) : read;
  return { title: capitalise(day ? what : said), owner, day: day ?? '' };
}

/** "By Friday" is the Friday after the meeting, whenever it is read; the dates of a series share their notes, so theirs count from today. */
const saidOn = ({ date, repeat }: Meeting, today: Day): Day => (repeat === 'none' && date !== '' && date < today ? date : today);

/** What a meeting left to be done. */
export const toTaskLines = (meeting: Meeting, today: Day): TaskLine[] => {
  const { id, title, date, actions } = meeting;
  return actions
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => ({
      ...readAction(line, saidOn(meeting, today)),
      key: `${id} ${index + 1}`,
      about: `${title.trim() || 'Meeting'}${date === '' ? '' : `, ${formatDay(date)}`}`,
      priority: 'medium',
    }));
};
