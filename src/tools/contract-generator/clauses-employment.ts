import { clauseNumber } from '@/lib/clauses';
import { protectedReports, tradeSecretNotice } from './clauses-shared';
import { countIn, dayIn, ended, linesOf, moneyIn, named, noticeIn, said, type Facts, type Section } from './facts';
import { tidy } from './typed';

export function positionSection({ answers }: Facts): Section {
  const position = ended(named(answers.position, 'Position'));
  const start = dayIn(answers.startDate, 'Start Date');
  const hours = tidy(answers.hours);
  return {
    id: 'position',
    title: 'Position and Duties',
    short: 'The job, and what it consists of.',
    body: [
      `The Employer employs the Employee in the position of ${position} The employment starts on ${start}.`,
      ...(linesOf(answers.serviceDescription).length > 0
        ? said('The main duties are:', answers.serviceDescription, 'Service Description')
        : []),
      'The Employee carries out the duties that belong to the position with care, follows lawful instructions, and keeps to the written policies of the Employer. Where a policy contradicts this Agreement, this Agreement applies.',
      ...(hours === '' ? [] : [ended(`Working hours: ${hours}`)]),
    ],
  };
}

export function placeSection({ answers }: Facts): Section {
  return {
    id: 'place',
    title: 'Work Location',
    short: 'Where the work is done.',
    body: [
      ended(`Work location: ${named(answers.workLocation, 'Work Location')}`),
      'A lasting change of the work location needs the consent of the Employee, unless the law allows otherwise. The Employer pays for travel that it asks for.',
    ],
  };
}

/** Whether the sentence about at-will employment stands in the contract. */
export const isAtWill = ({ type, answers }: Facts) => type === 'employment' && answers.endDate === '' && answers.ending === 'at-will';

export function employmentTermSection(facts: Facts): Section {
  const { answers } = facts;
  const probation = tidy(answers.probation);
  const ending = clauseNumber('ending');
  const hasTerms = linesOf(answers.cancellationTerms).length > 0;
  const body: Section['body'] =
    answers.endDate !== ''
      ? [
          `The employment is for a fixed term. It ends on ${dayIn(answers.endDate, 'End Date')} without notice being needed, unless it is ended earlier under clause ${ending}.`,
        ]
      : isAtWill(facts)
        ? [
            `The employment has no end date. It is at-will employment: either party may end it at any time, with or without a reason and with or without notice, as far as the law allows${hasTerms ? ` and clause ${ending} does not say otherwise` : ''}.`,
            'Where the law of the place of work requires notice, a reason or a procedure, that law comes first.',
          ]
        : [
            hasTerms
              ? `The employment has no end date. Either party may end it under clause ${ending}, with no less notice than the law requires.`
              : `The employment has no end date. Either party may end it by giving the other at least ${noticeIn(answers.noticeDays)} in writing, or the longer notice that the law requires.`,
          ];
  return {
    id: 'term',
    title: 'Term',
    short: answers.endDate === '' ? 'The job has no end date; this is how it can be ended.' : 'The job ends on a fixed day.',
    body: [...body, ...(probation === '' ? [] : [ended(`Trial period: ${probation}`)])],
  };
}

export const periods: Record<Facts['answers']['salaryPeriod'], string> = {
  year: ' per year',
  month: ' per month',
  week: ' per week',
  hour: ' per hour',
};

export function paySection({ answers, currency }: Facts): Section {
  return {
    id: 'pay',
    title: 'Salary',
    short: 'What the job pays, and when.',
    body: [
      `The salary is ${moneyIn(answers.salary, currency, 'Salary', periods[answers.salaryPeriod])}, before tax and the other deductions that the law requires.`,
      ...(linesOf(answers.paymentTerms).length > 0
        ? said('Payment terms:', answers.paymentTerms, 'Payment Terms')
        : ['The salary is paid on the regular paydays of the Employer, at least as often as the law requires.']),
      'Overtime is paid where the law requires it. The Employer pays back reasonable expenses of the job that it approved, against receipts.',
    ],
  };
}

