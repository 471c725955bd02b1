import { expect, it } from 'vitest';
import { readCsv } from '../../../e2e/support/csv';
import { readIcs, readXlsx } from '../../../e2e/support/readers';
import { parseCsv } from '@/formats/csv';
import { openOffer } from '@/formats/test-files';
import { describePlan } from '@/kinds/records/import-records';
import { planFile, typedRecord } from '@/kinds/records/test-data';
import { toFiles } from './download';
import { fields, state, taskIdentity } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const task = typedRecord(fields, around, 'a', { title: '=SUM(A1)', assignee: 'Łukasz', dueDate: '2030-03-10' });
const open = (words: string) => openOffer(toFiles({ ...state.start(around), records: [task] }, around), words);

it('opens in other programs', async () => {
  const csv = await open('CSV');
  expect(csv.name).toBe('tasks.csv');
  const [head, row] = readCsv(csv.text);
  expect(head?.[0]).toBe('Title');
  expect(row?.[0]).toBe("'=SUM(A1)");
  const sheet = await readXlsx((await open('Excel')).bytes);
  expect(sheet[1]?.slice(0, 5)).toEqual(['=SUM(A1)', null, 'Medium', 'To Do', 'Łukasz']);
  const [event] = readIcs((await open('Calendar')).text);
  expect(event).toMatchObject({ summary: '=SUM(A1)', day: '2030-03-10', isAllDay: true });
});

it('adds nothing where it came from, and comes back as it was elsewhere', async () => {
  const { text } = await open('CSV');
  const planOf = (existing: (typeof task)[]) =>
    planFile(fields, parseCsv(text), existing, { identity: taskIdentity, mayRepeat: true, around });
  expect(describePlan(planOf([task]), 'task')).toBe('0 tasks to add, 1 already here.');
  expect(describePlan(planOf([]), 'task')).toBe('1 task to add.');
  expect(planOf([]).records[0]).toMatchObject({ title: '=SUM(A1)', assignee: 'Łukasz', dueDate: '2030-03-10' });
});
