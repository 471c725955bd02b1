import { clauseNumber } from '@/lib/clauses';
import { hasFullTerm, rentalEnd } from './clauses-rental';
import { countIn, dayIn, dayInside, linesOf, noticeIn, said, taxIn, type Facts, type Section } from './facts';
import { isWorkType } from './content';
import { feeIn, lateTexts } from './fees';
import { toSchedule } from './payments';

/** Service, freelance and consulting: somebody in business works for somebody else. */
type WorkType = 'service' | 'freelance' | 'consulting';

const workTypeOf = ({ type }: Facts): WorkType => (isWorkType(type) ? type : 'service');

/** What the work is called in each contract. */
const workNames: Record<WorkType, string> = { service: 'Services', freelance: 'Work', consulting: 'Services' };
const verb = (facts: Facts) => (workTypeOf(facts) === 'freelance' ? 'is' : 'are');
export const workName = (facts: Facts) => workNames[workTypeOf(facts)];

/** Consulting may be advice and nothing else; the other two always deliver something. */
export const hasDeliverables = ({ type, answers, isRental }: Facts) =>
  isWorkType(type) && !isRental && (type !== 'consulting' || linesOf(answers.deliverables).length > 0);

const intros: Record<WorkType, string> = {
  service: 'will provide the following services to the Client',
  freelance: 'will do the following work for the Client',
  consulting: 'will advise and support the Client on the following',
};

/** The description; a clause also says what it is called from there on, an exhibit is called so already. */
export function describeWork(facts: Facts, meaning = ''): Section['body'] {
  const { answers, provider } = facts;
  return said(`The ${provider} ${intros[workTypeOf(facts)]}${meaning}:`, answers.serviceDescription, 'Service Description');
}

export const describeDeliverables = ({ answers, provider }: Facts, meaning = ''): Section['body'] =>
  said(`The ${provider} will deliver the following to the Client${meaning}:`, answers.deliverables, 'Deliverables');

const late = (provider: string) => `If the Client is late with them, the ${provider}’s deadlines move back by the same amount of time.`;

export function workSection(facts: Facts): Section {
  const { type, answers, provider } = facts;
  const inExhibit = `The ${provider} will ${type === 'freelance' ? 'do the work' : 'provide the services'} described in Exhibit A (the "${workName(facts)}").`;
  const standard: Record<WorkType, string[]> = {
    service: [
      `The ${provider} will perform the Services with reasonable skill and care, using suitably experienced people, and in compliance with the laws that apply to it.`,
      `The Client will promptly give the ${provider} the information, decisions and access that it reasonably needs for the Services. ${late(provider)}`,
    ],
    freelance: [
      `The ${provider} will do the Work with the care and skill of an experienced professional. The ${provider} may use subcontractors and is responsible for their work as for its own.`,
      `The Client will provide its brief, materials and feedback promptly. ${late(provider)}`,
    ],
    consulting: [
      `The ${provider} will give its honest professional judgment, based on the information available to it. The Client makes its own decisions and is responsible for them. The ${provider} does not guarantee any particular business result.`,
      `The Client will give the ${provider} complete and accurate information, and access to the people who can answer its questions.`,
    ],
  };
  return {
    id: 'work',
    title: { service: 'Services', freelance: 'The Work', consulting: 'Consulting Services' }[workTypeOf(facts)],
    short: `What the ${provider} does, and what it needs from the Client.`,
    body: [
      ...(answers.workExhibit ? [inExhibit] : describeWork(facts, ` (the "${workName(facts)}")`)),
      ...standard[workTypeOf(facts)],
      `A change to the ${workName(facts)}${hasDeliverables(facts) ? ', the Deliverables' : facts.isRental ? ', the Equipment' : ''} or the Fee takes effect only when both parties have agreed to it in writing.`,
    ],
  };
}

export function deliverablesSection(facts: Facts): Section {
  const { answers, provider, type } = facts;
  const days = countIn(answers.acceptDays, 'day', 'Days to check a delivery');
  return {
    id: 'deliverables',
    title: 'Deliverables and Acceptance',
    short: 'What is handed over, and how long the Client has to object.',
    body: [
      ...(answers.workExhibit
        ? [`The ${provider} will deliver the items listed in Exhibit A (the "Deliverables") to the Client.`]
        : describeDeliverables(facts, ' (the "Deliverables")')),
      `The Client will review each Deliverable within ${days} of receiving it and tell the ${provider} in writing if it does not match its description. The ${provider} will then correct it within a reasonable time at no extra charge.`,
      'A Deliverable is accepted when the Client accepts it in writing, uses it in its business, or has not objected within that time.',
      ...(type === 'freelance'
        ? ['Requests that go beyond the description are changes, and are paid for separately once both parties have agreed to them.']
        : []),
    ],
  };
}

