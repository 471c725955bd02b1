import { describe, expect, it } from 'vitest';
import { toMarkdown } from '@/formats/markdown';
import { toText } from '@/lib/document-text';
import type { Answers } from '@/lib/topics/texts';
import { companies } from '@/writer/test-companies';
import { faultsIn, mostShared, tradeWordsIn } from '@/writer/test-prose';
import { writeInsights } from './insights';
import { makeGuide, makeSurvey } from './interviews';
import { isNoSupplier } from '@/writer/rivals';
import { addCompetitors, blankCompetitor, state, type ResearchData } from './model';
import { toReport } from './report';

const around = { today: '2026-11-15', currency: 'EUR' };

function toResearch(company: Answers): ResearchData {
  const start = state.start(around);
  const rivals = (company['market.rivals'] ?? '').split(/[,;]/).map((name) => name.trim());
  const told = {
    ...start,
    market: {
      ...start.market,
      industry: company['company.industry'] ?? '',
      targetMarket: company['customers.who'] ?? '',
      location: company['company.place'] ?? '',
    },
  };
  return addCompetitors(
    told,
    rivals.filter(Boolean).map((name) => ({ ...blankCompetitor(''), name })),
  );
}
const notesOf = (company: Answers) => Object.values(writeInsights(toResearch(company))).join('\n');

describe.each(companies.map((company) => [company['company.name'] ?? '', company] as const))('%s', (_, company) => {
  it('reads well, in no words but theirs', () => {
    const data = toResearch(company);
    const asked = [...makeGuide(data).questions, ...makeSurvey(data).map(({ question }) => question)];
    const text = [notesOf(company), ...asked].join('\n');
    expect(faultsIn(text, company)).toEqual([]);
    expect(tradeWordsIn(toText(toReport(data, 'EUR', around.today)), company)).toEqual([]);
    for (const means of ['company.industry', 'customers.who', 'company.place'] as const)
      expect(text).toContain((company[means] ?? '').replace(/\.$/, ''));
  });
});

it('two companies get different notes', () => {
  // Without competitors or a place there is little to tell them apart by.
  const told = companies.filter((company) => company['market.rivals'] && company['customers.who']);
  expect(told.length).toBeGreaterThan(30);
  const { share, pair } = mostShared(told.map(notesOf));
  expect(share, pair.map((index) => told[index]?.['company.name']).join(' and ')).toBeLessThanOrEqual(0.4);
});

/** Read aloud before they are kept. */
it.each(['Loam & Sons', 'Brunnen', 'Gatewarden', 'MindTheCat', 'Comma Club', 'Tiny Tunes'])('%s reads well', async (name) => {
  const company = companies.find((one) => one['company.name'] === name) ?? {};
  const stem = name.toLowerCase().replace(/\W+/g, '-');
  await expect(toMarkdown(toReport(toResearch(company), 'EUR', around.today))).toMatchFileSnapshot(`golden/${stem}.txt`);
});

it('takes what people do instead of buying for no supplier', () => {
  for (const name of ['Silence', 'doing nothing', 'Nothing.', 'the status quo', 'Doing it themselves', 'DIY'])
    expect(isNoSupplier(name)).toBe(true);
  for (const name of ['Nothing Phone', 'Silence Films', 'a neighbor', 'Waiting Room Ltd', 'spreadsheets'])
    expect(isNoSupplier(name)).toBe(false);
  const data = toResearch({ 'company.name': 'Hush', 'customers.who': 'offices', 'market.rivals': 'silence, Ear & Co' });
  const { landscape, size } = writeInsights(data);
  expect(landscape).toContain('You named 1 competitor: Ear & Co; 1 price is still missing');
  expect(landscape).toContain('Some people buy from nobody (silence)');
  expect(size).not.toContain('silence');
  expect(makeGuide(data).questions.join(' ')).not.toContain('silence');
  const alone = toResearch({ 'company.name': 'Hush', 'customers.who': 'offices', 'market.rivals': 'doing nothing' });
  expect(writeInsights(alone).landscape).toMatch(/^No supplier is named yet/);
});
