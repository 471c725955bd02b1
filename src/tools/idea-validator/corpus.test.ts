import { describe, expect, it } from 'vitest';
import { toMarkdown } from '@/formats/markdown';
import { toText } from '@/lib/document-text';
import { emptyDraft } from '@/lib/fields';
import { oneLine } from '@/lib/one-line';
import type { Answers as Company } from '@/lib/topics/texts';
import { companies } from '@/writer/test-companies';
import { faultsIn, mostShared, tradeWordsIn } from '@/writer/test-prose';
import { approaches } from './context';
import { toDocument } from './document';
import { fields, type Idea } from './fields';
import { toScript } from './interviews';
import { newIdea } from './model';
import { writeReport } from './report';
import { suggestTests } from './suggestions';

const toIdea = (company: Company, wording = 0): Idea => ({
  ...newIdea('one', {
    ...emptyDraft(fields, ''),
    ideaTitle: company['offer.name'] ?? company['company.name'] ?? '',
    problemStatement: company['customers.problem'] ?? '',
    solution: company['offer.what'] ?? '',
    targetMarket: company['customers.who'] ?? '',
    uniqueValue: company['offer.edge'] ?? '',
    businessModel: company['offer.price'] ?? '',
    competition: company['market.rivals'] ?? '',
  }),
  wording,
});

/** The running text of a report; what each answer lacks is a table. */
function proseOf(idea: Idea): string {
  const { findings: _findings, ...parts } = writeReport(idea);
  return Object.values(parts)
    .flat()
    .map(({ text }) => text)
    .join('\n');
}
const allOf = (idea: Idea) =>
  [
    proseOf(idea),
    ...writeReport(idea).findings.flatMap(({ missing }) => missing.filter((line) => !line.endsWith('…'))),
    ...suggestTests(idea).flatMap(({ draft }) => [draft.hypothesis, draft.metric, draft.method]),
    toText(toScript(idea)),
  ].join('\n');

describe.each(companies.map((company) => [company['company.name'] ?? '', company] as const))('%s', (_, company) => {
  it.each(approaches.map((approach, wording) => [approach, wording] as const))('%s', (_approach, wording) => {
    const text = allOf(toIdea(company, wording));
    expect(faultsIn(text, company)).toEqual([]);
    expect(tradeWordsIn(text, company)).toEqual([]);
    // Whatever stands in quotes was typed so, letter for letter.
    const typed = oneLine(Object.values(company).join(' '));
    for (const [, cited = ''] of text.matchAll(/“([^”]*)”/g)) if (!/^(?:faster|best|better)/i.test(cited)) expect(typed).toContain(cited);
  });
});

it('two reports have little in common', () => {
  // With two or three answers there is little to say, and most of it is what to do next.
  const told = companies.filter((company) => Object.keys(company).length >= 8);
  expect(told.length).toBeGreaterThan(30);
  const { share, pair } = mostShared(told.map((company) => proseOf(toIdea(company))));
  expect(share, pair.map((index) => told[index]?.['company.name']).join(' and ')).toBeLessThanOrEqual(0.4);
});

it('new wording takes another approach', () => {
  for (const company of companies) {
    const texts = approaches.map((_, wording) => proseOf(toIdea(company, wording)));
    expect(new Set(texts).size).toBe(approaches.length);
    expect(texts[2]?.length).toBeLessThan(texts[0]?.length ?? 0);
  }
});

/** Read aloud before they are kept: six unlike companies, each whole. */
it.each([
  ['Loam & Sons', 0],
  ['Gatewarden', 0],
  ['Nightowl Nursery', 1],
  ['Meeple Works', 0],
  ['Harvest Hands', 2],
  ['WipeWise', 0],
])('%s reads well', async (name, wording) => {
  const company = companies.find((one) => one['company.name'] === name) ?? {};
  const stem = name.toLowerCase().replace(/\W+/g, '-');
  await expect(toMarkdown(toDocument(toIdea(company, wording), '2026-11-15'))).toMatchFileSnapshot(`golden/${stem}.txt`);
});
