import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readDocx, readPdf } from '../../../e2e/support/readers';
import { stubFonts } from '@/formats/pdf/test-data';
import { openOffer } from '@/formats/test-files';
import { documentFiles } from '@/kinds/document/files';
import { toText } from '@/lib/document-text';
import { readBuyer } from '@/writer/trades/read-role';
import { toDocument } from './document';
import { readFacts } from './facts';
import { postingFiles } from './files';
import { toInterviewKit, toQuestions } from './interview';
import { toJobAd, toJobAdScript } from './job-ad';
import { chooseBenefits } from './lines';
import { emptyAnswers, fileStem, putPosting, state, type Draft, type JobData, type Posting } from './model';
import { toShort } from './short';
import { writePosting } from './write';

const around = { today: '2026-11-15', currency: 'USD' };

/** Written from these answers, over what was there before. */
function write(typed: Partial<Draft>, data: JobData = state.start(around)): JobData {
  const answers = { ...emptyAnswers(around), jobTitle: 'Backend Engineer', company: 'Blue River Coffee', keySkills: 'SQL, Go', ...typed };
  const facts = readFacts(answers, around.currency);
  return putPosting({ ...data, answers }, answers, writePosting(facts, readBuyer(facts.title).role));
}
const open = (data: JobData, words: string) => openOffer(postingFiles(data, around), words);

const attack = '"><img src=x onerror=alert(1)></script><script>alert(1)</script>';
const draft = write({ company: `Blue River ${attack}` });
const whole = chooseBenefits(
  write(
    { location: 'Denver, CO', payFrom: '90000', payTo: '110000', companyWebsite: 'blueriver.example', closingDate: '2099-12-01' },
    draft,
  ),
  true,
);
const facts = readFacts(whole.answers, around.currency);
const posting = whole.posting as Posting;

beforeAll(() => void stubFonts());
afterAll(() => vi.unstubAllGlobals());

it('says what is open, and runs nothing that was typed', async () => {
  const html = (await open(draft, 'HTML')).text;
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toMatch(/<h1[^>]*>Backend Engineer<\/h1>/);
  const { name, text } = await open(draft, 'Text');
  expect(name).toBe('backend-engineer-job-description.txt');
  expect(text).toContain('[Draft]');
  expect(text).toContain('Location: [Location]');
  expect(text).toContain('Suggested text');
});

it('has all that was answered, in every format', async () => {
  const { text } = await open(whole, 'Text');
  for (const part of ['Salary: $90,000 to $110,000 a year', '- Health insurance', 'Applications close on Tuesday 1 December 2099.'])
    expect(text).toContain(part);
  expect(text).not.toMatch(/\[Draft\]|not yet confirmed/);
  expect(text.replace(/^\uFEFF/, '').trim()).toBe(toText(toDocument(facts, posting, false)).trim());
  expect((await open(whole, 'Markdown')).text).toMatch(/^## Required Qualifications$/m);
  const word = await readDocx((await open(whole, 'Word')).bytes);
  expect(word.html).toContain('<h1>Backend Engineer</h1>');
  expect(word.html).toContain('<h2>Responsibilities</h2>');
  expect((await readPdf((await open(whole, 'PDF')).bytes)).join(' ')).toContain('Preferred Qualifications');
});

it('is a listing for search engines, the same as a file and as code', async () => {
  const ad = toJobAd(facts, posting);
  expect(ad.missing).toEqual([]);
  const [, json = ''] = /^<script type="application\/ld\+json">\n([^<]*)\n<\/script>$/.exec(toJobAdScript(ad)) ?? [];
  const listing = JSON.parse(json) as object;
  expect(listing).toMatchObject({
    '@type': 'JobPosting',
    title: 'Backend Engineer',
    hiringOrganization: { name: 'Blue River Coffee', sameAs: 'https://blueriver.example/' },
    jobLocation: { address: { addressLocality: 'Denver', addressRegion: 'CO', addressCountry: 'US' } },
    baseSalary: { currency: 'USD', value: { minValue: 90_000, maxValue: 110_000, unitText: 'YEAR' } },
  });
  expect(JSON.parse((await open(whole, 'JSON-LD')).text)).toEqual(listing);
});

it('has a short version and an interview kit', async () => {
  const { text } = toShort(facts, posting);
  expect(text.startsWith('We are hiring: Backend Engineer at Blue River Coffee')).toBe(true);
  expect(text.length).toBeLessThanOrEqual(3000);
  expect(toQuestions(facts, posting)).toHaveLength(5);
  const kit = documentFiles(fileStem(whole.answers, 'interview-kit'), toInterviewKit(facts, posting, false), ['docx'], around.currency);
  const { name, bytes } = await openOffer(kit, 'Word');
  expect(name).toBe('backend-engineer-interview-kit.docx');
  const { html } = await readDocx(bytes);
  expect(html).toContain('<h2>Scorecard</h2>');
  expect(html).toContain('<tr><th><p>SQL</p></th>');
});
