import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { describeChanges, follow, nextOf, setDone } from './follow';
import { moveSpan, startFilter, state, type Note, type Task, type TaskData } from './model';
import { schema } from './schema';
import { complete } from './complete';
import { countSubtasks, readSubtasks, writeSubtasks } from './subtasks';
import { checkTask, findWaiting, isAsked, unknownNames } from './waiting';

const today = '2026-11-17'; // a Tuesday
const start = state.start({ today, currency: 'USD' });
const task = (id: string, more: Partial<Task> = {}): Task => ({
  id,
  title: id,
  description: '',
  priority: 'medium',
  status: 'todo',
  assignee: 'Ana',
  dueDate: today,
  tags: [],
  createdAt: '2026-11-01',
  startDate: '',
  time: '',
  repeat: '',
  dependencies: [],
  subtasks: '',
  ...more,
});
const data = (...records: Task[]): TaskData => ({ ...start, records });
const done = (before: TaskData, id: string) =>
  follow(
    before,
    before.records.map((one): Task => (one.id === id ? { ...one, status: 'completed' } : one)),
    today,
  );

describe('a task that repeats', () => {
  const weekly = task('a', { repeat: 'every monday', dueDate: '2026-11-16', startDate: '2026-11-14', subtasks: '[x] one\n[ ] two' });

  it('comes back on its next day when it is completed, with its steps open again', () => {
    const after = done(data(weekly), 'a');
    expect(after.records).toEqual([
      { ...weekly, id: 'a+2', dueDate: '2026-11-23', startDate: '2026-11-21', createdAt: today, subtasks: '[ ] one\n[ ] two' },
      { ...weekly, status: 'completed' },
    ]);
    expect(after.extra.notes.a?.map(({ text }) => text)).toEqual(['Status: To Do to Completed', 'Comes back on 23 Nov 2026']);
    expect(done(after, 'a+2').records.map(({ id }) => id)).toEqual(['a+3', 'a+2', 'a']);
  });
  it('comes back once, and goes again when it was not done after all', () => {
    const after = setDone(data(weekly), 'a', true, today);
    expect(setDone(setDone(after, 'a', false, today), 'a', true, today).records).toHaveLength(2);
    expect(setDone(after, 'a', false, today).records).toEqual([weekly]);
    const begun = { ...after, records: after.records.map((one): Task => (one.id === 'a+2' ? { ...one, title: 'Mine' } : one)) };
    expect(setDone(begun, 'a', false, today).records).toHaveLength(2);
  });
  it('keeps the last day of the month', () => {
    const rent = task('r', { repeat: 'monthly', dueDate: '2027-01-31' });
    const february = nextOf(rent, today);
    expect([february?.dueDate, february?.repeat]).toEqual(['2027-02-28', 'Every month on the last day']);
    expect(nextOf(february as Task, today)?.dueDate).toBe('2027-03-31');
  });
  it('does not come back from words that say nothing, and never twice under one id', () => {
    expect(nextOf(task('a', { repeat: 'sometimes' }), today)).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 80 }), (id) => {
        const next = nextOf(task(id, { repeat: 'daily' }), today);
        expect(next?.id).not.toBe(id);
        expect(next?.id.length).toBeLessThanOrEqual(80);
      }),
      { numRuns: atMost(200) },
    );
  });
});

describe('what is written down', () => {
  it('says what changed, in words', () => {
    expect(describeChanges(task('a'), task('a', { dueDate: '2026-11-20', assignee: 'Jon', priority: 'high', description: 'x' }))).toEqual([
      'Assignee: Ana to Jon',
      'Due Date: 17 Nov 2026 to 20 Nov 2026',
      'Priority: Medium to High',
    ]);
  });
  it('goes with its task', () => {
    const before = {
      ...data(task('a'), task('b')),
      extra: { ...start.extra, notes: { b: [{ day: today, kind: 'comment' as const, text: 'Hi' }] } },
    };
    expect(follow(before, [task('a')], today).extra.notes).toEqual({});
    expect(follow(before, before.records, today)).toEqual(before);
  });
});

