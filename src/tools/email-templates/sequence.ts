import type { CalendarEntry } from '@/formats/ics';
import { heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { addDays, formatDay, isDay, weekdayOf, type Day } from '@/lib/dates';
import { parseNumber } from '@/lib/numbers';
import { plural, toFileName } from '@/lib/text';
import { computeChecks } from './checks';
import { computeMail, subjectOf, toBodyText, type Mail } from './mail';
import { nameOf, type Template, type TemplatesExtra } from './model';
import { lookupTyped } from './values';

/** One email of a sequence. */
export interface Step {
  id: string;
  template: string;
  /** Days after the email before it, as typed; the first counts from the start. */
  after: string;
}

/** Emails that follow one another by days. */
export interface Sequence {
  id: string;
  name: string;
  start: Day;
  skipsWeekends: boolean;
  steps: Step[];
}

const mostDays = 365;

/** Whole days, 0 to a year; nothing for anything else. */
export function readDays(typed: string): number | undefined {
  if (typed.trim() === '') return 0;
  const parsed = parseNumber(typed);
  return parsed.ok && Number.isInteger(parsed.value) && parsed.value >= 0 && parsed.value <= mostDays ? parsed.value : undefined;
}

/** Saturday and Sunday become the Monday after. */
const toWorkday = (day: Day): Day => {
  const weekday = weekdayOf(day);
  return weekday === 6 ? addDays(day, 2) : weekday === 0 ? addDays(day, 1) : day;
};

export interface PlannedMail {
  step: Step;
  /** From the start, as planned. */
  offset: number;
  /** Empty without a start. */
  day: Day;
  template: Template | undefined;
  mail: Mail | undefined;
  /** What is wrong or open, in words. */
  problems: string[];
  /** What spam filters and readers may dislike. */
  warnings: string[];
}

/** Each email with its day. One that a weekend moved does not move those after it. */
export function planSequence(sequence: Sequence, templates: readonly Template[], extra: TemplatesExtra): PlannedMail[] {
  let offset = 0;
  return sequence.steps.map((step, index) => {
    const days = readDays(step.after);
    offset += days ?? 0;
    const template = templates.find(({ id }) => id === step.template);
    const mail = template && computeMail(template, lookupTyped(extra.values), extra.sender);
    const day = isDay(sequence.start) ? addDays(sequence.start, offset) : '';
    return {
      step,
      offset,
      day: day !== '' && sequence.skipsWeekends ? toWorkday(day) : day,
      template,
      mail,
      problems: [
        ...(days === undefined ? [`Enter whole days from 0 to ${mostDays}.`] : []),
        ...(template ? [] : ['The template of this email is gone. Choose another.']),
        ...(mail && mail.open.length > 0 ? [`${plural(mail.open.length, 'merge field')} without a value: ${mail.open.join(', ')}`] : []),
        ...(index > 0 && days === 0 ? ['It goes out on the same day as the one before.'] : []),
      ],
      warnings: template && mail ? computeChecks(template, mail, extra.sender).map(({ text }) => text) : [],
    };
  });
}

export const sequenceName = ({ name }: Sequence) => name.trim() || 'Untitled sequence';

/** "Day 3, Nov 20, 2026" */
export const describeDay = ({ offset, day }: PlannedMail) => `Day ${offset}${day === '' ? '' : `, ${formatDay(day)}`}`;

/** A reminder for each email, with its words in it. */
export const sequenceEntries = (sequence: Sequence, mails: readonly PlannedMail[]): CalendarEntry[] =>
  mails.flatMap(({ step, day, mail }) =>
    day === '' || !mail
      ? []
      : [
          {
            id: `email-sequence-${sequence.id}-${step.id}`,
            day,
            title: `Send “${subjectOf(mail) || mail.name}” (${sequenceName(sequence)})`,
            details: `${toBodyText(mail)}\n\nPlanned with Groundwork. Nothing is sent for you.`,
          },
        ],
  );

/** "02-day-3-welcome.eml" */
export const mailFileName = ({ offset, template }: PlannedMail, index: number) =>
  toFileName(`${String(index + 1).padStart(2, '0')}-day-${offset}-${template ? nameOf(template).slice(0, 50) : 'email'}`, 'eml', 'email');

/** The whole sequence to read on paper. */
export const sequenceDocument = (sequence: Sequence, mails: readonly PlannedMail[]): Document => ({
  title: sequenceName(sequence),
  blocks: [
    heading(1, sequenceName(sequence)),
    ...mails.flatMap((planned): Block[] => {
      const { mail, problems } = planned;
      if (!mail) return [];
      return [
        heading(2, `${describeDay(planned)}: ${mail.name}`),
        paragraph(`Subject: ${subjectOf(mail)}`, 'strong'),
        ...(problems.length > 0 ? [paragraph(problems.join(' '), 'warn')] : []),
        ...toBodyText(mail)
          .split(/\n{2,}/)
          .filter((part) => part.trim() !== '')
          .map((part) => paragraph(part.trim())),
      ];
    }),
  ],
});
