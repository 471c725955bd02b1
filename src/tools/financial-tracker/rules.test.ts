import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv, toCsv } from '@/formats/csv';
import { setMonthFirst } from '@/lib/dates';
import { toSheet } from '@/lib/sheet';
import { guessAmounts } from './bank-amounts';
import { guessColumns, guessDateOrder, isOwnExport, planBankImport, type BankOptions } from './bank-import';
import {
  allTime,
  checkCategory,
  computeTotals,
  offerCategories,
  shownFields,
  state,
  totalByCategory,
  type Rule,
  type Transaction,
} from './model';
import { chooseYear, countAhead, countMonths, totalByMonth } from './reports';
import { addRule, findAlike, findRule, groupRows, moveTo, nameIn, ruleFrom, starterRules } from './rules';
import { schema } from './schema';
import { expense } from './test-data';
import { isZero } from './typing';

const around = { today: '2026-11-15', currency: 'USD' };
const entry = (amount: number, more: Partial<Transaction> = {}) => expense(amount, { category: 'Other', ...more });

type Table = Parameters<typeof guessColumns>[0];
const read = (table: Table, more: Partial<BankOptions> = {}, existing: Transaction[] = []) => {
  const mapping = guessColumns(table);
  return planBankImport(
    table,
    {
      mapping,
      dates: guessDateOrder(table, mapping).order,
      decimals: guessAmounts(table, mapping).mark,
      isMinusIn: false,
      hasRepeats: true,
      keepsCategories: isOwnExport(table, mapping),
      corrections: [],
      rules: starterRules,
      ownCategories: [],
      account: '',
      ...more,
    },
    existing,
    around,
  );
};
const statement = (...rows: [description: string, amount: string][]): Table => ({
  headers: ['Date', 'Description', 'Amount'],
  rows: rows.map(([description, amount]) => ['2026-11-01', description, amount]),
});

describe('rows of a bank', () => {
  it('are put into categories by the words they hold, as whole words', () => {
    const plan = read(
      statement(
        ['AWS EMEA 7781', '-120'],
        ['GUSTO PAYROLL 11/01', '-5400'],
        ['Monthly rent, 12 Harbor Row', '-900'],
        ['UBER   *TRIP HELP.UBER.COM', '-23.10'],
        ['STRIPE TRANSFER ST-1', '980.40'],
        ['Current account top-up', '-10'],
        ['Zebra Kft', '-10'],
      ),
    );
    expect(plan.records.map(({ category }) => category)).toEqual([
      'Software', 'Payroll', 'Rent', 'Travel', 'Sales', 'Other', 'Other',
    ]); // prettier-ignore
  });

  it('follow a correction, and the next file does, too', () => {
    const first = statement(['CARD PAYMENT ZEBRA KFT 0412', '-10'], ['POS ZEBRA KFT 0977', '-12'], ['Lion Ltd', '-5']);
    const correction = ruleFrom({ description: 'CARD PAYMENT ZEBRA KFT 0412', type: 'expense' }, 'Office Supplies');
    expect(correction.text).toBe('zebra kft');
    const corrected = read(first, { corrections: [correction] }).records;
    expect(corrected.map(({ category }) => category)).toEqual(['Office Supplies', 'Office Supplies', 'Other']);
    const later = read(statement(['DD ZEBRA KFT 1212', '-99']), { rules: [...addRule([], correction), ...starterRules] });
    expect(later.records[0]?.category).toBe('Office Supplies');
  });

  it('take a rule of the user’s own before ours', () => {
    const own: Rule = { text: 'uber', type: 'expense', category: 'Marketing' };
    expect(findRule('Uber trip', 'expense', [own, ...starterRules])?.category).toBe('Marketing');
    expect(findRule('Uber trip', 'income', [own, ...starterRules])).toBeUndefined();
    expect(findRule('google ads 12', 'expense', starterRules)?.category).toBe('Marketing');
  });

  it('are known by the first words that name somebody', () => {
    const names = ['CARD PURCHASE 0412 ACME COFFEE NYC', 'SEPA Lastschrift Müller GmbH', '123 456', 'A', 'Coffee', 'PAYPAL *ACME'];
    expect(names.map(nameIn)).toEqual(['acme coffee', 'muller', '123 456', 'a', 'coffee', 'acme']);
    // Whatever a rule is made from, it fits.
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 60 }), (description) => {
        const rule = ruleFrom({ description, type: 'expense' }, 'Travel');
        if (rule.text !== '') expect(findRule(description, 'expense', [rule])).toBe(rule);
      }),
    );
  });

  it('of nothing are refused, with the reason', () => {
    expect(read(statement(['Card check', '0.00']))).toMatchObject({ records: [], problems: [{ row: 2, reason: 'Amount: it is 0.' }] });
    expect(['0', '$0.00', '-0', '', 'abc', '0.01'].map((typed) => isZero(typed, 'USD'))).toEqual([true, true, true, false, false, false]);
  });

  it('that say the same are counted and kept unless told otherwise, and never come twice', () => {
    const file = statement(['Coffee', '-3'], ['Coffee', '-3'], ['Tea', '-2']);
    const plan = read(file);
    expect([plan.records.length, plan.duplicates, plan.repeats]).toEqual([3, 0, 1]);
    expect(read(file, {}, plan.records)).toMatchObject({ records: [], duplicates: 3 });
    expect(read(file, { hasRepeats: false }).records).toHaveLength(2);
  });

  it('stand together by whom they name, those without a category first', () => {
    const plan = read(statement(['UBER TRIP 1', '-10'], ['UBER TRIP 2', '-12'], ['Zebra 1', '-5']));
    expect(groupRows(plan.records)).toMatchObject([
      { text: 'zebra', category: 'Other', count: 1, effect: -500 },
      { text: 'uber trip', category: 'Travel', count: 2, effect: -2200 },
    ]);
  });
});

