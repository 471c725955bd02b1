import { isRegistered, type Facts, type Rule } from './rule';

export const isNetherlands = ({ location: { country } }: Facts) => country === 'Netherlands';

const kvk = 'https://www.kvk.nl';
const business = 'https://business.gov.nl';
const shared = { priority: 'high', need: 'required', asOf: '2025' } as const;
const reason = 'The business is in the Netherlands.';

export const dutchTax: Partial<Rule> = {
  description:
    'The Chamber of Commerce (KVK) passes the registration on to the tax office, which sends the VAT numbers. VAT is mostly reported by the quarter. Businesses with sales of up to €20,000 a year may choose the small businesses scheme (KOR) and then charge none.',
  resources: ['Belastingdienst: btw', 'Business.gov.nl: VAT'],
  link: 'https://www.belastingdienst.nl',
  cost: 'Free',
  asOf: '2025',
  revision: 2,
  change: 'it now names the Dutch offices and the small businesses scheme.',
};

export const dutchLocal = ({ answers: { businessType } }: Facts): Rule[] => [
  {
    ...shared,
    key: 'nl-kvk',
    requirement: 'Register with the KVK around the first day',
    description: 'From one week before the start to one week after it. A BV is formed by a civil-law notary, who registers it.',
    category: 'Registration',
    reason,
    resources: ['KVK: inschrijven'],
    link: kvk,
    cost: 'About €80, once',
  },
  ...(isRegistered(businessType)
    ? [
        {
          ...shared,
          key: 'nl-accounts',
          requirement: 'File the annual accounts with the KVK',
          description: 'Within eight days of their adoption, and no later than twelve months after the year end.',
          category: 'Registration',
          need: 'check',
          test: 'Is it a BV, an NV or another form that has to publish accounts?',
          reason,
          resources: ['KVK: jaarrekening deponeren'],
          link: kvk,
          repeats: 'yearly',
        } satisfies Rule,
      ]
    : []),
];

const employees = 'You said the business has employees.';

export const dutchEmployees: Rule[] = [
  {
    ...shared,
    key: 'nl-payroll',
    requirement: 'Check identity and collect payroll data before the first day',
    description:
      'Register as an employer with the Belastingdienst. Look at the original identity document of each new employee, keep a copy, and have the statement for payroll taxes signed.',
    category: 'Employment',
    reason: employees,
    resources: ['Belastingdienst: personeel aannemen'],
    link: 'https://www.belastingdienst.nl',
    cost: 'Free',
  },
  {
    ...shared,
    key: 'nl-rie',
    requirement: 'Risk inventory and occupational health contract',
    description:
      'Every employer has a written inventory of the risks at work (RI&E) and a contract with an occupational health service or company doctor.',
    category: 'Employment',
    reason: employees,
    resources: ['Arboportaal: RI&E and basiscontract'],
    link: 'https://www.arboportaal.nl',
  },
];

const online = 'You said the business sells online, and it is in the Netherlands.';

export const dutchOnline: Rule[] = [
  {
    ...shared,
    key: 'nl-website',
    requirement: 'Company details on the website',
    description: 'Name and address, e-mail address, KVK number and VAT identification number, where everybody finds them.',
    category: 'Sales and consumers',
    reason: online,
    resources: ['Business.gov.nl: information on your website'],
    link: business,
    cost: 'Free',
  },
  {
    ...shared,
    key: 'nl-renewal',
    requirement: 'Subscriptions that renew by themselves',
    description: 'After the first period consumers can end a contract that was renewed tacitly with at most one month’s notice.',
    category: 'Sales and consumers',
    need: 'check',
    test: 'Do consumers subscribe to something from you?',
    reason: online,
    resources: ['Burgerlijk Wetboek 6:236 and 6:237', 'Business.gov.nl: subscriptions'],
    link: business,
  },
];
