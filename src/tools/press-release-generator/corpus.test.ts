import { expect, it } from 'vitest';
import { showGaps } from '@/lib/gaps';
import { toSlug } from '@/lib/text';
import type { Answers as Said } from '@/lib/topics/texts';
import { companies } from '@/writer/test-companies';
import { inSentence, lowerAudience } from '@/writer/in-sentence';
import { beginSentence } from '@/writer/words';
import { faultsIn, mostShared, tradeWordsIn } from '@/writer/test-prose';
import { state, type Answers, type Made } from './model';
import { toPlain, toRelease } from './release';
import { shares } from './shares';
import { isFirstPerson, isSelfTold } from './third-person';

const start = state.start({ today: '2026-11-15', currency: 'USD' });

function madeFor(company: Said, more: Partial<Answers> = {}, wording = 0): Made {
  const { answers } = shares.profile?.fill(start, company).data ?? start;
  // What people type when they are asked for their news before they have any.
  const announcement = company['offer.what'] ?? '';
  return { answers: { ...answers, announcement, ...more }, today: '2026-11-15', zone: 'Europe/London', wording };
}
const textOf = (made: Made) => showGaps(toPlain(toRelease(made)));
const spoken = /“[^”]*”/g;

it.each(companies.map((company) => [company['company.name'] ?? '', company] as const))(
  '%s: in one voice, in its own words',
  (_, company) => {
    for (const wording of [0, 1, 2]) {
      const text = textOf(madeFor(company, {}, wording));
      expect(faultsIn(text, company)).toEqual([]);
      expect(tradeWordsIn(text, company)).toEqual([]);
      expect(text).not.toMatch(/…|latest news|news to share|price is from/);
      const ours = text.replace(spoken, '');
      expect(isFirstPerson(ours) || isSelfTold(ours)).toBe(false);
      for (const means of ['customers.who', 'offer.price', 'offer.edge', 'business.proof', 'offer.name'] as const)
        if (company[means] !== undefined)
          expect(
            [company[means], beginSentence(company[means]), inSentence(company[means]), lowerAudience(company[means])].some((form) =>
              text.includes(form),
            ),
            means,
          ).toBe(true);
    }
  },
);

it('is told another way when it is asked for again, however little is known', () => {
  for (const company of companies.filter((one) => Object.keys(one).length > 5)) {
    const [first, second] = [0, 1].map((wording) => textOf(madeFor(company, {}, wording)));
    expect(first).not.toBe(second);
  }
});

it('no two companies send the same release', () => {
  // Three companies said next to nothing: theirs consists of open places.
  const told = companies.filter((company) => Object.keys(company).length > 5);
  // The release line, the headings and the end mark are the same for all by rule.
  const bodies = told.map((company) =>
    textOf(madeFor(company))
      .split('\n')
      .filter((line) => !/^(?:\[?Draft\]?|FOR IMMEDIATE RELEASE|Media Contact|###|\[.*\]|At a glance:)$/.test(line))
      .join('\n'),
  );
  expect(mostShared(bodies).share).toBeLessThanOrEqual(0.4);
});

const news: [string, number, Partial<Answers>][] = [
  [
    'Loam & Sons',
    0,
    {
      announcement:
        'Loam & Sons will deliver bread to cafés in York from 1 December. A second bakehouse opens on the same day. It bakes 900 loaves a night.',
      industry: 'Food & Beverage',
      quote: 'Our customers open at seven. The bread has to be there before they are.',
      quotePerson: 'Hannah Loam',
      quoteTitle: 'co-founder',
      callToAction: 'loam.example/cafes',
      backgroundInfo: 'We bake overnight for independent cafés in Leeds. We were founded in 2019 and employ 11 people.',
    },
  ],
  [
    'Brunnen',
    1,
    {
      announcement:
        'We are excited to announce our first two pilot sites. Both start next week, one in Kiel and one in Odense.\nEach station reports its own water level. A van fills it before it runs dry.',
      quote: 'Nobody on a building site should have to carry water up four floors',
      quotePerson: 'Jonas Petersen',
      quoteTitle: 'CEO',
      backgroundInfo: '',
    },
  ],
  [
    'Bright Ledger',
    0,
    {
      announcement: 'I founded this company because designers hate receipts. From January I also do VAT returns.',
      quotePerson: 'Mia Chen',
      quoteTitle: 'founder',
      backgroundInfo: 'I do the books for designers and illustrators.',
    },
  ],
  ['Gatewarden', 2, { announcement: 'Gatewarden has raised $2 million to bring its scanner to five more banks', industry: 'Technology' }],
  [
    'Nightowl Nursery',
    0,
    { announcement: 'A second nursery in Bath, open from 6 pm to 8 am', keyBenefits: 'Open all night\nTrained staff' },
  ],
  ['WipeWise', 0, { announcement: 'Now open on Sundays' }],
];

it.each(news)('%s sends this', async (name, wording, answers) => {
  const company = companies.find((one) => one['company.name'] === name) ?? {};
  await expect(textOf(madeFor(company, answers, wording))).toMatchFileSnapshot(`golden/${toSlug(name)}.txt`);
});
