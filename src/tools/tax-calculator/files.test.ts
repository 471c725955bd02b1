import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readCsv } from '../../../e2e/support/csv';
import { readDocx, readIcs, readPdf, readXlsx } from '../../../e2e/support/readers';
import { stubFonts } from '@/formats/pdf/test-data';
import { stubCanvas } from '@/formats/test-data';
import { openOffer } from '@/formats/test-files';
import { emptyDraft, readDraft } from '@/lib/fields';
import { taxFiles } from './files';
import { fields, toInputs } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const inputs = toInputs(readDraft(fields, { ...emptyDraft(fields, ''), revenue: '150000', expenses: '50000' }, around).values);
const open = (words: string) => openOffer(taxFiles(inputs, false), words);

beforeAll(() => {
  stubFonts();
  stubCanvas();
});
afterAll(() => vi.unstubAllGlobals());

it('says the estimate in words, with its limits', async () => {
  const { name, text } = await open('Text');
  expect(name).toBe('tax-summary.txt');
  // 100,000 - 12,950 = 87,050: 19,151 + 7,695.22 + 15,300 = 42,146.22.
  for (const part of [
    'Sole Proprietorship',
    'Net Income',
    '$100,000.00',
    '$42,146.22',
    'Flat-rate estimate',
    'Rates of 2022',
    'not tax advice',
  ])
    expect(text).toContain(part);
});

it('has the worksheet on paper and in tables', async () => {
  const pdf = await open('PDF');
  expect(pdf.name).toBe('tax-summary.pdf');
  const pages = (await readPdf(pdf.bytes)).join(' ');
  for (const text of ['$42,146.22', 'Taxable income', '$61,468.18', 'S corporation', '15 Jan 2027', 'not tax advice'])
    expect(pages).toContain(text);
  expect((await readDocx((await open('Word')).bytes)).text).toContain('$22,364.55');
  expect((await readXlsx((await open('Excel')).bytes, 'Detailed 2026')).flat()).toContain(61_468.18);
  const rows = readCsv((await open('CSV')).text);
  expect(rows.find((row) => row.includes('Total Tax'))).toContain('42146.22');
});

it('puts the payments into a calendar', async () => {
  const events = readIcs((await open('Calendar')).text);
  expect(events.map(({ day }) => day)).toEqual(['2026-04-15', '2026-06-15', '2026-09-15', '2027-01-15']);
  expect(events.every(({ isAllDay }) => isAllDay)).toBe(true);
  expect(events[0]?.summary).toBe('Estimated tax 2026, payment 1 of 4: $5,591.14');
});
