/** Every chapter a plan may have, with the answer it is made from. Each answer has one place; the summary holds what has no other. */
export const sections = {
  summary: { title: 'Executive Summary', answer: null },
  company: { title: 'Company Description', answer: 'company' },
  problem: { title: 'Problem Statement', answer: 'problem' },
  solution: { title: 'Solution', answer: 'solution' },
  market: { title: 'Target Market', answer: 'targetMarket' },
  size: { title: 'Market Size', answer: 'marketSize' },
  revenue: { title: 'Revenue Model', answer: 'revenue' },
  costs: { title: 'Cost Structure', answer: 'costs' },
  competition: { title: 'Competitive Analysis', answer: 'competition' },
  marketing: { title: 'Marketing Strategy', answer: 'marketing' },
  traction: { title: 'Traction', answer: 'traction' },
  metrics: { title: 'Key Metrics', answer: 'metrics' },
  team: { title: 'Management Team', answer: 'team' },
  ownership: { title: 'Ownership', answer: 'ownership' },
  funding: { title: 'Funding Requirements', answer: 'funding' },
  projections: { title: 'Financial Projections', answer: 'projections' },
  repayment: { title: 'Repayment and Collateral', answer: 'repayment' },
  milestones: { title: 'Milestones', answer: null },
  conclusion: { title: 'Conclusion', answer: 'nextSteps' },
  appendix: { title: 'Financial Appendix', answer: null },
} as const;

export type SectionId = keyof typeof sections;
export const sectionIds = Object.keys(sections) as SectionId[];

export const outlineIds = ['standard', 'lender', 'investor', 'lean'] as const;
export type OutlineId = (typeof outlineIds)[number];

/** An answer the outline asks for, or the table of funds with both sides equal. */
export type Requirement =
  | 'companyName'
  | 'industry'
  | 'company'
  | 'team'
  | 'traction'
  | 'problem'
  | 'solution'
  | 'targetMarket'
  | 'competition'
  | 'marketing'
  | 'revenue'
  | 'costs'
  | 'metrics'
  | 'funding'
  | 'projections'
  | 'repayment'
  | 'funds';

export interface Outline {
  name: string;
  hint: string;
  sections: readonly SectionId[];
  required: readonly Requirement[];
  /** A single page has no cover and no list of contents. */
  isShort?: boolean;
}

export const outlines: Record<OutlineId, Outline> = {
  standard: {
    name: 'Standard',
    hint: 'Nine sections that suit most readers.',
    sections: [
      'summary',
      'problem',
      'solution',
      'market',
      'revenue',
      'competition',
      'marketing',
      'funding',
      'milestones',
      'conclusion',
      'appendix',
    ],
    required: ['companyName', 'industry', 'problem', 'solution', 'targetMarket', 'competition', 'marketing', 'revenue', 'funding'],
  },
  lender: {
    name: 'Lender (SBA)',
    hint: 'For a bank loan. Close to the traditional outline of the US Small Business Administration, as of 2025; check what your lender asks for.',
    sections: [
      'summary',
      'company',
      'problem',
      'market',
      'size',
      'competition',
      'team',
      'ownership',
      'solution',
      'revenue',
      'marketing',
      'funding',
      'projections',
      'repayment',
      'milestones',
      'conclusion',
      'appendix',
    ],
    required: [
      'companyName',
      'industry',
      'company',
      'team',
      'problem',
      'solution',
      'targetMarket',
      'competition',
      'marketing',
      'revenue',
      'funding',
      'projections',
      'repayment',
      'funds',
    ],
  },
  investor: {
    name: 'Investor',
    hint: 'For a funding round. What you have achieved and who you are come before the ask.',
    sections: [
      'summary',
      'problem',
      'solution',
      'market',
      'size',
      'competition',
      'revenue',
      'traction',
      'marketing',
      'team',
      'ownership',
      'projections',
      'funding',
      'milestones',
      'conclusion',
      'appendix',
    ],
    required: [
      'companyName',
      'industry',
      'problem',
      'solution',
      'targetMarket',
      'competition',
      'revenue',
      'traction',
      'marketing',
      'team',
      'projections',
      'funding',
    ],
  },
  lean: {
    name: 'Lean one-pager',
    hint: 'For yourself and your team. Short answers and no cover.',
    sections: ['problem', 'market', 'solution', 'competition', 'marketing', 'revenue', 'costs', 'metrics', 'funding', 'milestones'],
    required: ['companyName', 'problem', 'targetMarket', 'solution', 'competition', 'marketing', 'revenue', 'costs', 'metrics', 'funding'],
    isShort: true,
  },
};

