import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDraft } from '@/lib/fields';
import { addToMonth, monthsBetween } from '@/lib/months';
import { sumOf } from '@/lib/numbers';
import type { MoneyLine } from '@/lib/topics/money';
import {
  identityOf,
  itemsIn,
  labelMonth,
  readSettings,
  shownFields,
  state,
  toFormFields,
  toSettingsForm,
  type CashData,
  type Item,
  type Settings,
} from './model';
import { toMeasures } from './measures';
import { hasEffect, judge, runwayOf, variations } from './outlook';
import { asPlanned, projectCash } from './projection';
import { dueIn } from './schedule';
import { planLines } from './taking';
import { schema } from './schema';
import { item, settings } from './test-data';

const around = { today: '2026-11-15', currency: 'USD' };

const incomes = (items: Item[], more: Partial<Settings> = {}) => projectCash(items, settings(more)).rows.map(({ income }) => income);

describe('the plain projection', () => {
  it('has as many rows as the period and adds every net to the starting cash', () => {
    const items = [item('income', 1_000_00), item('expense', 400_00)];
    const { rows, income, expenses, net, ending } = projectCash(items, settings({ period: 6, startingCash: 5_000_00 }));
    expect(rows).toHaveLength(6);
    // 1,000 − 400 = 600 a month; 5,000 + 600 × n.
    expect(rows.map((row) => row.balance)).toEqual([5_600_00, 6_200_00, 6_800_00, 7_400_00, 8_000_00, 8_600_00]);
    expect(rows[2]).toEqual({ income: 1_000_00, expenses: 400_00, tax: 0, net: 600_00, balance: 6_800_00 });
    expect([income, expenses, net, ending]).toEqual([6_000_00, 2_400_00, 3_600_00, 8_600_00]);
  });

  it('counts monthly items in every month from their start', () => {
    expect(incomes([item('income', 10, { startMonth: '2026-04-01' })], { period: 6 })).toEqual([0, 0, 0, 10, 10, 10]);
  });

  it('counts quarterly items at their start and every third month after', () => {
    expect(incomes([item('income', 10, { frequency: 'quarterly', startMonth: '2026-02-01' })])).toEqual([
      0, 10, 0, 0, 10, 0, 0, 10, 0, 0, 10, 0,
    ]);
  });

  it('counts annual items once, even over 36 months, until asked to repeat them', () => {
    const rent = item('income', 10, { frequency: 'annual', startMonth: '2026-03-01' });
    const months = (one: Item) => incomes([one], { period: 36 }).flatMap((amount, index) => (amount > 0 ? [index] : []));
    expect(months(rent)).toEqual([2]);
    expect(months({ ...rent, frequency: 'one-time' })).toEqual([2]);
    expect(months({ ...rent, isRepeated: true })).toEqual([2, 14, 26]);
  });

  it('leaves out what starts after the period', () => {
    const late = item('income', 10, { startMonth: '2026-10-01' });
    expect(projectCash([late], settings({ period: 6 })).income).toBe(0);
    expect(hasEffect(late, settings({ period: 6 }))).toBe(false);
    expect(hasEffect(late, settings())).toBe(true);
  });

  it('counts what a delay brings into the period and takes out of it', () => {
    const before = item('expense', 600, { frequency: 'one-time', startMonth: '2025-12-01' });
    expect(hasEffect(before, settings())).toBe(false);
    // 45 days: half in January, half in February.
    expect(hasEffect(before, settings({ paymentDelay: 45 }))).toBe(true);
    const last = item('income', 600, { frequency: 'one-time', startMonth: '2026-12-01' });
    expect(hasEffect(last, settings({ collectionDelay: 30 }))).toBe(false);
  });

  it('claims no runway where amounts grow beyond calculating', () => {
    const runway = (items: Item[]) => toMeasures([projectCash(items, settings())], 'USD').find(({ label }) => label === 'Runway');
    expect(runway([item('income', 100)])).toMatchObject({ values: [null], missing: 'over 60 months' });
    expect(runway([item('income', 99_999_999_999_900, { growth: 1 })])).toMatchObject({ values: [null], missing: '—' });
  });

  it('goes below zero and says when', () => {
    const plan = projectCash([item('expense', 300_00)], settings({ period: 6, startingCash: 1_000_00 }));
    // 1,000 − 300 a month: 700, 400, 100, −200 …
    expect(plan.rows.map(({ balance }) => balance)).toEqual([700_00, 400_00, 100_00, -200_00, -500_00, -800_00]);
    expect([plan.zeroMonth, runwayOf(plan), judge(plan)]).toEqual([3, 3, 'dead']);
    expect([plan.lowest, plan.lowestMonth]).toEqual([-800_00, 5]);
  });

  it('grows an item from month to month, stops it after its last, and spreads weeks over the year', () => {
    // 100, 110, 121, 133.10
    expect(incomes([item('income', 100_00, { growth: 0.1 })], { period: 6 }).slice(0, 4)).toEqual([100_00, 110_00, 121_00, 133_10]);
    expect(incomes([item('income', 10, { endMonth: '2026-03-01' })], { period: 6 })).toEqual([10, 10, 10, 0, 0, 0]);
    // 60 × 52 / 12 = 260
    expect(incomes([item('income', 60_00, { frequency: 'weekly' })], { period: 6 })[0]).toBe(260_00);
    // 50 × 52 / 12 = 216.666…
    expect(incomes([item('income', 50_00, { frequency: 'weekly' })], { period: 6 })[5]).toBe(216_67);
  });

  it('goes on with what started before the first month', () => {
    // From November 2025 each quarter: November, February, May …
    const old = item('income', 10, { frequency: 'quarterly', startMonth: '2025-11-01' });
    expect(incomes([old], { period: 6 })).toEqual([0, 10, 0, 0, 10, 0]);
    expect(incomes([{ ...old, frequency: 'one-time' }], { period: 6 })).toEqual([0, 0, 0, 0, 0, 0]);
    // 100 doubles each month from November: 400 in January.
    expect(incomes([item('income', 100, { startMonth: '2025-11-01', growth: 1 })], { period: 6 })[0]).toBe(400);
  });
});

