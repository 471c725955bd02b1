import { addDays, isDay } from '@/lib/dates';
import type { Surroundings } from '@/lib/fields';
import { toMinor } from '@/lib/money';
import type { Competitor, CompetitorExtra, Deal } from './model';

const undated = {
  strengthsSource: '',
  strengthsChecked: '',
  weaknessesSource: '',
  weaknessesChecked: '',
  pricingSource: '',
  pricingChecked: '',
  marketShareSource: '',
  marketShareChecked: '',
  targetAudienceSource: '',
  targetAudienceChecked: '',
  keyFeaturesSource: '',
  keyFeaturesChecked: '',
};

/** Invented companies: their addresses are reserved for examples and lead nowhere. */
export function sampleCompetitors({ today }: Surroundings): Competitor[] {
  const ago = (days: number) => (isDay(today) ? addDays(today, -days) : '');
  return [
    {
      ...undated,
      id: 'sample-1',
      name: 'Ledgerline',
      website: 'ledgerline.example.com',
      strengths: ['Well-known brand', 'Bank feeds in 40 countries'],
      weaknesses: ['Slow support', 'Dated screens'],
      pricing: '$49 a month',
      marketShare: '38%',
      targetAudience: 'Accountants of mid-size firms',
      keyFeatures: ['Bank feeds', 'Payroll', 'Multi-currency'],
      tier: 'direct',
      tags: ['incumbent'],
      pricingSource: 'ledgerline.example.com/pricing',
      pricingChecked: ago(140),
      marketShareSource: 'example.org/accounting-report',
      marketShareChecked: ago(30),
      strengthsChecked: ago(30),
      weaknessesChecked: ago(30),
      targetAudienceChecked: ago(30),
      keyFeaturesChecked: ago(30),
    },
    {
      ...undated,
      id: 'sample-2',
      name: 'Tally Bee',
      website: 'https://tallybee.example.com',
      strengths: ['Free plan', 'Five-minute set-up'],
      weaknesses: ['No payroll', 'One currency only'],
      pricing: 'Free, then $12 a month',
      marketShare: '17%',
      targetAudience: 'Freelancers',
      keyFeatures: ['Invoices', 'Receipt scanning'],
      tier: 'direct',
      tags: ['self-serve', 'low-cost'],
      pricingSource: 'tallybee.example.com/plans',
      pricingChecked: ago(12),
      strengthsChecked: ago(12),
      weaknessesChecked: ago(12),
      marketShareChecked: ago(95),
      targetAudienceChecked: ago(12),
      keyFeaturesChecked: ago(12),
    },
    {
      ...undated,
      id: 'sample-3',
      name: 'Northbank Suite',
      website: 'northbank.example.com',
      strengths: ['Banking and books in one place'],
      weaknesses: ['Only for its own customers'],
      pricing: 'Included with an account',
      marketShare: 'Not published',
      targetAudience: 'Customers of the bank',
      keyFeatures: ['Bank feeds', 'Invoices'],
      tier: 'adjacent',
      tags: ['bank'],
      strengthsChecked: ago(20),
      pricingChecked: ago(20),
    },
  ];
}

export function sampleDeals({ today, currency }: Surroundings): CompetitorExtra['deals'] {
  const deal = (id: string, days: number, rival: string, more: Partial<Deal>): Deal => ({
    id: `sample-deal-${id}`,
    date: today && addDays(today, -days),
    customer: '',
    rival,
    outcome: 'won',
    reason: 'Price',
    amount: 0,
    note: '',
    ...more,
  });
  return {
    currency,
    records: [
      deal('1', 10, 'Ledgerline', { customer: 'Mill Road Dental', reason: 'Ease of use', amount: toMinor(1200, currency) }),
      deal('2', 24, 'Ledgerline', {
        customer: 'Oak & Sons',
        outcome: 'lost',
        reason: 'Features',
        amount: toMinor(2400, currency),
        note: 'They needed payroll.',
      }),
    ],
  };
}

export const sampleExtra: Pick<CompetitorExtra, 'product' | 'productSpot' | 'spots' | 'features' | 'cards'> = {
  cards: {
    'sample-1': {
      theySay: 'Everything in one place',
      weSay: 'Half the price, and set up in an hour',
      winWhen: 'The owner does the books alone',
      loseWhen: 'Payroll is a must',
      landmines: 'Ask what an export of all data looks like',
    },
  },
  product: 'Our product',
  productSpot: { x: '3', y: '8.5' },
  spots: { 'sample-1': { x: '8', y: '6' }, 'sample-2': { x: '1.5', y: '3.5' }, 'sample-3': { x: '5.5', y: '2' } },
  features: [
    {
      id: 'sample-feature-1',
      name: 'Bank feeds',
      weight: '5',
      us: 'full',
      ratings: { 'sample-1': 'full', 'sample-2': 'none', 'sample-3': 'full' },
    },
    {
      id: 'sample-feature-2',
      name: 'Invoices',
      weight: '3',
      us: 'full',
      ratings: { 'sample-1': 'partial', 'sample-2': 'full', 'sample-3': 'partial' },
    },
    {
      id: 'sample-feature-3',
      name: 'Payroll',
      weight: '2',
      us: 'none',
      ratings: { 'sample-1': 'full', 'sample-2': 'none' },
    },
  ],
};
