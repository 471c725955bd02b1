import { describe, expect, it } from 'vitest';
import { xlsxFile } from '@/formats/xlsx';
import { readWorkbook } from '../../../e2e/support/workbook';
import { labelMonth, readSettings, shortMonth, state, toColumns, toFormFields, toSettingsForm, type Item, type Settings } from './model';
import { projectCash } from './projection';
import { item as itemOf, settings as settingsOf } from './test-data';
import { toWorkbook } from './workbook';

const settings = (more: Partial<Settings> = {}) => settingsOf({ startingCash: 500_000, ...more });
const item = (name: string, type: Item['type'], amount: number, more: Partial<Item> = {}) =>
  itemOf(type, amount, { id: name, name, ...more });
/** A bakery with something of every kind. */
const items = [
  item('Bread', 'income', 1_200_000, { growth: 0.015 }),
  item('Catering', 'income', 350_000, { frequency: 'quarterly', startMonth: '2026-02-01', endMonth: '2026-08-01' }),
  item('Grant', 'income', 900_000, { frequency: 'one-time', startMonth: '2026-05-01', isPlain: true }),
  item('Fair', 'income', 410_000, { frequency: 'annual', startMonth: '2026-06-01', isRepeated: true }),
  item('Flour', 'expense', 33_333, { frequency: 'weekly', startMonth: '' }),
  item('Wages', 'expense', 700_000, { isPlain: true, startMonth: '2025-11-01' }),
  item('Insurance', 'expense', 120_000, { frequency: 'annual', startMonth: '2025-03-01', isRepeated: true }),
  item('Web shop', 'income', 77_700, { startMonth: '2025-06-01' }),
  item('Oven', 'expense', 1_500_000, { frequency: 'one-time', startMonth: '2026-03-01' }),
  item('Lease', 'expense', 90_000, { growth: -0.02, endMonth: '2026-10-01' }),
];

describe('the workbook, worked out again by another program', () => {
  it.each<[string, Partial<Settings>]>([
    ['as planned', {}],
    ['two years', { period: 24 }],
    ['late customers', { collectionDelay: 45 }],
    ['late bills', { paymentDelay: 30, collectionDelay: 10 }],
    ['sales tax by the quarter', { taxMode: 'sales', taxRate: 0.08 }],
    [
      'VAT by the month, from April, paid late',
      {
        taxMode: 'vat',
        taxRate: 0.2,
        taxEvery: 'monthly',
        firstMonth: '2026-04',
        firstMonthNumber: 4,
        collectionDelay: 20,
        paymentDelay: 65,
      },
    ],
    ['VAT by the quarter from February', { taxMode: 'vat', taxRate: 0.19, firstMonth: '2026-02', firstMonthNumber: 2, period: 18 }],
  ])('%s', async (_, more) => {
    const work = { items, settings: settings(more), projection: projectCash(items, settings(more)), currency: 'USD', isSample: false };
    const { differences } = readWorkbook(Buffer.from(await (await xlsxFile(toWorkbook(work))).arrayBuffer()));
    expect(differences).toEqual([]);
  });

  it('with less income and dearer costs typed into its inputs', async () => {
    const taxed = settings({ collectionDelay: 20, taxMode: 'vat', taxRate: 0.2 });
    const work = { items, settings: taxed, projection: projectCash(items, taxed), currency: 'USD', isSample: false };
    const sheets = toWorkbook(work).map((sheet) =>
      sheet.name === 'Inputs'
        ? {
            ...sheet,
            rows: sheet.rows.map((row) =>
              row[0] === 'What if: income' ? [row[0], 0.8, null] : row[0] === 'What if: expenses' ? [row[0], 1.1, null] : row,
            ),
          }
        : sheet,
    );
    const { at } = readWorkbook(Buffer.from(await (await xlsxFile(sheets)).arrayBuffer()));
    const { rows } = projectCash(items, taxed, { income: 0.8, expense: 1.1, days: 0 });
    // Month, income, expenses, tax, net and balance; the first row is the head.
    const last = rows.length + 1;
    const cents = (column: string) => Math.round(Number(at('Projection', `${column}${last}`)) * 100);
    expect([cents('B'), cents('F')]).toEqual([rows.at(-1)?.income, rows.at(-1)?.balance]);
  });

  it('of nothing, and of yen', async () => {
    for (const currency of ['USD', 'JPY']) {
      const work = { items: [], settings: settings(), projection: projectCash([], settings()), currency, isSample: true };
      expect(readWorkbook(Buffer.from(await (await xlsxFile(toWorkbook(work))).arrayBuffer())).differences).toEqual([]);
    }
  });
});

describe('the settings', () => {
  const around = { today: '2026-11-15', currency: 'USD' };
  const draft = state.start(around).extra.settings;

  it('offer the years around today, and one chosen long ago', () => {
    const years = (firstYear: string) => toSettingsForm(around.today, { ...draft, firstYear }).firstYear.options;
    expect(years('2026')).toEqual(['2023', '2024', '2025', '2026', '2027', '2028', '2029', '2030', '2031', '2032', '2033']);
    expect(years('2019')[0]).toBe('2019');
    expect(years('1850')).toHaveLength(11);
    expect(toSettingsForm('', draft).firstYear.options).toEqual(['2026']);
    expect(readSettings({ ...draft, firstYear: '1850' }, around).firstMonth).toBe('2026-01');
    expect(readSettings({ ...draft, firstYear: '2027', firstMonth: '04' }, around)).toMatchObject({
      firstMonth: '2027-04',
      firstMonthNumber: 4,
    });
    expect(readSettings({ ...draft, firstYear: '' }, { ...around, today: '' }).firstMonth).toBe('');
  });

  it('name the months and the columns', () => {
    expect([labelMonth(settings(), 0), labelMonth(settings(), 13), labelMonth(settings({ firstMonth: '2026-11' }), 2, true)]).toEqual([
      'Jan 2026',
      'Feb 2027',
      'January 2027',
    ]);
    const unknown = settings({ firstMonth: '', firstMonthNumber: 11 });
    expect([0, 1, 2].map((index) => labelMonth(unknown, index).slice(0, 3))).toEqual(['Nov', 'Dec', 'Jan']);
    expect([shortMonth(''), shortMonth('2026-05')]).toEqual(['', 'May 2026']);
    expect(toColumns(settings()).map(({ label }) => label)).toEqual([
      'Month',
      'Income',
      'Expenses',
      'Net Cash Flow',
      'Cumulative Cash Flow',
    ]);
    expect(toColumns(settings({ taxMode: 'vat' }))[3]?.label).toBe('VAT');
    expect(toColumns(settings({ taxMode: 'sales' }))[3]?.label).toBe('Sales tax');
  });

  it('offer the months of the projection and those of items, in order', () => {
    const form = toFormFields({ firstMonth: '2026-11', period: 6 }, [
      item('a', 'income', 1, { startMonth: '2025-01-01', endMonth: 'soon' }),
    ]);
    expect(form.startMonth.options).toEqual([
      '2025-01-01',
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
      '2027-03-01',
      '2027-04-01',
    ]);
    expect(form.startMonth.default).toBe('2026-11-01');
    expect(form.endMonth.options).toHaveLength(7);
    expect(toFormFields({ firstMonth: '', period: 6 }, []).startMonth.options).toEqual([]);
  });
});
