import { choice, day, decimal, emptyDraft, flag, list, longText, text, url, type DraftOf, type Surroundings } from '@/lib/fields';
import { currencies } from '@/lib/money';
import { toFileName, toSlug } from '@/lib/text';
import { defineState } from '@/workspace/tool-state';
import {
  contractTypes,
  jobTypeLabels,
  jobTypes,
  levelLabels,
  levels,
  periodLabels,
  periods,
  sampleAnswers,
  sections,
  workplaceLabels,
  workplaces,
  type Section,
} from './content';
import { addAnswers } from './earlier';
import { sampleWritten } from './sample';

const largestPay = 1_000_000_000;

export const fields = {
  jobTitle: text('Job Title', { required: 'Enter the job title.', placeholder: 'Backend Engineer', maxLength: 200 }),
  company: text('Company', {
    means: 'company.name',
    required: 'Enter the company.',
    placeholder: 'Your company',
    autoComplete: 'organization',
    maxLength: 200,
  }),
  department: text('Department', { placeholder: 'Engineering', maxLength: 200 }),
  location: text('Location', { means: 'company.place', placeholder: 'Denver, CO', maxLength: 200 }),
  jobType: choice('Job Type', jobTypes, { default: 'full-time', labels: jobTypeLabels }),
  experienceLevel: choice('Experience Level', levels, { default: 'mid-level', labels: levelLabels }),
  industry: text('Industry', { means: 'company.industry', placeholder: 'Online retail', maxLength: 200 }),
  salaryRange: text('Salary Range', { placeholder: '$90,000 - $110,000', maxLength: 200 }),
  keySkills: list('Key Skills', { hint: 'Separate them with commas.', placeholder: 'TypeScript, PostgreSQL, code review' }),

  tasks: longText('What the Person Will Do', {
    placeholder: 'One task per line',
    hint: 'One per line. Without it, a known role brings suggestions.',
  }),
  purpose: text('Why This Job Exists', { placeholder: 'Our bakers work six nights a week and need a fourth.', maxLength: 500 }),
  about: longText('About the Company', { means: 'company.about' }),

  workplace: choice('Workplace', workplaces, { default: 'unsaid', labels: workplaceLabels }),
  contractType: choice('Contract Type', contractTypes, {
    default: 'unsaid',
    labels: { ...jobTypeLabels, unsaid: 'Not said' },
    hint: '“Remote” says where; this says on what terms.',
  }),
  payFrom: decimal('Pay From', { min: 0, max: largestPay }),
  payTo: decimal('Pay To', { min: 0, max: largestPay }),
  payCurrency: choice('Currency', ['own', ...currencies], { default: 'own', labels: { own: 'As for the whole posting' } }),
  payPeriod: choice('Pay Period', periods, { default: 'year', labels: periodLabels }),
  otherPay: text('Other Pay', { placeholder: 'Bonus, commission, shares', maxLength: 500 }),
  country: text('Country', { means: 'company.country', placeholder: 'United States', maxLength: 100 }),
  places: list('Hiring Places', { hint: 'For remote work: the states or countries people may work from, separated by commas.' }),
  companyWebsite: url('Website', { means: 'company.website', placeholder: 'https://example.com', autoComplete: 'url' }),
  applyAt: text('Apply At', { placeholder: 'jobs@example.com or a link', maxLength: 500 }),
  postingDate: day('Posting Date', { default: 'today' }),
  closingDate: day('Closing Date'),
  equalOpportunity: flag('Equal opportunity statement', { hint: 'Add it if it is how you hire.' }),
  accommodation: flag('Adjustments on request', { hint: 'Offers help with applying and interviews.' }),
};
export type Draft = DraftOf<typeof fields>;

/** Asked beside the button; postings of version 1 had none of them. */
export const moreNames = ['tasks', 'purpose', 'about'] as const;

/** The nine answers of the form, in its order. */
export const basicNames = [
  'jobTitle',
  'company',
  'department',
  'location',
  'jobType',
  'experienceLevel',
  'industry',
  'salaryRange',
  'keySkills',
] as const;

export interface Line {
  id: string;
  section: Section;
  text: string;
  /** What the writer wrote, so that a rewrite does not bring back what was changed; empty for added lines. */
  source: string;
  isOwn: boolean;
  /** Benefits only: the company really gives it. */
  isTicked: boolean;
  /** The model whose words these are, as long as nobody has changed them. */
  by?: string | undefined;
}

