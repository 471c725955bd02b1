import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../e2e/support/csv';
import { readWorkbook } from '../../../e2e/support/workbook';
import { parseCsv } from '@/formats/csv';
import { openOffer } from '@/formats/test-files';
import { describePlan } from '@/kinds/records/import-records';
import { planFile, typedRecord } from '@/kinds/records/test-data';
import { otherNames } from './content';
import { cashFiles } from './files';
import { fields, identityOf, readSettings, shownFields, state, type SettingsDraft } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
/** The last one added stands first. */
const items = [
  typedRecord(fields, around, 'b', { name: 'Rent', amount: '300', type: 'expense', frequency: 'quarterly', startMonth: '2026-02-01' }),
  typedRecord(fields, around, 'a', { name: 'Sales, direct', amount: '1000' }),
];
const settingsOf = (typed: Partial<SettingsDraft>) => readSettings({ ...start.extra.settings, startingCash: '500', ...typed }, around);
const open = (words: string, typed: Partial<SettingsDraft> = {}) => openOffer(cashFiles(items, settingsOf(typed), around.currency), words);

it('is a table of months', async () => {
  const csv = await open('CSV');
  expect(csv.name).toBe('cash-flow-projection.csv');
  const rows = readCsv(csv.text);
  expect(rows[0]).toEqual(['Month', 'Income', 'Expenses', 'Net Cash Flow', 'Cumulative Cash Flow']);
  expect(rows[2]).toEqual(['Feb 2026', '1000.00', '300.00', '700.00', '2200.00']);
  expect(rows).toHaveLength(13);
});

it('is a workbook that goes on calculating, with delays and tax', async () => {
  const { bytes, name } = await open('Excel', { taxMode: 'vat', taxRate: '20', collectionDelay: '15' });
  expect(name).toBe('cash-flow-projection.xlsx');
  const workbook = readWorkbook(bytes);
  expect(workbook.differences).toEqual([]);
  // Half of January's sales is still to come: 1,000 earned, and 500 to be collected.
  expect(workbook.at('Profit and loss', 'D2')).toBe(1000);
  expect(workbook.at('Balance sheet', 'C2')).toBe(500);
  expect(workbook.at('Balance sheet', 'I2')).toBe(0);
  // Half of January's 1,000 is paid in January: 500 with 100 of VAT on top of 500.
  expect(workbook.at('Projection', 'F2')).toBe(1100);
  expect(workbook.formulas['Projection!F2']).toContain('Inputs');
  // All of it at once, and 2,000 to start with: 2,000 + 1,000 + 200.
  const changed = readWorkbook(bytes, { 'Inputs!B2': 2000, 'Inputs!B5': 0 });
  expect(changed.at('Projection', 'B2')).toBe(1000);
  expect(changed.at('Projection', 'F2')).toBe(3200);
  // A first month of July: the months follow, and sales from January on are there in full.
  const shifted = readWorkbook(bytes, { 'Inputs!B4': 7 });
  expect(shifted.at('Projection', 'A2')).toBe(Math.round(Date.UTC(2026, 6, 1) / 86_400_000) + 25_569);
  expect(shifted.at('Projection', 'B2')).toBe(1000);
  // An amount changed among the items: February's rent is the second row of the first item.
  expect(readWorkbook(bytes, { 'Items!C2': 450 }).at('Projection', 'C3')).toBe(450);
});

describe('its items', () => {
  it('are taken in again without doubling any', async () => {
    const { name, text } = await open('Items as CSV');
    expect(name).toBe('cash-flow-items.csv');
    expect(readCsv(text)[1]?.slice(0, 5)).toEqual(['Rent', 'Expense', '300.00', 'Quarterly', '2026-02-01']);
    const more = `${text.trimEnd()}\r\n"Grant","Income",2500,"One-time",2026-04-01\r\n"Nothing","Income",0\r\n`;
    const identity = identityOf(settingsOf({}).firstMonth);
    const plan = planFile(shownFields, parseCsv(more), items, { identity, mayRepeat: true, around, otherNames });
    expect(describePlan(plan, 'item')).toBe('1 item to add, 2 already here, 1 row that can’t be read.');
    expect(plan.records).toMatchObject([{ name: 'Grant', type: 'income', amount: 250_000, frequency: 'one-time' }]);
  });
});
