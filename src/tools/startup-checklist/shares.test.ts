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

  it('are ticked off, and leave their next round behind once', () => {
    const monthly = toTask({ id: '1', title: 'Update', category: 'Other', dueDate: '2026-11-01', repeats: 'monthly' });
    const done = shares.done({ ...start, records: [monthly] }, '1', true);
    expect(done.records).toMatchObject([
      { dueDate: '2026-12-01', status: 'pending' },
      { id: '1', status: 'completed' },
    ]);
    expect(done.records[0]?.id).toMatch(/^round-\w+$/);
    const again = shares.done(shares.done(done, '1', false), '1', true);
    expect(again).toEqual(done);
  });
});
