import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { sumOf } from '@/lib/numbers';
import { parseCsv, toCsv } from '@/formats/csv';
import { guessMapping, planImport } from '@/kinds/records/import-records';
import { selectRecords } from '@/kinds/records/select-records';
import { standardCategories, suggestedCategories, templateNames, type TemplateId } from './content';
import { computeActual, computeCashPlan, readContingency, readExpenseForm, refuseEstimates, toRange } from './estimates';
import { toLines } from './lines';
import {
  addTemplateLines,
  checkCategory,
  computeSummary,
  fields,
  identityOn,
  matchCategories,
  matchCategory,
  offerCategories,
  searchText,
  sortings,
  state,
  toFormFields,
  type Expense,
} from './model';
import { toExpenseSheet, toSumSheet } from './sheets';
import { shares } from './shares';
import { templates } from './templates';
import { schema } from './schema';

const expense = (amount: number, more: Partial<Expense> = {}): Expense => ({
  id: '1',
  description: 'x',
  amount,
  category: 'Other',
  date: '2026-11-15',
  repeats: 'once',
  low: '',
  high: '',
  actual: '',
  ...more,
});
const six = { runningMonths: 6, contingency: '', categories: [] };
const around = { today: '2026-11-15', currency: 'USD' };

describe('older work', () => {
  it('is read with what it did not know yet left open', async () => {
    const { low: _low, high: _high, actual: _actual, ...old } = expense(1010);
    const brought = state.migrate?.({ records: [old], currency: 'USD', extra: { runningMonths: 9 } }, 1);
    expect(schema.parse(brought)).toEqual({
      records: [expense(1010)],
      currency: 'USD',
      extra: { runningMonths: 9, contingency: '', categories: [] },
    });
  });
});

describe('startup costs', () => {
  it('add up, in total and by category', () => {
    // 10.10 + 20.20 software, 30.30 travel: 60.60 in all; software is 30.30 of 60.60, one half.
    const summary = computeSummary(
      [expense(1010, { category: 'Software' }), expense(2020, { category: 'Software' }), expense(3030, { category: 'Travel' })],
      six,
    );
    expect(summary.total).toBe(6060);
    expect(summary.byCategory).toEqual([
      { category: 'Software', amount: 3030, share: 0.5 },
      { category: 'Travel', amount: 3030, share: 0.5 },
    ]);
  });

  it('take a credit off the total, not into the bars', () => {
    // 100 equipment, 40 marketing, 30 back on travel: 110 in all; shares are of the 140 spent.
    const summary = computeSummary(
      [expense(10000, { category: 'Equipment' }), expense(4000, { category: 'Marketing' }), expense(-3000, { category: 'Travel' })],
      six,
    );
    expect(summary.total).toBe(11000);
    expect(summary.byCategory.map(({ share }) => share)).toEqual([10000 / 14000, 4000 / 14000, 0]);
  });

  it('tell opening from running', () => {
    // 500 once; 35 a month for 6 months is 210; 121 a year for 6 months is 60.50.
    const summary = computeSummary([expense(50000), expense(3500, { repeats: 'monthly' }), expense(12100, { repeats: 'yearly' })], six);
    expect(summary.toOpen).toBe(50000);
    expect(summary.toRun).toBe(21000 + 6050);
    // 35 × 9 = 315 and 121 × 9 ÷ 12 = 90.75.
    expect(computeSummary([expense(3500, { repeats: 'monthly' }), expense(12100, { repeats: 'yearly' })], { runningMonths: 9 }).toRun).toBe(
      31500 + 9075,
    );
  });

  it('round a share of a year once, halves away from zero', () => {
    // 100.02 × 7 ÷ 12 = 58.345, shown as 58.35; a yearly credit of as much is as much less.
    const toRun = (yearly: number, runningMonths: number) =>
      computeSummary([expense(yearly, { repeats: 'yearly' })], { runningMonths }).toRun;
    expect(toRun(10002, 7)).toBe(5835);
    expect(toRun(-10002, 7)).toBe(-5835);
    expect(toRun(10001, 18)).toBe(15002);
    expect(toRun(5, 3)).toBe(1);
  });

  it('are nothing when nothing is listed', () => {
    expect(computeSummary([], six)).toEqual({ total: 0, byCategory: [], toOpen: 0, toRun: 0 });
  });

  it('always share out the whole of what is spent', () => {
    const anyExpense = fc
      .record({ amount: fc.integer({ min: -1e9, max: 1e9 }), category: fc.constantFrom(...standardCategories, 'Rent') })
      .map(({ amount, category }) => expense(amount, { category }));
    fc.assert(
      fc.property(fc.array(anyExpense, { maxLength: 20 }), (expenses) => {
        const { total, byCategory } = computeSummary(expenses, six);
        const shares = sumOf(byCategory.map(({ share }) => share));
        expect(shares === 0 || Math.abs(shares - 1) < 1e-9).toBe(true);
        expect(sumOf(byCategory.map(({ amount }) => amount))).toBe(total);
      }),
    );
  });
});

