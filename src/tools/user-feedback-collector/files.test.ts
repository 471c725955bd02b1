import { expect, it } from 'vitest';
import { readCsv } from '../../../e2e/support/csv';
import { readXlsx } from '../../../e2e/support/readers';
import { openOffer } from '@/formats/test-files';
import { toSheet } from '@/lib/sheet';
import { typedRecord } from '@/kinds/records/test-data';
import { fields, state } from './model';
import { offerFiles } from './offer-files';
import { toPrintedFeedback } from './printed';

const around = { today: '2026-11-15', currency: 'USD' };
const entry = typedRecord(fields, around, 'a', {
  type: 'bug',
  title: '=Sum, "quoted"',
  description: 'Line one\nline two',
  userEmail: 'ana@example.com',
});
const open = (words: string, hasPersonal: boolean) => openOffer(offerFiles([entry], state.start(around).extra, around, hasPersonal), words);

it('names who said it where that is wanted', async () => {
  const { name, text } = await open('CSV', true);
  expect(name).toBe('user-feedback.csv');
  const [header, row] = readCsv(text);
  expect(header?.slice(0, 4)).toEqual(['Type', 'Title', 'Description', 'Rating']);
  expect(header).toContain('User Email');
  expect(row?.slice(0, 4)).toEqual(['Bug', '\'=Sum, "quoted"', 'Line one\nline two', '5']);
  expect(text).toContain('ana@example.com');
});

it('leaves names and addresses out where that is asked', async () => {
  expect((await open('CSV', false)).text).not.toContain('ana@example.com');
  const sheet = await readXlsx((await open('Excel', false)).bytes);
  expect(sheet[1]?.[1]).toContain('=Sum, "quoted"');
  expect(JSON.stringify(sheet)).not.toContain('ana@example.com');
});

it('is told in words on paper, without a rating that nobody gave and, where asked, without names', () => {
  const given = { ...entry, id: 'b', rating: 2, ratingChosen: true, userEmail: '', tags: ['export'], revenue: 240_00, date: '2026-11-13' };
  const sheet = toSheet('Feedback', fields, [entry, given], 'USD');
  const { notes, sheet: printed } = toPrintedFeedback([entry, given], sheet, around, true);
  const at = printed.columns.findIndex(({ label }) => label === 'Rating');
  expect(printed.rows.map((row) => row[at])).toEqual([null, 2]);
  expect(notes).toEqual([
    'Line one\nline two\nFree user · Other · 15 Nov 2026\nFrom: ana@example.com',
    'Line one\nline two\nFree user · Other · export · $240.00 a month · 13 Nov 2026',
  ]);
  expect(toPrintedFeedback([entry], sheet, around, false).notes?.join('')).not.toContain('ana@example.com');
});