export function benefitsSection({ answers }: Facts): Section {
  const leave = tidy(answers.leave);
  return {
    id: 'benefits',
    title: 'Benefits',
    short: 'What comes on top of the salary.',
    body: [
      ...(linesOf(answers.benefits).length > 0
        ? said('The Employee receives the following benefits:', answers.benefits, 'Benefits')
        : ['The Employee receives the benefits that the law requires. No others have been agreed.']),
      ...(leave === '' ? [] : [ended(`Paid leave: ${leave}`)]),
      'Leave, sick pay and other benefits are never less than the law requires. Plans run by others follow their own rules.',
    ],
  };
}

/** Somebody was asked and said so; an empty field says nothing. */
export const hasNoInventions = (typed: string) => /^(none|no|nothing|n\/?a|not any)$/i.test(tidy(typed).replace(/\.$/, ''));

export function inventionsSection({ answers }: Facts, exhibit: string): Section {
  return {
    id: 'ip',
    title: 'Intellectual Property',
    short: 'What the Employee makes for the job belongs to the Employer; private inventions do not.',
    body: [
      'The Employee assigns to the Employer all rights in works, inventions and other results that the Employee makes in the course of the employment, worldwide and for as long as they last, and tells the Employer about them.',
      'This does not cover what the Employee makes entirely in their own time, without equipment, supplies or confidential information of the Employer, and unrelated to its business or to the work done for it. Nor does it cover anything that the law leaves to the Employee. A right to extra pay for inventions that the law gives the Employee is not affected.',
      exhibit !== ''
        ? `The inventions listed in ${exhibit} belong to the Employee and stay theirs.`
        : hasNoInventions(answers.priorInventions)
          ? 'The Employee was asked for inventions of their own from before the employment and has named none. What the Employee made before it stays theirs.'
          : 'What the Employee made before the employment stays theirs.',
      'The Employee helps the Employer to register and protect these rights, at the expense of the Employer.',
    ],
  };
}

export function employeeConfidentialitySection({ answers, place }: Facts): Section {
  const years = countIn(answers.confidentialYears, 'year', 'Kept confidential for (years)');
  return {
    id: 'confidentiality',
    title: 'Confidentiality',
    short: "The Employer's secrets stay secret; talking about pay and reporting wrongs stay allowed.",
    body: [
      'The Employee keeps confidential the information of the Employer, its customers and its partners that is not public, and uses it only for the job.',
      `This duty lasts during the employment and for ${years} after it, and for trade secrets as long as they stay secret. The general skill and experience of the Employee are not covered.`,
      ...(place.region === 'US' ? [tradeSecretNotice] : []),
      `${protectedReports} The Employee may talk about their own pay and working conditions.`,
    ],
  };
}

export function employmentEndingSection(facts: Facts): Section {
  const { answers } = facts;
  const hasTerms = linesOf(answers.cancellationTerms).length > 0;
  const isFixed = answers.endDate !== '';
  return {
    id: 'ending',
    title: 'Ending the Employment',
    short: 'What else applies when the job ends.',
    body: [
      ...(hasTerms
        ? said('The parties have agreed the following about ending the employment:', answers.cancellationTerms, 'Cancellation Terms')
        : []),
      ...(hasTerms && isAtWill(facts) ? ['Except as these terms say, the employment stays at-will.'] : []),
      ...(isFixed && !hasTerms
        ? [
            `Either party may end the employment before its last day by giving the other at least ${noticeIn(answers.noticeDays)} in writing, or the longer notice that the law requires, where the law allows a fixed term to be ended early.`,
          ]
        : []),
      ...(hasTerms || !isAtWill(facts)
        ? ['Either party may end the employment at once for a serious reason, as far as the law allows.']
        : []),
      'When the employment ends, the Employer pays the salary earned up to the last day and whatever else the law requires, in the time that the law sets. The Employee returns the property and the confidential information of the Employer.',
      'Clauses that are meant to last beyond the end of the employment stay in force.',
    ],
  };
}
