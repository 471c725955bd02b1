import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/fields';
import { addStatements, asTransfers, balanceAt, findTransfers, listAccounts, reconcile } from './accounts';
import { computeTotals, fields, filesFields, state, type Transaction } from './model';
import { toActualLines, toCashMetrics } from './offers';
import { findLoose, nameReceipt } from './receipts';
import { bookDue, dateOf, dueDates, nextDate, restartIfMoved, type Repeat } from './repeats';
import { schema } from './schema';
import { booked as entry } from './test-data';
import { applyTyping } from './typing';

const statement = (balance: string, date = '2026-10-31') => ({ id: 's', account: 'Bank', date, balance });
const accounts = [{ name: 'Bank', opening: '1,000' }];

describe('accounts', () => {
  const all = [
    entry('Sale', 50_000),
    entry('Rent', -20_000),
    entry('Later', -4_500, { date: '2026-11-03' }),
    entry('Card', -900, { account: 'Card' }),
  ];

  it('tells cash at the end of each month and how long it lasts at the burn of the last three', () => {
    const spent = ['2026-08-10', '2026-09-10', '2026-10-10'].map((date) => entry(date, -10_000, { date }));
    const around = { today: '2026-11-15', currency: 'USD' };
    const extra = { ...state.start(around).extra, accounts };
    const raised = entry('Round', 50_000, { category: 'Funding', date: '2026-11-02' });
    // 1,000 less 100 a month, and 500 raised in November: 1,200 lasts twelve months.
    const figures = (all: Transaction[]) => toCashMetrics(extra, all, around).map(({ name, values }) => [name, values.at(-1)?.value]);
    expect(figures([...spent, raised])).toEqual([
      ['Cash in the bank', 1200],
      ['Runway', 12],
    ]);
    expect(toCashMetrics(extra, spent, around)[0]?.values.map(({ value }) => value)).toEqual([900, 800, 700, 700]);
    expect(figures(spent.slice(1))).toEqual([['Cash in the bank', 800]]);
    expect(toCashMetrics({ ...extra, accounts: [] }, spent, around)).toEqual([]);
  });

  it('counts what is in an account, and names the accounts there are', () => {
    // 1,000 + 500 − 200, and 45 less after the third of November.
    expect(balanceAt('Bank', '2026-10-31', all, accounts, 'USD')).toBe(130_000);
    expect(balanceAt('Bank', '', all, accounts, 'USD')).toBe(125_500);
    expect(listAccounts({ ...state.start({ today: '', currency: 'USD' }).extra, accounts }, all)).toEqual(['Bank', 'Card']);
  });

  it('agrees with the bank, or says by how much not and what may be why', () => {
    expect(reconcile(statement('1,300.00'), all, accounts, 'USD')).toMatchObject({ difference: 0, clues: [] });
    const why = (balance: string, list = all) => reconcile(statement(balance), list, accounts, 'USD').clues.map(({ why: one }) => one);
    // The bank has 45 less: what is dated November here was booked in October there.
    expect(why('1,255')).toEqual(['may have an earlier date at the bank']);
    // 200 more: the rent is here twice.
    expect(why('1,500')).toContain('may be here twice, or not at the bank yet');
    // 400 more: the rent was no expense.
    expect(why('1,700')).toEqual(['may be an income']);
    expect(why('1,250', [...all, entry('Stray', -5_000, { account: '' })])).toEqual(['isn’t in any account']);
    expect(reconcile(statement('abc'), all, accounts, 'USD').problem).toBeDefined();
  });

  it('keeps one statement for an account and a day', () => {
    const first = addStatements([], [{ account: '', date: '2026-10-31', balance: '5' }], ' Bank ');
    expect(first).toMatchObject([{ account: 'Bank', balance: '5' }]);
    expect(addStatements(first, [{ account: 'Bank', date: '2026-10-31', balance: '6' }], '')).toMatchObject([{ balance: '6' }]);
  });
});

describe('transfers', () => {
  const out = entry('To savings', -10_000);
  const arrived = entry('From bank', 10_000, { account: 'Savings', date: '2026-10-12' });

  it('pairs what left one account and reached another, once', () => {
    expect(findTransfers([out, arrived, entry('Twin', -10_000, { date: '2026-10-11' })])).toEqual([{ out, in: arrived }]);
    expect(findTransfers([out, { ...arrived, account: 'Bank' }])).toEqual([]);
    expect(findTransfers([out, { ...arrived, date: '2026-10-20' }])).toEqual([]);
    expect(findTransfers([out, { ...arrived, category: 'Funding' }])).toEqual([]);
  });

  it('counts neither side, in sums and in what others see', () => {
    const marked = asTransfers([out, arrived, entry('Sale', 700)], new Set([out.id, arrived.id]));
    expect(computeTotals(marked)).toEqual({ income: 700, expenses: 0, net: 700, operating: 700 });
    expect(toActualLines(marked, { today: '2026-11-15', currency: 'USD' })).toMatchObject([{ income: 700, expense: 0 }]);
    expect(findTransfers(marked)).toEqual([]);
    // The money is still where it went.
    expect(balanceAt('Savings', '', marked, [], 'USD')).toBe(10_000);
  });
});