describe('delays', () => {
  it('moves income on by whole months and splits the rest', () => {
    const sale = item('income', 300_00, { frequency: 'one-time' });
    expect(incomes([sale], { period: 6, collectionDelay: 30 })).toEqual([0, 300_00, 0, 0, 0, 0]);
    // 45 days: half in the second month, half in the third.
    expect(incomes([sale], { period: 6, collectionDelay: 45 })).toEqual([0, 150_00, 150_00, 0, 0, 0]);
    // 10 days: a third of the month's sales is paid in the next.
    expect(incomes([sale], { period: 6, collectionDelay: 10 })).toEqual([200_00, 100_00, 0, 0, 0, 0]);
  });

  it('leaves what is paid at once where it is', () => {
    expect(incomes([item('income', 10, { isPlain: true })], { period: 6, collectionDelay: 60 })).toEqual([10, 10, 10, 10, 10, 10]);
  });

  it('says what is still open at the end', () => {
    const items = [item('income', 300_00), item('expense', 90_00)];
    const plan = projectCash(items, settings({ period: 6, collectionDelay: 45, paymentDelay: 20 }));
    // Income: all of month 6, half of month 5. Expenses: two thirds of month 6.
    expect([plan.uncollected, plan.unpaid]).toEqual([450_00, 60_00]);
    expect([plan.income, plan.expenses]).toEqual([6 * 300_00 - 450_00, 6 * 90_00 - 60_00]);
  });

  it('receives in the first months what fell due before them', () => {
    expect(incomes([item('income', 30_00, { startMonth: '2025-01-01' })], { period: 6, collectionDelay: 365 })).toEqual(
      // 12 whole months and 5 of 30 days: a sixth of December 2024, which is none, and five sixths of January 2025.
      [25_00, 30_00, 30_00, 30_00, 30_00, 30_00],
    );
  });
});

