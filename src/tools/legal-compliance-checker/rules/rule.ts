import type { Location } from '@/lib/places';
import type { Answers, Category, Requirement } from '../model';

/** One requirement as the library words it. */
export interface Rule {
  /** Stays the same whatever the wording, so that a kept list finds its rules again. */
  key: string;
  requirement: string;
  description: string;
  category: Category;
  priority: Requirement['priority'];
  need: Requirement['need'];
  /** Why it is on this list. */
  reason: string;
  /** The question whose answer decides, where it may or may not apply. */
  test?: string;
  resources: readonly string[];
  link?: string;
  /** When the rule was last checked. */
  asOf: string;
  cost?: string;
  /** When it is due; see due.ts. */
  rule?: string;
  repeats?: Requirement['repeats'];
  /** Goes up when the rule changes; `change` then says what did. */
  revision?: number;
  change?: string;
}

export interface Facts {
  answers: Answers;
  location: Location;
}

/** What the words of one place add to a requirement. */
export type Words = Pick<Rule, 'description' | 'need' | 'resources'> & Partial<Rule>;

export const sba = 'https://www.sba.gov/business-guide/launch-your-business';
export const yourEurope = 'https://europa.eu/youreurope/business/';
export const usOnly = 'It is a US rule and matters abroad only with business in the US.';

/** What stands on every list needs no reason. */
export const onEveryList = '';
export const isCompany = (businessType: string) => ['LLC', 'Corporation', 'S-Corporation'].includes(businessType);
/** An S corporation is a status in American tax law; anywhere else it is a corporation. */
export const formAbroad = (businessType: Answers['businessType']) => (businessType === 'S-Corporation' ? 'Corporation' : businessType);
/** What each form of business is told in one country. */
export type Forms = Record<Exclude<ReturnType<typeof formAbroad>, ''>, string>;
export const isRegistered = (businessType: string) => isCompany(businessType) || businessType === 'Non-Profit';

export const toRequirement = (rule: Rule, id: string, dueDate: string): Requirement => ({
  id,
  ...toTexts(rule),
  status: 'not-started',
  naReason: '',
  dueDate,
  owner: '',
  evidence: '',
  revision: rule.revision ?? 1,
});

/** The part of a requirement that the library words; the rest is the user's. */
export const toTexts = (rule: Rule) => ({
  requirement: rule.requirement,
  description: rule.description,
  category: rule.category,
  priority: rule.priority,
  need: rule.need,
  reason: rule.reason,
  test: rule.test ?? '',
  resources: [...rule.resources],
  link: rule.link ?? '',
  asOf: rule.asOf,
  cost: rule.cost ?? '',
  rule: rule.rule ?? '',
  repeats: rule.repeats ?? 'never',
  key: rule.key,
});
