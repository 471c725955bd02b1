import { describe, expect, it } from 'vitest';
import { state, type Tier } from './model';
import { toIncomeLines, toMrrMetric } from './lines';
import { computeProjection } from './projection';
import { shares } from './shares';
import { around, basic, settingsOf } from './test-data';

describe('revenue sent to other tools', () => {
  const projection = computeProjection([basic], settingsOf());
  const december = { ...around, today: '2026-12-15' };

  it('starts with the first month and grows evenly to the last', () => {
    const [line] = toIncomeLines(projection, december);
    expect(line).toMatchObject({
      key: basic.id,
      name: 'Subscriptions: Basic',
      amount: 99_674,
      currency: 'USD',
      month: '2027-01',
      repeats: 'monthly',
      about: 'revenue',
      type: 'income',
    });
    // 105 subscribers become 323 in 23 steps, close to the 5% a month of the tier.
    expect(99_674 * (1 + (line?.growth ?? 0)) ** 23).toBeCloseTo(306_616, -2);
    expect(line?.growth).toBeCloseTo(0.05, 3);
  });

  it('shrinks with a tier that dies out, and starts when one comes to life', () => {
    // 64 halve each month: 32 at first, 1 in month 6, and 0.5 rounded up to 1 in month 7, the last that is billed.
    const [fading] = toIncomeLines(computeProjection([{ ...basic, subscribers: 64, churn: 0.5, growth: 0 }], settingsOf()), december);
    expect(fading).toMatchObject({ amount: 30_377, month: '2027-01' });
    expect(fading?.growth).toBeCloseTo((1 / 32) ** (1 / 6) - 1, 4);
    // A third of a subscriber a month is nobody in month 1 and one in month 2.
    const slow: Tier = { ...basic, subscribers: 0, newBy: 'number', newCount: 1 / 3 };
    expect(toIncomeLines(computeProjection([slow], settingsOf()), december)).toMatchObject([{ amount: 949, month: '2027-02' }]);
    expect(toIncomeLines(computeProjection([{ ...basic, subscribers: 0 }], settingsOf()), december)).toEqual([]);
    expect(toIncomeLines(computeProjection([basic, basic], settingsOf()), december).map(({ name }) => name)).toEqual([
      'Subscriptions: Basic',
      'Subscriptions: Basic (2)',
    ]);
  });

  it('is what is paid today, with its goal, for the dashboard', () => {
    // 100 × 9.49275 today, 323 × 9.49275 in month 24.
    expect(toMrrMetric(projection, around)).toMatchObject([
      {
        name: 'MRR',
        category: 'Revenue',
        unit: '$',
        currentValue: 949.28,
        targetValue: 3066.16,
        targetTyped: '3066.16',
        values: [{ date: '2026-11-15', value: 949.28 }],
      },
    ]);
    expect(toMrrMetric(computeProjection([{ ...basic, subscribers: 0 }], settingsOf()), around)).toEqual([]);
    expect(toMrrMetric(computeProjection([{ ...basic, growth: 99 }], settingsOf()), around)).toEqual([]);
  });

  it('is that of one’s own tiers only', () => {
    const sample = state.sample?.(around) ?? state.start(around);
    expect(sample.records.length).toBeGreaterThan(0);
    const offered = (records: Tier[]) => [
      shares.offers?.money?.({ ...sample, records }, around)?.map(({ key }) => key),
      shares.offers?.metrics?.({ ...sample, records }, around)?.map(({ currentValue }) => currentValue),
    ];
    expect(offered(sample.records)).toEqual([[], []]);
    expect(offered([...sample.records, { ...basic, id: 'own' }])).toEqual([['own'], [949.28]]);
  });
});
