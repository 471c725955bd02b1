import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readDocx, readPdf } from '../../../e2e/support/readers';
import { stubFonts } from '@/formats/pdf/test-data';
import { openOffer } from '@/formats/test-files';
import { toText } from '@/lib/document-text';
import { toDocument } from './documents';
import { legalFiles } from './files';
import { emptyAnswers, state, type Draft, type LegalData } from './model';
import type { TemplateId } from './templates';

const around = { today: '2026-11-15', currency: 'USD' };
const make = (template: TemplateId, typed: Partial<Draft>): LegalData => {
  const answers = { ...emptyAnswers(), ...typed };
  return { ...state.start(around), template, answers, made: { template, answers, day: around.today } };
};
const open = (data: LegalData, words: string) => openOffer(legalFiles(data, around.currency), words);

beforeAll(() => void stubFonts());
afterAll(() => vi.unstubAllGlobals());

it('an NDA is the same in every format', async () => {
  const nda = make('nda', {
    companyName: 'Acme Inc.',
    otherParty: 'Borealis Ltd',
    purpose: 'a joint product',
    duration: '2 years',
    ndaKind: 'giving',
    survival: 'always',
    governingLaw: 'Delaware',
    disputes: 'mediation',
    effectiveDate: '2027-01-01',
  });
  const { name, text } = await open(nda, 'Text');
  expect(name).toBe('nda-acme-inc.txt');
  expect(nda.made && text.replace(/^\uFEFF/, '').trim()).toBe(nda.made && toText(toDocument(nda.made, false)).trim());
  expect(text.match(/^\d+\. /gm)).toHaveLength(11);
  expect(text).toContain('It takes effect on January 1, 2027');
  expect(text).toMatch(/Recipient: Borealis Ltd\n\nSignature: _+\nName: _+\nTitle: _+\nAddress: _+\nPlace: _+\nDate: _+/);
  const word = await readDocx((await open(nda, 'Word')).bytes);
  expect(word.html).toContain('<h2>1. Purpose</h2>');
  expect(word.text).toContain('Borealis Ltd');
  expect((await readPdf((await open(nda, 'PDF')).bytes)).join(' ')).toMatch(/11 General/);
  expect((await open(nda, 'Markdown')).text).toContain('Signatures');
});

it('what is open makes a draft of it, on paper too', async () => {
  const contract = make('employment-contract', {
    companyName: 'Acme',
    employeeName: 'Jo Park',
    location: 'New York, NY',
    engagement: 'contractor',
  });
  const { text } = await open(contract, 'Text');
  expect(text).toMatch(/^\uFEFF?\[Draft\]/);
  expect(text).toContain('[Job Title]');
  expect((await readPdf((await open(contract, 'PDF')).bytes)).join(' ')).toContain('Draft');
});

it('runs nothing that was typed', async () => {
  const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  const typed = { companyName: attack, clientName: attack, services: `${attack}\n${attack}`, fees: 'javascript:alert(1)' };
  expect((await open(make('service-agreement', typed), 'HTML')).text).not.toMatch(/<img src=x|<script>alert/);
});
