import { describe, expect, it } from 'vitest';
import { state, type Task } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const [sample] = state.sample?.(around).records ?? [];
const task = (id: string, more: Partial<Task> = {}): Task => ({
  ...(sample as Task),
  id,
  title: 'Send the invoice',
  status: 'todo',
  dueDate: '2026-11-20',
  ...more,
});
const withTasks = (...records: Task[]) => ({ ...start, records });

describe('tasks', () => {
  it('are due on their day until they are done', () => {
    const data = withTasks(task('1'), task('2', { status: 'completed', title: ' ' }), task('3', { dueDate: '' }), sample as Task);
    expect(shares.agenda(data, around)).toEqual([
      { id: '1', day: '2026-11-20', title: 'Send the invoice', isDone: false },
      { id: '2', day: '2026-11-20', title: 'Untitled task', isDone: true },
    ]);
  });

  it('are ticked off and opened again', () => {
    const data = withTasks(task('1'), task('2'));
    const done = shares.done(data, '2', true, around);
    expect(done.records.map(({ status }) => status)).toEqual(['todo', 'completed']);
    expect(shares.done(done, '2', false, around).records).toEqual(data.records);
  });

  it('are found by their words', () => {
    const data = withTasks(task('1', { tags: ['finance'], assignee: 'Ana' }), task('2', { title: '' }), sample as Task);
    expect(shares.search(data, around)).toMatchObject([
      { id: '1', title: 'Send the invoice', text: expect.stringMatching(/Ana.*finance/) },
    ]);
  });
});