describe('a file exported here', () => {
  it('comes back with its own categories, whatever the rules say', () => {
    const kept = [
      entry(1000, { description: 'Uber trip', category: 'Client visits' }),
      entry(2000, { description: 'AWS', category: 'Other' }),
      entry(500, { type: 'income', description: 'Stripe', category: 'Licences' }),
    ];
    const table = parseCsv(toCsv(toSheet('Transactions', shownFields, kept, 'USD')));
    const plan = read(table, { rules: [{ text: 'aws', type: 'expense', category: 'Software' }, ...starterRules] });
    expect(plan.records.map(({ category, amount, type }) => [category, amount, type])).toEqual(
      kept.map(({ category, amount, type }) => [category, amount, type]),
    );
  });

  it('is told from a bank’s, whose names for categories are its own', () => {
    const bank = { headers: ['Date', 'Description', 'Amount', 'Category'], rows: [['2026-11-01', 'Uber', '-9', 'Shopping & more']] };
    expect(read(bank).records[0]?.category).toBe('Travel');
    expect(read(bank, { keepsCategories: true }).records[0]?.category).toBe('Shopping & more');
  });
});

describe('moving transactions', () => {
  const rows = [
    entry(1, { id: 'a', description: 'POS Zebra 12', source: 's1' }),
    entry(2, { id: 'b', description: 'Zebra 99', source: 's2' }),
    entry(3, { id: 'c', description: 'Typed by hand' }),
  ];
  const data = { ...state.start(around), records: rows };

  it('changes them in one step, learns from what came from a bank, and an open form follows', () => {
    const drafts = { record: { id: 'a', draft: { category: 'Other', description: 'typed' } } };
    const moved = moveTo({ data, drafts }, [rows[0], rows[2]] as Transaction[], 'Rent');
    expect(moved.data.records.map(({ category }) => category)).toEqual(['Rent', 'Other', 'Rent']);
    expect(moved.data.extra.rules).toEqual([{ text: 'zebra', type: 'expense', category: 'Rent' }]);
    expect(moved.drafts).toEqual({ record: { id: 'a', draft: { category: 'Rent', description: 'typed' } } });
    expect(findAlike(moved.data.records, moved.data.extra.rules[0] as Rule).map(({ id }) => id)).toEqual(['b']);
  });

  it('keeps one rule for the same words', () => {
    const first: Rule = { text: 'zebra', type: 'expense', category: 'Rent' };
    expect(addRule([first], { ...first, category: 'Travel' })).toEqual([{ ...first, category: 'Travel' }]);
    expect(addRule([first], { ...first, type: 'income' })).toHaveLength(2);
  });
});

