import { describe, expect, it } from 'vitest';
import { state, type Risk } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const sample = state.sample?.(around) ?? state.start(around);
const risk = (id: string, more: Partial<Risk>): Risk => ({
  ...(sample.records[0] as Risk),
  id,
  description: 'The server fails',
  status: 'monitoring',
  reviewDate: '2026-12-01',
  ...more,
});

describe('risks on the agenda', () => {
  it('are to be reviewed on their day until they are resolved', () => {
    const records = [risk('1', {}), risk('2', { status: 'resolved' }), risk('3', { reviewDate: '' }), ...sample.records];
    expect(shares.agenda({ ...sample, records }, around)).toEqual([
      { id: '1', day: '2026-12-01', title: 'Review the risk: The server fails', isDone: false },
      { id: '2', day: '2026-12-01', title: 'Review the risk: The server fails', isDone: true },
    ]);
  });
});
