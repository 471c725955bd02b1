import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readCsv } from '../../../e2e/support/csv';
import { readDocx, readPdf } from '../../../e2e/support/readers';
import { toCsv } from '@/formats/csv';
import { stubFonts } from '@/formats/pdf/test-data';
import { openOffer } from '@/formats/test-files';
import { documentFiles } from '@/kinds/document/files';
import { typedRecord } from '@/kinds/records/test-data';
import { fields } from './model';
import { monthSheet, toProfitAndLoss, toProfitSheet } from './reports';

const around = { today: '2026-11-15', currency: 'USD' };
const transactions = [
  typedRecord(fields, around, 'a', { type: 'expense', category: 'Other', amount: '4.50', description: 'Coffee', date: '2026-04-03' }),
  typedRecord(fields, around, 'b', { type: 'income', category: 'Sales', amount: '1250', description: 'Acre Foods', date: '2026-04-05' }),
];

beforeAll(() => void stubFonts());
afterAll(() => vi.unstubAllGlobals());

it('the year is the same on paper, in a text to edit and in a table', async () => {
  const { currency, today } = around;
  const report = toProfitAndLoss(transactions, { year: '2026', currency, isSample: false, sampleCount: 0, undated: 0, today });
  const files = documentFiles('profit-and-loss-2026', report, ['pdf', 'docx'], currency);
  // 1,250.00 − 4.50
  expect((await readPdf((await openOffer(files, 'PDF')).bytes)).join(' ')).toContain('$1,245.50');
  expect((await readDocx((await openOffer(files, 'Word')).bytes)).text).toContain('Operating result');
  const table = readCsv(toCsv(toProfitSheet(transactions, currency)));
  expect(table.at(-1)).toEqual(['Result', 'Operating result (without Investment and Funding)', '1245.50']);
  expect(readCsv(toCsv(monthSheet(transactions, currency, today)))[1]).toEqual(['Apr 2026', '1250.00', '4.50', '1245.50']);
});