export const stepTitles = ['Company Info', 'Problem & Solution', 'Market & Strategy', 'Financials'] as const;

export const aboutText =
  'Answer the questions of four short steps and read your answers back as a plan: for yourself, a lender or an investor. The plan is in your own words; reorder, edit and hide its sections, then export it as text, Word or PDF.';

/** In every file: the reader should know where the words come from. */
export const originNote = 'Assembled from the company’s own answers, which nobody else has checked.';

export const sampleAnswers = {
  companyName: 'Harbor Lane Coffee',
  industry: 'Specialty coffee roasting',
  problem:
    'Independent cafes in our city pay for freshly roasted beans but receive them two to three weeks old. The large roasters ship from out of state, sell by the pallet and do not adjust a roast for a small customer.',
  solution:
    'We roast to order twice a week and deliver within 48 hours. Each cafe gets a house blend made with its own staff, in bags of 5 kg, without a minimum order.',
  targetMarket:
    'Independent cafes with one to three shops within 40 miles of our roastery. We count 140 of them.\n\n- First: 25 cafes whose owners we know\n- Then: bakeries and small hotels that serve coffee',
  competition:
    'Two national roasters serve most cafes today on price and reliability. One local roaster delivers weekly but sells its own brand only. We are slower to scale than all three, and fresher and closer.',
  marketing:
    'We bring samples to five cafes a week and invite their staff to a roast. Every cafe that joins is listed on our bags. We ask for one introduction after the first month.',
  revenue: 'Cafes pay per kilogram, invoiced every two weeks. We also sell retail bags at the roastery on Saturdays.',
  funding:
    'We need funding for the roaster, the fit-out of the workshop and working capital for the first six months. The owners put in part of it; a bank loan covers the rest.',
  company: 'A limited liability company owned by its two founders. The workshop is rented on a five-year lease.',
  team: 'Ana Ruiz ran the roast floor of a regional roaster for eight years. Tom Bell kept the books of three restaurants.',
  headline: 'Beans roasted this week, for every small cafe in town.',
  nextSteps:
    'We sign the lease in March and roast the first order in May. We ask the bank for a decision on the loan by the end of February.',
};

/** Name, direction, amount in major units, how often, growth a month. */
export const sampleStreams = [
  ['Beans sold to cafes', 'income', 7_500, 'monthly', 0.03],
  ['Saturday sales at the roastery', 'income', 1_200, 'monthly', 0.01],
  ['Green coffee and packaging', 'expense', 3_200, 'monthly', 0.03],
  ['Rent and power', 'expense', 2_400, 'monthly', 0],
  ['Wages', 'expense', 4_800, 'monthly', 0],
  ['Insurance', 'expense', 1_900, 'yearly', 0],
] as const;

/** The day of next year, what is to be reached, who sees to it. */
export const sampleMilestones = [
  ['02-28', 'Decision of the bank', 'Tom Bell'],
  ['03-15', 'Lease signed', 'Tom Bell'],
  ['05-10', 'First order roasted', 'Ana Ruiz'],
  ['11-30', '25 cafes supplied every week', 'Ana Ruiz'],
] as const;

export const sampleSources = [
  ['Owners’ savings', '40,000'],
  ['Bank loan', '60,000'],
] as const;

export const sampleUses = [
  ['Roaster and grinder', '42,000'],
  ['Workshop fit-out', '23,000'],
  ['Green coffee and packaging', '15,000'],
  ['Working capital, six months', '20,000'],
] as const;
