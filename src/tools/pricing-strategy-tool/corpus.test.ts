import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import type { Answers as Company } from '@/lib/topics/texts';
import { companies } from '@/writer/test-companies';
import { faultsIn, mostShared, tradeWordsIn } from '@/writer/test-prose';
import { writeAdvice } from './advice';
import { strategyIds } from './content';
import { toDocument } from './document';
import { analyse } from './evidence';
import { state, type PricingData } from './model';

const around = { today: '2026-11-15', currency: 'EUR' };

function toPricing(company: Company, seed: number): PricingData {
  const start = state.start(around);
  const price = company['offer.price'] ?? '';
  const draft = {
    ...start.draft,
    productType: company['offer.what'] ?? '',
    industry: company['company.industry'] ?? '',
    targetMarket: company['customers.who'] ?? '',
    valueProposition: company['offer.edge'] ?? '',
    businessModel: /month|year/.test(price) ? 'subscription' : /%/.test(price) ? 'marketplace' : '',
  };
  return { ...start, draft, seed };
}
const notesOf = (data: PricingData) => Object.values(writeAdvice(analyse(data, around).evidence.answers, data).notes);

describe.each(companies.map((company) => [company['company.name'] ?? '', company] as const))('%s', (_, company) => {
  it.each([0, 1, 2])('gets notes of its own, way %i', (seed) => {
    const data = toPricing(company, seed);
    const analysis = analyse(data, around);
    const advice = writeAdvice(analysis.evidence.answers, data);
    expect(faultsIn([...Object.values(advice.notes), `Watch this.${advice.measures}`].join('\n'), company)).toEqual([]);
    expect(tradeWordsIn(toText(toDocument(data, analysis, advice, around)), company)).toEqual([]);
    const typed = Object.values(company).join('\n');
    for (const [, cited = ''] of Object.values(advice.notes)
      .join('\n')
      .matchAll(/“([^”]*)”/g))
      expect(typed).toContain(cited);
  });
});

it('two companies get different notes', () => {
  // Without a market or an edge there is only the product to tell them apart by.
  const told = companies.filter((company) => company['customers.who'] && company['offer.edge']);
  expect(told.length).toBeGreaterThan(30);
  for (const seed of [0, 1, 2]) {
    const { share, pair } = mostShared(told.map((company) => notesOf(toPricing(company, seed)).join('\n')));
    expect(share, pair.map((index) => told[index]?.['company.name']).join(' and ')).toBeLessThanOrEqual(0.4);
  }
});

/** Read aloud before they are kept: the six notes, each of the three ways. */
it.each(['Loam & Sons', 'Brunnen', 'Gatewarden', 'Meeple Works', 'Nimbus Nine', 'Tiny Tunes'])('%s reads well', async (name) => {
  const company = companies.find((one) => one['company.name'] === name) ?? {};
  const text = [0, 1, 2].map((seed) =>
    notesOf(toPricing(company, seed))
      .map((note, index) => `${strategyIds[index]}: ${note}`)
      .join('\n'),
  );
  await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot(`golden/notes-${name.toLowerCase().replace(/\W+/g, '-')}.txt`);
});