export function termSection(facts: Facts): Section {
  const { answers } = facts;
  const start = dayInside(answers.startDate, 'Start Date', answers);
  const end = answers.endDate;
  const until =
    facts.type === 'consulting' || facts.isRental
      ? 'until it is ended'
      : `until the ${workName(facts)} ${verb(facts)} complete and paid for, or until it is ended`;
  return {
    id: 'term',
    title: 'Term',
    short: end === '' ? 'When the contract starts; it has no fixed end.' : 'When the contract starts and ends.',
    body: [
      end === ''
        ? `This Agreement starts on ${start} and continues ${until} under clause ${clauseNumber('ending')}.`
        : `This Agreement starts on ${start} and ends on ${dayIn(end, 'End Date', answers)}, unless it is ended earlier under clause ${clauseNumber('ending')}.`,
    ],
  };
}

export function feeSection(facts: Facts): Section {
  const { answers, provider, type } = facts;
  const isTimed = answers.amountBasis === 'hour' || answers.amountBasis === 'day';
  return {
    id: 'fee',
    title: type === 'consulting' ? 'Fee and Expenses' : 'Fee and Payment',
    short: `What the Client pays the ${provider}, and when.`,
    body: [
      `The fee for the ${workName(facts)} is ${feeIn(facts)} (the "Fee").`,
      ...(facts.payments.length > 0 && linesOf(answers.paymentTerms).length === 0
        ? []
        : said('Payment terms:', answers.paymentTerms, 'Payment Terms')),
      ...toSchedule(facts),
      ...(isTimed ? [`The ${provider} will record the time worked and send the record with each invoice.`] : []),
      ...(type === 'consulting'
        ? [`The Client will reimburse travel and other expenses that it approved in writing in advance, at cost and against receipts.`]
        : []),
      `The Fee does not include ${taxIn(facts)}. Where such tax is due, it is added to the invoice and paid by the Client.`,
      'If the Client disputes part of an invoice in good faith, it will say so in writing, with its reasons, before the due date and pay the rest on time.',
      ...lateTexts(facts),
    ],
  };
}

export function statusSection(facts: Facts): Section {
  const { provider, type, has } = facts;
  const within = has.nonCompete ? ` within the limits of clause ${clauseNumber('non-compete')}` : '';
  const own: Record<WorkType, string> = {
    service: `The ${provider} decides how, by whom and with what means the Services are performed, and may work for others.`,
    freelance: `The ${provider} decides when, where and how the Work is done, uses its own equipment, and is free to work for other clients${within}.`,
    consulting: `The ${provider} decides how the Services are performed and is free to advise others${within}. It will tell the Client promptly if another engagement could create a conflict of interest.`,
  };
  return {
    id: 'status',
    title: type === 'freelance' ? 'Status of the Freelancer' : 'Relationship of the Parties',
    short: `The ${provider} is in business for itself and is not an employee.`,
    body: [
      `The ${provider} is an independent contractor. Nothing in this Agreement makes either party the employee, partner or agent of the other, and neither may make commitments on the other’s behalf.`,
      own[workTypeOf(facts)],
      `The ${provider} is responsible for its own taxes, social security contributions and insurance, and receives no employee benefits from the Client.`,
    ],
  };
}

export function promisesSection(facts: Facts): Section {
  const { provider } = facts;
  const own: Record<WorkType, string> = {
    service: facts.isRental
      ? `The ${provider} warrants that it has the right to rent out the Equipment and that the Equipment is fit for its intended use.`
      : `The ${provider} warrants that, to its knowledge, the Services and the Deliverables do not infringe the rights of others.`,
    freelance: `The ${provider} warrants that the Work is original, apart from materials that it has identified to the Client, and that, to its knowledge, the Work does not infringe the rights of others.`,
    consulting: `The ${provider} warrants that it is free to provide the Services, and that it will not use confidential information of others in doing so.`,
  };
  return {
    id: 'promises',
    title: 'Warranties',
    short: 'Both sides are free to do what they agree to here.',
    body: [
      'Each party warrants that it has the authority to enter into this Agreement and to perform it.',
      own[workTypeOf(facts)],
      `The Client warrants that it has the right to use the materials that it gives to the ${provider}.`,
    ],
  };
}

export function endingSection(facts: Facts): Section {
  const { answers, provider, has } = facts;
  const rights = has.ip && answers.ipWhen === 'payment' ? `, with the rights in it passing under clause ${clauseNumber('ip')}` : '';
  return {
    id: 'ending',
    title: 'Cancellation',
    short: 'How either side can leave, and what is paid and handed over when that happens.',
    body: [
      ...(linesOf(answers.cancellationTerms).length > 0
        ? said('Cancellation terms:', answers.cancellationTerms, 'Cancellation Terms')
        : facts.isRental && hasFullTerm(facts)
          ? ['This Agreement runs for its full term. Neither party may end it earlier, except as this clause allows.']
          : [`Either party may end this Agreement by giving the other at least ${noticeIn(answers.noticeDays)} in writing.`]),
      'Either party may end this Agreement immediately by written notice if the other commits a material breach and does not remedy it within a reasonable time after being asked to in writing.',
      facts.isRental
        ? rentalEnd(facts)
        : `When this Agreement ends, the Client will pay for what was properly done up to that date. The ${provider} will hand over what has been paid for${rights}, and refund advance payments for what was not done.`,
      'Clauses that are meant to continue after this Agreement ends remain in force.',
    ],
  };
}