describe('own categories', () => {
  it('stand behind the standard ones, with those a file brought', () => {
    const own = [{ type: 'expense' as const, name: 'Payroll' }];
    const all = [entry(1, { category: 'Rent' }), entry(1, { category: 'Payroll' })];
    expect(offerCategories('expense', own, all)).toEqual([
      'Marketing', 'Office Supplies', 'Software', 'Travel', 'Legal', 'Utilities', 'Other', 'Payroll', 'Rent',
    ]); // prettier-ignore
    expect(offerCategories('income', own, all)).toHaveLength(5);
    expect(checkCategory(' travel', offerCategories('expense', own, all))).toBe('“Travel” is already there.');
    expect(checkCategory('Permits', [])).toBeUndefined();
  });

  it('are there for work of the first version, without any', async () => {
    const old = { records: [entry(1)], currency: 'USD', extra: { budgets: [{ category: 'Legal', amount: '5' }] } };
    const parsed = schema.parse(state.migrate?.(old, 1));
    expect(parsed.extra).toMatchObject({ budgets: [{ category: 'Legal', amount: '5' }], categories: [], rules: [] });
  });
});

describe('the year to begin with', () => {
  it('is this one, or the latest that has begun; a slip of the finger does not decide', () => {
    expect(chooseYear(['2031', '2026', '2025'], around.today)).toBe('2026');
    expect(chooseYear(['2031', '2024'], around.today)).toBe('2024');
    expect(chooseYear(['2031'], around.today)).toBe('2031');
    expect(chooseYear([], around.today)).toBeUndefined();
    expect(countAhead([entry(1, { date: '2031-01-01' }), entry(1, { date: '2026-12-31' })], around.today)).toBe(1);
  });

  it('nor does it decide what the chart shows and how many months a budget counts', () => {
    const all = [entry(100, { date: '2026-09-01' }), entry(200, { date: '2026-10-01' }), entry(300, { date: '2031-01-01' })];
    const { months, isCut, ahead } = totalByMonth(all, around.today);
    expect(months.map(({ label, expenses }) => [label, expenses])).toEqual([['Sep 2026', 100], ['Oct 2026', 200]]); // prettier-ignore
    expect([isCut, ahead]).toEqual([false, 1]);
    setMonthFirst(true);
    expect(totalByMonth(all, around.today).months[0]?.label).toBe('Sep 2026');
    setMonthFirst(false);
    expect(countMonths(allTime, all, around.today)).toBe(2);
    expect(totalByMonth(all.slice(2), around.today).months).toHaveLength(1);
  });
});

describe('the same sums, entry by entry', () => {
  it('agree with a running balance in whole numbers', () => {
    const anyEntry = fc
      .record({
        type: fc.constantFrom('income' as const, 'expense' as const),
        amount: fc.integer({ min: -1e9, max: 1e12 }),
        category: fc.constantFrom('Sales', 'Funding', 'Investment', 'Other', 'Payroll'),
        month: fc.integer({ min: 1, max: 12 }),
      })
      .map(({ month, amount, ...more }) => entry(amount, { ...more, date: `2026-${String(month).padStart(2, '0')}-09` }));
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 40 }), (all) => {
        let [income, expenses, raised] = [0n, 0n, 0n];
        const months = new Map<string, bigint>();
        const categories = new Map<string, bigint>();
        for (const { type, amount, category, date } of all) {
          const value = BigInt(amount);
          if (type === 'income') income += value;
          else expenses += value;
          if (type === 'income' && (category === 'Funding' || category === 'Investment')) raised += value;
          months.set(date.slice(5, 7), (months.get(date.slice(5, 7)) ?? 0n) + (type === 'income' ? value : -value));
          if (type === 'expense') categories.set(category, (categories.get(category) ?? 0n) + value);
        }
        const totals = computeTotals(all);
        expect([totals.income, totals.expenses, totals.net, totals.operating].map(BigInt)).toEqual([
          income, expenses, income - expenses, income - expenses - raised,
        ]); // prettier-ignore
        for (const { category, amount } of totalByCategory(all, 'expense')) expect(BigInt(amount)).toBe(categories.get(category));
        const byMonth = totalByMonth(all).months.filter((month) => month.income !== 0 || month.expenses !== 0);
        expect(byMonth.reduce((sum, month) => sum + BigInt(month.income - month.expenses), 0n)).toBe(income - expenses);
      }),
    );
  });
});
