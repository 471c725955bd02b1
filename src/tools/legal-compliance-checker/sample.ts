import { addDays } from '@/lib/dates';
import type { Surroundings } from '@/lib/fields';
import type { Answers, ChecklistData, Requirement } from './model';

const answers: Answers = {
  businessType: 'LLC',
  location: 'Austin, TX',
  industry: 'Food & Beverage',
  employees: false,
  online: false,
  personalData: false,
  european: false,
  payments: false,
  children: false,
  local: false,
  formedOn: '',
};

type Row = Pick<Requirement, 'key' | 'requirement' | 'description' | 'category' | 'priority' | 'need' | 'resources'> & Partial<Requirement>;

const rows: Row[] = [
  {
    key: 'registration',
    requirement: 'Business registration',
    description: 'File the Certificate of Formation with the Texas Secretary of State.',
    category: 'Registration',
    priority: 'high',
    need: 'required',
    resources: ['Texas Secretary of State'],
    link: 'https://www.sos.state.tx.us',
    status: 'completed',
    owner: 'Sam',
    evidence: 'Certificate in the company folder.',
  },
  {
    key: 'ein',
    requirement: 'Federal EIN',
    description: 'Free from the IRS, online in minutes.',
    category: 'Tax',
    priority: 'high',
    need: 'required',
    resources: ['IRS: Form SS-4'],
    link: 'https://www.irs.gov/ein',
    cost: 'Free',
    status: 'completed',
    owner: 'Sam',
  },
  {
    key: 'license',
    requirement: 'Business license',
    description: 'Food permit of the city, and the sales tax permit of the state.',
    category: 'Licenses and industry rules',
    priority: 'high',
    need: 'required',
    resources: ['City health department'],
    status: 'in-progress',
    owner: 'Kim',
    repeats: 'yearly',
  },
  {
    key: 'workers',
    requirement: "Workers' compensation",
    description: 'Texas lets most private employers choose. Decide before the first hire.',
    category: 'Employment',
    priority: 'medium',
    need: 'check',
    test: 'Do you have employees?',
    resources: ['Texas Department of Insurance'],
  },
  {
    key: 'trademark',
    requirement: 'Trademark',
    description: 'Search before the sign is painted, then file.',
    category: 'Intellectual property',
    priority: 'medium',
    need: 'recommended',
    resources: ['USPTO: trademarks'],
    link: 'https://www.uspto.gov/trademarks',
  },
  {
    key: 'privacy',
    requirement: 'Privacy policy',
    description: 'For the website and the newsletter.',
    category: 'Privacy and data',
    priority: 'high',
    need: 'check',
    test: 'Does the website collect names, e-mail addresses or cookies?',
    resources: ['Privacy Policy Generator of this suite'],
  },
  {
    key: 'bank',
    requirement: 'Business bank account',
    description: 'Keeps the company’s money apart from the owners’.',
    category: 'Finance and insurance',
    priority: 'medium',
    need: 'recommended',
    resources: ['Your bank'],
  },
  {
    key: 'liability',
    requirement: 'General liability insurance',
    description: 'The landlord asks for it before the keys are handed over.',
    category: 'Finance and insurance',
    priority: 'medium',
    need: 'recommended',
    resources: ['An insurance broker'],
  },
  {
    key: 'fda',
    requirement: 'FDA registration',
    description: 'For facilities that make, pack or store food.',
    category: 'Licenses and industry rules',
    priority: 'high',
    need: 'check',
    test: 'Do you make, pack or store food for others to sell? Restaurants are exempt.',
    resources: ['FDA: registration of food facilities'],
    status: 'not-applicable',
    naReason: 'We run a café and sell to guests only.',
  },
];

const dueIn: Record<string, number> = { license: 10, liability: 30 };
const blank = {
  status: 'not-started',
  naReason: '',
  repeats: 'never',
  owner: '',
  cost: '',
  evidence: '',
  link: '',
  reason: '',
  test: '',
  asOf: '2025',
  rule: '',
  revision: 1,
} as const;

/** A small café company, under way; in words of its own. */
export const sampleData = ({ today, currency }: Surroundings): ChecklistData => ({
  currency,
  records: rows.map((row) => ({
    ...blank,
    dueDate: today !== '' && dueIn[row.key] ? addDays(today, dueIn[row.key] ?? 0) : '',
    ...row,
    id: `sample-${row.key}`,
  })),
  extra: { answers, made: answers, known: rows.map(({ key }) => key) },
});