describe('an expense', () => {
  it('starts as one paid once, today', () => {
    expect(emptyDraft(fields, around.today)).toMatchObject({ repeats: 'once', date: '2026-11-15', category: '', amount: '' });
  });

  it('needs a description, an amount and a category; a negative amount is fine', () => {
    const empty = { description: '', amount: '', category: '', date: '', repeats: 'once', low: '', high: '', actual: '' };
    expect(Object.keys(readDraft(fields, empty, around).problems)).toEqual(['description', 'amount', 'category']);
    const { values, problems } = readDraft(fields, { ...empty, description: 'Refund', amount: '-12.3451', category: 'Travel' }, around);
    expect(problems).toEqual({});
    expect(values.amount).toBe(-1235);
  });
});

describe('low, expected and high', () => {
  it('add up to a range, with the contingency on opening and running alike', () => {
    // Once: 100 (80 to 150). Monthly: 20 (no low, up to 25), six months: 120 to 150.
    // Low 80 + 120 = 200, expected 100 + 120 = 220, high 150 + 150 = 300; ten percent on each: 20, 22, 30.
    const plan = computeCashPlan(
      [expense(10000, { low: '80', high: '$150' }), expense(2000, { repeats: 'monthly', high: '25' })],
      { ...six, contingency: '10' },
      around,
    );
    expect(plan).toEqual({
      hasRange: true,
      contingency: 0.1,
      total: { low: 10000, expected: 12000, high: 17500 },
      toOpen: { low: 8000, expected: 10000, high: 15000 },
      toRun: { low: 12000, expected: 12000, high: 15000 },
      reserve: { low: 2000, expected: 2200, high: 3000 },
      inAll: { low: 22000, expected: 24200, high: 33000 },
    });
  });

  it('tell a low of nothing from no low at all', () => {
    expect(toRange(expense(5000, { low: '0' }), 'USD')).toEqual({ low: 0, expected: 5000, high: 5000 });
    expect(toRange(expense(5000), 'USD')).toEqual({ low: 5000, expected: 5000, high: 5000 });
  });

  it('never leave out the amount, whatever was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.string(), fc.string(), (amount, low, high) => {
        const range = toRange(expense(amount, { low, high }), 'USD');
        expect(range.low <= amount && amount <= range.high).toBe(true);
      }),
    );
  });

  it('keep nothing back from a credit', () => {
    expect(computeCashPlan([expense(-10000)], { ...six, contingency: '50' }, around).reserve.expected).toBe(0);
  });

  it('refuse a range that does not hold the amount', () => {
    const formFields = toFormFields(standardCategories);
    const draft = { description: 'x', amount: '100', category: 'Other', date: '', repeats: 'once', low: '', high: '', actual: '' };
    expect(readExpenseForm(formFields, draft, around)).toEqual({});
    expect(readExpenseForm(formFields, { ...draft, low: '100', high: '100' }, around)).toEqual({});
    expect(readExpenseForm(formFields, { ...draft, low: '101', high: '99', actual: 'lots' }, around)).toEqual({
      low: 'Low can’t be above the amount.',
      high: 'High can’t be below the amount.',
      actual: '“lots” isn’t a number.',
    });
    expect(readExpenseForm(formFields, { ...draft, category: 'Rent' }, around).category).toBe('Choose one of the options.');
  });

  it('read a contingency from 0 to 100 percent and nothing else', () => {
    expect(['', '7.5', '10%', 'lots', '-5', '140'].map((typed) => readContingency(typed, around))).toEqual([0, 0.075, 0.1, 0, 0, 0]);
  });
});

