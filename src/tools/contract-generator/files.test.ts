import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readDocx, readPdf } from '../../../e2e/support/readers';
import { stubFonts } from '@/formats/pdf/test-data';
import { openOffer } from '@/formats/test-files';
import { toText } from '@/lib/document-text';
import { emptyDraft } from '@/lib/fields';
import { toContract } from './contract';
import { contractFiles } from './files';
import { fields, type Draft } from './fields';
import type { Exhibit } from './row-fields';
import { applyFix, state, type ContractData } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const answered: Partial<Draft> = {
  clientName: 'Blue River Coffee',
  clientAddress: '1 Main Street, Salem',
  providerName: 'Jo Park',
  providerAddress: '2 Side Street, Salem',
  startDate: '2027-01-11',
  endDate: '2027-03-31',
  country: 'United States',
  state: 'Oregon',
  serviceDescription: 'Roasting plan',
  deliverables: 'A plan\nA training',
  amount: '5000',
  paymentTerms: '14 days after the invoice',
};
const make = (typed: Partial<Draft>, exhibits: Exhibit[] = []): ContractData =>
  applyFix({ ...state.start(around), answers: { ...emptyDraft(fields, around.today), ...typed }, exhibits }, {}, around.currency);
const open = (data: ContractData, words: string) => openOffer(contractFiles(data, around), words);

beforeAll(() => void stubFonts());
afterAll(() => vi.unstubAllGlobals());

describe('in the words of its type', () => {
  const textOf = async (typed: Partial<Draft>) => (await open(make({ ...answered, ...typed }), 'Text')).text;
  const nda: Partial<Draft> = { type: 'nda', confidentialInformation: 'Recipes', disclosurePurpose: 'Talks about a shop', endDate: '' };

  it.each<[string, Partial<Draft>, string[]]>([
    ['freelance work', { type: 'freelance' }, ['The fee for the Work is $5,000.00 (USD) in total']],
    ['advice', { type: 'consulting' }, ['1. Consulting Services']],
    ['secrecy', nda, ['"Confidential Information" means: Recipes.', 'until terminated by either party']],
    ['secrecy of both', { ...nda, mutual: true }, ['(the "Second Party")']],
    [
      'employment',
      { type: 'employment', position: 'Roaster', salary: '52000', benefits: 'Coffee', workLocation: 'Salem, Oregon', endDate: '' },
      [
        'position of Roaster.',
        '$52,000.00 (USD) per year',
        'benefits: Coffee.',
        'Work location: Salem, Oregon.',
        'It is at-will employment',
      ],
    ],
  ])('%s', async (_, typed, parts) => {
    const text = await textOf(typed);
    for (const part of parts) expect(text).toContain(part);
  });

  it('employment in Oregon is no draft for its at-will, and in Berlin it is', async () => {
    const employment: Partial<Draft> = { type: 'employment', position: 'Roaster', salary: '52000', benefits: 'Coffee', endDate: '' };
    expect(await textOf({ ...employment, workLocation: 'Salem, Oregon' })).not.toMatch(/\[Draft\]|exists only in the US/);
    const berlin = make({ ...answered, ...employment, workLocation: 'Berlin, Germany' });
    expect((await open(berlin, 'Text')).text).toMatch(/\[Draft\][\s\S]*things to settle before this is used/);
    const settled = (await open(applyFix(berlin, { ending: 'notice' }, around.currency), 'Text')).text;
    expect(settled).toContain("at least 30 days' notice in writing");
    expect(settled).not.toContain('at-will');
    expect(settled).toContain('The salary is in USD, but the place is Berlin, Germany');
  });
});

describe('with switches and exhibits', () => {
  const switched: Partial<Draft> = {
    ...answered,
    type: 'freelance',
    state: 'California',
    lateFee: true,
    liabilityCap: true,
    nonSolicit: true,
    forum: 'mediation',
    hasNotes: true,
    clientSigner: 'Ada Fern, CEO',
    workExhibit: true,
  };
  const whole = make(switched, [{ id: 'a', title: 'Price list', text: 'One hour: $90' }]);

  it('says a note with each clause, the one on competition too', async () => {
    const { text } = await open(
      make({ ...switched, workExhibit: false, clientSigner: '', nonCompete: true, nonCompeteArea: 'Salem' }),
      'Text',
    );
    for (const title of ['Limit of Liability', 'Non-Solicitation', 'Non-Compete'])
      expect(text).toMatch(new RegExp(`^\\d+\\. ${title}$`, 'm'));
    expect(text.match(/^In short: /gm)).toHaveLength(14);
  });

  it('is the same in every format', async () => {
    const text = await open(whole, 'Text');
    expect(text.name).toBe('freelance_contract.txt');
    expect(whole.made && text.text.replace(/^\uFEFF/, '').trim()).toBe(whole.made && toText(toContract(whole.made)).trim());
    expect(text.text).toContain('Freelancer initials: ________');
    const markdown = await open(whole, 'Markdown');
    expect(markdown.name).toBe('freelance_contract.md');
    expect(markdown.text).toMatch(/^## Signatures$/m);
    const word = await readDocx((await open(whole, 'Word')).bytes);
    expect(word.html).toContain('<h2>1. The Work</h2>');
    expect(word.text).toContain('Ada Fern');
    const pdf = await readPdf((await open(whole, 'PDF')).bytes);
    expect(pdf.join(' ')).toContain('Signatures');
    expect(pdf.at(-1)).toContain('Exhibit B: Price list');
  });

  it('runs nothing that was typed', async () => {
    const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
    const { text } = await open(
      make({ ...switched, clientName: attack, deliverables: attack, additionalTerms: attack, state: attack }),
      'HTML',
    );
    expect(text).not.toMatch(/<img|<script/);
    expect(text).toMatch(/<h1[^>]*>Freelance Agreement<\/h1>/);
  });
});

it('leaves the letters and figures beside a name in Hebrew the right way round in the PDF', async () => {
  const data = make({ type: 'service', clientName: 'שלום עולם', serviceDescription: 'שלום 1,234.50 abc (def)\nעיצוב' });
  const text = (await readPdf((await open(data, 'PDF')).bytes)).join(' ');
  for (const part of ['(the "Client")', '1,234.50', 'abc (def)']) expect(text).toContain(part);
});
