/** What is asked on the tabs that open later: rows that are added, and the questions about a worker. */
import { choice, day, longText, text, type DraftOf } from '@/lib/fields';

export const exhibitFields = {
  title: text('Exhibit Title', { placeholder: 'Price list' }),
  text: longText('Exhibit Text', { placeholder: 'One point on each line' }),
};
/** As many as a saved file may hold. */
export const mostExhibits = 200;
export type Exhibit = DraftOf<typeof exhibitFields> & { id: string };

export const paymentFields = {
  milestone: text('Milestone', { placeholder: 'Design accepted' }),
  due: day('Due Date', { hint: 'Leave empty if the milestone decides.' }),
  installment: text('Installment', { placeholder: '2,800' }),
};
export const mostPayments = 60;
export type Payment = DraftOf<typeof paymentFields> & { id: string };
export const isSaid = ({ milestone, due, installment }: Payment) => [milestone, due, installment].some((typed) => typed.trim() !== '');

const yesOrNo = ['yes', 'no'] as const;
const question = (label: string) => choice(label, yesOrNo, { labels: { yes: 'Yes', no: 'No' }, placeholder: 'Not answered' });

/** Asked before somebody is hired one way or the other; no answer is a part of the contract. */
export const workerFields = {
  controlsHow: question('Do you decide how the work is done, not only what comes out?'),
  setsHours: question('Do you set the hours or the place of work?'),
  worksForOthers: question('Does the person work for other clients too, or is free to?'),
  coreBusiness: question('Is the work a usual part of what your business does?'),
  ownTools: question('Does the person bring their own tools and pay their own costs?'),
  canLose: question('Can the person make a loss on the job, or earn more by working better?'),
  openEnded: question('Is the work open-ended rather than one project?'),
  canSubstitute: question('May the person send somebody else to do it?'),
  ownBusiness: question('Does the person run a business of their own, with its own customers?'),
  benefits: question('Do you pay a regular wage, leave or other benefits?'),
};
