/** What the kinds beyond the plain work contracts share: the fee, the term, the promises and the end, in the words of their sides. */
import { clauseNumber } from '@/lib/clauses';
import { dayIn, dayInside, linesOf, noticeIn, said, taxIn, type Facts, type Section } from './facts';
import { feeIn, lateTexts } from './fees';
import { toSchedule } from './payments';

/** The amount, when it is paid, and what holds for every bill. */
export function feeTexts(facts: Facts, intro: string): Section['body'] {
  const { answers, client, payments, feeName } = facts;
  return [
    `${intro} ${feeIn(facts)} (the "${feeName}").`,
    ...(payments.length > 0 && linesOf(answers.paymentTerms).length === 0
      ? []
      : said('Payment terms:', answers.paymentTerms, 'Payment Terms')),
    ...toSchedule(facts),
    `The ${feeName} does not include ${taxIn(facts)}. Where such tax is due, it is added to the invoice and paid by the ${client}.`,
    ...lateTexts(facts),
  ];
}

/** Until a day, or until somebody ends it. */
export const termText = ({ answers }: Facts) =>
  answers.endDate === ''
    ? `This Agreement starts on ${dayInside(answers.startDate, 'Start Date', answers)} and continues until it is ended under clause ${clauseNumber('ending')}.`
    : `This Agreement starts on ${dayInside(answers.startDate, 'Start Date', answers)} and ends on ${dayIn(answers.endDate, 'End Date', answers)}, unless it is ended earlier under clause ${clauseNumber('ending')}.`;

/** The terms that were typed, or the usual notice. */
export const noticeTexts = ({ answers }: Facts, usual?: string): Section['body'] =>
  linesOf(answers.cancellationTerms).length > 0
    ? said('Cancellation terms:', answers.cancellationTerms, 'Cancellation Terms')
    : [usual ?? `Either party may end this Agreement by giving the other at least ${noticeIn(answers.noticeDays)} in writing.`];

export const breachText =
  'Either party may end this Agreement immediately by written notice if the other commits a material breach and does not remedy it within a reasonable time after being asked to in writing.';

export const lastingText = 'Clauses that are meant to continue after this Agreement ends remain in force.';

export const authorityText = 'Each party warrants that it has the authority to enter into this Agreement and to perform it.';
