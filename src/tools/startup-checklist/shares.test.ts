import { describe, expect, it } from 'vitest';
import { state, toTask } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);

describe('steps on the agenda', () => {
  it('are due on their day until they are done', () => {
    const records = [
      toTask({ id: '1', title: 'Register the name', category: 'Legal', dueDate: '2026-12-01' }),
      toTask({ id: '2', title: ' ', category: 'Legal', dueDate: '2026-11-01', status: 'completed' }),
      toTask({ id: '3', title: 'Some day', category: 'Legal' }),
      ...start.records,
    ];
    expect(shares.agenda({ ...start, records }, around)).toEqual([
      { id: '1', day: '2026-12-01', title: 'Register the name', isDone: false },
      { id: '2', day: '2026-11-01', title: 'Untitled task', isDone: true },
    ]);
  });
});
