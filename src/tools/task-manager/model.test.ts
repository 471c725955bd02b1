import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { isDay } from '@/lib/dates';
import { readTrello } from './import';
import { countByStatus, describeDue, parseQuickTask, state, taskIdentity, toCalendar, toSections, toSpans, type Task } from './model';

const today = '2026-11-15'; // a Sunday
const task = (more: Partial<Task>): Task => ({
  id: '1',
  title: 'T',
  description: '',
  priority: 'medium',
  status: 'todo',
  assignee: 'Ana',
  dueDate: today,
  tags: [],
  createdAt: today,
  ...more,
});

describe('quick add', () => {
  it.each([
    [
      'Pay rent tomorrow !high @Ana #finance',
      { title: 'Pay rent', priority: 'high', assignee: 'Ana', tags: 'finance', dueDate: '2026-11-16' },
    ],
    ['Call Bo on friday #sales #q4', { title: 'Call Bo', tags: 'sales, q4', dueDate: '2026-11-20' }],
    ['Review in 2 weeks', { title: 'Review', dueDate: '2026-11-29' }],
    ['File by 2026-12-01 @Jo_Anne', { title: 'File', assignee: 'Jo Anne', dueDate: '2026-12-01' }],
    ['Party 31 Dec', { title: 'Party', dueDate: '2026-12-31' }],
    ['Monday.com account', { title: 'Monday.com account' }],
    ['e-mail a@b.co', { title: 'e-mail a@b.co' }],
    ['Plan next week', { title: 'Plan', dueDate: '2026-11-22' }],
  ])('understands %s', (line, expected) => {
    expect(parseQuickTask(line, today)).toEqual(expected);
  });
  it('survives any line', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        const { title, dueDate } = parseQuickTask(line, today);
        expect(title).not.toMatch(/\s\s|^\s|\s$/);
        expect(dueDate === undefined || isDay(dueDate)).toBe(true);
      }),
      { numRuns: atMost(1000) },
    );
  });
});

describe('tasks', () => {
  it('are counted per status', () => {
    // two to do, one in progress, none completed
    expect(countByStatus([task({}), task({}), task({ status: 'in-progress' })])).toEqual({ todo: 2, 'in-progress': 1, completed: 0 });
  });
  it('say when they are due', () => {
    expect(describeDue(task({ dueDate: '2026-11-13' }), today)).toBe('Overdue 2 days');
    expect(describeDue(task({ dueDate: '2026-11-13', status: 'completed' }), today)).toBe('13 Nov');
    expect(describeDue(task({}), today)).toBe('Today');
    expect(describeDue(task({ dueDate: '2026-11-16' }), today)).toBe('Tomorrow');
    expect(describeDue(task({ dueDate: '2027-01-02' }), today)).toBe('2 Jan 2027');
  });
  it('stand in sections, late ones first, none lost', () => {
    const tasks = [
      task({ id: 'a', dueDate: '2026-11-20' }),
      task({ id: 'b', dueDate: '2026-11-01' }),
      task({ id: 'c' }),
      task({ id: 'd', status: 'completed', dueDate: '2026-11-01' }),
    ];
    expect(toSections(tasks, 'due', today).map(({ title, tasks: members }) => [title, members.map(({ id }) => id).join('')])).toEqual([
      ['Overdue', 'b'],
      ['Today', 'c'],
      ['Upcoming', 'a'],
      ['Completed', 'd'],
    ]);
    expect(toSections([task({ assignee: 'Zoe' }), task({ assignee: 'Bo' })], 'assignee', today).map(({ title }) => title)).toEqual([
      'Bo',
      'Zoe',
    ]);
  });
  it('go to calendars and timelines with their days', () => {
    expect(toCalendar([task({ title: 'Pay' })])[0]).toMatchObject({ id: 'task-1', day: today, title: 'Pay' });
    expect(toSpans([task({ createdAt: '2026-12-01' })], today)[0]).toMatchObject({ from: today, to: today });
  });
  it('are the same task when title, person and day agree', () => {
    expect(taskIdentity(task({ title: 'PAY' }))).toBe(taskIdentity(task({ title: 'pay', id: '2' })));
    expect(taskIdentity(task({ title: 'pay' }))).not.toBe(taskIdentity(task({ title: 'pay', dueDate: '2026-11-16' })));
  });
  it('have a schema that takes the sample and refuses the rest', async () => {
    const schema = await state.schema();
    const sample = state.sample?.({ today, currency: 'USD' });
    expect(schema.safeParse(sample).success).toBe(true);
    expect(schema.safeParse({ records: [{ id: '1', title: 5 }] }).success).toBe(false);
  });
});

describe('a Trello board', () => {
  it('becomes rows, without archived cards', () => {
    const board = {
      lists: [{ id: 'x', name: 'Done' }],
      cards: [{ name: 'A', idList: 'x', due: '2026-01-02T23:00:00Z' }, { name: 'B', closed: true }, { name: 'C' }],
    };
    expect(readTrello(JSON.stringify(board), today)?.rows).toEqual([
      ['A', '', '2026-01-02', 'Unassigned', '', 'Completed'],
      ['C', '', today, 'Unassigned', '', 'To Do'],
    ]);
  });
  it('is refused in words when it is something else', () => {
    expect(readTrello('a,b\n1,2', today)).toBeUndefined();
    expect(() => readTrello('{"x":1}', today)).toThrow('not a Trello board');
    expect(() => readTrello('{', today)).toThrow('damaged');
  });
});
