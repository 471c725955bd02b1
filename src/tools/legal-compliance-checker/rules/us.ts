import { usStates } from '@/lib/places';
import { isCompany, isRegistered, type Facts, type Rule } from './rule';
import { states, statesAsOf, type StateFiling } from './us-states';
import type { LocalNames } from './registration';

const irs = 'https://www.irs.gov';
const tax = { category: 'Tax', priority: 'high', need: 'required', asOf: '2025' } as const;
const yearShift = 'A day on a weekend or holiday moves to the next business day. The dates here are for a tax year that ends in December.';

export function usNames({ answers: { businessType }, location: { state } }: Facts): LocalNames | undefined {
  if (!state) return undefined;
  const { office, link, llc, corporation } = states[state];
  const document = businessType === 'LLC' ? llc : businessType === 'Non-Profit' ? undefined : corporation;
  return { office, link, asOf: statesAsOf, ...(document ? { document } : {}) };
}

function stateFilings({ answers: { businessType }, location: { state } }: Facts): Rule[] {
  if (!state || !isRegistered(businessType)) return [];
  const { office, link, llcFiling, corporationFiling } = states[state];
  const place = usStates[state];
  const filing = businessType === 'Non-Profit' ? undefined : businessType === 'LLC' ? llcFiling : corporationFiling;
  if (filing === 'none') return [];
  const shared = {
    key: 'state-annual',
    category: 'Registration',
    priority: 'high',
    reason: `The business is in ${place}.`,
    resources: [filing?.to?.office ?? office],
    link: filing?.to?.link ?? link,
    asOf: statesAsOf,
  } as const;
  const rules: Rule[] = [
    filing
      ? {
          ...shared,
          requirement: `${place}: ${midSentence(filing.name)}`,
          description: describeFiling(filing),
          ...(filing.test ? { need: 'check', test: filing.test } : { need: 'required' }),
          repeats: filing.every ?? 'never',
          ...(filing.rule ? { rule: filing.rule } : {}),
          cost: 'Varies by state; see the official site',
        }
      : {
          ...shared,
          requirement: `${place}: yearly or two-yearly filing`,
          description: `Most states ask for a report every year or two to keep a business in good standing. Check its name and day for your kind of business with the ${office}.`,
          need: 'check',
          test: 'Does the state list a periodic report for your kind of business?',
        },
  ];
  return [...rules, ...stateExtras(state, businessType)];
}

/** Names with capitals of their own keep them: Statement of Information. */
const midSentence = (name: string) => (/[A-Z]/.test(name.slice(1)) ? name : name.charAt(0).toLowerCase() + name.slice(1));

const describeFiling = ({ note, rule, to }: StateFiling) =>
  [
    'Keeps the business in good standing; missing one can lead to fees or dissolution.',
    to ? `Filed with the ${to.office}.` : '',
    note ?? '',
    rule ? '' : 'Check the exact day with the office and enter it here.',
  ]
    .filter(Boolean)
    .join(' ');

function stateExtras(state: string, businessType: string): Rule[] {
  const shared = { asOf: '2025', need: 'required', priority: 'high' } as const;
  if (state === 'CA' && isCompany(businessType))
    return [
      {
        ...shared,
        key: 'ca-first-statement',
        requirement: 'California: first Statement of Information',
        description: 'The first one is due within 90 days of formation; after that it is due every year or every two years.',
        category: 'Registration',
        reason: 'The business is in California.',
        resources: ['California Secretary of State'],
        link: 'https://www.sos.ca.gov',
        rule: 'formed + 90 days',
      },
      ...(businessType === 'LLC'
        ? [
            {
              ...shared,
              key: 'ca-franchise-first',
              requirement: 'California: first franchise tax payment',
              description:
                'An LLC pays $800 for its first tax year, too, by the 15th day of the fourth month. The month of formation counts as the first.',
              category: 'Tax' as const,
              reason: 'The business is an LLC in California.',
              resources: ['California Franchise Tax Board'],
              link: 'https://www.ftb.ca.gov',
              cost: '$800 (2025)',
              rule: 'formed month + 3 months + 14 days',
            },
          ]
        : []),
      {
        ...shared,
        key: 'ca-franchise',
        requirement: 'California: minimum franchise tax',
        description:
          businessType === 'LLC'
            ? 'An LLC pays $800 by the 15th day of the fourth month of its tax year, and a fee on top at higher income. The day here is for the years after the first and takes them to start in January.'
            : 'A corporation pays at least $800 for each year after its first, in estimated payments and with its return. The first part falls due on the 15th day of the fourth month; the day here takes the year to start in January.',
        category: 'Tax',
        reason: 'The business is in California.',
        resources: ['California Franchise Tax Board'],
        link: 'https://www.ftb.ca.gov',
        cost: '$800 a year or more',
        repeats: 'yearly',
        rule: 'each 04-15 later',
      },
    ];
  if (state === 'NY' && businessType === 'LLC')
    return [
      {
        ...shared,
        key: 'ny-publication',
        requirement: 'New York: publication of the LLC',
        description:
          'Within 120 days of formation a notice runs in two newspapers of the county for six weeks, and a Certificate of Publication is filed.',
        category: 'Registration',
        reason: 'The business is an LLC in New York.',
        resources: ['New York Department of State'],
        link: 'https://dos.ny.gov',
        cost: 'A few hundred to over $1,000, by county',
        rule: 'formed + 120 days',
      },
    ];
  return [];
}

