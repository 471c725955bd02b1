import { isCompany, type Facts, type Rule } from './rule';

const govUk = 'https://www.gov.uk';
const shared = { priority: 'high', need: 'required', asOf: '2025' } as const;

export function ukLocalRules({ answers: { businessType } }: Facts): Rule[] {
  const reason = 'The business is in the United Kingdom.';
  if (!isCompany(businessType)) {
    if (businessType === 'Non-Profit')
      return [
        {
          ...shared,
          key: 'uk-charity-return',
          requirement: 'Annual return and accounts of the nonprofit',
          description:
            'Charities report to the regulator of their nation, in England and Wales within 10 months of the year end; companies among them file with Companies House too.',
          category: 'Registration',
          need: 'check',
          test: 'Is it a registered charity, a company or a community interest company?',
          reason,
          resources: ['Charity Commission for England and Wales'],
          link: `${govUk}/government/organisations/charity-commission`,
          repeats: 'yearly',
        },
      ];
    return [
      {
        ...shared,
        key: 'uk-self-assessment',
        requirement: 'Self Assessment tax return',
        description: `Filed online and paid by 31 January after the tax year, which ends on 5 April. A second payment on account may be due on 31 July.${businessType === 'Partnership' ? ' The partnership files a return of its own, and each partner files one.' : ' Making Tax Digital brings quarterly updates from 6 April 2026 for sole traders with income above £50,000.'}`,
        category: 'Tax',
        ...(businessType === 'Partnership'
          ? {}
          : { need: 'check' as const, test: 'Did you earn more than £1,000 from it in the tax year?' }),
        reason,
        resources: ['HMRC: Self Assessment'],
        link: `${govUk}/self-assessment-tax-returns`,
        cost: 'Free to file',
        repeats: 'yearly',
        rule: 'each 01-31 after 04-05',
      },
    ];
  }
  return [
    {
      ...shared,
      key: 'uk-confirmation',
      requirement: 'Confirmation statement',
      description:
        'Sent to Companies House within 14 days of the end of each year since incorporation, also when nothing has changed. Since 18 November 2025 directors need to have proven their identity and give their personal codes with it.',
      category: 'Registration',
      reason,
      resources: ['Companies House: file your confirmation statement'],
      link: `${govUk}/file-your-confirmation-statement-with-companies-house`,
      cost: '£50 a year online (2026)',
      asOf: 'February 2026',
      repeats: 'yearly',
      rule: 'anniversary + 13 days',
    },
    {
      ...shared,
      key: 'uk-accounts',
      requirement: 'First annual accounts',
      description:
        'A private company’s first accounts are due 21 months after incorporation where they cover more than a year, and 9 months after the year end where they do not.',
      category: 'Registration',
      reason,
      resources: ['Companies House: annual accounts'],
      link: `${govUk}/prepare-file-annual-accounts-for-limited-company`,
      cost: 'Free to file',
      rule: 'formed + 21 months',
    },
    {
      ...shared,
      key: 'uk-accounts-yearly',
      requirement: 'Annual accounts after the first',
      description: 'A private company sends its accounts to Companies House within 9 months of each year end. Enter the day here.',
      category: 'Registration',
      reason,
      resources: ['Companies House: annual accounts'],
      link: `${govUk}/prepare-file-annual-accounts-for-limited-company`,
      cost: 'Free to file',
      repeats: 'yearly',
    },
    {
      ...shared,
      key: 'uk-corporation-tax',
      requirement: 'Register for Corporation Tax',
      description:
        'Within three months of starting to do business. The day here takes business to start at incorporation. Tax is paid nine months and a day after each accounting period; the return follows within twelve months.',
      category: 'Tax',
      reason,
      resources: ['HMRC: Corporation Tax'],
      link: `${govUk}/corporation-tax`,
      cost: 'Free',
      rule: 'formed + 3 months',
    },
  ];
}

export const ukEmployees = (): Rule[] => [
  {
    ...shared,
    key: 'uk-paye',
    requirement: 'Register as an employer: PAYE',
    description:
      'Register with HMRC before the first payday, report pay on or before each payday and pay over tax and National Insurance every month, or every quarter where little is due.',
    category: 'Tax',
    reason: 'You said the business has employees.',
    resources: ['HMRC: PAYE for employers'],
    link: `${govUk}/register-employer`,
    cost: 'Free',
  },
  {
    ...shared,
    key: 'uk-pension',
    requirement: 'Workplace pension',
    description:
      'Put eligible staff into a pension scheme and pay in. The duty starts with the first employee; a declaration of compliance follows within five months.',
    category: 'Employment',
    reason: 'You said the business has employees.',
    resources: ['The Pensions Regulator: employers'],
    link: 'https://www.thepensionsregulator.gov.uk',
  },
  {
    ...shared,
    key: 'uk-right-to-work',
    requirement: 'Right to work checks and written terms',
    description: 'Check and record each person’s right to work before the first day, and give the written statement of terms by that day.',
    category: 'Employment',
    reason: 'You said the business has employees.',
    resources: ['GOV.UK: check a job applicant’s right to work'],
    link: `${govUk}/check-job-applicant-right-to-work`,
    cost: 'Free',
  },
];

export const ukOnline = (): Rule[] => [
  {
    ...shared,
    key: 'uk-vat',
    requirement: 'VAT registration',
    description:
      'Register when taxable sales of the last 12 months pass £90,000, or when you expect the next 30 days alone to. You may register earlier.',
    category: 'Tax',
    need: 'check',
    test: 'Have your taxable sales of the last 12 months passed £90,000?',
    reason: 'You said the business sells online.',
    resources: ['HMRC: register for VAT'],
    link: `${govUk}/register-for-vat`,
    cost: 'Free',
  },
  {
    ...shared,
    key: 'uk-distance',
    requirement: 'Distance selling rules',
    description:
      'Say who you are, the full price and how to cancel before the order; consumers may cancel most orders within 14 days of delivery.',
    category: 'Sales and consumers',
    reason: 'You said the business sells online.',
    resources: ['GOV.UK: online and distance selling'],
    link: `${govUk}/online-and-distance-selling-for-businesses`,
  },
];

export const ukPersonalData = (): Rule[] => [
  {
    ...shared,
    key: 'uk-data-fee',
    requirement: 'Data protection fee',
    description:
      'Most businesses that handle personal data on a computer pay a yearly fee to the Information Commissioner before they start.',
    category: 'Privacy and data',
    need: 'check',
    test: 'Do you use personal data for more than staff, your own marketing and accounts? The ICO has a self-assessment.',
    reason: 'You said the business handles personal data.',
    resources: ['ICO: data protection fee'],
    link: 'https://ico.org.uk/for-organisations/data-protection-fee/',
    cost: '£52 to £3,763 a year (2025)',
    repeats: 'yearly',
  },
];