describe('sales tax and VAT', () => {
  it('keeps sales tax until the month after the quarter', () => {
    const plan = projectCash([item('income', 100_00)], settings({ period: 6, taxMode: 'sales', taxRate: 0.2 }));
    // 20 in each month; 60 for January to March goes out in April, when 20 comes in.
    expect(plan.rows.map(({ tax }) => tax)).toEqual([20_00, 20_00, 20_00, -40_00, 20_00, 20_00]);
    expect(plan.tax).toBe(60_00);
    expect(plan.ending).toBe(6 * 100_00 + 60_00);
  });

  it('settles by calendar quarters and each month for the one before', () => {
    const items = [item('income', 100_00, { startMonth: '2026-02-01' })];
    const from = { period: 6, taxMode: 'sales' as const, taxRate: 0.1, firstMonth: '2026-02', firstMonthNumber: 2 };
    // February and March are settled in April.
    expect(projectCash(items, settings(from)).rows.map(({ tax }) => tax)).toEqual([10_00, 10_00, -10_00, 10_00, 10_00, -20_00]);
    expect(projectCash(items, settings({ ...from, taxEvery: 'monthly' })).rows.map(({ tax }) => tax)).toEqual([10_00, 0, 0, 0, 0, 0]);
  });

  it('takes off the VAT paid on expenses, and leaves payroll out of it', () => {
    const items = [item('income', 100_00), item('expense', 40_00), item('expense', 30_00, { isPlain: true })];
    const plan = projectCash(items, settings({ period: 6, taxMode: 'vat', taxRate: 0.2, taxEvery: 'monthly' }));
    // 20 collected, 8 paid on 40: 12 kept, which goes out a month later.
    expect(plan.rows.map(({ tax }) => tax)).toEqual([12_00, 0, 0, 0, 0, 0]);
    expect(plan.rows[0]?.net).toBe(100_00 - 70_00 + 12_00);
  });
});

describe('what if', () => {
  it('lowers revenue, raises costs and lets customers pay later, one at a time and together', () => {
    const items = [item('income', 1_000_00), item('expense', 500_00)];
    const endings = variations.map(({ shift }) => projectCash(items, settings({ period: 6 }), shift).ending);
    // 6 × 500; 6 × (800 − 500); 6 × (1,000 − 550); five months collected; 5 × 800 − 6 × 550.
    expect(endings).toEqual([3_000_00, 1_800_00, 2_700_00, 2_000_00, 700_00]);
  });
});

describe('the outlook', () => {
  it('looks past the period for the month the cash runs out', () => {
    const plan = projectCash([item('expense', 100_00)], settings({ period: 6, startingCash: 1_000_00 }));
    expect([plan.zeroMonth, judge(plan), plan.lowest]).toEqual([10, 'dead', 400_00]);
  });

  it('calls a plan alive that earns its costs in time', () => {
    const items = [item('income', 100_00, { growth: 0.1 }), item('expense', 300_00)];
    expect(judge(projectCash(items, settings({ startingCash: 2_000_00 })))).toBe('alive');
    expect(judge(projectCash(items, settings({ startingCash: 500_00 })))).toBe('dead');
    expect(runwayOf(projectCash(items, settings({ startingCash: 2_000_00 })))).toBeNull();
  });

  it('has no figure for amounts beyond calculating', () => {
    const plan = projectCash([item('income', 9e15, { growth: 1 })], settings());
    expect(plan.isTooLarge).toBe(true);
    expect([judge(plan), plan.lowestMonth]).toEqual(['unknown', -1]);
    expect(plan.ending).toBeNaN();
  });
});

