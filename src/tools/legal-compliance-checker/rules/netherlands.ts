import { formAbroad, isCompany, isRegistered, type Facts, type Forms, type Rule, type Words } from './rule';

export const isNetherlands = ({ location: { country } }: Facts) => country === 'Netherlands';

const kvk = 'https://www.kvk.nl';
const business = 'https://business.gov.nl';
const shared = { priority: 'high', need: 'required', asOf: '2025' } as const;
const reason = 'The business is in the Netherlands.';

const owners = 'The beneficial owners (UBOs) are registered with the KVK, too.';
const forms: Forms = {
  'Sole Proprietorship':
    'An eenmanszaak is registered with the KVK by its owner in person and needs no notary and no capital. The owner is liable with all that is private.',
  Partnership: `A VOF is registered with the KVK by its partners; a written partnership contract is advised, not required. Each partner is liable for all of its debts. ${owners}`,
  LLC: `A civil-law notary draws up the deed of a BV and registers it with the KVK. The capital may be as little as one cent. ${owners}`,
  Corporation: `A civil-law notary draws up the deed of a BV, or of an NV, which needs a capital of at least €45,000, and registers it with the KVK. ${owners}`,
  'Non-Profit': `A foundation (stichting) is formed by a notary’s deed, as is an association (vereniging) that wants full legal capacity. Either is registered with the KVK. ${owners} For tax benefits on gifts it applies to the tax office to be recognized as an ANBI.`,
};

/** By the form: one-person business, partnership, company or foundation. */
export function dutchRegistration({ answers: { businessType } }: Facts, note: string): Words {
  const type = formAbroad(businessType);
  return {
    description: `${type ? forms[type] : 'Every business is registered with the KVK.'}${note}`,
    need: 'required',
    resources: ['KVK: rechtsvormen', 'Business.gov.nl: business structures'],
    link: kvk,
    cost: isCompany(businessType) ? 'Notary some hundred euros; register about €80, once' : 'Register about €80, once',
    asOf: '2025',
    revision: 2,
    change: 'it now says what each Dutch form asks for.',
  };
}

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
