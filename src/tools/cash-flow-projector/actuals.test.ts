import { describe, expect, it } from 'vitest';
import { compareWithActuals, netOf, planActuals } from './actuals';
import { readSettings, state } from './model';
import { projectCash } from './projection';

const around = { today: '2026-11-17', currency: 'USD' };
const source = { doc: 'd1', tool: 'Books', name: '' };
const line = (month: string, income: number, expense: number) => ({ key: month, month, income, expense, currency: 'USD' });

describe('actuals beside the plan', () => {
  const start = state.start(around);
  const taken = planActuals(start, [line('2026-01', 1_000_00, 400_00), line('2026-02', 0, 500_00)], source, around);

  it('are taken month by month, once, and brought up to date', () => {
    expect(taken.names).toEqual(['January 2026', 'February 2026']);
    expect(planActuals(taken.data, [line('2026-01', 1_000_00, 400_00)], source, around)).toEqual({ data: taken.data, names: [] });
    const later = planActuals(taken.data, [line('2026-02', 50_00, 500_00)], source, around);
    expect(later.changed).toEqual(['February 2026']);
    const monthsOf = ({ data }: typeof taken) => data.extra.actuals?.records.map(({ month, income, expense }) => [month, income, expense]);
    expect(monthsOf(later)).toEqual([
      ['2026-01', 1_000_00, 400_00],
      ['2026-02', 50_00, 500_00],
    ]);
    const both = planActuals(taken.data, [line('2026-02', 60_00, 500_00), line('2026-03', 70_00, 0)], source, around);
    expect([both.names, both.changed]).toEqual([['March 2026'], ['February 2026']]);
  });

  it('are compared with the months of the projection', () => {
    const data = {
      ...taken.data,
      records: [
        {
          id: '1',
          name: 'Sales',
          type: 'income' as const,
          amount: 8e4,
          frequency: 'monthly' as const,
          startMonth: '2026-01-01',
          isRepeated: false,
          endMonth: '',
          growth: 0,
          isPlain: false,
          source: '',
          sender: '',
          dated: '',
        },
      ],
    };
    const settings = readSettings(data.extra.settings, around);
    const rows = compareWithActuals(projectCash(data.records, settings), settings, data.extra.actuals?.records ?? []);
    expect(rows).toEqual([
      { month: '2026-01', planned: { income: 800_00, expense: 0 }, actual: { income: 1_000_00, expense: 400_00 } },
      { month: '2026-02', planned: { income: 800_00, expense: 0 }, actual: { income: 0, expense: 500_00 } },
    ]);
    expect(rows.map(({ actual, planned }) => netOf(actual) - netOf(planned))).toEqual([-200_00, -1_300_00]);
  });
});
