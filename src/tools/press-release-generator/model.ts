import { isDay } from '@/lib/dates';
import { choice, day, email, emptyDraft, longText, text, time, type DraftOf } from '@/lib/fields';
import { joinWords, toFileName, toSlug } from '@/lib/text';
import type { Rewording } from '@/lib/rewording';
import { defineState } from '@/workspace/tool-state';
import { industries, sampleAnswers } from './content';
import { formatLocaleDay, formatPressDay, readReleaseDay } from './dates';

export const fields = {
  companyName: text('Company Name', {
    means: 'company.name',
    required: 'Enter the company name.',
    hint: 'Required.',
    autoComplete: 'organization',
  }),
  industry: choice('Industry', industries, { means: 'company.industry', placeholder: 'Select an industry' }),
  headline: text('Headline', { placeholder: 'Who does what, in fewer than 100 characters' }),
  location: text('Location', {
    means: 'company.place',
    hint: 'Required; until you give it, the release reads [CITY].',
    placeholder: 'Portland, Oregon',
  }),
  date: text('Date'),
  announcement: longText('Main Announcement', {
    required: 'Write the main announcement.',
    placeholder: 'Acme will open its second shop on Tuesday, with room for 40 guests and a kitchen that neighbors can rent.',
    hint: 'Required. The news first, in full sentences; then how, when and why. A new line starts a new paragraph.',
  }),
  keyBenefits: longText('Key Benefits', { hint: 'One per line makes a list.' }),
  targetAudience: text('Target Audience', { means: 'customers.who', placeholder: 'home bakers and small cafes' }),
  callToAction: text('Call to Action', { placeholder: 'Tickets are at example.com.' }),
  quote: longText('Quote', { hint: 'Printed word for word. Use words the person has agreed to.' }),
  quotePerson: text('Quoted Person'),
  quoteTitle: text("Quoted Person's Title", { placeholder: 'founder' }),
  secondQuote: longText('Second Quote', { hint: 'From a customer or a partner, for example. Only words they have agreed to.' }),
  secondPerson: text('Second Quoted Person'),
  secondTitle: text("Second Person's Title", { placeholder: 'owner of Corner Cafe' }),
  backgroundInfo: longText('Background Information', {
    means: 'company.about',
    hint: 'Two or three sentences about the company. They close every release you send.',
  }),
  contactName: text('Contact Name', { autoComplete: 'name' }),
  contactEmail: email('Contact E-mail', { means: 'company.email', autoComplete: 'email' }),
  contactPhone: text('Contact Phone', { means: 'company.phone', autoComplete: 'tel' }),

  offerName: text('Product or Service', { means: 'offer.name' }),
  price: text('Price', { means: 'offer.price' }),
  available: text('Available', { placeholder: 'From Dec. 1, in shops in Leeds' }),
  edge: text('What Sets It Apart', { means: 'offer.edge' }),
  proof: text('Results So Far', { means: 'business.proof', placeholder: 'Orders, users, a pilot, an award' }),
  need: longText('Why It Is Needed', { hint: 'In full sentences: what goes wrong today, for whom, and a figure with its source.' }),
  how: longText('How It Works', { hint: 'In full sentences: what happens, step by step, and who does it.' }),
  next: longText('What Comes Next', { hint: 'In full sentences: dates, places and plans that you can stand by.' }),

  release: choice('Release', ['immediate', 'embargo'], {
    default: 'immediate',
    labels: { immediate: 'For immediate release', embargo: 'Under embargo' },
  }),
  embargoDay: day('Embargo date'),
  embargoTime: time('Embargo time', { default: '09:00' }),
  embargoZone: text('Embargo time zone'),
  sendDay: day('Send date'),
  sendTime: time('Send time'),
  outletZone: text("Outlet's time zone"),
};
export type Answers = DraftOf<typeof fields>;

/** Asked beside the button; releases of earlier versions had none of them. */
export const factNames = ['offerName', 'price', 'available', 'edge', 'proof', 'need', 'how', 'next'] as const;

