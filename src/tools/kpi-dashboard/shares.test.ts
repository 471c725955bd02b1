import { describe, expect, it } from 'vitest';
import { state, type Kpi } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const sample = state.sample?.(around) ?? state.start(around);
const kpi = (id: string, more: Partial<Kpi>): Kpi => ({
  ...(sample.records[0] as Kpi),
  id,
  name: 'Revenue',
  currentValue: 50,
  targetValue: 100,
  targetTyped: '100',
  targetDate: '2026-12-31',
  ...more,
});

describe('targets on the agenda', () => {
  it('stand on their date, done once they are reached', () => {
    const records = [kpi('1', {}), kpi('2', { currentValue: 120 }), kpi('3', { targetDate: '' }), { ...kpi('4', {}), id: 'sample-1' }];
    expect(shares.agenda({ ...sample, records }, around)).toEqual([
      { id: '1', day: '2026-12-31', title: 'Target date of Revenue', isDone: false },
      { id: '2', day: '2026-12-31', title: 'Target date of Revenue', isDone: true },
    ]);
  });
});
