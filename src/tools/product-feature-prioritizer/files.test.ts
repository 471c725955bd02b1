import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readCsv } from '../../../e2e/support/csv';
import { readDocx, readPdf, readXlsx } from '../../../e2e/support/readers';
import { stubFonts } from '@/formats/pdf/test-data';
import { parseCsv } from '@/formats/csv';
import { openOffer } from '@/formats/test-files';
import { describePlan } from '@/kinds/records/import-records';
import { planFile } from '@/kinds/records/test-data';
import { otherNames } from './content';
import { featureFiles } from './files';
import { featureIdentity } from './list';
import { fields, state } from './model';
import { rankFeatures, scorerOf } from './scores';

const around = { today: '2026-11-15', currency: 'USD' };
const { records, extra } = state.sample?.(around) ?? state.start(around);
const open = (words: string) => openOffer(featureFiles(records, extra, around), words);
const plan = (text: string) => planFile(fields, parseCsv(text), records, { identity: featureIdentity, around, otherNames });

beforeAll(() => void stubFonts());
afterAll(() => vi.unstubAllGlobals());

it('gives the ranking away in every format', async () => {
  const markdown = await open('Markdown');
  expect(markdown.name).toBe('sample-feature-prioritization.md');
  expect(markdown.text).toContain('- **High priority (score 15 or more):** 4');
  expect(markdown.text).toContain('- **Low priority (score under 10):** 2');
  expect(markdown.text).toContain('In progress');
  const [header, first] = readCsv((await open('CSV')).text);
  expect(header?.slice(0, 7)).toEqual(['Title', 'Description', 'Impact', 'Effort', 'Category', 'Requested By', 'Status']);
  expect(first?.[0]).toBe('Two-step sign-in');
  expect((await readXlsx((await open('Excel')).bytes))[1]?.[2]).toBe(6);
  expect((await readPdf((await open('PDF')).bytes)).join(' ')).toContain('Two-step sign-in');
  expect((await readDocx((await open('Word')).bytes)).text).toContain('Calendar sync');
  expect(extra).toMatchObject({ method: 'ratio', capacity: '20' });
});

it('takes its own table in again, and those of others', async () => {
  expect(describePlan(plan((await open('CSV')).text), 'feature')).toBe('0 features to add, 6 already here.');
  const other = plan('Feature,Value,Story points\nVoice notes,8,4\nBad,99,1\n');
  expect(describePlan(other, 'feature')).toBe('1 feature to add, 1 row that can’t be read.');
  const [ranked] = rankFeatures(other.records, extra);
  expect(ranked?.feature.title).toBe('Voice notes');
  // 8 ÷ 4 × 10
  expect(other.records.map((feature) => scorerOf(extra)(feature).text)).toEqual(['20.0']);
});
