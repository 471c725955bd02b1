import type { Phase } from '../content';
import type { Task } from '../model';

export const countries = ['us', 'uk', 'eu'] as const;
export type Country = (typeof countries)[number];
export const countryLabels: Record<Country, string> = { us: 'United States', uk: 'United Kingdom', eu: 'EU and other countries' };

/** When the rules below were last gone through. */
export const asOf = 'January 2026';
const shortNames: Record<Country, string> = { us: 'US', uk: 'UK', eu: 'EU' };
/** Goes with every step into the list and its files. */
export const packNote = (country: Country) => `${shortNames[country]} pack, rules as of ${asOf}. Not legal or tax advice.`;

export interface PackStep {
  /** Unique within a country, so that steps of one pack can come after those of another. */
  key: string;
  title: string;
  description: string;
  category: Task['category'];
  priority?: Task['priority'];
  link?: string;
  after?: string;
  rule?: string;
  repeats?: Task['repeats'];
}

export interface Pack {
  id: Phase;
  summary: string;
  steps: readonly PackStep[];
}
