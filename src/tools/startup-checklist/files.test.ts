import { expect, it } from 'vitest';
import { readCsv } from '../../../e2e/support/csv';
import { readIcs, readXlsx } from '../../../e2e/support/readers';
import { parseCsv } from '@/formats/csv';
import { openOffer } from '@/formats/test-files';
import { describePlan } from '@/kinds/records/import-records';
import { isSampleRecord } from '@/kinds/records/state';
import { planFile } from '@/kinds/records/test-data';
import { toPackTasks } from './add-pack';
import { otherNames } from './content';
import { toFiles } from './download';
import { toChecklistSheet } from './files';
import { importFields, settleImported } from './import';
import { state, taskIdentity, toTask, type Task } from './model';
import { packsOf } from './packs/content';
import { toPrintedChecklist } from './printed';

const around = { today: '2026-11-15', currency: 'USD' };
const columns = ['Title', 'Description', 'Category', 'Priority', 'Status', 'Due Date', 'Notes'];
const start = state.start(around);
const open = (records: Task[], words: string) => openOffer(toFiles({ ...start, records }, around), words);

const [pack] = packsOf('uk').filter(({ id }) => id === 'hire');
if (!pack) throw new Error('There is no pack for the first hire.');
let made = 0;
const { added } = toPackTasks('uk', pack, start.records, start.extra, around.today, () => `n${(made += 1)}`);
const tasks = [...start.records, ...added];

it('are seven columns, of the samples too', async () => {
  const { name, text } = await open(start.records, 'CSV');
  expect(name).toBe('sample-startup-checklist.csv');
  const table = readCsv(text);
  expect(table[0]).toEqual(columns);
  expect(table.slice(1).map((row) => row[4])).toEqual(['Completed', 'Pending', 'Pending']);
  expect(table[2]).toEqual([
    'Compare business bank accounts',
    'Company money stays apart from your own from the first day.',
    'Finance',
    'High',
    'Pending',
    '2026-11-22',
    'Three banks, monthly fees side by side.',
  ]);
});

it('say where a pack comes from, and have all columns where they are asked for', async () => {
  const { text } = await open(tasks, 'CSV');
  expect(text).toContain('UK pack, rules as of');
  expect(readCsv(text)[0]).toEqual(columns);
  expect(readCsv(text)).toHaveLength(tasks.length + 1);
  expect(readCsv((await open(tasks, 'CSV, all columns')).text)[0]?.slice(7)).toContain('Stage');
  expect((await readXlsx((await open(tasks, 'Excel')).bytes))[0]?.slice(0, 7)).toEqual(columns);
  const calendar = await open(tasks, 'Calendar');
  expect(calendar.name).toBe('startup-checklist.ics');
  expect(readIcs(calendar.text)).toHaveLength(2);
  expect(readIcs(calendar.text).map(({ day }) => day)).toContain('2026-11-22');
});

it('come in again without repeats; the samples make room for them', async () => {
  const { text } = await open(tasks, 'CSV');
  const more = `${text.trimEnd()}\r\nBuy chairs,,Operations,low,Done,12/24/2026,\r\n,No title,Legal\r\n`;
  const own = tasks.filter((task) => !isSampleRecord(task));
  const plan = planFile(importFields, parseCsv(more), own, { identity: taskIdentity, around, otherNames });
  expect(describePlan(plan, 'task')).toBe(`4 tasks to add, ${added.length} already here, 1 row that can’t be read.`);
  const [chairs] = plan.records.filter(({ title }) => title === 'Buy chairs');
  expect(chairs && settleImported(chairs)).toMatchObject({ status: 'completed', dueDate: '2026-12-24' });
});

it('has what is late first on paper, then by day, and what is done last', () => {
  const task = (id: string, more: Partial<Task>) => toTask({ id, title: id, category: 'Legal', ...more });
  const list: Task[] = [
    task('done', { status: 'completed', dueDate: '2026-11-01' }),
    task('undated', {}),
    task('later', { dueDate: '2026-12-01' }),
    task('late', { dueDate: '2026-11-14' }),
  ];
  const { parts, above } = toPrintedChecklist(list, toChecklistSheet(list, around.today, 'USD', true), around.today);
  expect(parts?.map(({ rows }) => rows)).toEqual([[3], [2, 1], [0]]);
  expect(above?.[0]).toMatchObject({ items: [{ value: '1 of 4' }, { value: '1' }, { value: '3' }, { value: '1 Dec 2026' }] });
});