function federalReturn({ answers: { businessType } }: Facts): Rule {
  const shared = { ...tax, key: 'us-return', repeats: 'yearly', reason: 'US businesses and nonprofits report to the IRS every year.' } as const;
  const form = (name: string, slug: string) => ({ resources: [`IRS: ${name}`], link: `${irs}/forms-pubs/about-${slug}` });
  switch (businessType) {
    case 'Corporation':
      return { ...shared, ...form('Form 1120', 'form-1120'), requirement: 'Federal income tax return: Form 1120', description: `Due on 15 April. ${yearShift}`, rule: 'each 04-15 later' };
    case 'S-Corporation':
      return { ...shared, ...form('Form 1120-S', 'form-1120-s'), requirement: 'Federal income tax return: Form 1120-S', description: `Due on 15 March, with a Schedule K-1 for each shareholder. ${yearShift}`, rule: 'each 03-15 later' };
    case 'Partnership':
      return { ...shared, ...form('Form 1065', 'form-1065'), requirement: 'Federal partnership return: Form 1065', description: `Due on 15 March, with a Schedule K-1 for each partner. ${yearShift}`, rule: 'each 03-15 later' };
    case 'LLC':
      return {
        ...shared,
        ...form('Form 1065', 'form-1065'),
        requirement: 'Federal income tax return of the LLC',
        description: `Two or more members file Form 1065 by 15 March. A single member reports on their own return by 15 April. An LLC that chose to be taxed as a corporation files as one. The earliest day is shown. ${yearShift}`,
        need: 'check',
        test: 'How many members does the LLC have, and has it chosen to be taxed as a corporation?',
        rule: 'each 03-15 later',
      };
    case 'Non-Profit':
      return { ...shared, ...form('Form 990', 'form-990'), requirement: 'Annual return of an exempt organization: Form 990 series', description: `Due on 15 May. Small organizations file the 990-N postcard or Form 990-EZ; three years missed in a row end the exemption. Churches and some others are exempt from filing. ${yearShift}`, rule: 'each 05-15 later' };
    default:
      return { ...shared, ...form('Schedule C', 'schedule-c-form-1040'), requirement: 'Federal income tax return with Schedule C', description: `Due on 15 April with the owner’s Form 1040, and Schedule SE for self-employment tax. ${yearShift}`, rule: 'each 04-15 later' };
  }
} // prettier-ignore

function federal(facts: Facts): Rule[] {
  const { businessType } = facts.answers;
  const isNewYork = facts.location.state === 'NY' && businessType === 'LLC';
  const isCorporation = businessType === 'Corporation';
  const rules: Rule[] = [federalReturn(facts)];
  if (businessType !== 'Non-Profit')
    rules.push({
      ...tax,
      key: 'us-estimated',
      requirement: isCorporation ? 'Estimated corporate tax' : 'Estimated tax of the owners: Form 1040-ES',
      description: `${isCorporation ? 'A corporation that expects to owe $500 or more pays in four parts: 15 April, June, September and December.' : 'Owners who expect to owe $1,000 or more on their share pay in four parts: 15 April, June, September and January.'} ${yearShift}`,
      need: 'check',
      test: isCorporation
        ? 'Do you expect to owe $500 or more in tax for the year?'
        : 'Do you expect to owe $1,000 or more in tax for the year?',
      reason: 'US tax is paid as the income is earned.',
      resources: ['IRS: estimated taxes'],
      link: `${irs}/businesses/small-businesses-self-employed/estimated-taxes`,
      repeats: 'quarterly',
      rule: isCorporation ? 'each 04-15,06-15,09-15,12-15' : 'each 01-15,04-15,06-15,09-15',
    });
  if (businessType === 'S-Corporation')
    rules.push({
      ...tax,
      key: 'us-2553',
      requirement: 'S corporation election: Form 2553',
      description:
        'Within 2 months and 15 days of the start of the tax year it is to count for. The day here takes the tax year to start on the day you formed. At most 100 shareholders, one class of stock, and no owner that is a company, a partnership or a nonresident alien. The IRS accepts late elections in some cases.',
      reason: 'An S corporation is a tax status you have to apply for.',
      resources: ['IRS: Form 2553'],
      link: `${irs}/forms-pubs/about-form-2553`,
      cost: 'Free',
      rule: 'formed + 2 months + 14 days',
    });
  if (businessType === 'Non-Profit')
    rules.push({
      ...tax,
      key: 'us-exempt',
      requirement: 'Tax exemption: Form 1023 or 1023-EZ',
      description:
        'Filed within 27 months after the end of the month of formation, the exemption counts from the first day. The day here is 27 months after formation, a little early.',
      need: 'check',
      test: 'Do you want to be a charity under section 501(c)(3)? Churches and very small organizations are exempt without filing.',
      reason: 'State formation alone brings no exemption.',
      resources: ['IRS: charities and nonprofits'],
      link: `${irs}/charities-non-profits`,
      cost: '$600, or $275 for Form 1023-EZ (2025)',
      rule: 'formed + 27 months',
    });
  if (isRegistered(businessType))
    rules.push({
      key: 'us-boi',
      requirement: 'Beneficial ownership report: check',
      description: `Older checklists ask every company for it. Since March 2025 companies formed in the US are exempt; most companies formed abroad and registered in a state report to FinCEN within 30 days.${isNewYork ? ' New York has asked the like of LLCs formed abroad since 1 January 2026.' : ''}`,
      category: 'Registration',
      priority: 'low',
      need: 'check',
      test: 'Was the company formed outside the US and then registered to do business in a state?',
      reason: 'The rule changed in March 2025, and old lists are wrong about it.',
      resources: ['FinCEN: beneficial ownership information'],
      link: 'https://www.fincen.gov/boi',
      asOf: isNewYork ? 'January 2026' : 'March 2025',
      cost: isNewYork ? 'Free with FinCEN; New York charges a fee' : 'Free',
    });
  return rules;
}

export const usLocalRules = (facts: Facts): Rule[] => [...stateFilings(facts), ...federal(facts)];
