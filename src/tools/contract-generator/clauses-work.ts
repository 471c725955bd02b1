import { clauseNumber } from '@/lib/clauses';
import { formatNumber } from '@/lib/numbers';
import { countIn, dayIn, linesOf, moneyIn, noticeIn, said, type Facts, type Section } from './facts';
import { gap } from '@/lib/gaps';

/** Service, freelance and consulting: somebody in business works for somebody else. */
type WorkType = 'service' | 'freelance' | 'consulting';

const isWorkType = (type: Facts['type']): type is WorkType => type === 'service' || type === 'freelance' || type === 'consulting';
const workTypeOf = ({ type }: Facts): WorkType => (isWorkType(type) ? type : 'service');

/** What the work is called in each contract. */
const workNames: Record<WorkType, string> = { service: 'Services', freelance: 'Work', consulting: 'Services' };
const verb = (facts: Facts) => (workTypeOf(facts) === 'freelance' ? 'is' : 'are');
export const workName = (facts: Facts) => workNames[workTypeOf(facts)];

/** Consulting may be advice and nothing else; the other two always deliver something. */
export const hasDeliverables = ({ type, answers }: Facts) => type !== 'consulting' || linesOf(answers.deliverables).length > 0;

const intros: Record<WorkType, string> = {
  service: 'will provide the following services to the Client',
  freelance: 'will do the following work for the Client',
  consulting: 'will advise and support the Client in the following',
};

/** The description; a clause also says what it is called from there on, an exhibit is called so already. */
export function describeWork(facts: Facts, meaning = ''): Section['body'] {
  const { answers, provider } = facts;
  return said(`The ${provider} ${intros[workTypeOf(facts)]}${meaning}:`, answers.serviceDescription, 'Service Description');
}

export const describeDeliverables = ({ answers, provider }: Facts, meaning = ''): Section['body'] =>
  said(`The ${provider} will deliver the following to the Client${meaning}:`, answers.deliverables, 'Deliverables');

export function workSection(facts: Facts): Section {
  const { type, answers, provider } = facts;
  const inExhibit = `The ${provider} will ${type === 'freelance' ? 'do the work' : 'provide the services'} described in Exhibit A (the "${workName(facts)}").`;
  const standard: Record<WorkType, string[]> = {
    service: [
      `The ${provider} will provide the Services with reasonable skill and care, through people who have the experience for them, and in line with the laws that apply to the ${provider}.`,
      `The Client will give the ${provider} the information, decisions and access that the Services reasonably need, in good time. Dates move by as long as the Client is late with them.`,
    ],
    freelance: [
      `The ${provider} will do the Work with the care of an experienced professional. The ${provider} may bring in others and answers for their work as for its own.`,
      `The Client will send its briefing, materials and feedback in good time. Dates move by as long as the Client is late with them.`,
    ],
    consulting: [
      `The ${provider} will give its honest professional judgment, based on the information it has. The Client makes its own decisions and is responsible for them. The ${provider} does not promise a particular business result.`,
      `The Client will give the ${provider} complete and correct information, and access to the people who can answer questions.`,
    ],
  };
  return {
    id: 'work',
    title: { service: 'Services', freelance: 'The Work', consulting: 'Consulting Services' }[workTypeOf(facts)],
    short: `What the ${provider} does, and what the Client contributes.`,
    body: [
      ...(answers.workExhibit ? [inExhibit] : describeWork(facts, ` (the "${workName(facts)}")`)),
      ...standard[workTypeOf(facts)],
      `A change to the ${workName(facts)}${hasDeliverables(facts) ? ', the Deliverables' : ''} or the Fee counts once both parties have agreed to it in writing.`,
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
      `The Client will check each Deliverable within ${days} of receiving it and say in writing where it does not match its description. The ${provider} will then correct it within a reasonable time at no extra charge.`,
      'A Deliverable counts as accepted when the Client says so in writing, uses it in its business, or has not objected in that time.',
      ...(type === 'freelance'
        ? ['Wishes that go beyond the description are a change and are paid separately, once both parties have agreed.']
        : []),
    ],
  };
}

export function termSection(facts: Facts): Section {
  const { answers } = facts;
  const start = dayIn(answers.startDate, 'Start Date');
  const end = answers.endDate;
  const until =
    facts.type === 'consulting'
      ? 'until it is ended'
      : `until the ${workName(facts)} ${verb(facts)} complete and paid for, or until it is ended`;
  return {
    id: 'term',
    title: 'Term',
    short: end === '' ? 'When the contract starts; it has no fixed end.' : 'When the contract starts and ends.',
    body: [
      end === ''
        ? `This Agreement starts on ${start} and continues ${until} under clause ${clauseNumber('ending')}.`
        : `This Agreement starts on ${start} and ends on ${dayIn(end, 'End Date')}, unless it is ended earlier under clause ${clauseNumber('ending')}.`,
    ],
  };
}

