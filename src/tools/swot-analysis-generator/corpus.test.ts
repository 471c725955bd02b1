import { expect, it } from 'vitest';
import { toMarkdown } from '@/formats/markdown';
import { toText } from '@/lib/document-text';
import { seededRandom } from '@/lib/random';
import { companies } from '@/writer/test-companies';
import { faultsIn, mostShared, tradeWordsIn } from '@/writer/test-prose';
import { toDocument } from './document';
import { putSuggestions, state, type Answers } from './model';
import { suggest } from './suggest';
import { draftStrategies } from './tows';

const toAnswers = (company: (typeof companies)[number]): Answers => ({
  companyName: company['company.name'] ?? '',
  industry: company['company.industry'] ?? '',
  businessModel: company['offer.price'] ?? '',
  targetMarket: company['customers.who'] ?? '',
  keyProducts: company['offer.name'] ?? company['offer.what'] ?? '',
  mainCompetitors: company['market.rivals'] ?? '',
});
const analyse = (company: (typeof companies)[number]) => {
  const start = state.start({ today: '', currency: 'USD' });
  const answers = toAnswers(company);
  const suggested = putSuggestions({ ...start, draft: answers }, suggest(answers, seededRandom(7)));
  // The first three of each are confirmed; the rest stays a suggestion.
  const items = suggested.items.map((item, index) => ({ ...item, isKept: index % 8 < 3 }));
  return draftStrategies({ ...suggested, items });
};

it.each(companies.map((company) => [company['company.name'] ?? '', company] as const))('%s', (_, company) => {
  const text = toText(toDocument(analyse(company), '2026-11-15'));
  expect(faultsIn(text, company)).toEqual([]);
  expect(tradeWordsIn(text, company)).toEqual([]);
});

it('two of them get different points', () => {
  // With three answers out of six, more than a third of eight points are those that fit anybody.
  const told = companies.map(toAnswers).filter((answers) => Object.values(answers).every((answer) => answer !== ''));
  expect(told.length).toBeGreaterThan(20);
  expect(
    mostShared(
      told.map((answers) =>
        Object.values(suggest(answers, seededRandom(7)))
          .flat()
          .join('\n'),
      ),
    ).share,
  ).toBeLessThanOrEqual(0.4);
});

/** Read aloud before they are kept. */
it.each(['Loam & Sons', 'Gatewarden', 'Hearth Homecare', 'Meeple Works', 'Lantern', 'Tiny Tunes'])('%s reads well', async (name) => {
  const company = companies.find((one) => one['company.name'] === name) ?? {};
  await expect(toMarkdown(toDocument(analyse(company), '2026-11-15'))).toMatchFileSnapshot(
    `golden/${name.toLowerCase().replace(/\W+/g, '-')}.txt`,
  );
});
