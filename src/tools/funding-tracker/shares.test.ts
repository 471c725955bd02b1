import { describe, expect, it } from 'vitest';
import { state, type Round } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const sample = state.sample?.(around) ?? state.start(around);
const round = (id: string, more: Partial<Round> = {}): Round => ({
  ...(sample.records[0] as Round),
  id,
  roundType: 'Seed',
  status: 'In Progress',
  amount: 100_00,
  target: 0,
  refund: false,
  ...more,
});
const offered = (records: Round[], currency = 'USD') => shares.offers?.rounds?.({ ...sample, records }, { ...around, currency });

describe('rounds on offer', () => {
  it('are those of one’s own, each with what it is to raise', () => {
    expect(offered([round('1'), round('2', { target: 500_00 }), round('3', { status: 'Completed' })])).toEqual([
      { key: '1', name: 'Seed', amount: 100_00, currency: 'USD', isOpen: true },
      { key: '2', name: 'Seed', amount: 500_00, currency: 'USD', isOpen: true },
      { key: '3', name: 'Seed', amount: 100_00, currency: 'USD', isOpen: false },
    ]);
    expect(offered([round('1')], 'JPY')).toMatchObject([{ amount: 100, currency: 'JPY' }]);
  });

  it('are no samples, no refunds and no rounds of nothing', () => {
    expect(sample.records.length).toBeGreaterThan(0);
    expect(offered(sample.records)).toEqual([]);
    expect(offered([round('1', { refund: true }), round('2', { amount: 0 })])).toEqual([]);
  });
});