export const bases: Record<Facts['answers']['amountBasis'], string> = {
  total: ' in total',
  hour: ' per hour worked',
  day: ' per day worked',
  month: ' per month',
};

export function feeSection(facts: Facts): Section {
  const { answers, provider, has, currency, type } = facts;
  const fee = moneyIn(answers.amount, currency, 'Amount', bases[answers.amountBasis]);
  const isTimed = answers.amountBasis === 'hour' || answers.amountBasis === 'day';
  const rate = answers.lateFeeRate > 0 ? `${formatNumber(answers.lateFeeRate)}%` : `${gap('Late fee (% a month)')}%`;
  return {
    id: 'fee',
    title: type === 'consulting' ? 'Fee and Expenses' : 'Fee and Payment',
    short: `What the Client pays the ${provider}, and when.`,
    body: [
      `The fee for the ${workName(facts)} is ${fee} (the "Fee").`,
      ...said('Payment terms:', answers.paymentTerms, 'Payment Terms'),
      ...(isTimed ? [`The ${provider} keeps a record of the time worked and sends it with each invoice.`] : []),
      ...(type === 'consulting'
        ? [`The Client pays back travel and other expenses that it approved in writing beforehand, at cost and against receipts.`]
        : []),
      'The Fee does not include sales tax or VAT. Where the law requires it, it is added to the invoice and paid by the Client.',
      'If the Client disputes a part of an invoice in good faith, it says so in writing with its reasons before the invoice is due and pays the rest on time.',
      ...(has.lateFee
        ? [
            `An amount that is not paid when it is due carries a late fee of ${rate} per month, or the highest rate that the law allows if that is lower, from the due date until it is paid.`,
          ]
        : []),
    ],
  };
}

export function statusSection(facts: Facts): Section {
  const { provider, type, has } = facts;
  const within = has.nonCompete ? ` within the limits of clause ${clauseNumber('non-compete')}` : '';
  const own: Record<WorkType, string> = {
    service: `The ${provider} chooses how, by whom and with what means the Services are carried out, and may work for others.`,
    freelance: `The ${provider} decides when, where and how the Work is done, uses its own equipment, and is free to work for other clients${within}.`,
    consulting: `The ${provider} decides how the Services are carried out and is free to advise others${within}. It will tell the Client at once if another engagement could put its advice in conflict with the interests of the Client.`,
  };
  return {
    id: 'status',
    title: type === 'freelance' ? 'Status of the Freelancer' : 'Relationship of the Parties',
    short: `The ${provider} is in business for itself and is not an employee.`,
    body: [
      `The ${provider} is an independent contractor. Nothing in this Agreement makes either party the employee, partner or agent of the other, and neither may bind the other.`,
      own[workTypeOf(facts)],
      `The ${provider} pays its own taxes, social contributions and insurance, and receives no employee benefits from the Client.`,
    ],
  };
}

export function promisesSection(facts: Facts): Section {
  const { provider } = facts;
  const own: Record<WorkType, string> = {
    service: `The ${provider} promises that, to its knowledge, the Services and the Deliverables do not infringe the rights of others.`,
    freelance: `The ${provider} promises that the Work is original, apart from materials it has named to the Client, and that, to its knowledge, it does not infringe the rights of others.`,
    consulting: `The ${provider} promises that it is free to give the Services, and that it will not use confidential information of others in doing so.`,
  };
  return {
    id: 'promises',
    title: 'Promises of the Parties',
    short: 'Both sides are free to do what they promise here.',
    body: [
      'Each party promises that it has the right to enter into this Agreement and to do what it says.',
      own[workTypeOf(facts)],
      `The Client promises that it has the right to use the materials it gives to the ${provider}.`,
    ],
  };
}

export function endingSection(facts: Facts): Section {
  const { answers, provider, has } = facts;
  const rights = has.ip && answers.ipWhen === 'payment' ? `, and the rights in it pass under clause ${clauseNumber('ip')}` : '';
  return {
    id: 'ending',
    title: 'Cancellation',
    short: 'How either side can leave, and what is then paid and handed over.',
    body: [
      ...(linesOf(answers.cancellationTerms).length > 0
        ? said('Cancellation terms:', answers.cancellationTerms, 'Cancellation Terms')
        : [`Either party may end this Agreement by giving the other at least ${noticeIn(answers.noticeDays)} in writing.`]),
      'Either party may end this Agreement at once, in writing, if the other seriously breaks it and does not put that right within a reasonable time after being asked to in writing.',
      `When this Agreement ends, the Client pays for what was properly done up to that day. The ${provider} hands over what has been paid for${rights}. Advance payments for what was not done are paid back.`,
      'Clauses that are meant to last beyond the end of this Agreement stay in force.',
    ],
  };
}
