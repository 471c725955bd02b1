import type { ContractType } from './content';

/** What one is called in a sentence. */
export const typeNouns: Record<ContractType, string> = {
  service: 'service contract',
  employment: 'employment contract',
  nda: 'NDA',
  freelance: 'freelance contract',
  consulting: 'consulting contract',
  subscription: 'subscription agreement',
  equipment: 'equipment rental',
  pilot: 'pilot agreement',
  intent: 'letter of intent',
  founders: 'founders’ agreement',
  safe: 'SAFE cover sheet',
};
