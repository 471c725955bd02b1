import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/fields';
import { sumOf } from '@/lib/numbers';
import { selectRecords } from '@/kinds/records/select-records';
import { guessAmounts } from './bank-amounts';
import { guessColumns, guessDateOrder, isOwnExport, parseBankDay, planBankImport, type BankOptions } from './bank-import';
import {
  allTime,
  categoriesOf,
  computeTotals,
  effectOf,
  fields,
  identityOf,
  isBackwards,
  searchText,
  selectPeriod,
  sortings,
  toDays,
  totalByCategory,
  type Transaction,
} from './model';
import { findSplitProblems, followSplit, nextId, splitTransaction } from './splitting';
import { expense, income } from './test-data';
import { applyTyping, isNegative } from './typing';
import {
  categorySheet,
  computeBudget,
  countMonths,
  describeBudget,
  monthSheet,
  readBudget,
  selectYear,
  toProfitAndLoss,
  toProfitSheet,
  totalByMonth,
  yearsOf,
} from './reports';

const around = { today: '2026-11-15', currency: 'USD' };

const anyTransaction = fc
  .record({ amount: fc.integer({ min: -1e9, max: 1e9 }), type: fc.constantFrom('income' as const, 'expense' as const), pick: fc.nat(4) })
  .map(({ amount, type, pick }) => expense(amount, { type, category: categoriesOf(type)[pick] ?? 'Other' }));

describe('totals', () => {
  it('tell money earned from money raised', () => {
    // 100.10 sales + 5,000 funding + 200 investment in; 40.40 out: net 5,259.70, operating 100.10 − 40.40 = 59.70.
    const totals = computeTotals([
      income(10010),
      income(500000, { category: 'Funding' }),
      income(20000, { category: 'Investment' }),
      expense(4040),
    ]);
    expect(totals).toEqual({ income: 530010, expenses: 4040, net: 525970, operating: 5970 });
  });

  it('take a refund off the expenses', () => {
    // 100 spent, 30 back: 70 in expenses, −70 in profit.
    expect(computeTotals([expense(10000), expense(-3000)])).toMatchObject({ expenses: 7000, net: -7000 });
  });

  it('always agree with what each transaction does', () => {
    fc.assert(
      fc.property(fc.array(anyTransaction, { maxLength: 30 }), (all) => {
        const totals = computeTotals(all);
        expect(totals.net).toBe(sumOf(all.map(effectOf)));
        expect(sumOf(totalByCategory(all, 'expense').map(({ amount }) => amount))).toBe(totals.expenses);
        const shares = sumOf(totalByCategory(all, 'income').map(({ share }) => share));
        expect(shares === 0 || Math.abs(shares - 1) < 1e-9).toBe(true);
      }),
    );
  });
});

describe('categories', () => {
  it('add up their amounts, largest first', () => {
    // Travel 30 + 30 = 60; software 50. 60 of 110 is 6/11.
    const [first, second] = totalByCategory(
      [expense(3000, { category: 'Travel' }), expense(5000), expense(3000, { category: 'Travel' }), income(9900)],
      'expense',
    );
    expect(first).toEqual({ category: 'Travel', amount: 6000, count: 2, share: 6 / 11 });
    expect(second?.category).toBe('Software');
    expect(categorySheet([expense(3000)], 'USD').rows).toEqual([['Expense', 'Software', 1, 30, 1]]);
  });
});

