import { heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { formatDay } from '@/lib/dates';
import { foldText } from '@/lib/text';
import { documentFiles } from '@/kinds/document/files';
import { isAllSample } from '@/kinds/records/state';
import type { HireView } from './hires';
import { assigneesIn, formatDayNumber, signedDay, toDayGroups, type Task } from './model';

/** What the house does behind the scenes, unless it is the hire who does it. */
const insideCategories: readonly Task['category'][] = ['Administrative', 'IT'];
const hireWords = new Set(['', 'hire', 'new hire', 'the hire', 'employee', 'new employee', 'you']);

/** Whether a task is theirs: nobody else's, or written down under their own name. */
const isOwn = ({ assignee }: Task, name: string) => {
  const who = foldText(assignee.trim());
  return hireWords.has(who) || (name.trim() !== '' && who === foldText(name.trim()));
};

/** What the hire sees: their own tasks, and what others do with them from the first day on; nothing of paperwork and accounts. */
export const hireTasks = ({ tasks, hire }: Pick<HireView, 'tasks' | 'hire'>): Task[] =>
  tasks.filter((task) => isOwn(task, hire.name) || (signedDay(task) > 0 && !insideCategories.includes(task.category)));

/** A page for the new hire: what happens when, and whom they will meet. No ticks, no internal tasks. */
export function toHirePage(view: HireView): Document {
  const { hire, dates } = view;
  const name = hire.name.trim();
  const tasks = hireTasks(view);
  const title = name === '' ? 'Your first 90 days' : `${name}: your first 90 days`;
  const blocks: Block[] = [heading(1, title)];
  const start = dates.size > 0 ? formatDay(hire.startDate, 'full') : '';
  if (start !== '') blocks.push({ kind: 'lead', text: `Your first day is ${start}.` });
  const rows = toDayGroups(tasks).flatMap(({ signed, tasks: members }) =>
    members.map((task, index) => [
      index === 0 ? [formatDayNumber(signed), formatDay(dates.get(signed) ?? '', 'full')].filter(Boolean).join('\n') : '',
      [task.title.trim() || 'Untitled task', task.description.trim()].filter(Boolean).join('\n'),
      isOwn(task, name) ? '' : task.assignee.trim(),
    ]),
  );
  if (rows.length > 0)
    blocks.push(heading(2, 'What happens when'), {
      kind: 'table',
      columns: [
        { label: 'Day', weight: 1.3 },
        { label: 'What', weight: 3 },
        { label: 'With', weight: 1 },
      ],
      rows,
    });
  const people = assigneesIn(tasks.filter((task) => !isOwn(task, name)));
  if (people.length > 0) blocks.push(heading(2, 'Who you will meet'), { kind: 'list', items: people });
  if (tasks.length === 0) blocks.push(paragraph('Nothing is planned for you yet.'));
  return { title, blocks, ...(view.tasks.length > 0 && isAllSample(view.tasks) ? { mark: 'Sample' } : {}) };
}

export async function makeHirePage(view: HireView, format: 'html' | 'pdf', currency: string): Promise<Blob> {
  const [offer] = documentFiles('welcome', toHirePage(view), [format], currency);
  if (!offer) throw new Error('This format isn’t known.');
  return offer.make();
}