describe('tasks that wait for others', () => {
  const plan = [task('a'), task('b', { dependencies: ['a'] }), task('c', { dependencies: ['B', 'gone'] })];
  it('wait while what they name is open', () => {
    expect([...findWaiting(plan)].map(([id, open]) => [id, open.map((one) => one.id)])).toEqual([
      ['b', ['a']],
      ['c', ['b']],
    ]);
    expect(findWaiting([task('a', { status: 'completed' }), plan[1] as Task]).size).toBe(0);
    expect(unknownNames(['B', 'gone'], plan)).toEqual(['gone']);
  });
  it('may not wait for themselves, however far round', () => {
    expect(checkTask(task('a', { dependencies: ['c'] }), 'a', plan).dependencies).toBe('That goes round in a circle: a → c → b → a.');
    expect(checkTask(task('x', { dependencies: ['x'] }), '', plan).dependencies).toContain('circle');
    expect(checkTask(task('x', { dependencies: ['a', 'c'] }), '', plan)).toEqual({});
  });
  it('follow a new title', () => {
    const after = follow(
      data(...plan),
      plan.map((one) => (one.id === 'a' ? { ...one, title: 'Alpha, first' } : one)),
      today,
    );
    expect(after.records.map(({ dependencies }) => dependencies)).toEqual([[], ['Alpha, first'], ['B', 'gone']]);
    expect(findWaiting(after.records).get('b')?.[0]?.id).toBe('a');
  });
  it('are found by what can be done now', () => {
    const asked = (only: (typeof startFilter)['only'], more: Partial<typeof startFilter> = {}) =>
      plan
        .filter((one) => isAsked(one, { ...startFilter, only, ...more }, today, findWaiting(plan)))
        .map(({ id }) => id)
        .join('');
    expect([asked('ready'), asked('waiting'), asked('week'), asked('all', { who: 'Jon' }), asked('all')]).toEqual([
      'a',
      'bc',
      'abc',
      '',
      'abc',
    ]);
  });
  it('are found by their week, what repeats and who has them', () => {
    const plan = [
      task('sun', { dueDate: '2026-11-15' }),
      task('mon', { dueDate: '2026-11-16', assignee: 'Bo', repeat: 'every monday' }),
      task('end', { dueDate: '2026-11-22', status: 'in-progress', startDate: today }),
      task('next', { dueDate: '2026-11-23', repeat: 'weekly', status: 'completed', startDate: '2026-11-18' }),
      task('later', { dueDate: '', startDate: '2026-11-18', repeat: 'now and then' }),
    ];
    const asked = (more: Partial<typeof startFilter>, day = today) =>
      plan.filter((one) => isAsked(one, { ...startFilter, ...more }, day, findWaiting(plan))).map(({ id }) => id);
    expect(asked({ only: 'week' })).toEqual(['mon', 'end']);
    expect(asked({ only: 'week' }, '')).toEqual([]);
    expect(asked({ only: 'repeating' })).toEqual(['mon']);
    expect(asked({ only: 'ready' })).toEqual(['sun', 'mon', 'end']);
    expect(asked({ only: 'overdue' })).toEqual(['sun', 'mon']);
    expect(asked({ status: 'in-progress' })).toEqual(['end']);
    expect(asked({ who: 'Bo' })).toEqual(['mon']);
    expect(asked({ who: 'Bo', only: 'repeating', status: 'completed' })).toEqual([]);
  });
  it('refuse a repetition nobody can read, and a start after the end', () => {
    expect(Object.keys(checkTask(task('x', { repeat: 'now and then', startDate: '2026-12-01' }), '', []))).toEqual(['repeat', 'startDate']);
  });
});

describe('a bar', () => {
  const span = task('a', { startDate: '2026-11-10', dueDate: '2026-11-20' });
  it.each([
    ['whole', 3, '2026-11-13', '2026-11-23'],
    ['end', 3, '2026-11-10', '2026-11-23'],
    ['end', -30, '2026-11-10', '2026-11-10'],
    ['start', -2, '2026-11-08', '2026-11-20'],
    ['start', 30, '2026-11-20', '2026-11-20'],
  ] as const)('moved at its %s by %i', (grip, days, startDate, dueDate) => {
    expect(moveSpan(span, grip, days)).toEqual({ startDate, dueDate });
  });
  it('without a start gets one only when its start is moved', () => {
    expect(moveSpan(task('a'), 'whole', 1)).toEqual({ startDate: '', dueDate: '2026-11-18' });
    expect(moveSpan(task('a'), 'start', 1)).toEqual({ startDate: '2026-11-02', dueDate: today });
  });
});

describe('subtasks', () => {
  it('are read as people write them', () => {
    expect(readSubtasks('[x] Draw\n- [ ] Ask\n* Print\n\n  [X]Send ')).toEqual([
      { text: 'Draw', isDone: true },
      { text: 'Ask', isDone: false },
      { text: 'Print', isDone: false },
      { text: 'Send', isDone: true },
    ]);
    expect(countSubtasks('[x] a\nb')).toEqual({ all: 2, done: 1 });
  });
  it('come back as they were written', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const steps = readSubtasks(text);
        expect(readSubtasks(writeSubtasks(steps)).map(({ isDone }) => isDone)).toEqual(steps.map(({ isDone }) => isDone));
      }),
      { numRuns: atMost(500) },
    );
  });
});

describe('an older document', () => {
  it('opens with the parts it did not have', () => {
    const { startDate: _a, time: _b, repeat: _c, dependencies: _d, subtasks: _e, ...old } = task('a');
    const { only: _o, who: _w, ...filter } = startFilter;
    const opened = complete({ records: [old], currency: 'USD', extra: { savedFilters: [filter] } });
    expect(schema.safeParse(opened).success).toBe(true);
    expect(opened).toMatchObject({ records: [task('a')], extra: { notes: {}, savedFilters: [startFilter] } });
    expect([complete(null), complete({})]).toEqual([null, {}]);
  });
});

describe('the notes of a task', () => {
  const note = (index: number): Note => ({ day: '2026-11-01', kind: 'log', text: `n${index}` });
  const rename = (before: TaskData, title: string) =>
    follow(
      before,
      before.records.map((one) => ({ ...one, title })),
      today,
    );
  const withNotes = (count: number): TaskData => {
    const before = data(task('a'));
    return { ...before, extra: { ...before.extra, notes: { a: Array.from({ length: count }, (_, index) => note(index)) } } };
  };

  it('are the last five hundred: the oldest goes for the newest', () => {
    const full = rename(withNotes(500), 'b').extra.notes.a;
    expect(full).toHaveLength(500);
    expect([full?.[0]?.text, full?.at(-1)?.text]).toEqual(['n1', 'Title: “a” to “b”']);
    const last = rename(withNotes(499), 'b').extra.notes.a;
    expect([last?.length, last?.[0]?.text]).toEqual([500, 'n0']);
  });

  it('are cut where they are very long, and go with their task', () => {
    expect(rename(withNotes(0), 'x'.repeat(1200)).extra.notes.a?.[0]?.text).toHaveLength(1000);
    expect(follow(withNotes(3), [], today).extra.notes).toEqual({});
    expect(follow(withNotes(0), [task('a')], today).extra.notes).toEqual({});
  });
});