/** What a release was made from. The same of these gives the same words, on any day. */
export interface Made {
  answers: Answers;
  today: string;
  /** The writer’s own time zone, for an embargo that names none. */
  zone: string;
  /** How often it was told another way. */
  wording: number;
  /** Sections in other words: a model's, taken over by the user, or the user's own, which name no source. */
  rewordings?: Rewording[] | undefined;
}

export interface PressData {
  answers: Answers;
  made: Made | null;
  /** Faults that the user has looked at and wants as they are, in the words they were shown in. */
  kept?: string[] | undefined;
}

const startAnswers = (today: string): Answers => ({ ...emptyDraft(fields, today), date: formatLocaleDay(today) });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const withFacts = (answers: unknown) => ({ ...emptyDraft(fields, ''), ...(isObject(answers) ? answers : {}) });

/** Earlier versions asked fewer questions. */
function addFacts(data: unknown): unknown {
  if (!isObject(data) || !('answers' in data) || !('made' in data)) return data;
  const { made } = data;
  const told = isObject(made) && 'answers' in made ? { ...made, answers: withFacts(made.answers) } : made;
  return { ...data, answers: withFacts(data.answers), made: told };
}

export const state = defineState<PressData>({
  version: 4,
  migrate: addFacts,
  title: ({ answers }) => answers.headline || answers.companyName,
  isSample: ({ answers }) => isSample(answers),
  start: ({ today }) => ({ answers: startAnswers(today), made: null }),
  sample: ({ today }) => {
    const answers = { ...startAnswers(today), ...sampleAnswers };
    return { answers, made: { answers, today, zone: 'America/Los_Angeles', wording: 0 } };
  },
});

export const isSample = ({ companyName, contactEmail }: Answers) =>
  companyName === sampleAnswers.companyName && contactEmail === sampleAnswers.contactEmail;

const telling = [
  'companyName', 'headline', 'announcement', 'quote', 'quotePerson', 'backgroundInfo', 'contactName', 'contactEmail', 'contactPhone',
  'targetAudience', 'keyBenefits', 'callToAction',
] as const; // prettier-ignore

/** What is left of the sample between answers of one's own, in words; empty where nothing is, or where all of it is the sample. */
export function describeSampleAnswers(answers: Answers): string {
  const left = isSample(answers) ? [] : telling.filter((name) => answers[name] === sampleAnswers[name]);
  return left.length === 0 ? '' : `Still from the sample: ${joinWords(left.map((name) => fields[name].label))}.`;
}

export const isOddAddress = ({ contactEmail }: Answers) => contactEmail.trim() !== '' && !/^[^\s@]+@[^\s@]+$/.test(contactEmail.trim());

/** The send time is the sender’s own business: it stands in the calendar, not in the release. */
const outsideRelease = new Set<string>(['sendDay', 'sendTime', 'outletZone']);

export const isStale = ({ answers, made }: PressData) =>
  made !== null &&
  (Object.keys(fields) as (keyof Answers)[]).some((name) => !outsideRelease.has(name) && answers[name] !== made.answers[name]);

/** "press-release-acme-inc" */
export function fileStem(prefix: string, answers: Answers): string {
  const slug = toSlug(answers.companyName.replaceAll(',', ' '));
  const stem = toFileName(slug === '' ? prefix : `${prefix}-${slug}`, 'txt', prefix).replace(/\.txt$/, '');
  return isSample(answers) ? `sample-${stem}` : stem;
}

/** How the release will print a typed date. */
export function describeDate(typed: string, today: string, embargoDay = ''): { hint: string; note?: string } {
  const day = readReleaseDay(typed, today);
  if (day === today && isDay(embargoDay)) return { hint: `Printed as ${formatPressDay(embargoDay)}, the day the embargo ends.` };
  if (day) return { hint: `Printed as ${formatPressDay(day)}.` };
  const hint = 'Printed after the location.';
  return typed.trim() === '' || today === '' ? { hint } : { hint, note: 'This could not be read as a date, so it is printed as typed.' };
}