describe('recurring transactions', () => {
  const rent: Repeat = {
    id: 'r1', type: 'expense', category: 'Rent', amount: 120_000, description: 'Rent', every: 'month',
    start: '2026-08-31', until: '', account: 'Bank', done: 0,
  }; // prettier-ignore

  it('stays at the end of the month, and ends when it should', () => {
    expect(dueDates(rent, '2026-11-30')).toEqual(['2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30']);
    expect(dueDates({ ...rent, until: '2026-10-01' }, '2026-11-30')).toEqual(['2026-08-31', '2026-09-30']);
    expect(nextDate({ ...rent, until: '2026-10-01', done: 2 })).toBeUndefined();
    expect(dateOf({ start: '2024-02-29', every: 'year' }, 1)).toBe('2025-02-28');
    expect(dateOf({ start: '2026-11-01', every: 'fortnight' }, 2)).toBe('2026-11-29');
    expect(dueDates(rent, '')).toEqual([]);
  });

  it('is added once, latest first', () => {
    const { added, repeats } = bookDue([rent], '2026-10-31', new Set());
    expect(added.map(({ date, amount, account }) => [date, amount, account])).toEqual([
      ['2026-10-31', 120_000, 'Bank'],
      ['2026-09-30', 120_000, 'Bank'],
      ['2026-08-31', 120_000, 'Bank'],
    ]);
    expect(bookDue(repeats, '2026-10-31', new Set()).added).toEqual([]);
    expect(restartIfMoved(repeats[0], { ...rent, start: '2026-12-01', done: 3 }).done).toBe(0);
    expect(restartIfMoved(repeats[0], { ...rent, amount: 1, done: 3 }).done).toBe(3);
  });

  it('never adds a date twice, however often it is asked', () => {
    fc.assert(
      fc.property(fc.constantFrom('week', 'fortnight', 'month', 'quarter', 'year'), fc.nat(900), fc.nat(900), (every, first, second) => {
        const days = (count: number) => dateOf({ start: '2026-01-01', every: 'week' }, Math.floor(count / 7));
        const once = bookDue([{ ...rent, every }], days(first), new Set());
        const again = bookDue(once.repeats, days(Math.max(first, second)), new Set());
        const dates = [...once.added, ...again.added].map(({ date }) => date);
        expect(new Set(dates).size).toBe(dates.length);
      }),
    );
  });
});

describe('other currencies', () => {
  const draft = { ...emptyDraft(fields, '2026-11-15'), paidIn: 'EUR', paid: '100' };

  it('turns what was paid into what it cost here, and back', () => {
    // 100 at 1.0842 is 108.42.
    expect(applyTyping(draft, 'rate', '1.0842', 'USD').amount).toBe('108.42');
    expect(applyTyping({ ...draft, rate: '0.005' }, 'paid', '1', 'USD').amount).toBe('0.01');
    expect(applyTyping(draft, 'amount', '110.50', 'USD').rate).toBe('1.105');
    expect(applyTyping(draft, 'rate', 'abc', 'USD').amount).toBe('');
    expect(applyTyping({ ...draft, rate: '2' }, 'paidIn', '', 'USD')).toMatchObject({ paid: '', rate: '' });
    expect(applyTyping(draft, 'rate', '160.5', 'JPY').amount).toBe('16050');
  });

  it('stands in files only where it is used', () => {
    expect(Object.keys(filesFields([entry('a', 5, { account: '' })]))).toEqual(['type', 'category', 'amount', 'description', 'date']);
    expect(Object.keys(filesFields([entry('a', 5, { paidIn: 'EUR', paid: 4, rate: 1.25 })])).slice(5)).toEqual([
      'account',
      'paidIn',
      'paid',
      'rate',
    ]);
  });
});

describe('receipts', () => {
  const receipt = { id: 'p', of: 'Train', name: 'Receipt 1', picture: '/9j/AA==' };

  it('are named by their transaction, and known when it is gone', () => {
    expect(nameReceipt(receipt, entry('Train: Köln/Bonn', -9650), '96.50')).toBe('2026-10-10-Train-Köln-Bonn-96.50');
    expect(findLoose([receipt], [entry('Train', -1)])).toEqual([]);
    expect(findLoose([receipt], [])).toEqual([receipt]);
  });

  it('are pictures and nothing else', () => {
    const data = state.start({ today: '2026-11-15', currency: 'USD' });
    const holding = (picture: string) => ({ ...data, extra: { ...data.extra, receipts: [{ ...receipt, picture }] } });
    expect(schema.safeParse(holding(receipt.picture)).success).toBe(true);
    for (const bad of ['https://example.com/a.png', 'data:text/html;base64,AAAA', 'a"b', ''])
      expect(schema.safeParse(holding(bad)).success).toBe(false);
  });
});

it('opens work of the version before', () => {
  const old = {
    records: [{ id: '1', type: 'income', category: 'Sales', amount: 5, description: 'x', date: '2026-01-01', refund: false, source: '' }],
    currency: 'USD',
    extra: { budgets: [], categories: [], rules: [] },
  };
  expect(schema.parse(state.migrate?.(old, 2))).toMatchObject({
    records: [{ account: '', paid: 0 }],
    extra: { accounts: [], receipts: [] },
  });
});
