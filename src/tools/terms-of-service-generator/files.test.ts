import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readDocx, readPdf } from '../../../e2e/support/readers';
import { stubFonts } from '@/formats/pdf/test-data';
import { openOffer } from '@/formats/test-files';
import { toText } from '@/lib/document-text';
import { emptyDraft } from '@/lib/fields';
import { termsFiles } from './files';
import { fields, state, type Draft, type TermsData } from './model';
import { toTerms } from './terms';

const around = { today: '2026-11-15', currency: 'USD' };
const make = (typed: Partial<Draft> = {}): TermsData => {
  const answers: Draft = {
    ...emptyDraft(fields, around.today),
    companyName: 'Blue River Coffee',
    website: 'blueriver.example',
    serviceType: 'Coffee subscription',
    country: 'United States',
    state: 'Oregon',
    ...typed,
  };
  return { ...state.start(around), answers, made: { answers, day: around.today } };
};
const open = (data: TermsData, words: string) => openOffer(termsFiles(data, around.currency), words);

beforeAll(() => void stubFonts());
afterAll(() => vi.unstubAllGlobals());

it('are the same in every format', async () => {
  const data = make();
  const text = await open(data, 'Text');
  expect(text.name).toBe('blue-river-coffee-terms-of-service.txt');
  expect(data.made && text.text.replace(/^\uFEFF/, '').trim()).toBe(data.made && toText(toTerms(data.made)).trim());
  expect(text.text.match(/^\d+\. /gm)).toHaveLength(12);
  const markdown = await open(data, 'Markdown');
  expect(markdown.name).toBe('blue-river-coffee-terms-of-service.md');
  expect(markdown.text).toMatch(/^## 12\\\. General Terms and Contact$/m);
  const word = await readDocx((await open(data, 'Word')).bytes);
  expect(word.html).toContain('<h2>1. Acceptance of These Terms</h2>');
  expect(word.text).toContain('Oregon, United States');
  const pdf = await readPdf((await open(data, 'PDF')).bytes);
  expect(pdf.join(' ')).toMatch(/12 General Terms and Contact/);
  const [short] = termsFiles(data, around.currency, 'short');
  expect(short?.name).toBe('blue-river-coffee-terms-in-plain-english.txt');
});

it('run nothing that was typed', async () => {
  const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  const data = make({ companyName: `Blue ${attack}`, serviceType: attack, state: attack, additionalClauses: attack });
  const { text } = await open(data, 'HTML');
  expect(text).not.toMatch(/<img|<script/);
  expect(text).toMatch(/<h1[^>]*>Terms of Service<\/h1>/);
});
