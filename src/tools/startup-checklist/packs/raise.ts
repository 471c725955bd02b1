import type { Country, PackStep } from './pack';
import { sec, govUk } from './sites';

const raiseRules: Record<Country, PackStep[]> = {
  us: [
    {
      key: 'form-d',
      title: 'File Form D with the SEC',
      description: 'Within 15 days after the first sale in a Regulation D round, then the notice filings of the investors’ states.',
      category: 'Legal',
      priority: 'high',
      link: sec,
      after: 'close',
    },
    {
      key: '409a',
      title: 'Get a 409A valuation',
      description:
        'Before the first options are granted. It can be relied on for 12 months at most, and a material change, such as a priced round, ends it earlier.',
      category: 'Finance',
      after: 'close',
      repeats: 'yearly',
    },
  ],
  uk: [
    {
      key: 'seis',
      title: 'Ask HMRC for SEIS or EIS advance assurance',
      description: 'Many UK angels invest only with it. Ask before the shares are issued.',
      category: 'Finance',
      priority: 'high',
      link: `${govUk}/guidance/venture-capital-schemes-apply-for-advance-assurance`,
    },
    {
      key: 'sh01',
      title: 'Report the new shares on form SH01',
      description: 'To Companies House within one month of the allotment.',
      category: 'Legal',
      priority: 'high',
      link: `${govUk}/government/publications/return-of-allotment-of-shares-sh01`,
      after: 'close',
    },
  ],
  eu: [
    {
      key: 'prospectus',
      title: 'Check that the offer needs no prospectus',
      description: 'Small offers and offers to a few investors are mostly exempt; limits are partly national.',
      category: 'Legal',
      priority: 'high',
      link: 'https://www.esma.europa.eu',
    },
    {
      key: 'grants',
      title: 'Look for grants',
      description:
        'The European Innovation Council and national programs give grants for early technical work. Some of them add money for shares: read which.',
      category: 'Finance',
      link: 'https://eic.ec.europa.eu',
    },
    {
      key: 'capital',
      title: 'Register the capital increase',
      description: 'New shares often exist only once the notary and the register have entered them.',
      category: 'Legal',
      priority: 'high',
      after: 'close',
    },
  ],
};

export const raiseSteps = (country: Country): PackStep[] => [
  {
    key: 'cap-table',
    title: 'Bring the cap table up to date',
    description: 'Every share, option and convertible, with the signed paper behind each.',
    category: 'Finance',
    priority: 'high',
  },
  {
    key: 'model',
    title: 'Build an 18-month financial plan',
    description: 'What the money buys, month by month, and when it ends.',
    category: 'Finance',
    priority: 'high',
  },
  {
    key: 'deck',
    title: 'Write the pitch deck',
    description: 'Ten slides that a stranger understands without you.',
    category: 'Marketing',
    after: 'model',
  },
  {
    key: 'data-room',
    title: 'Fill the data room',
    description: 'Company papers, cap table, contracts, invention assignments, accounts.',
    category: 'Operations',
    priority: 'high',
    after: 'cap-table',
  },
  {
    key: 'list',
    title: 'List the investors and ask for introductions',
    description: 'Fifty names that invest at your stage and in your field.',
    category: 'Sales',
    after: 'deck',
  },
  {
    key: 'terms-agreed',
    title: 'Agree on the terms with a lawyer at hand',
    description: 'Valuation, cap or discount, pool, preference, board. Work out your own share afterwards before you sign.',
    category: 'Legal',
    priority: 'high',
    after: 'list',
  },
  {
    key: 'close',
    title: 'Sign, and see the money arrive',
    description: 'Board approval, signed papers from everyone, payment in the company account.',
    category: 'Finance',
    priority: 'high',
    after: 'terms-agreed',
  },
  ...raiseRules[country],
];