describe('expenses of a file', () => {
  it('are refused with an estimate that is no amount or does not hold the amount', () => {
    const refuse = (more: Partial<Expense>) => refuseEstimates(expense(10000, more), 'USD');
    expect(refuse({})).toBe('');
    expect(refuse({ low: '80', high: '$150', actual: '0' })).toBe('');
    expect(refuse({ actual: 'lots' })).toBe('Actual: “lots” isn’t a number.');
    expect(refuse({ low: '100.01' })).toBe('Low can’t be above the amount.');
    expect(refuse({ high: '99.99' })).toBe('High can’t be below the amount.');
  });

  it('are known again, those without a day too', () => {
    const list = [expense(10000, { description: 'Oven', date: '' }), expense(500, { description: 'Sign' })];
    const table = parseCsv(toCsv(toExpenseSheet(list, 'USD')));
    const plan = (description: string) =>
      planImport(
        fields,
        table,
        guessMapping(fields, table.headers),
        [{ ...list[0], description } as Expense, expense(500, { description: 'SIGN' })],
        around,
        {
          identity: identityOn(around.today),
          makeId: () => 'new',
        },
      );
    expect(plan('Oven')).toMatchObject({ records: [], duplicates: 2, problems: [] });
    expect(plan('Grill').records.map(({ description }) => description)).toEqual(['Oven']);
  });
});

describe('the list', () => {
  it('is found by words and stands in the order chosen', () => {
    const list = [
      expense(500, { id: 'a', description: 'Sign', category: 'Marketing', date: '2026-11-01' }),
      expense(-900, { id: 'b', description: 'Trade-in', date: '' }),
      expense(10000, { id: 'c', description: 'Oven', repeats: 'monthly', date: '2026-12-01' }),
    ];
    const ids = (sort: keyof typeof sortings, query = '') =>
      selectRecords(list, { query, searchIn: searchText, sort: sortings[sort] })
        .map(({ id }) => id)
        .join('');
    expect((['entry', 'newest', 'largest', 'name'] as const).map((sort) => ids(sort))).toEqual(['abc', 'cab', 'cab', 'cab']);
    expect(['marketing', 'every month', 'trade'].map((query) => ids('entry', query))).toEqual(['a', 'c', 'b']);
  });
});

describe('actual amounts', () => {
  it('are compared with the estimates of the same expenses', () => {
    // 120 and 0 paid for what was to cost 100 and 50; the third is not paid yet. 120 − 150 = 30 under.
    const list = [expense(10000, { actual: '120' }), expense(5000, { actual: '0' }), expense(7000)];
    expect(computeActual(list, 'USD')).toEqual({ count: 2, actual: 12000, expected: 15000, difference: -3000 });
  });
});

describe('categories', () => {
  it('are the standard ones until there are more', () => {
    expect(offerCategories([], [expense(1)])).toEqual([...standardCategories]);
    expect(offerCategories(['Rent'], [expense(1, { category: 'Legal' }), expense(1, { category: '' })])).toEqual([
      ...standardCategories,
      'Rent',
      'Legal',
    ]);
  });

  it('are not made twice', () => {
    expect(checkCategory(' ', standardCategories)).toBe('Give it a name.');
    expect(checkCategory(' travel ', standardCategories)).toBe('“Travel” is already there.');
    expect(checkCategory('Permits', standardCategories)).toBeUndefined();
    expect(matchCategory('SOFTWARE ', standardCategories)).toBe('Software');
    expect(matchCategory(' Rent', standardCategories)).toBe('Rent');
    const file = ['SOFTWARE', 'rent', 'Legal'].map((category) => expense(1, { category }));
    expect(matchCategories(file, ['Rent'], [expense(1, { category: 'legal' })]).map(({ category }) => category)).toEqual([
      'Software',
      'Rent',
      'legal',
    ]);
  });
});

