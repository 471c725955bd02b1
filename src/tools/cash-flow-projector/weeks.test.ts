import { describe, expect, it } from 'vitest';
import type { Item, Settings } from './model';
import { projectCash } from './projection';
import { fromNovember as item, inNovember as settings } from './test-data';
import { firstWeek, projectWeeks, toWeekSheet, weekCount } from './weeks';

const today = '2026-11-17';
const weeks = (items: Item[], more: Partial<Settings> = {}) => {
  const all = { ...settings, ...more };
  return projectWeeks(items, all, projectCash(items, all), today);
};

describe('thirteen weeks', () => {
  it('follow one another from this Monday on', () => {
    const rows = weeks([item('expense', 10_000)]);
    expect(rows).toHaveLength(weekCount);
    expect([rows[0]?.from, rows[0]?.to, rows.at(-1)?.to]).toEqual(['2026-11-16', '2026-11-22', '2027-02-14']);
    // November's 100 was paid on the first; 1 Dec, 1 Jan and 1 Feb follow: 900, 800, 700, 600.
    expect(rows.filter(({ expenses }) => expenses > 0).map(({ from, closing }) => [from, closing])).toEqual([
      ['2026-11-30', 80_000],
      ['2026-12-28', 70_000],
      ['2027-02-01', 60_000],
    ]);
    expect(rows[0]?.opening).toBe(90_000);
    for (const [place, row] of rows.entries()) if (place > 0) expect(row.opening).toBe(rows[place - 1]?.closing);
  });

  it('pay weekly amounts every Monday, and move the rest by the delay', () => {
    expect(weeks([item('expense', 1_000, { frequency: 'weekly' })]).map(({ expenses }) => expenses)).toEqual(Array(13).fill(1_000));
    // Due on the first, 20 days late: 21 December.
    const late = weeks([item('income', 5_000, { frequency: 'one-time', startMonth: '2026-12-01' })], { collectionDelay: 20 });
    expect(late.filter(({ income }) => income > 0).map(({ from }) => from)).toEqual(['2026-12-21']);
    const plain = weeks([item('income', 5_000, { frequency: 'one-time', startMonth: '2026-12-01', isPlain: true })], {
      collectionDelay: 20,
    });
    expect(plain.find(({ income }) => income > 0)?.from).toBe('2026-11-30');
  });

  it('come to the monthly table at the end of a month', () => {
    const items = [item('income', 30_000, { growth: 0.1 }), item('expense', 12_345, { frequency: 'quarterly' })];
    const rows = weeks(items, { taxMode: 'sales', taxRate: 0.1 });
    const month = projectCash(items, { ...settings, taxMode: 'sales', taxRate: 0.1 }).rows[2];
    // 31 January 2027 is a Sunday.
    expect(rows.find(({ to }) => to === '2027-01-31')?.closing).toBe(month?.balance);
  });

  it('begin with the projection, and are none once it is over', () => {
    expect(firstWeek({ ...settings, firstMonth: '2027-03' }, today)).toBe('2027-03-01');
    expect(firstWeek({ ...settings, firstMonth: '2024-01' }, today)).toBeUndefined();
    expect(firstWeek({ ...settings, firstMonth: '' }, today)).toBeUndefined();
    expect(toWeekSheet(weeks([]), 'USD', 'VAT').columns).toHaveLength(7);
  });
});
