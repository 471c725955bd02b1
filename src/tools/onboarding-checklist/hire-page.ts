import { heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { formatDay } from '@/lib/dates';
import { foldText } from '@/lib/text';
import { documentFiles } from '@/kinds/document/files';
import { isAllSample } from '@/kinds/records/state';
import type { HireView } from './hires';
import { assigneesIn, formatDayNumber, isAssignedTo, signedDay, toDayGroups, type Task } from './model';

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

const titleOf = (task: Task) => task.title.trim() || 'Untitled task';

/** "5 things are planned for you, from day 1 to day 30." */
function spanOf(tasks: readonly Task[]): string {
  const days = toDayGroups(tasks).map(({ signed }) => formatDayNumber(signed).replace('Day', 'day'));
  const [first = '', last = first] = [days[0], days.at(-1)];
  const planned = tasks.length === 1 ? '1 thing is planned for you' : `${tasks.length} things are planned for you`;
  return first === last ? `${planned}, on ${first}.` : `${planned}, from ${first} to ${last}.`;
}

/** A page for the new hire: what happens when, and whom they will meet. No ticks, no internal tasks. */
export function toHirePage(view: HireView): Document {
  const { hire, dates } = view;
  const name = hire.name.trim();
  const tasks = hireTasks(view);
  const title = name === '' ? 'Your first 90 days' : `${name}: your first 90 days`;
  const blocks: Block[] = [heading(1, title)];
  const start = dates.size > 0 ? formatDay(hire.startDate, 'full') : '';
  if (start !== '') blocks.push({ kind: 'lead', text: `Your first day is ${start}.` });
  else if (tasks.length > 0) blocks.push({ kind: 'lead', text: spanOf(tasks) });
  const days = toDayGroups(tasks);
  const planned = days.flatMap(({ signed, tasks: members }) => members.map((task) => ({ signed, task })));
  if (planned.length > 0)
    blocks.push(heading(2, 'What happens when'), {
      kind: 'table',
      columns: [
        { label: 'What', weight: 3 },
        { label: 'When', weight: 2 },
        { label: 'With', weight: 1.2 },
      ],
      rows: planned.map(({ signed, task }) => [
        titleOf(task),
        [formatDayNumber(signed), formatDay(dates.get(signed) ?? '', 'full')].filter(Boolean).join(', '),
        isOwn(task, name) ? 'You' : task.assignee.trim(),
      ]),
      notes: planned.map(({ task }) => task.description.trim()),
    });
  const people = assigneesIn(tasks.filter((task) => !isOwn(task, name)));
  if (people.length > 0)
    blocks.push(heading(2, 'Who you will meet'), {
      kind: 'table',
      columns: [
        { label: 'Who', weight: 1.2 },
        { label: 'First on', weight: 1 },
        { label: 'For', weight: 4 },
      ],
      rows: people.map((person) => {
        const shared = planned.filter(({ task }) => isAssignedTo(task, person));
        const [first] = shared;
        return [person, first ? formatDayNumber(first.signed) : '', shared.map(({ task }) => titleOf(task)).join(', ')];
      }),
    });
  if (tasks.length === 0) blocks.push(paragraph('Nothing is planned for you yet.'));
  return { title, blocks, ...(view.tasks.length > 0 && isAllSample(view.tasks) ? { mark: 'Sample' } : {}) };
}

export async function makeHirePage(view: HireView, format: 'html' | 'pdf', currency: string): Promise<Blob> {
  const [offer] = documentFiles('welcome', toHirePage(view), [format], currency);
  if (!offer) throw new Error('This format isn’t known.');
  return offer.make();
}
