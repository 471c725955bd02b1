export const contractTypes = [
  'service',
  'employment',
  'nda',
  'freelance',
  'consulting',
  'subscription',
  'equipment',
  'pilot',
  'intent',
  'founders',
  'safe',
] as const;
export type ContractType = (typeof contractTypes)[number];

export const typeLabels: Record<ContractType, string> = {
  service: 'Service',
  employment: 'Employment',
  nda: 'NDA',
  freelance: 'Freelance',
  consulting: 'Consulting',
  subscription: 'Subscription (SaaS)',
  equipment: 'Equipment rental',
  pilot: 'Pilot',
  intent: 'Letter of intent',
  founders: 'Founders’ agreement',
  safe: 'SAFE cover sheet',
};

/** The two sides, in the words of each contract. */
export const roles: Record<ContractType, { client: string; provider: string }> = {
  service: { client: 'Client', provider: 'Provider' },
  employment: { client: 'Employer', provider: 'Employee' },
  nda: { client: 'Disclosing Party', provider: 'Receiving Party' },
  freelance: { client: 'Client', provider: 'Freelancer' },
  consulting: { client: 'Client', provider: 'Consultant' },
  subscription: { client: 'Customer', provider: 'Provider' },
  equipment: { client: 'Renter', provider: 'Owner' },
  pilot: { client: 'Customer', provider: 'Provider' },
  intent: { client: 'First Party', provider: 'Second Party' },
  founders: { client: 'First Founder', provider: 'Second Founder' },
  safe: { client: 'Company', provider: 'Investor' },
};

/** Somebody in business works for somebody else, and hands over what was made. */
export const isWorkType = (type: ContractType): type is 'service' | 'freelance' | 'consulting' =>
  type === 'service' || type === 'freelance' || type === 'consulting';

/** What is paid for, and can be paid in installments and billed. */
export const hasFee = (type: ContractType) => isWorkType(type) || type === 'subscription' || type === 'equipment' || type === 'pilot';

/** The kingdom has no contract law of its own, and no states: one of its parts is named instead. */
export const ukGap = 'England and Wales, Scotland or Northern Ireland';

export const typeMissing = 'Please select a contract type.';
export const failureMessage = 'Failed to generate the contract. Please try again.';

export const disclaimer =
  'This is a template, not legal advice. Have a lawyer who knows the local law review it before anyone signs, and keep only what both sides agreed to.';

export const reasons = [
  'Both sides have it in writing: what is done, by when and for how much.',
  'It says who owns the result. The law’s default is often not what people expect.',
  'It settles how either side can leave, before anyone wants to.',
  'It names the law and the court while everyone still agrees.',
];

export const sampleClient = 'Fernhill Books LLC';
export const sampleProvider = 'Harbor Lane Studio';
