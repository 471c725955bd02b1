import {
  choice,
  day,
  emptyDraft,
  flag,
  integer,
  list,
  longText,
  text,
  url,
  type DraftOf,
  type RecordOf,
  type Surroundings,
} from '@/lib/fields';
import { hasSample, type RecordsData } from '@/kinds/records/state';
import { defineState } from '@/workspace/tool-state';
import { sampleData } from './sample';

export const businessTypes = ['Sole Proprietorship', 'Partnership', 'LLC', 'Corporation', 'S-Corporation', 'Non-Profit'] as const;
export const industries = [
  'Technology',
  'Healthcare',
  'Finance',
  'Food & Beverage',
  'Retail',
  'Manufacturing',
  'Professional Services',
  'Real Estate',
  'Education',
  'Other',
] as const;

/** What the list is made from. The first three are needed; each of the others can add requirements. */
export const answerFields = {
  businessType: choice('Business Type', businessTypes, { means: 'company.form', placeholder: 'Select a type' }),
  location: text('Location', { means: 'company.place', placeholder: 'City and state or country', autoComplete: 'off' }),
  industry: choice('Industry', industries, { means: 'company.industry', placeholder: 'Select an industry' }),
  employees: flag('Has employees'),
  online: flag('Sells online'),
  personalData: flag('Handles personal data'),
  european: flag('Has EU or UK users'),
  payments: flag('Takes payments'),
  children: flag('Used by under-13s'),
  local: flag('Add local rules and filing dates'),
  formedOn: day('Formed on', { means: 'company.formed', hint: 'Optional, for due dates.' }),
};
export type Answers = DraftOf<typeof answerFields>;
export const questions = ['employees', 'online', 'personalData', 'european', 'payments', 'children'] as const;
export type Question = (typeof questions)[number];

export const categories = [
  'Registration',
  'Licenses and industry rules',
  'Tax',
  'Employment',
  'Privacy and data',
  'Sales and consumers',
  'Intellectual property',
  'Finance and insurance',
] as const;
export type Category = (typeof categories)[number];

export const statuses = ['not-started', 'in-progress', 'completed', 'not-applicable'] as const;
export type Status = (typeof statuses)[number];

const repeatOptions = ['never', 'monthly', 'quarterly', 'yearly', 'every-2-years'] as const;
export type Repeats = (typeof repeatOptions)[number];

export const fields = {
  requirement: text('Requirement', { required: 'Name the requirement.' }),
  description: longText('Description'),
  category: choice('Category', categories, { required: 'Choose a category.', placeholder: 'Select a category' }),
  priority: choice('Priority', ['high', 'medium', 'low'], { default: 'medium', labels: { high: 'High', medium: 'Medium', low: 'Low' } }),
  need: choice('Applies', ['required', 'check', 'recommended'], {
    default: 'check',
    labels: { required: 'Required', check: 'May apply - check', recommended: 'Recommended' },
  }),
  status: choice('Status', statuses, {
    default: 'not-started',
    labels: {
      'not-started': 'Not started',
      'in-progress': 'In progress',
      completed: 'Completed',
      'not-applicable': 'Not applicable',
    },
  }),
  naReason: text('Why it does not apply'),
  dueDate: day('Due date'),
  repeats: choice('Repeats', repeatOptions, {
    default: 'never',
    labels: {
      never: 'Never',
      monthly: 'Every month',
      quarterly: 'Every quarter',
      yearly: 'Every year',
      'every-2-years': 'Every two years',
    },
  }),
  owner: text('Owner', { placeholder: 'Who sees to it' }),
  cost: text('Cost estimate'),
  evidence: longText('Evidence note', { placeholder: 'Where the proof is: a receipt number, a folder, a date' }),
  resources: list('Resources', { hint: 'Separated by commas.' }),
  link: url('Official link', { placeholder: 'https://' }),
  reason: text('Reason'),
  test: longText('Test that decides'),
  asOf: text('Rule as of'),
  /** How the due day is found again, which rule of the library this is, and which wording of it. */
  rule: text('Date rule'),
  key: text('Rule key'),
  revision: integer('Rule revision'),
};
export type Requirement = RecordOf<typeof fields>;

export interface Extra {
  answers: Answers;
  /** The answers the checklist on the screen was made from; nothing before that. */
  made: Answers | null;
  /** Keys of all rules this checklist has been offered, so that one deleted by hand is not taken for a new one. */
  known: string[];
}
export type ChecklistData = RecordsData<typeof fields, Extra>;

export const state = defineState<ChecklistData>({
  version: 1,
  start: ({ currency }) => ({ records: [], currency, extra: { answers: emptyAnswers(), made: null, known: [] } }),
  sample: (around: Surroundings) => sampleData(around),
  isSample: ({ records }) => hasSample(records),
});

export const emptyAnswers = (): Answers => emptyDraft(answerFields, '');

/** The three that must be filled before a list can be made, by their labels. */
export const missingAnswers = ({ businessType, location, industry }: Answers): string[] => [
  ...((businessTypes as readonly string[]).includes(businessType) ? [] : ['business type']),
  ...(location.trim() === '' ? ['location'] : []),
  ...((industries as readonly string[]).includes(industry) ? [] : ['industry']),
];
