import { expect, it } from 'vitest';
import { readCsv } from '../../../e2e/support/csv';
import { readXlsx } from '../../../e2e/support/readers';
import { openOffer } from '@/formats/test-files';
import { typedRecord } from '@/kinds/records/test-data';
import { fields, state } from './model';
import { offerFiles } from './offer-files';

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
