import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readCsv } from '../../../e2e/support/csv';
import { readDocx, readPdf, readXlsx } from '../../../e2e/support/readers';
import { stubFonts } from '@/formats/pdf/test-data';
import { stubCanvas } from '@/formats/test-data';
import { parseCsv } from '@/formats/csv';
import { openOffer } from '@/formats/test-files';
import { describePlan } from '@/kinds/records/import-records';
import { planFile, typedRecord } from '@/kinds/records/test-data';
import { otherNames } from './content';
import { riskFiles } from './files';
import { fields, riskIdentity, state, type Risk } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const risk = typedRecord(fields, around, 'a', {
  category: 'Legal/Regulatory',
  description: 'Late filing, again',
  probability: '4',
  impact: '4',
});
const open = (risks: readonly Risk[], words: string) => openOffer(riskFiles(risks, around), words);
const plan = (text: string, risks: readonly Risk[]) =>
  planFile(fields, parseCsv(text), risks, { identity: riskIdentity, around, otherNames });

beforeAll(() => {
  stubFonts();
  stubCanvas();
});
afterAll(() => vi.unstubAllGlobals());

it('scores each risk in every format', async () => {
  const csv = await open([risk], 'CSV');
  expect(csv.name).toBe('risk-register.csv');
  const [header, row] = readCsv(csv.text);
  expect(header?.slice(0, 5)).toEqual(['Category', 'Description', 'Probability', 'Impact', 'Risk Score']);
  expect(row?.slice(0, 6)).toEqual(['Legal/Regulatory', 'Late filing, again', '4', '4', '16', 'High']);
  expect((await readXlsx((await open([risk], 'Excel')).bytes))[1]?.[4]).toBe(16);
  const pdf = (await readPdf((await open([risk], 'PDF')).bytes)).join(' ');
  expect(pdf).toContain('Late filing, again');
  expect(pdf).toContain('16 High');
  expect((await readDocx((await open([risk], 'Word')).bytes)).text).toContain('High 15–19');
});

it('takes its own table in again without doubling any, and what was added to it', async () => {
  const { text } = await open([risk], 'CSV');
  const more = plan(`${text.trimEnd()}\r\nTeam,Lead leaves,2,5,,,,Pairing,Ana,monitoring\r\n,No category,1,1\r\n`, [risk]);
  expect(describePlan(more, 'risk')).toBe('1 risk to add, 1 already here, 1 row that can’t be read.');
  expect(more.records).toMatchObject([{ category: 'Team', probability: 2, impact: 5, status: 'monitoring' }]);
});

it('is the same register when it is read back from its own file', async () => {
  const sample = state.sample?.(around).records ?? [];
  const { text } = await open(sample, 'CSV');
  const read = plan(text, []).records;
  expect(readCsv((await open(read, 'CSV')).text)).toEqual(readCsv(text));
});
