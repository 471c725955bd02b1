import { expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import type { Answers as Said } from '@/lib/topics/texts';
import { toSlug } from '@/lib/text';
import { companies } from '@/writer/test-companies';
import { faultsIn, mostShared, tradeWordsIn } from '@/writer/test-prose';
import { readBuyer } from '@/writer/trades/read-role';
import { toDocument } from './document';
import { readFacts } from './facts';
import { linesOf } from './lines';
import { putPosting, state, type Draft } from './model';
import { shares } from './shares';
import { writePosting } from './write';

const start = state.start({ today: '2026-11-15', currency: 'USD' });

function postingFor(company: Said, more: Partial<Draft>) {
  const { answers: known } = shares.profile?.fill(start, company).data ?? start;
  const answers = { ...known, ...more };
  const facts = readFacts(answers, 'USD');
  const { posting } = putPosting({ ...start, answers }, answers, writePosting(facts, readBuyer(facts.title).role));
  if (!posting) throw new Error('There is no posting.');
  return { posting, text: toText(toDocument(facts, posting, false)) };
}

const titles = ['Night baker', 'Account manager', 'Backend Engineer', 'Water station keeper'];

it.each(companies.map((company) => [company['company.name'] ?? '', company] as const))(
  '%s: true of the job, in its own words',
  (_, company) => {
    for (const jobTitle of titles) {
      const skills = 'early starts, Driving licence B';
      const { posting, text } = postingFor(company, { jobTitle, keySkills: skills, about: company['offer.what'] ?? '' });
      expect(faultsIn(text, company)).toEqual([]);
      expect(tradeWordsIn(text, company)).toEqual([]);
      expect(text).not.toMatch(/experience with|First practice/);
      expect(linesOf(posting, 'required').map((line) => line.text)).toEqual(expect.arrayContaining(['Early starts', 'Driving licence B']));
      if (company['offer.what'] !== undefined) expect(posting.summary.toLowerCase()).toContain(company['offer.what'].toLowerCase());
    }
  },
);

it('no two jobs read alike', () => {
  const [company = {}] = companies;
  const texts = ['Night baker', 'Account manager', 'Backend Engineer', 'Nurse', 'Electrician'].map((jobTitle) =>
    linesOf(postingFor(company, { jobTitle }).posting, 'responsibilities')
      .map((line) => line.text)
      .join('\n'),
  );
  expect(mostShared(texts).share).toBeLessThanOrEqual(0.4);
});

const jobs: [string, Partial<Draft>][] = [
  ['Loam & Sons', { jobTitle: 'Night baker', keySkills: 'early starts, sourdough', experienceLevel: 'entry-level' }],
  ['Brunnen', { jobTitle: 'Water station keeper', purpose: 'Two of us cannot fill 60 stations.', keySkills: 'Driving licence B' }],
  ['Gatewarden', { jobTitle: 'Backend Engineer', jobType: 'remote', contractType: 'full-time', experienceLevel: 'senior-level' }],
  ['Nightowl Nursery', { jobTitle: 'Nursery nurse', tasks: 'Put children to bed\nKeep the night log', salaryRange: '£15 per hour' }],
  ['Lex Portal', { jobTitle: 'Marketing Intern', jobType: 'internship' }],
  ['Hearth Homecare', { jobTitle: 'Carer', about: 'Our carers see the same two families every week.' }],
];

it.each(jobs)('%s posts this', async (name, answers) => {
  const company = companies.find((one) => one['company.name'] === name) ?? {};
  await expect(postingFor(company, answers).text).toMatchFileSnapshot(`golden/${toSlug(name)}.txt`);
});
