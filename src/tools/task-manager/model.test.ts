import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { guessMapping, planImport, type ImportedTable } from '@/kinds/records/import-records';
import { readTrello } from './import';
import {
  countByStatus,
  describeDue,
  describePast,
  fields,
  importFields,
  state,
  taskIdentity,
  toCalendar,
  toSections,
  toSpans,
  type Task,
} from './model';
import { schema } from './schema';

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
  startDate: '',
  time: '',
  repeat: '',
  dependencies: [],
  subtasks: '',
  ...more,
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
    const sample = state.sample?.({ today, currency: 'USD' });
    expect(schema.safeParse(sample).success).toBe(true);
    expect(schema.safeParse({ records: [{ id: '1', title: 5 }] }).success).toBe(false);
  });
});

describe('a past day', () => {
  it('is taken by the form, with a word', () => {
    const { problems, notes } = readDraft(fields, { ...emptyDraft(fields, today), dueDate: '2026-11-14' }, { today, currency: 'USD' });
    expect([problems.dueDate, notes.dueDate]).toEqual([undefined, 'This day has already passed.']);
  });
  it('is named when somebody chooses it', () => {
    expect(describePast('2026-11-14', today)).toBe('14 Nov 2026 has already passed.');
    expect([
      describePast(today, today),
      describePast('2026-12-01', today),
      describePast('', today),
      describePast('2026-01-01', ''),
    ]).toEqual(['', '', '', '']);
  });
});

describe('samples in a calendar', () => {
  it('keep apart from those of somebody else once they are changed', () => {
    const [mine, theirs] = ['Pay the rent', 'Call the bank'].map((title) => toCalendar([task({ id: 'sample-1', title })])[0]?.id);
    expect(mine).not.toBe(theirs);
    expect(toCalendar([task({ id: 'sample-1' })])[0]?.id).toBe(toCalendar([task({ id: 'sample-1', status: 'completed' })])[0]?.id);
  });
});

const planFor = (table: ImportedTable) => {
  let count = 0;
  return planImport(
    importFields,
    table,
    guessMapping(importFields, table.headers),
    [],
    { today, currency: 'USD' },
    {
      identity: taskIdentity,
      makeId: () => `i${(count += 1)}`,
    },
  );
};

describe('a file', () => {
  it('may leave open who does a task and when', () => {
    const plan = planFor({
      headers: ['Title', 'Assignee', 'Due Date'],
      rows: [
        ['Call the bank', '', '2027-01-04'],
        ['Sweep', 'Bo', ''],
      ],
    });
    expect(plan.problems).toEqual([]);
    expect(plan.records.map(({ assignee, dueDate }) => [assignee, dueDate])).toEqual([
      ['Unassigned', '2027-01-04'],
      ['Bo', today],
    ]);
  });
});

describe('a Trello board', () => {
  const read = (board: unknown, zone = 'UTC') => readTrello(JSON.stringify(board), today, zone);

  it('becomes rows, without archived cards', () => {
    const board = {
      lists: [{ id: 'x', name: 'Done' }],
      cards: [
        { name: 'A', idList: 'x', due: '2026-01-02T23:00:00Z' },
        { name: 'B', closed: true },
        { name: 'C', desc: null, due: null },
      ],
    };
    expect(read(board)?.rows).toEqual([
      ['A', '', '2026-01-02', 'Unassigned', '', 'Completed'],
      ['C', '', today, 'Unassigned', '', 'To Do'],
    ]);
  });

  it('has its days on the clock of whoever reads it', () => {
    // 23:00 UTC is one in the morning of the next day in Berlin and six in the evening in New York.
    const due = (zone: string) => read({ cards: [{ name: 'A', due: '2026-07-02T23:00:00.000Z' }] }, zone)?.rows[0]?.[2];
    expect([due('Europe/Berlin'), due('America/New_York')]).toEqual(['2026-07-03', '2026-07-02']);
  });

  it('is refused in words when it is something else', () => {
    expect(readTrello('a,b\n1,2', today, 'UTC')).toBeUndefined();
    expect(() => read({ x: 1 })).toThrow('isn’t a Trello board');
    expect(() => readTrello('{', today, 'UTC')).toThrow('This JSON file is damaged.');
  });

  it('is refused in words where a part is of another kind', () => {
    const said = (board: unknown) => {
      try {
        read(board);
        return '';
      } catch (error) {
        return error instanceof Error ? error.message : 'not an error';
      }
    };
    const ours = /^This (JSON file isn’t a Trello board|isn’t a Trello board as Trello exports it: .+)\.$/;
    const card = { name: 'Ship it' };
    const odd: unknown[] = [
      { cards: [{ ...card, desc: { text: 'x' } }] },
      { cards: [{ ...card, due: 1_767_312_000_000 }] },
      { cards: [{ ...card, labels: { a: 1 } }] },
      { cards: [{ ...card, labels: [null] }] },
      { cards: [{ ...card, idMembers: 'm1' }] },
      { cards: [{ ...card, name: 7 }] },
      { cards: [null] },
      { cards: [[]] },
      { cards: { 0: card } },
      { cards: null },
      { cards: [card], lists: { x: 'Done' } },
      { cards: [card], lists: null },
      { cards: [card], lists: [{ id: 1, name: 'x' }] },
      { cards: [card], members: 'Ana' },
      { cards: [card], members: [null] },
      ...[[], 'x', 5, null].map((cards) => ({ lists: [], cards: cards === null ? null : { cards } })),
    ];
    for (const board of odd) expect(said(board)).toMatch(ours);
    expect(said(odd[0])).toContain('card 1 (“Ship it”) has a description that can’t be read.');
    expect(said(odd[1])).toContain('has a due date that can’t be read.');
    expect(said(odd[11])).toContain('its lists can’t be read.');
  });

  it('leaves a due date that is none to the import, which names it', () => {
    const table = read({ cards: [{ name: 'A', due: 'soon' }] });
    expect(planFor(table!).problems).toEqual([{ row: 2, reason: 'Due Date: “soon” isn’t a date.' }]);
  });
});