const anyItem = fc
  .record({
    type: fc.constantFrom('income' as const, 'expense' as const),
    amount: fc.integer({ min: 1, max: 1e9 }),
    frequency: fc.constantFrom('monthly' as const, 'quarterly' as const, 'annual' as const, 'one-time' as const, 'weekly' as const),
    start: fc.integer({ min: -20, max: 40 }),
    length: fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }),
    isRepeated: fc.boolean(),
    growth: fc.constantFrom(0, 0, 0.03, -0.1),
    isPlain: fc.boolean(),
  })
  .map(({ start, length, ...rest }) =>
    item(rest.type, rest.amount, {
      ...rest,
      startMonth: `${addToMonth('2026-01', start)}-01`,
      endMonth: length === undefined ? '' : `${addToMonth('2026-01', start + length)}-01`,
    }),
  );

const anySettings = fc
  .record({
    period: fc.constantFrom(6, 12, 18, 24, 36),
    startingCash: fc.integer({ min: -1e9, max: 1e9 }),
    collectionDelay: fc.integer({ min: 0, max: 365 }),
    paymentDelay: fc.integer({ min: 0, max: 365 }),
    taxMode: fc.constantFrom('none' as const, 'sales' as const, 'vat' as const),
    taxRate: fc.constantFrom(0, 0.07, 0.2),
    taxEvery: fc.constantFrom('monthly' as const, 'quarterly' as const),
  })
  .map(settings);

/** The calendar walked month by month from the item's start, with no formula for when it falls due. */
function walk(one: Item, last: string): Map<string, number> {
  const paid = new Map<string, number>();
  let wait = 0;
  let amount = one.amount;
  const until = one.endMonth === '' ? last : one.endMonth.slice(0, 7);
  for (let month = one.startMonth.slice(0, 7); month <= until && month <= last; month = addToMonth(month, 1)) {
    if (wait === 0) {
      paid.set(month, Math.round(one.frequency === 'weekly' ? (amount * 52) / 12 : amount));
      wait = { monthly: 1, weekly: 1, quarterly: 3, annual: one.isRepeated ? 12 : Infinity, 'one-time': Infinity }[one.frequency];
    }
    wait -= 1;
    amount *= 1 + one.growth;
  }
  return paid;
}

describe('always', () => {
  it('ends with the starting cash and all nets, whatever the plan', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 8 }), anySettings, (items, set) => {
        const { rows, ending, net, income, expenses, tax } = projectCash(items, set);
        expect(ending).toBe(set.startingCash + sumOf(rows.map((row) => row.net)));
        expect(ending).toBe(set.startingCash + net);
        expect(net).toBe(income - expenses + tax);
        rows.forEach((row, index) => {
          expect(row.balance).toBe((rows[index - 1]?.balance ?? set.startingCash) + row.income - row.expenses + row.tax);
        });
      }),
    );
  });

  it('pays each item as a walk through the calendar does', () => {
    fc.assert(
      fc.property(anyItem, (one) => {
        const walked = walk(one, '2028-12');
        for (let month = 0; month < 36; month += 1) {
          const wanted = walked.get(addToMonth('2026-01', month)) ?? 0;
          // Growth is compounded step by step in the walk, so halves of a cent may fall either way.
          expect(Math.abs(dueIn(one, '2026-01', month) - wanted)).toBeLessThanOrEqual(one.growth === 0 ? 0 : 1);
        }
      }),
    );
  });

  it('loses nothing to a delay: what fell due is cash or still open', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 5 }), anySettings, (given, set) => {
        const items = given.filter(({ startMonth }) => startMonth >= '2026-01-01');
        const prompt = projectCash(items, { ...set, collectionDelay: 0, paymentDelay: 0 });
        const late = projectCash(items, set);
        expect(late.income + late.uncollected).toBe(prompt.income);
        expect(late.expenses + late.unpaid).toBe(prompt.expenses);
      }),
    );
  });

  it('spreads a delay as a day by day count does', () => {
    // A month's sales fall evenly on its 30 days and each is paid the delay later.
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 150 }), (days) => {
        const brute = Array.from({ length: 6 }, () => 0);
        for (let saleDay = 0; saleDay < 30; saleDay += 1) {
          const month = Math.floor((saleDay + days) / 30);
          if (month < 6) brute[month] = (brute[month] ?? 0) + 1_00;
        }
        expect(incomes([item('income', 30_00, { frequency: 'one-time' })], { period: 6, collectionDelay: days })).toEqual(brute);
      }),
    );
  });

  it('holds tax for the state: over a settled year nothing is left of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e8 }), fc.constantFrom('sales' as const, 'vat' as const), (amount, taxMode) => {
        const items = [item('income', amount, { endMonth: '2026-11-01' }), item('expense', amount + 7, { endMonth: '2026-11-01' })];
        expect(projectCash(items, settings({ period: 18, taxMode, taxRate: 0.19, taxEvery: 'quarterly' })).tax).toBe(0);
      }),
    );
  });
});

