import { describe, expect, it } from 'vitest';
import { monthNames } from './content';
import { toMeasures } from './measures';
import { readSettings, settingsFields, state, type CashData, type Item, type Settings } from './model';
import { countedOnce, hasEffect, judge, repeatAnnual, runwayOf, variations } from './outlook';
import { projectAll } from './plans';
import { projectCash, type Projection } from './projection';
import { shares } from './shares';
import { planLines } from './taking';
import { fromNovember as item, inNovember as settings } from './test-data';
import { firstWeek, projectWeeks } from './weeks';

const around = { today: '2026-11-17', currency: 'USD' };
const start = state.start(around);
const data = (records: Item[], more: Partial<CashData['extra']['settings']> = {}): CashData => ({
  ...start,
  records,
  extra: { ...start.extra, settings: { ...start.extra.settings, firstMonth: '11', firstYear: '2026', startingCash: '1,000', ...more } },
});

describe('the settings', () => {
  it('name every month by its number', () => {
    expect(settingsFields.firstMonth.options).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']);
    expect(['01', '11', '12'].map((code) => settingsFields.firstMonth.labels?.[code as '01'])).toEqual([
      monthNames[0],
      monthNames[10],
      monthNames[11],
    ]);
    expect(settingsFields.period.labels?.['6']).toBe('6 months');
    expect(readSettings(data([]).extra.settings, around)).toMatchObject({
      firstMonth: '2026-11',
      startingCash: 100_000,
      firstMonthNumber: 11,
    });
  });
});

describe('the outlook', () => {
  const plan = (...items: Item[]) => projectCash(items, settings);

  it('knows an item that moves nothing within the period', () => {
    expect(hasEffect(item('income', 5), settings)).toBe(true);
    expect(hasEffect(item('expense', 5), settings)).toBe(true);
    expect(hasEffect(item('income', 5, { startMonth: '2027-11-01' }), settings)).toBe(false);
    expect(hasEffect(item('income', 5, { startMonth: '2027-10-01' }), settings)).toBe(true);
    // Two months late: what falls due in October comes after the end.
    expect(hasEffect(item('income', 5, { startMonth: '2027-10-01' }), { ...settings, collectionDelay: 60 })).toBe(false);
    expect(hasEffect(item('income', 5, { startMonth: '2027-11-01' }), { ...settings, firstMonth: '' })).toBe(true);
  });

  it('repeats annual items only where they come once', () => {
    const once = item('expense', 5, { frequency: 'annual' });
    const again = { ...once, id: 'again', isRepeated: true };
    const monthly = item('expense', 5);
    expect(countedOnce([once, again, monthly])).toEqual([once]);
    expect(repeatAnnual([once, monthly])).toEqual([{ ...once, isRepeated: true }, monthly]);
    const list = [again, monthly];
    expect(repeatAnnual(list)).toBe(list);
  });

  it('is alive, dead, open or unknown', () => {
    const alive = plan(item('income', 5));
    const dead = plan(item('expense', 50_000));
    expect([judge(alive), judge(dead), judge(alive, dead), judge(dead, alive)]).toEqual(['alive', 'dead', 'open', 'open']);
    expect([judge({ ...alive, canJudge: false }), judge(alive, { ...alive, canJudge: false })]).toEqual(['unknown', 'unknown']);
    // 1,000 at 500 a month is gone after the second.
    expect([runwayOf(alive), runwayOf(dead)]).toEqual([null, dead.zeroMonth]);
    expect(runwayOf({ ...dead, zeroMonth: 0 })).toBe(0);
  });

  it('tries a fifth less income, a tenth more cost, a month later, and all three', () => {
    expect(variations.map(({ shift }) => [shift.income, shift.expense, shift.days])).toEqual([
      [1, 1, 0],
      [0.8, 1, 0],
      [1, 1.1, 0],
      [1, 1, 30],
      [0.8, 1.1, 30],
    ]);
  });

  it('compares plans by figures, and has none for what cannot be calculated', () => {
    const measures = toMeasures([plan(item('income', 5)), { ...plan(), income: Number.NaN }], 'USD');
    expect(measures.map(({ label }) => label)).toEqual(['Total income', 'Total expenses', 'Cash at the end', 'Lowest balance', 'Runway']);
    expect(measures[0]?.values).toEqual([60, null]);
    const runway = (...plans: Projection[]) => toMeasures(plans, 'USD').at(-1);
    expect(runway(plan())?.missing).toMatch(/^over \d+ months$/);
    expect(runway(plan(), { ...plan(), canJudge: false })?.missing).not.toMatch(/^over/);
    expect(runway(plan())?.format?.(1)).toBe('1 month');
  });

  it('holds every scenario, the open one with its own items', () => {
    const [only, ...more] = projectAll([item('expense', 5, { frequency: 'annual' })], start.extra, around);
    expect(more).toEqual([]);
    expect(only?.hasCountedOnce).toBe(true);
    expect(projectAll([item('expense', 5)], start.extra, around)[0]?.hasCountedOnce).toBe(false);
  });
});