describe('periods', () => {
  it('begin and end on the right days', () => {
    const days = (value: Parameters<typeof toDays>[0]['value']) => toDays({ ...allTime, value }, around.today);
    expect(days('month')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(days('last30')).toEqual({ from: '2026-10-17', to: '2026-11-15' });
    expect(days('quarter')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
    expect(days('year')).toEqual({ from: '2026-01-01', to: '2026-12-31' });
    expect(days('all')).toEqual({ from: '', to: '' });
    expect(toDays({ ...allTime, value: 'year' }, '')).toEqual({ from: '', to: '' });
    expect(toDays({ ...allTime, value: 'month' }, '2024-02-10').to).toBe('2024-02-29');
  });

  it('keep what falls within, both ends included', () => {
    const all = ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01', ''].map((date) => expense(1, { date }));
    const dates = (period: typeof allTime) => selectPeriod(all, period, around.today).map(({ date }) => date);
    expect(dates({ ...allTime, value: 'month' })).toEqual(['2026-11-01', '2026-11-30']);
    expect(dates({ value: 'custom', from: '2026-11-30', to: '' })).toEqual(['2026-11-30', '2026-12-01']);
    expect(dates(allTime)).toHaveLength(5);
  });

  it('are told apart from ones that end before they begin', () => {
    const custom = (from: string, to: string) => isBackwards({ value: 'custom', from, to });
    expect(custom('2026-11-02', '2026-11-01')).toBe(true);
    expect(custom('2026-11-01', '2026-11-01')).toBe(false);
    expect(custom('2026-11-02', '')).toBe(false);
  });
});

describe('the form', () => {
  const draft = { ...emptyDraft(fields, around.today), category: 'Travel', amount: '-5', refund: true };
  it('clears the category when the type changes', () => {
    expect(draft.type).toBe('expense');
    expect(draft.date).toBe('2026-11-15');
    expect(applyTyping(draft, 'type', 'income', 'USD').category).toBe('');
    expect(applyTyping(draft, 'type', 'expense', 'USD').category).toBe('Travel');
  });
  it('asks again when the amount changes', () => {
    expect(applyTyping(draft, 'amount', '-50', 'USD').refund).toBe(false);
    expect(isNegative('-$5', 'USD')).toBe(true);
    expect(isNegative('5', 'USD')).toBe(false);
    expect(isNegative('lots', 'USD')).toBe(false);
  });
});

describe('a split', () => {
  it('leaves the rest where it was', () => {
    // 100 into 30 travel and 70 software.
    const [rest, part] = splitTransaction(expense(10000), { part: 3000, category: 'Travel' }, '2');
    expect(rest).toMatchObject({ id: '1', amount: 7000, category: 'Software' });
    expect(part).toMatchObject({ id: '2', amount: 3000, category: 'Travel' });
    expect(part.source).toBe(identityOf(expense(10000)));
  });
  it('gives the new half an id of its own', () => {
    expect(nextId('1794', new Set(['1794']))).toBe('1794-2');
    expect(nextId('sample-3', new Set(['sample-2', 'sample-3']))).toBe('sample-4');
    const both = plan(
      {
        headers: ['Date', 'Description', 'Amount'],
        rows: [
          ['2026-11-01', 'a', '1'],
          ['2026-11-01', 'b', '1'],
        ],
      },
      [expense(1, { id: 'bank-2' })],
    );
    expect(both.records.map(({ id }) => id)).toEqual(['bank-3', 'bank-4']);
  });
  it('leaves the rest in a form that is open on it, and no other form', () => {
    const [rest] = splitTransaction(expense(10000), { part: 3000, category: 'Travel' }, '2');
    const drafts = { record: { id: '1', draft: { amount: '100.00', description: 'typed', source: '' } } };
    expect(followSplit(drafts, rest, 'USD')).toEqual({
      record: { id: '1', draft: { amount: '70.00', description: 'typed', source: rest.source } },
    });
    expect(followSplit(drafts, { ...rest, id: '9' }, 'USD')).toBe(drafts);
    expect(followSplit({}, rest, 'USD')).toEqual({});
  });
  it('needs two categories and a part of the whole', () => {
    expect(findSplitProblems(expense(100), { part: 50, category: 'Software' })).toHaveProperty('category');
    for (const part of [0, 100, 101, -1]) expect(findSplitProblems(expense(100), { part, category: 'Travel' })).toHaveProperty('amount');
    expect(findSplitProblems(expense(-100), { part: -40, category: 'Travel' })).toEqual({});
  });
});

describe('the list of all', () => {
  it('stands in the order chosen, refunds by their size, and is found by words', () => {
    const all = [
      expense(500, { id: 'a', date: '2026-11-02', description: 'Paper' }),
      expense(-900, { id: 'b', date: '2026-11-03', category: 'Travel' }),
      income(100, { id: 'c', date: '2026-11-01' }),
    ];
    const ids = (sort: keyof typeof sortings, query = '') =>
      selectRecords(all, { query, searchIn: searchText, sort: sortings[sort] })
        .map(({ id }) => id)
        .join('');
    expect((['entry', 'newest', 'oldest', 'largest'] as const).map((sort) => ids(sort))).toEqual(['abc', 'bac', 'cab', 'bac']);
    expect(['paper', 'travel', 'sales', '2026-11-01'].map((query) => ids('entry', query))).toEqual(['a', 'b', 'c', 'c']);
  });
});

describe('months', () => {
  it('run without gaps from the first to the last', () => {
    const { months } = totalByMonth([income(500, { date: '2026-01-31' }), expense(200, { date: '2025-11-02' }), expense(1, { date: '' })]);
    expect(months.map(({ label }) => label)).toEqual(['Nov 2025', 'Dec 2025', 'Jan 2026']);
    expect(months.map(({ income: paid, expenses }) => [paid, expenses])).toEqual([
      [0, 200],
      [0, 0],
      [500, 0],
    ]);
  });
  it('leave as a table with what is left of each', () => {
    // 5 in and 2 out leave 3; 4 out alone leave −4.
    const sheet = monthSheet(
      [income(500, { date: '2026-01-31' }), expense(200, { date: '2026-01-01' }), expense(400, { date: '2026-02-28' })],
      'USD',
    );
    expect(sheet.rows).toEqual([
      ['Jan 2026', 5, 2, 3],
      ['Feb 2026', 0, 4, -4],
    ]);
  });
  it('stop at two years', () => {
    const { months, isCut } = totalByMonth([expense(1, { date: '1999-01-01' }), expense(1)]);
    expect(months).toHaveLength(24);
    expect(isCut).toBe(true);
    expect(totalByMonth([]).months).toEqual([]);
  });
});

describe('budgets', () => {
  const line = (amount: string, spent: number, months = 1) =>
    computeBudget([expense(spent)], [{ category: 'Software', amount }], 'Software', months, 'USD');
  it('say what is left, and by how much one is over', () => {
    // 100 a month for 2 months is 200; 50 spent is 25%.
    expect(line('100', 5000, 2)).toMatchObject({ spent: 5000, budget: 20000, left: 15000, used: 0.25 });
    expect(describeBudget(line('100', 5000, 2), 'USD')).toBe('25% used, $150.00 left');
    expect(describeBudget(line('100', 12050), 'USD')).toBe('121% used, over by $20.50');
    expect(describeBudget(line('0', 500), 'USD')).toBe('over by $5.00');
    expect(describeBudget(line('abc', 500), 'USD')).toBe('No budget set');
    expect(readBudget([{ category: 'Legal', amount: '-5' }], 'Legal', 'USD')).toEqual({
      typed: '-5',
      problem: 'A budget can’t be below zero.',
    });
  });
  it('count the months of a period', () => {
    const all = [expense(1, { date: '2026-09-30' }), expense(1, { date: '2026-11-01' })];
    expect(countMonths(allTime, all, around.today)).toBe(3);
    expect(countMonths({ ...allTime, value: 'quarter' }, all, around.today)).toBe(3);
    expect(countMonths({ ...allTime, value: 'last30' }, all, around.today)).toBe(1);
    expect(countMonths(allTime, [], around.today)).toBe(1);
  });
});

describe('the year end', () => {
  const all = [income(10000, { date: '2025-12-31' }), income(5000, { category: 'Funding' }), expense(2000), expense(1, { date: '' })];
  it('counts one calendar year', () => {
    expect(yearsOf(all)).toEqual(['2026', '2025']);
    // 2026: 50 funding in, 20 software out; net 30, operating −20.
    expect(toProfitSheet(selectYear(all, '2026'), 'USD').rows.map((row) => row[2])).toEqual([50, 50, 20, 20, 30, -20]);
  });
  it('says what it is', () => {
    const document = toProfitAndLoss(selectYear(all, '2026'), {
      year: '2026',
      currency: 'USD',
      isSample: true,
      undated: 1,
      today: around.today,
    });
    expect(document.mark).toBe('Sample');
    // 50 in, 20 out.
    expect(document.blocks.find((block) => block.kind === 'totals')?.rows.map(({ value }) => value)).toEqual([
      '$50.00',
      '$20.00',
      '$30.00',
      '-$20.00',
    ]);
    const text = JSON.stringify(document);
    for (const part of ['1 transaction without a date', 'Not checked by an accountant', 'The year isn’t over', '-$20.00'])
      expect(text).toContain(part);
  });
});

const options = (table: Parameters<typeof guessColumns>[0], more: Partial<BankOptions> = {}): BankOptions => {
  const mapping = guessColumns(table);
  return {
    mapping,
    dates: guessDateOrder(table, mapping).order,
    decimals: guessAmounts(table, mapping).mark,
    isMinusIn: false,
    hasRepeats: false,
    keepsCategories: isOwnExport(table, mapping),
    corrections: [],
    rules: [],
    ownCategories: [],
    account: '',
    ...more,
  };
};
const plan = (table: Parameters<typeof guessColumns>[0], existing: Transaction[] = [], more: Partial<BankOptions> = {}) =>
  planBankImport(table, options(table, more), existing, around);

describe('a bank file', () => {
  const table = {
    headers: ['Posted', 'Details', 'Amount'],
    rows: [
      ['15/11/2026', 'Coffee', '-4,50'],
      ['14/11/2026', 'Acre  Foods', '1.250,00'],
      ['03/11/2026', 'Bank fee', '(2.00)'],
    ],
  };
  it('turns signs into income and expenses', () => {
    expect(plan(table).records.map(({ type, amount, date, category, description }) => [type, amount, date, category, description])).toEqual(
      [
        ['expense', 450, '2026-11-15', 'Other', 'Coffee'],
        ['income', 125000, '2026-11-14', 'Other Income', 'Acre Foods'],
        ['expense', 200, '2026-11-03', 'Other', 'Bank fee'],
      ],
    );
    expect(plan(table, [], { isMinusIn: true }).records[0]?.type).toBe('income');
  });

  it('adds nothing the second time, whatever was edited or split in between', () => {
    const [coffee, foods, fee] = plan(table).records as [Transaction, Transaction, Transaction];
    const later = [...splitTransaction(coffee, { part: 100, category: 'Travel' }, '7'), { ...foods, description: 'Workshop' }, fee];
    expect(plan(table, later)).toMatchObject({ records: [], duplicates: 3 });
  });

  it('knows a transaction typed by hand', () => {
    expect(plan(table, [expense(450, { description: 'coffee' })]).duplicates).toBe(1);
  });

  it('takes equal rows as one, or as two when told', () => {
    const twice = { ...table, rows: [table.rows[0] ?? [], table.rows[0] ?? []] };
    expect(plan(twice)).toMatchObject({ duplicates: 0, repeats: 1 });
    expect(plan(twice).records).toHaveLength(1);
    const both = plan(twice, [], { hasRepeats: true });
    expect(both.records).toHaveLength(2);
    expect(plan(twice, both.records, { hasRepeats: true })).toMatchObject({ records: [], duplicates: 2 });
  });

  it('brings both halves of a split back, though day, amount and words are the same', () => {
    const halves = {
      headers: ['Type', 'Category', 'Amount', 'Description', 'Date'],
      rows: ['Software', 'Travel', 'Travel'].map((category) => ['Expense', category, '50.00', 'Fair', '2026-11-01']),
    };
    const { records, repeats } = plan(halves);
    expect(records.map(({ category }) => category)).toEqual(['Software', 'Travel']);
    expect(repeats).toBe(1);
    expect(plan(halves, records)).toMatchObject({ records: [], duplicates: 2, repeats: 1 });
  });

  it('believes the column of an amount before a word for its direction', () => {
    const both = {
      headers: ['Date', 'Type', 'Description', 'Paid out', 'Paid in'],
      rows: [
        ['2026-11-01', 'DR', 'Rent', '900', ''],
        ['2026-11-02', 'CR', 'Sale', '', '50'],
        ['2026-11-03', 'DR', 'Reversed', '', '20'],
      ],
    };
    expect(plan(both).records.map(effectOf)).toEqual([-90000, 5000, 2000]);
    // The same sum in two columns is one sum.
    const twice = { headers: ['Date', 'Description', 'Amount', 'Debit'], rows: [['2026-11-01', 'Rent', '-900', '900']] };
    expect(plan(twice).records.map(effectOf)).toEqual([-90000]);
  });

  it('reads two columns, and the type of our own files', () => {
    const apart = {
      headers: ['Date', 'Description', 'Paid in', 'Paid out'],
      rows: [
        ['2026-11-01', 'Rent', '', '900'],
        ['2026-11-02', 'Sale', '50', ''],
      ],
    };
    expect(plan(apart).records.map(effectOf)).toEqual([-90000, 5000]);
    const own = {
      headers: ['Type', 'Category', 'Amount', 'Description', 'Date'],
      rows: [
        ['Expense', 'Software', '-60.00', 'Refund', '2026-11-01'],
        ['Income', 'Funding', '10', 'Loan', '2026-11-01'],
      ],
    };
    expect(plan(own).records).toMatchObject([
      { type: 'expense', category: 'Software', amount: -6000, refund: true },
      { type: 'income', category: 'Funding', amount: 1000 },
    ]);
    expect(plan({ headers: ['Date', 'Type', 'Memo', 'Amount'], rows: [['2026-11-01', 'CARD', 'x', '-5']] }).records[0]?.type).toBe(
      'expense',
    );
  });

  it('says why a row cannot be read', () => {
    const bad = {
      headers: ['Date', 'Description', 'Amount'],
      rows: [
        ['soon', 'x', '1'],
        ['2026-11-01', '', '1'],
        ['2026-11-01', 'x', ''],
        ['2026-11-01', 'x', 'abc'],
      ],
    };
    expect(plan(bad).problems.map(({ row, reason }) => `${row} ${reason.split(':')[0]}`)).toEqual([
      '2 Date',
      '3 Description',
      '4 Amount',
      '5 Amount',
    ]);
  });

  it('reads days in the order of the file', () => {
    expect(parseBankDay('03/04/2026', 'dmy', '')).toBe('2026-04-03');
    expect(parseBankDay('03/04/2026', 'mdy', '')).toBe('2026-03-04');
    expect(parseBankDay('3.4.26', 'dmy', '')).toBe('2026-04-03');
    expect(parseBankDay('20261130', 'mdy', '')).toBe('2026-11-30');
    expect(parseBankDay('30 Nov 2026', 'mdy', '2026-01-01')).toBe('2026-11-30');
    expect(parseBankDay('15/11/2026', 'mdy', '')).toBeUndefined();
    const order = (...cells: string[]) => guessDateOrder({ headers: ['Date'], rows: cells.map((cell) => [cell]) }, { date: 0 });
    expect(order('01/02/2026', '13/02/2026')).toEqual({ order: 'dmy', isUnsure: false });
    expect(order('01/02/2026')).toEqual({ order: 'mdy', isUnsure: true });
    expect(order('01.02.2026')).toEqual({ order: 'dmy', isUnsure: false });
    expect(order('2026-02-01')).toEqual({ order: 'ymd', isUnsure: false });
  });

  it('never adds a row twice', () => {
    const row = fc.tuple(
      fc.constantFrom('2026-11-01', '2026-11-02'),
      fc.constantFrom('A', 'b'),
      fc.integer({ min: -3, max: 3 }).map(String),
    );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), fc.boolean(), (rows, hasRepeats) => {
        const file = { headers: ['Date', 'Description', 'Amount'], rows };
        const first = plan(file, [], { hasRepeats });
        expect(plan(file, first.records, { hasRepeats }).records).toEqual([]);
      }),
    );
  });
});