describe('templates', () => {
  it('add lines without an amount below what is there, once', () => {
    let count = 0;
    const makeId = () => `new-${++count}`;
    const mine = [expense(10000, { description: 'CLOUD hosting', category: 'Software' })];
    const known = new Set<string>([...standardCategories, ...suggestedCategories]);
    for (const id of Object.keys(templateNames) as TemplateId[]) {
      const lines = templates[id];
      const first = addTemplateLines(mine, lines, '2026-11-15', makeId);
      expect(first.slice(0, 1)).toEqual(mine);
      expect(first.length).toBe(lines.length + (id === 'saas' ? 0 : 1));
      expect(computeSummary(first, six).total).toBe(10000);
      expect(first.every(({ category }) => known.has(category))).toBe(true);
      expect(addTemplateLines(first, lines, '2026-11-15', makeId)).toEqual(first);
    }
  });
});

describe('the files', () => {
  it('have the columns of the plain list until estimates are used', () => {
    expect(toExpenseSheet([expense(100)], 'USD').columns.map(({ label }) => label)).toEqual([
      'Description',
      'Amount',
      'Category',
      'Date',
      'Repeats',
    ]);
    const sheet = toExpenseSheet([expense(10000, { low: '0', actual: '99.5' }), expense(200)], 'USD');
    expect(sheet.columns.map(({ label }) => label).slice(5)).toEqual(['Low', 'High', 'Actual']);
    expect(sheet.rows.map((row) => row.slice(5))).toEqual([
      [0, null, 99.5],
      [null, null, null],
    ]);
  });

  it('carry every sum of the screen', () => {
    // 100 (80 to 150) once; six months of 20 are 120; ten percent of 220 is 22.
    const list = [expense(10000, { low: '80', high: '150', actual: '90' }), expense(2000, { repeats: 'monthly', category: 'Rent' })];
    expect(toSumSheet(list, { ...six, contingency: '10' }, around).rows).toEqual([
      ['Cash needed to open', 100, 80, 150],
      ['Plus 6 months of running costs', 120, 120, 120],
      ['Contingency, 10%', 22, 20, 27],
      ['Cash needed in all', 242, 220, 297],
      ['Total of the amounts listed, each counted once', 120, 100, 170],
      ['Actual so far', 90],
      ['Expected for the same expenses', 100],
      ['Difference', -10],
      ['Category: Other', 100],
      ['Category: Rent', 20],
    ]);
  });

  it('say when they hold sample data', () => {
    const sample = state.sample?.(around).records ?? [];
    expect(toSumSheet(sample, six, around).columns[0]?.label).toBe('Sum (sample data)');
  });
});

describe('costs sent to another tool', () => {
  it('keep their category, month and rhythm; a credit comes in, and what has no amount stays', () => {
    const costs = { about: 'costs', currency: 'EUR' };
    expect(
      toLines(
        [
          expense(120000, { id: 'a', description: 'Rent', category: 'Office', date: '2027-01-05', repeats: 'monthly' }),
          expense(-5000, { id: 'b', description: 'Refund', category: 'Other', date: '', repeats: 'once' }),
          expense(0, { id: 'c' }),
        ],
        'EUR',
      ),
    ).toEqual([
      { ...costs, key: 'a', name: 'Rent', group: 'Office', type: 'expense', amount: 120000, repeats: 'monthly', month: '2027-01' },
      { ...costs, key: 'b', name: 'Refund', group: 'Other', type: 'income', amount: 5000, repeats: 'once', month: '' },
    ]);
  });

  it('are the user’s own, in the document’s currency', () => {
    const sample = state.sample?.(around) ?? state.start(around);
    expect(sample.records.length).toBeGreaterThan(0);
    const offered = (records: Expense[], currency = 'USD') => shares.offers?.money?.({ ...sample, records }, { ...around, currency });
    expect(offered(sample.records)).toEqual([]);
    expect(offered([expense(12_00), ...sample.records])).toMatchObject([{ key: '1', amount: 12_00, currency: 'USD' }]);
    expect(offered([expense(12_00)], 'JPY')).toMatchObject([{ amount: 12, currency: 'JPY' }]);
  });
});