describe('what others are told of the forecast', () => {
  const said = (given: CashData) => shares.offers?.texts?.(given, around)?.find(({ means }) => means === 'business.forecast')?.text;

  it('is its sums and where the cash is lowest, or when it runs out', () => {
    // 1,000 + 12 × 50 − 12 × 20 = 1,360; it only rises.
    expect(said(data([item('income', 5_000), item('expense', 2_000)]))).toMatch(
      /^Over 12 months from November 2026 we expect \$600\.00 to come in and \$240\.00 to go out\. Starting with \$1,000\.00, cash is \$1,360\.00 at the end\./,
    );
    // One bill of 400 in the first month, then 50 a month: lowest there.
    const dip = said(data([item('income', 5_000, { startMonth: '2026-12-01' }), item('expense', 40_000, { frequency: 'one-time' })]));
    expect(dip).toContain('The lowest point is $600.00, in November 2026.');
    // All of the cash goes in the very first month.
    expect(said(data([item('expense', 200_000)]))).toContain('Without further money, cash runs out in November 2026.');
    expect(said(data([]))).toBeUndefined();
    // Before the day is known there is no first month.
    const unknown = shares.offers?.texts?.(data([item('income', 5_000)], { firstYear: '' }), { ...around, today: '' });
    expect(unknown).toEqual([]);
  });

  it('is a line for each month, what goes out with the tax in it', () => {
    const lines = shares.offers?.forecasts?.(data([item('income', 5_000), item('expense', 2_000)]), around) ?? [];
    expect(lines).toHaveLength(12);
    expect(lines[0]).toEqual({ key: '2026-11', month: '2026-11', income: 5_000, expense: 2_000, cash: 103_000, currency: 'USD' });
    expect(shares.offers?.forecasts?.(data([]), around)).toEqual([]);
  });
});

describe('lines of other tools', () => {
  const line = (more: object = {}) => ({
    key: 'k',
    name: ' Rent ',
    group: 'Premises',
    about: 'costs' as const,
    type: 'expense' as const,
    amount: 5_000,
    currency: 'USD',
    repeats: 'monthly' as const,
    month: '2026-12',
    ...more,
  });
  const take = (...lines: ReturnType<typeof line>[]) => planLines(data([]), lines, { doc: 'd', tool: 'Costs', name: '' }, around);
  const first = (more: object) => take(line(more)).data.records[0];

  it('are items of their own frequency, month and side', () => {
    expect(first({})).toMatchObject({
      name: 'Rent',
      type: 'expense',
      amount: 5_000,
      frequency: 'monthly',
      startMonth: '2026-12-01',
      dated: '',
    });
    expect((['once', 'monthly', 'quarterly', 'yearly'] as const).map((repeats) => first({ repeats })?.frequency)).toEqual([
      'one-time',
      'monthly',
      'quarterly',
      'annual',
    ]);
    expect([first({ repeats: 'yearly' })?.isRepeated, first({})?.isRepeated]).toEqual([true, false]);
    expect(first({ amount: -5_000 })).toMatchObject({ type: 'income', amount: 5_000 });
    expect(first({ amount: -5_000, type: 'income' })).toMatchObject({ type: 'expense', amount: 5_000 });
    expect([first({ name: ' ' })?.name, first({ name: ' ', group: '' })?.name]).toEqual(['Premises', 'Unnamed']);
    expect([first({ about: 'payroll' })?.isPlain, first({})?.isPlain]).toEqual([true, false]);
    expect(first({ month: '' })?.startMonth).toBe('2026-11-01');
    // Only a single payment is moved; what repeats goes on from where it began.
    expect(first({ month: '2026-10' })).toMatchObject({ startMonth: '2026-10-01', dated: '' });
    expect(first({ month: '2026-10', repeats: 'once' })).toMatchObject({ startMonth: '2026-11-01', dated: '2026-10-01' });
    expect(first({ month: '2026-11', repeats: 'once' })?.dated).toBe('');
  });

  it('say how many were moved or left out', () => {
    const past = (key: string) => line({ key, month: '2026-10', repeats: 'once' });
    expect(take(line()).note).toBe('');
    expect(take(past('a')).note).toBe('1 single payment dated before November 2026 is counted in that month.');
    expect(take(past('a'), past('b'), line({ key: 'c', amount: 0 })).note).toBe(
      '2 single payments dated before November 2026 are counted in that month. 1 line without an amount was left out.',
    );
    expect(take(line(), line({ key: 'c', amount: 0 }), line({ key: 'd', amount: Number.NaN })).note).toBe(
      '2 lines without an amount were left out.',
    );
    expect(take(line({ amount: 0 }))).toMatchObject({ names: [] });
  });
});