export interface Posting {
  /** The answers it was written from. */
  made: Draft;
  summary: string;
  isSummaryOwn: boolean;
  summaryBy?: string | undefined;
  lines: Line[];
  /** Somebody decided on the benefits: from then on only ticked ones count. */
  hasChosenBenefits: boolean;
  /** Somebody has read it: the note on suggestions goes. */
  isReviewed: boolean;
  /** What the writer wrote and somebody deleted, so that a rewrite does not bring it back. */
  dropped: string[];
  /** Flagged words replaced so far, for the count before and after. */
  replaced: number;
}

/** A text of one's own that is only checked. */
export interface CheckedText {
  original: string;
  text: string;
}

export interface JobData {
  answers: Draft;
  posting: Posting | null;
  checked: CheckedText;
  /** Counts every line ever made, so that no id is used twice. */
  made: number;
  /** Faults that the user has looked at and wants as they are, in the words they were shown in. */
  kept?: string[] | undefined;
}

const emptyCheck: CheckedText = { original: '', text: '' };

export const emptyAnswers = ({ today }: Surroundings): Draft => emptyDraft(fields, today);

export const state = defineState<JobData>({
  version: 2,
  migrate: addAnswers,
  title: ({ answers }) => [answers.jobTitle, answers.company].filter(Boolean).join(', '),
  isSample: ({ answers }) => isSample(answers),
  start: (around) => ({ answers: emptyAnswers(around), posting: null, checked: emptyCheck, made: 0 }),
  sample: (around) => {
    const answers = { ...emptyAnswers(around), ...sampleAnswers };
    return putPosting({ answers, posting: null, checked: emptyCheck, made: 0 }, answers, sampleWritten);
  },
});

/** Another title does not make the sample's company one's own. */
export const isSample = ({ company }: Draft) => company === sampleAnswers.company;

/** Whether an answer behind the details is filled in. */
export const hasDetails = (answers: Draft, start: Draft) =>
  Object.entries(answers).some(
    ([name, value]) =>
      name !== 'postingDate' && ![...basicNames, ...moreNames].some((asked) => asked === name) && value !== start[name as keyof Draft],
  );

export interface Written {
  summary: string;
  lines: Record<Section, string[]>;
}

/** Puts a written posting in place. What somebody changed, added, moved or ticked stays as it is. */
export function putPosting(data: JobData, answers: Draft, written: Written): JobData {
  const old = data.posting;
  let made = data.made;
  const kept = old?.lines.filter(({ isOwn, isTicked }) => isOwn || isTicked) ?? [];
  const dropped = old?.dropped ?? [];
  const known = new Set([...kept.flatMap((line) => [line.text, line.source]), ...dropped]);
  const lines = sections.flatMap((section) => [
    ...kept.filter((line) => line.section === section),
    ...written.lines[section]
      .filter((line) => !known.has(line))
      .map((line): Line => ({ id: `line-${(made += 1)}`, section, text: line, source: line, isOwn: false, isTicked: false })),
  ]);
  return {
    ...data,
    made,
    posting: {
      made: answers,
      summary: old?.isSummaryOwn ? old.summary : written.summary,
      isSummaryOwn: old?.isSummaryOwn ?? false,
      summaryBy: old?.summaryBy,
      lines,
      hasChosenBenefits: old?.hasChosenBenefits ?? false,
      isReviewed: false,
      dropped,
      replaced: old?.replaced ?? 0,
    },
  };
}

/** The posting says what other answers said. */
export const isStale = ({ answers, posting }: JobData) =>
  posting !== null && writtenFrom.some((name) => posting.made[name] !== answers[name]);
/** What the sentences are made from; everything else is shown as it is typed. */
const writtenFrom = [
  'jobTitle',
  'company',
  'department',
  'location',
  'jobType',
  'experienceLevel',
  'industry',
  'keySkills',
  'tasks',
  'purpose',
  'about',
  'workplace',
  'contractType',
] as const;

export function fileStem(answers: Draft, noun = 'job-description'): string {
  const short = Array.from(toSlug(answers.jobTitle)).slice(0, 40).join('');
  const stem = toFileName(`${short}-${noun}`, 'txt', noun).replace(/\.txt$/, '');
  return isSample(answers) ? `sample-${stem}` : stem;
}
