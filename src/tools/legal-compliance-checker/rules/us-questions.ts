import { usStates } from '@/lib/places';
import type { Facts, Rule } from './rule';
import { noSalesTax } from './us-states';

const irs = 'https://www.irs.gov';
const dayShift = 'A day on a weekend or holiday moves to the next business day.';

export function usEmployees({ location: { state } }: Facts): Rule[] {
  const shared = {
    category: 'Employment',
    priority: 'high',
    need: 'required',
    reason: 'You said the business has employees.',
    asOf: '2025',
  } as const;
  return [
    {
      ...shared,
      key: 'us-payroll',
      requirement: 'Payroll tax returns: Form 941',
      description: `Withhold income tax, Social Security and Medicare, deposit them on schedule and report each quarter. Very small employers may be told to file Form 944 once a year. ${dayShift}`,
      category: 'Tax',
      resources: ['IRS: employment taxes'],
      link: `${irs}/businesses/small-businesses-self-employed/employment-taxes`,
      repeats: 'quarterly',
      rule: 'each 01-31,04-30,07-31,10-31',
    },
    {
      ...shared,
      key: 'us-w2',
      requirement: 'Wage statements and unemployment tax: Forms W-2 and 940',
      description: `Give each employee a W-2, send copies to the Social Security Administration and file Form 940, all by 31 January. ${dayShift}`,
      category: 'Tax',
      resources: ['IRS: Form 940', 'SSA: business services online'],
      link: `${irs}/forms-pubs/about-form-940`,
      repeats: 'yearly',
      rule: 'each 01-31 later',
    },
    {
      ...shared,
      key: 'us-hire',
      requirement: 'For each hire: Forms I-9 and W-4 and a new-hire report',
      description:
        'Check the right to work within three business days of the start, keep the I-9, and report the hire to the state within 20 days or sooner where it says so.',
      resources: ['USCIS: Form I-9', 'State new-hire reporting'],
      link: 'https://www.uscis.gov/i-9',
      cost: 'Free',
    },
    {
      ...shared,
      key: 'us-unemployment',
      requirement: `${state ? `${usStates[state]}: ` : 'State '}unemployment insurance account`,
      description:
        'Register as an employer with the state’s workforce agency, and for state income tax withholding where the state has it.',
      resources: ['State workforce agency'],
      link: 'https://www.dol.gov/agencies/eta',
      cost: 'A tax on wages that varies by state and record',
    },
    {
      ...shared,
      key: 'us-posters',
      requirement: 'Workplace notices',
      description:
        'Put up the federal and state posters on pay, safety and equal treatment where staff see them, or send them to remote staff.',
      priority: 'low',
      resources: ['US Department of Labor: workplace posters'],
      link: 'https://www.dol.gov/general/topics/posters',
      cost: 'Free',
    },
  ];
}

export function usOnline({ location: { state } }: Facts): Rule[] {
  const reason = 'You said the business sells online.';
  const where =
    state && noSalesTax.includes(state)
      ? `${usStates[state]} has no general state sales tax, but other states do: register in each state whose sales or order limit you pass, before you collect.${state === 'AK' ? ' Many Alaska towns have one of their own.' : ''}`
      : 'Register in your own state and in each state whose sales or order limit you pass, before you collect.';
  return [
    {
      key: 'us-sales-tax',
      requirement: 'Sales tax permits',
      description: `${where} Marketplaces mostly collect for their sellers.`,
      category: 'Tax',
      priority: 'high',
      need: 'check',
      test: 'Are your goods or services taxable, and do your sales into a state pass its limit, often $100,000 a year?',
      reason,
      resources: ['State departments of revenue', 'Streamlined Sales Tax'],
      link: 'https://www.streamlinedsalestax.org',
      asOf: '2025',
      cost: 'Mostly free to register',
    },
    {
      key: 'us-orders',
      requirement: 'Shipping promises and refunds',
      description:
        'The FTC’s rule on mail, internet and telephone orders: ship within the time you state, or 30 days if you state none; on a delay ask for consent or refund.',
      category: 'Sales and consumers',
      priority: 'medium',
      need: 'required',
      reason,
      resources: ['FTC: rule on mail and internet and telephone orders'],
      link: 'https://www.ftc.gov/business-guidance',
      asOf: '2025',
    },
  ];
}

export const usPersonalData = (): Rule[] => [
  {
    key: 'us-privacy-laws',
    requirement: 'State privacy laws',
    description:
      'About twenty states, California among them, give people rights over their data once a business passes a limit. Keep a list of what you hold and who receives it, and a way to answer requests.',
    category: 'Privacy and data',
    priority: 'medium',
    need: 'check',
    test: 'Do you pass a state’s limit, in many states the data of 100,000 residents a year, or sell data? Texas and Nebraska have no such number for larger businesses.',
    reason: 'You said the business handles personal data.',
    resources: ['California Privacy Protection Agency', 'Your state’s attorney general'],
    link: 'https://cppa.ca.gov',
    asOf: '2025',
  },
  {
    key: 'us-breach',
    requirement: 'Data security and breach plan',
    description:
      'All states have a law on telling people about a breach. Write down who decides, who is told and how fast, and keep reasonable safeguards.',
    category: 'Privacy and data',
    priority: 'high',
    need: 'check',
    test: 'Do you hold what breach laws cover, such as Social Security, card or account numbers, health data or log-ins?',
    reason: 'You said the business handles personal data.',
    resources: ['FTC: data breach response guide'],
    link: 'https://www.ftc.gov/business-guidance/privacy-security',
    asOf: '2025',
  },
];
