import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readCsv } from '../../../e2e/support/csv';
import { readDocx, readPdf, readXlsx } from '../../../e2e/support/readers';
import { stubFonts } from '@/formats/pdf/test-data';
import { parseCsv } from '@/formats/csv';
import { openOffer } from '@/formats/test-files';
import { recordFiles } from '@/kinds/records/files';
import { describePlan } from '@/kinds/records/import-records';
import { planFile, typedRecord } from '@/kinds/records/test-data';
import { policyFiles } from './files';
import { knownProcessors } from './known';
import { processorFields, processorIdentity } from './lists';
import { dataFlag, startWork, state, type PolicyData, type Work } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const make = (typed: Partial<Work['answers']>): PolicyData => {
  const start = startWork(around);
  const made: Work = { ...start, answers: { ...start.answers, companyName: 'Blue River Coffee', website: 'blueriver.example', ...typed } };
  return { ...state.start(around), ...made, made };
};
const open = (data: PolicyData, words: string) => openOffer(policyFiles(data, around.currency), words);

beforeAll(() => void stubFonts());
afterAll(() => vi.unstubAllGlobals());

it('runs nothing that was typed', async () => {
  const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  const { text } = await open(make({ companyName: `Blue River ${attack}` }), 'HTML');
  expect(text).not.toMatch(/<img|<script/);
  expect(text).toMatch(/<h1[^>]*>Privacy Policy<\/h1>/);
});

it('is the same in every format', async () => {
  const data = make({ email: 'privacy@blueriver.example', [dataFlag('contact')]: true });
  const text = await open(data, 'Text');
  expect(text.name).toBe('privacy-policy-blue-river-coffee.txt');
  for (const part of ['Blue River Coffee', 'blueriver.example', 'privacy@blueriver.example', 'Contact information', 'attorney review'])
    expect(text.text).toContain(part);
  expect(text.text).not.toContain('[Draft]');
  expect((await open(data, 'Markdown')).text).toMatch(/^## 1\\\. Information We Collect$/m);
  const word = await readDocx((await open(data, 'Word')).bytes);
  expect(word.html).toContain('<h1>Privacy Policy</h1>');
  expect(word.html).toMatch(/<h2>(<[^>]*>)*4\. Your Rights/);
  expect((await readPdf((await open(data, 'PDF')).bytes)).join(' ')).toMatch(/4 Your Rights/);
  const map = readCsv((await open(data, 'Data map, CSV')).text);
  expect(map[0]).toContain('Legal basis');
  expect(map[1]?.slice(0, 4)).toEqual(['Blue River Coffee', 'privacy@blueriver.example', '', 'Contact']);
  expect((await readXlsx((await open(data, 'Data map, Excel')).bytes))[1]?.[3]).toBe('Contact');
});

it('takes its list of processors in again without doubling any', async () => {
  const typed = { name: 'Mill Mail', service: 'marketing', purpose: 'Sends our newsletter', country: 'United States' } as const;
  const stripe = knownProcessors.find(({ name }) => name === 'Stripe');
  const list = [
    typedRecord(processorFields, around, 'a', { ...typed, link: 'https://mill.example/privacy' }),
    typedRecord(processorFields, around, 'b', { ...stripe }),
  ];
  const { text } = await openOffer(recordFiles('processors', 'Processors', processorFields, list, around.currency), 'CSV');
  expect(readCsv(text)[1]?.[0]).toBe('Mill Mail');
  const plan = planFile(processorFields, parseCsv(text), list, { identity: processorIdentity, around });
  expect(describePlan(plan, 'processor')).toBe('0 processors to add, 2 already here.');
});