describe('settings and months', () => {
  it('starts in January of the current year and is pinned there', () => {
    const { extra } = state.start(around);
    const read = readSettings(extra.settings, around);
    expect(read).toEqual(settings());
    expect(labelMonth(read, 0)).toBe('Jan 2026');
    expect(labelMonth(read, 23, true)).toBe('December 2027');
    expect(readSettings(extra.settings, { ...around, today: '2027-02-01' }).firstMonth).toBe('2026-01');
  });

  it('knows no year before the day is known', () => {
    const blank = { ...around, today: '' };
    const read = readSettings(state.start(blank).extra.settings, blank);
    expect(read.firstMonth).toBe('');
    expect(labelMonth(read, 1)).toBe('February');
    expect(projectCash([item('income', 5)], read).income).toBe(0);
  });

  it('reads what was typed as typed', () => {
    const draft = { ...state.start(around).extra.settings, startingCash: '$12,500.50', period: '24', firstMonth: '07', taxRate: '7.5' };
    expect(readSettings(draft, around)).toMatchObject({ startingCash: 12_500_50, period: 24, firstMonth: '2026-07', taxRate: 0.075 });
    expect(readSettings({ ...draft, firstYear: 'soon', period: 'x', collectionDelay: '-5' }, around)).toMatchObject({
      firstMonth: '2026-07',
      period: 12,
      collectionDelay: 0,
    });
    expect(toSettingsForm('2026-11-15', { ...draft, firstYear: '2019' }).firstYear.options.slice(0, 2)).toEqual(['2019', '2023']);
  });

  it('offers the months of the projection, and those that items already have', () => {
    const form = toFormFields(settings({ period: 6 }), [item('income', 1, { startMonth: '2026-09-01' })]);
    expect(form.startMonth.options).toEqual([
      '2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01', '2026-09-01',
    ]); // prettier-ignore
    expect(form.startMonth.default).toBe('2026-01-01');
    expect(form.startMonth.labels?.['2026-09-01']).toBe('September 2026');
  });

  it('needs a name and an amount above 0', () => {
    const draft = { ...item('income', 1), name: ' ', amount: '0', growth: '' };
    const { problems } = readDraft(shownFields, draft, around);
    expect(problems.name).toBe('Give it a name.');
    expect(problems.amount).toContain('0.01');
    expect(readDraft(shownFields, { ...draft, name: 'Rent', amount: '1,200' }, around).problems).toEqual({});
  });

  it('keeps the face value of another scenario when the currency changes', () => {
    const plan = { items: [item('income', 12_00)], currency: 'USD', settings: state.start(around).extra.settings };
    expect(itemsIn(plan, 'JPY')[0]?.amount).toBe(12);
  });

  it('takes an empty start for the first month when it looks for doubles', () => {
    const one = item('income', 5);
    expect(identityOf('2026-01')({ ...one, startMonth: '' })).toBe(identityOf('2026-01')(one));
  });

  it('has a sample of plain figures', () => {
    const sample = state.sample?.(around);
    expect(sample?.records.every(({ id }) => id.startsWith('sample-'))).toBe(true);
    expect(monthsBetween('2026-01', sample?.records[5]?.startMonth.slice(0, 7) ?? '')).toBe(2);
  });
});

