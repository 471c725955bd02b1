import { describe, expect, it } from 'vitest';
import { state, toHire, type Task } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const task = (id: string, more: Partial<Task>): Task => ({
  ...(start.records[0] as Task),
  id,
  title: 'Order a laptop',
  dueDay: 1,
  before: false,
  role: '',
  completed: false,
  after: '',
  ...more,
});
const ana = toHire('ana', { name: 'Ana', startDate: '2026-11-16' });
const jon = toHire('jon', { name: '', startDate: '2026-11-02', done: ['1'] });
const data = (...hires: (typeof ana)[]) => ({
  ...start,
  records: [task('1', {}), task('2', { dueDay: 3, title: ' ' }), { ...task('3', {}), id: 'sample-1' }],
  extra: { ...start.extra, hires, selected: 'ana' },
});

describe('onboarding', () => {
  it('puts every hire’s first day and own tasks on their days', () => {
    expect(shares.agenda(data(ana, jon), around)).toEqual([
      { id: 'first day ana', day: '2026-11-16', title: 'First day of Ana', isDone: false },
      { id: 'ana 1', day: '2026-11-16', title: 'Onboarding of Ana: Order a laptop', isDone: false },
      { id: 'ana 2', day: '2026-11-18', title: 'Onboarding of Ana: untitled task', isDone: false },
      { id: 'first day jon', day: '2026-11-02', title: 'First day of New hire 2', isDone: true },
      { id: 'jon 1', day: '2026-11-02', title: 'Onboarding of New hire 2: Order a laptop', isDone: true },
      { id: 'jon 2', day: '2026-11-04', title: 'Onboarding of New hire 2: untitled task', isDone: false },
    ]);
  });

  it('has no day before a hire has one', () => {
    expect(shares.agenda(data(toHire('ana', { name: 'Ana' })), around)).toEqual([]);
  });

  it('is found by its tasks and its hires', () => {
    expect(shares.search(data(ana, jon), around).map(({ id, title }) => [id, title])).toEqual([
      ['1', 'Order a laptop'],
      ['hire ana', 'Ana'],
    ]);
  });

  it('is ticked off for the hire it is due for, whoever is on the screen', () => {
    const both = data(ana, jon);
    const isDone = (given: typeof both) => shares.agenda(given, around).map((due) => due.isDone);
    expect(isDone(shares.done(both, 'ana 1', true))).toEqual([false, true, false, true, true, false]);
    expect(isDone(shares.done(both, 'jon 2', true))).toEqual([false, false, false, true, true, true]);
    expect(isDone(shares.done(both, 'jon 1', false))).toEqual([false, false, false, true, false, false]);
    expect(shares.done(both, 'first day ana', true)).toBe(both);
  });
});