describe('thirteen weeks', () => {
  const weeks = (items: Item[], more: Partial<Settings> = {}, today = around.today) => {
    const all = { ...settings, ...more };
    return projectWeeks(items, all, projectCash(items, all), today);
  };

  it('begin on the Monday of today, or of the first month where that is later', () => {
    expect(firstWeek(settings, '2026-11-17')).toBe('2026-11-16');
    // The first of November 2026 is a Sunday: its week begins in October.
    expect(firstWeek(settings, '2026-10-01')).toBe('2026-10-26');
    expect(firstWeek(settings, '2027-10-31')).toBe('2027-10-25');
    expect(firstWeek(settings, '2027-11-01')).toBeUndefined();
    expect(firstWeek({ ...settings, firstMonth: '' }, '2026-11-17')).toBeUndefined();
    expect(firstWeek(settings, '')).toBeUndefined();
  });

  it('have the tax at the end of its month', () => {
    // 10 percent of 100 a month, settled in the month after: +10 held at the end of November, then as much in as out.
    const rows = weeks([item('income', 10_000)], { taxMode: 'sales', taxRate: 0.1 });
    const taxed = rows.filter(({ tax }) => tax !== 0);
    for (const { from, to } of taxed) expect(['2026-11-30', '2026-12-31', '2027-01-31'].some((day) => day >= from && day <= to)).toBe(true);
    expect(taxed[0]).toMatchObject({ from: '2026-11-30', tax: 1_000 });
  });

  it('pay five Mondays of a month that has five, from the first to the last month of the item', () => {
    // Mondays from 16 November: 16, 23, 30; December has 7, 14, 21, 28.
    const weekly = item('expense', 1_000, { frequency: 'weekly', endMonth: '2026-12-01' });
    expect(weeks([weekly]).filter(({ expenses }) => expenses > 0)).toHaveLength(7);
    // On the 2nd and 9th of November it was paid before.
    expect(weeks([weekly])[0]?.opening).toBe(98_000);
    expect(weeks([{ ...weekly, startMonth: '2026-12-01' }]).filter(({ expenses }) => expenses > 0)).toHaveLength(4);
    const grown = item('expense', 1_000, { frequency: 'weekly', growth: 0.1 });
    expect(
      weeks([grown])
        .map(({ expenses }) => expenses)
        .slice(2, 4),
    ).toEqual([1_000, 1_100]);
  });

  it('bring income late by its own days and bills by theirs', () => {
    const late = (given: Item) =>
      weeks([given], { collectionDelay: 20, paymentDelay: 27 }).find(({ income, expenses }) => income + expenses > 0)?.from;
    // The first of November and twenty days is the 21st, and 27 days the 28th.
    expect(late(item('income', 5))).toBe('2026-11-16');
    expect(late(item('expense', 5))).toBe('2026-11-23');
    // At once: the next is due on the first of December.
    expect(late(item('income', 5, { isPlain: true }))).toBe('2026-11-30');
  });
});