describe('lines from other tools', () => {
  const line = (key: string, more: Partial<MoneyLine> = {}): MoneyLine => ({
    key,
    name: 'Laptops',
    group: 'Equipment',
    about: 'costs',
    type: 'expense',
    amount: 2_600_00,
    currency: 'USD',
    repeats: 'once',
    month: '2026-03',
    ...more,
  });
  const source = { doc: 'costs', tool: 'Startup Cost Calculator', name: '' };
  const start = state.start(around);
  const settled = { ...start.extra, settings: { ...start.extra.settings, firstYear: '2026', firstMonth: '01' } };
  const dataOf = (records: Item[]): CashData => ({ ...start, records, extra: settled });
  const take = (items: Item[], lines: MoneyLine[], from = source) => planLines(dataOf(items), lines, from, around);

  it('turns them into items that remember where they came from', async () => {
    const { data, names, note } = take(
      [],
      [line('a'), line('b', { repeats: 'yearly' }), line('c', { repeats: 'monthly', month: '', growth: 0.02 })],
    );
    expect(data.records).toMatchObject([
      { frequency: 'one-time', startMonth: '2026-03-01', source: 'costs:a', sender: 'Startup Cost Calculator', isPlain: false },
      { frequency: 'annual', isRepeated: true },
      { frequency: 'monthly', startMonth: '2026-01-01', growth: 0.02, isRepeated: false },
    ]);
    expect(names).toEqual(['Laptops', 'Laptops', 'Laptops']);
    expect(note).toBe('');
    expect(schema.safeParse(data).success).toBe(true);
    // Wages carry no sales tax.
    expect(take([], [line('a', { about: 'payroll' })]).data.records[0]?.isPlain).toBe(true);
  });

  it('replaces the same line instead of adding it again, and keeps what only this tool knows', () => {
    const first = take([item('income', 1)], [line('a')]).data.records;
    const edited = first.map((one) => (one.source === '' ? one : { ...one, endMonth: '2026-06-01', id: 'kept' }));
    const again = take(edited, [line('a', { amount: 5_00, name: 'One laptop' })]);
    expect(again).toMatchObject({ names: [], changed: ['One laptop'] });
    expect(again.data.records).toHaveLength(2);
    expect(again.data.records[0]).toMatchObject({ id: 'kept', amount: 5_00, name: 'One laptop', endMonth: '2026-06-01' });
    // The same key of another document is another line.
    expect(take(again.data.records, [line('a')], { ...source, doc: 'team' }).data.records).toHaveLength(3);
  });

  it('has nothing to take a second time', () => {
    const lines = [line('a'), line('b', { month: '2025-11' }), line('c', { repeats: 'yearly' }), line('d', { amount: 0 })];
    const { data } = take([item('income', 1)], lines);
    expect(planLines(data, lines, source, around).data).toBe(data);
  });

  it('counts a single payment of the past in the first month and says so', () => {
    const { data, note } = take([], [line('a', { month: '2025-11' }), line('b', { month: '2025-11', repeats: 'monthly' })]);
    expect(data.records[0]).toMatchObject({ startMonth: '2026-01-01', dated: '2025-11-01' });
    expect(data.records[1]).toMatchObject({ startMonth: '2025-11-01', dated: '' });
    expect(note).toBe('1 single payment dated before January 2026 is counted in that month.');
  });

  it('turns credits round and leaves empty lines out', () => {
    const { data, note } = take([], [line('a', { amount: -20_00 }), line('b', { amount: 0 })]);
    expect(data.records).toMatchObject([{ type: 'income', amount: 20_00, id: 'costs-a' }]);
    expect(note).toBe('1 line without an amount was left out.');
  });
});

it('plans as planned', () => {
  expect(projectCash([item('income', 7)], settings(), asPlanned)).toEqual(projectCash([item('income', 7)], settings()));
});
