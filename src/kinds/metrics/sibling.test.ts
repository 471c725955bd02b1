import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planExchange, readMetrics, type SharedMetric } from './sibling';

const data = {
  records: [
    { id: 'sample-1', name: 'Sample', currentValue: 1 },
    { id: 'a', name: 'Churn', category: 'Customer', unit: '%', direction: 'lower', currentValue: 3, targetValue: 2, upperTarget: 0 },
  ],
  extra: {
    entries: [
      { metricId: 'a', date: '2026-10-01', value: 4 },
      { metricId: 'a', date: '2026-11-01', value: 3, note: 'New onboarding' },
      { metricId: 'a', date: 'someday', value: 9 },
    ],
  },
};
const make = ({ name }: SharedMetric) => ({ id: `new-${name}`, name });

describe('metrics of another tool', () => {
  it('are read without samples and without what is no value', () => {
    const [churn, ...others] = readMetrics(data);
    expect(others).toEqual([]);
    expect(churn).toMatchObject({ name: 'Churn', direction: 'lower', currentValue: 3, targetValue: 2 });
    expect(churn?.entries.map(({ date }) => date)).toEqual(['2026-10-01', '2026-11-01']);
  });

  it('leave a what-if behind and bring the actual value of its day', () => {
    const tried = {
      records: [{ id: 'a', name: 'Trials', currentValue: 105 }],
      extra: {
        entries: [{ metricId: 'a', date: '2026-11-15', value: 105, note: 'What-if: 100 +5%' }],
        actuals: [{ metricId: 'a', date: '2026-11-15', value: 100 }],
      },
    };
    expect(readMetrics(tried)[0]).toMatchObject({ currentValue: 100, entries: [{ metricId: 'a', date: '2026-11-15', value: 100 }] });
  });

  it('come in as new, or give a known one the days it lacks', () => {
    const shared = readMetrics(data);
    const fresh = planExchange(shared, [], [], make);
    expect(fresh.added).toEqual([{ id: 'new-Churn', name: 'Churn' }]);
    expect(fresh.entries.map(({ metricId, date }) => [metricId, date])).toEqual([
      ['new-Churn', '2026-10-01'],
      ['new-Churn', '2026-11-01'],
    ]);
    // Here it is called "churn" and has a value for October already.
    const known = planExchange(shared, [{ id: 'x', name: ' churn ' }], [{ metricId: 'x', date: '2026-10-01', value: 5 }], make);
    expect(known.added).toEqual([]);
    expect(known.entries).toEqual([{ metricId: 'x', date: '2026-11-01', value: 3, note: 'New onboarding' }]);
    // A second time there is nothing left to bring.
    const again = planExchange(
      shared,
      [{ id: 'x', name: 'churn' }],
      [...known.entries, { metricId: 'x', date: '2026-10-01', value: 5 }],
      make,
    );
    expect(again).toMatchObject({ added: [], entries: [] });
  });

  it('survive anything that is no work of such a tool', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(Array.isArray(readMetrics(value))).toBe(true);
      }),
    );
  });
});
