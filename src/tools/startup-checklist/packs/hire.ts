import type { Country, PackStep } from './pack';
import { irs, sba, govUk, yourEurope } from './sites';

const hireRules: Record<Country, PackStep[]> = {
  us: [
    {
      key: 'state-tax',
      title: 'Register for state payroll tax and unemployment insurance',
      description: 'In the state where the person works, which need not be yours.',
      category: 'Finance',
      priority: 'high',
      link: sba,
      after: 'ein',
    },
    {
      key: 'workers-comp',
      title: 'Take out workers’ compensation insurance',
      description:
        'Nearly every state requires it, most from the first employee, some from the third to the fifth. In a few it comes only from the state’s own fund.',
      category: 'HR',
      priority: 'high',
      link: 'https://www.dol.gov',
    },
    {
      key: 'i9',
      title: 'Complete Form I-9 and collect Form W-4',
      description:
        'The employee fills in section 1 of Form I-9 on the first day of work at the latest, never before accepting the offer; you see the documents and complete section 2 within 3 business days after that day. Form W-4 by the first day too.',
      category: 'HR',
      priority: 'high',
      link: 'https://www.uscis.gov/i-9',
      after: 'offer',
    },
    {
      key: 'new-hire',
      title: 'Report the new hire to the state',
      description: 'Within 20 days of the first day of work; some states require it sooner.',
      category: 'HR',
      priority: 'high',
      link: 'https://www.acf.hhs.gov',
      after: 'offer',
    },
    {
      key: '1099',
      title: 'Send Form 1099-NEC to contractors',
      description:
        'By 31 January for the year before, to the contractor and to the IRS: for most contractors that are not corporations, from $2,000 paid in 2026 ($600 up to 2025; adjusted each year from 2027). Collect Form W-9 before the first payment.',
      category: 'Finance',
      link: `${irs}/forms-pubs/about-form-1099-nec`,
      rule: '31 January of the following year',
      repeats: 'yearly',
    },
  ],
  uk: [
    {
      key: 'paye',
      title: 'Register as an employer for PAYE',
      description: 'Before the first payday, and not more than 2 months before it.',
      category: 'Finance',
      priority: 'high',
      link: `${govUk}/register-employer`,
    },
    {
      key: 'liability',
      title: 'Take out employers’ liability insurance',
      description: 'Cover of at least £5 million from the first day of work.',
      category: 'HR',
      priority: 'high',
      link: `${govUk}/employers-liability-insurance`,
    },
    {
      key: 'right-to-work',
      title: 'Check the right to work',
      description: 'Before the first day of work, with a copy kept.',
      category: 'HR',
      priority: 'high',
      link: `${govUk}/check-job-applicant-right-to-work`,
      after: 'offer',
    },
    {
      key: 'statement',
      title: 'Give the written statement of particulars',
      description:
        'Pay, hours, holiday, notice: on the first day of work at the latest. The rest, such as the pension scheme, within 2 months.',
      category: 'HR',
      priority: 'high',
      link: 'https://www.acas.org.uk',
      after: 'offer',
    },
    {
      key: 'pension',
      title: 'Set up the workplace pension',
      description: 'Duties start on the first day of work; the declaration of compliance is due within 5 months of it.',
      category: 'HR',
      priority: 'high',
      link: 'https://www.thepensionsregulator.gov.uk',
      after: 'paye',
    },
  ],
  eu: [
    {
      key: 'employer',
      title: 'Register as an employer',
      description: 'With the social security and tax offices of the country where the person works, mostly before the first day.',
      category: 'HR',
      priority: 'high',
      link: yourEurope,
    },
    {
      key: 'conditions',
      title: 'Give the working conditions in writing',
      description:
        'EU rules: the main points within 7 days of the first day of work, the rest within a month. National law may require them earlier.',
      category: 'HR',
      priority: 'high',
      link: yourEurope,
      after: 'offer',
    },
    {
      key: 'accident',
      title: 'Arrange accident insurance',
      description: 'Through the state or a mutual body in most countries.',
      category: 'HR',
      priority: 'high',
    },
  ],
};

export const hireSteps = (country: Country): PackStep[] => [
  {
    key: 'role',
    title: 'Write down the role and the budget',
    description: 'What is better after 6 months, and what it costs with taxes and tools.',
    category: 'HR',
    priority: 'high',
  },
  {
    key: 'status',
    title: 'Decide: employee or contractor',
    description: 'How the work is done decides, not what the contract is called. Getting it wrong costs taxes and fines.',
    category: 'Legal',
    priority: 'high',
    after: 'role',
  },
  {
    key: 'offer',
    title: 'Send the offer and the contract',
    description: 'With confidentiality and invention assignment, signed before the first day.',
    category: 'HR',
    priority: 'high',
    after: 'status',
  },
  ...hireRules[country],
  {
    key: 'payroll',
    title: 'Set up payroll and run a test',
    description: 'Taxes and social security are paid with each run, on fixed days.',
    category: 'Finance',
    priority: 'high',
    after: 'bank',
  },
  {
    key: 'handbook',
    title: 'Write the house rules on a page',
    description: 'Leave, expenses, security, conduct, who to talk to.',
    category: 'HR',
    priority: 'low',
  },
  {
    key: 'first-day',
    title: 'Prepare the first day',
    description: 'Accounts, equipment, a plan for the first week and one person to ask.',
    category: 'HR',
    after: 'offer',
  },
];
