import { expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { toSlug } from '@/lib/text';
import type { Answers as Said } from '@/lib/topics/texts';
import { companies } from '@/writer/test-companies';
import { faultsIn, sentencesOf, tradeWordsIn } from '@/writer/test-prose';
import { toTextDocument } from './document';
import { state, type Answers } from './model';
import { makePlan } from './plan';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);

function textFor(company: Said, more: Partial<Answers> = {}): string {
  const filled = shares.profile?.fill(start, company).data ?? start;
  const data = { ...filled, answers: { ...filled.answers, ...more } };
  return toText(toTextDocument({ plan: makePlan(data, around), data, currency: 'USD' }));
}

it.each(companies.map((company) => [company['company.name'] ?? '', company] as const))(
  '%s: every answer in one chapter, nothing else',
  (_, company) => {
    const text = textFor(company);
    expect(faultsIn(text, company)).toEqual([]);
    expect(tradeWordsIn(text, company)).toEqual([]);
    // The summary may say what is sold and to whom once more, in a sentence of its own.
    const [summary = '', ...chapters] = text.toLowerCase().split(/(?=problem statement)/);
    for (const means of ['customers.who', 'customers.problem', 'offer.what', 'market.rivals'] as const) {
      const said = company[means]?.toLowerCase() ?? '';
      if (said.split(' ').length <= 3) continue;
      expect(chapters.join('').split(said), said).toHaveLength(2);
      if (means === 'customers.problem' || means === 'market.rivals') expect(summary).not.toContain(said);
    }
    const sentences = sentencesOf(text).filter((sentence) => sentence.split(' ').length > 4);
    expect(new Set(sentences).size).toBe(sentences.length);
  },
);

const plans: [string, Partial<Answers>][] = [
  ['Brunnen', { revenue: 'Rent per station and month; filling is included.', funding: '€400,000 for 60 stations and a second van' }],
  ['Loam & Sons', { headline: 'Bread before the first guest.', nextSteps: 'We sign the lease for the second bakehouse in March.' }],
  ['Gatewarden', { team: 'Two engineers who ran security at a payment company.' }],
  ['WipeWise', {}],
  ['Harvest Hands', { marketing: 'Radio in the villages the pickers come from.\n- First: Morocco\n- Then: Romania' }],
  ['Lantern', { funding: 'Donations. We do not charge anyone.' }],
];

it.each(plans)('%s reads this', async (name, answers) => {
  const company = companies.find((one) => one['company.name'] === name) ?? {};
  await expect(textFor(company, answers)).toMatchFileSnapshot(`golden/${toSlug(name)}.txt`);
});
