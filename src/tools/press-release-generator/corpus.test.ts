import { expect, it } from 'vitest';
import { showGaps } from '@/lib/gaps';
import { toSlug } from '@/lib/text';
import type { Answers as Said } from '@/lib/topics/texts';
import { companies } from '@/writer/test-companies';
import { inSentence, lowerAudience } from '@/writer/in-sentence';
import { isFree } from '@/writer/say-price';
import { beginSentence } from '@/writer/words';
import { faultsIn, mostShared, tradeWordsIn } from '@/writer/test-prose';
import { state, type Answers, type Made } from './model';
import { findFaults } from './checks';
import { countRelease, toPlain, toRelease } from './release';
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
const formsOf = (said: string) => [
  said,
  beginSentence(said),
  inSentence(said),
  lowerAudience(said),
  ...(isFree(said) ? ['free of charge'] : []),
];
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
            formsOf(company[means].replace(/\.$/, '')).some((form) => text.includes(form)),
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

it('with every answer given in a sentence or two, it is long enough to stand on its own', () => {
  const answers: Partial<Answers> = {
    companyName: 'Kestrel Cargo',
    location: 'Bristol, England',
    announcement: [
      'Kestrel Cargo will start electric cargo-bike deliveries for independent shops in Bristol on Dec. 1. The service collects parcels from shops until 4 p.m. and delivers them within the city by 8 p.m. the same day.',
      'The company starts with six bikes and a small depot in Bedminster. Shops book a collection online or by phone; there is no contract and no minimum number of parcels. Each parcel can be tracked, and a missed delivery is tried again the next morning at no extra cost.',
      'Kestrel Cargo tested the service with nine shops from June to September. In that time it delivered 3,140 parcels, 97 percent of them on the day they were ordered.',
    ].join('\n\n'),
    keyBenefits: 'Same-day delivery across the city\nNo contract and no minimum\nOne price for every postcode',
    targetAudience: 'independent shops in Bristol',
    callToAction: 'kestrel.example/shops',
    quote:
      'Independent shops lose sales because a van comes tomorrow. We ride past their door six times a day anyway, so we may as well take the parcel.',
    quotePerson: 'Asha Rahman',
    quoteTitle: 'founder',
    secondQuote: 'Customers order at lunch and have it by dinner. That used to be something only the big warehouses could promise.',
    secondPerson: 'Tom Ellery',
    secondTitle: 'owner of Ellery Books',
    backgroundInfo:
      'Kestrel Cargo is a delivery company in Bristol that runs on electric cargo bikes. It was founded in 2024 by two former couriers and employs nine riders, all of them on permanent contracts.',
    contactName: 'Lee Sato',
    contactEmail: 'press@kestrel.example',
    offerName: 'Kestrel Same Day',
    price: '£4.80 per parcel',
    available: 'From Dec. 1, in Bristol',
    edge: 'Same-day delivery without a contract',
    proof: '3,140 parcels for nine shops in four months',
    release: 'embargo',
    embargoDay: '2026-11-30',
    embargoTime: '06:00',
    embargoZone: 'Europe/London',
  };
  for (const wording of [0, 1]) {
    const made = madeFor({}, answers, wording);
    expect(countRelease(made)).toBeGreaterThanOrEqual(300);
    expect(countRelease(made)).toBeLessThanOrEqual(500);
    expect(findFaults(made).filter(({ id }) => /short|long|embargo/.test(id))).toEqual([]);
    const text = textOf(made);
    expect(text).not.toContain('[');
    // The day above and the day in the dateline are the same.
    expect(text).toContain('EMBARGOED UNTIL 6 a.m. GMT (UTC), Monday, Nov. 30, 2026');
    expect(text).toContain('BRISTOL, England, Nov. 30, 2026 — Kestrel Cargo');
  }
  expect(textOf(madeFor({}, answers, 1))).toContain('It is available from Dec. 1, in Bristol.');
  // With less, it says what is missing.
  const short = findFaults(madeFor({}, { ...answers, announcement: 'Kestrel Cargo opens.', quote: '', proof: '' })).find(
    ({ id }) => id === 'short',
  );
  expect(short?.text).toContain('Still empty: Quote, Results So Far, Why It Is Needed, How It Works and What Comes Next.');
});
