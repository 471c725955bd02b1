import { endSentence } from '@/lib/sentences';
import { clauseNumber } from '@/lib/clauses';
import { protectedReports, tradeSecretNotice } from './clauses-shared';
import { countIn, dayIn, dayInside, linesOf, moneyIn, named, noticeIn, said, type Facts, type Section } from './facts';
import { tidy } from './typed';

export function positionSection({ answers }: Facts): Section {
  const position = endSentence(named(answers.position, 'Position'));
  const start = dayIn(answers.startDate, 'Start Date', answers);
  const hours = tidy(answers.hours);
  return {
    id: 'position',
    title: 'Position and Duties',
    short: 'The job and its duties.',
    body: [
      `The Employer employs the Employee in the position of ${position} The employment starts on ${start}.`,
      ...(linesOf(answers.serviceDescription).length > 0
        ? said('The main duties are:', answers.serviceDescription, 'Service Description')
        : []),
      'The Employee will carry out the duties of the position with care, follow lawful instructions, and comply with the written policies of the Employer. If a policy conflicts with this Agreement, this Agreement prevails.',
      ...(hours === '' ? [] : [endSentence(`Working hours: ${hours}`)]),
    ],
  };
}

export function placeSection({ answers }: Facts): Section {
  return {
    id: 'place',
    title: 'Work Location',
    short: 'Where the work is done.',
    body: [
      endSentence(`Work location: ${named(answers.workLocation, 'Work Location')}`),
      'A permanent change of the work location requires the consent of the Employee, unless the law allows otherwise. The Employer pays for business travel that it requires.',
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
          `The employment is for a fixed term. It ends on ${dayInside(answers.endDate, 'End Date', answers)} without notice, unless it is ended earlier under clause ${ending}.`,
        ]
      : isAtWill(facts)
        ? [
            `The employment has no end date. It is at-will employment: either party may end it at any time, with or without a reason and with or without notice, as far as the law allows${hasTerms ? ` and clause ${ending} does not say otherwise` : ''}.`,
            'Where the law of the place of work requires notice, a reason or a procedure, that law prevails.',
          ]
        : [
            hasTerms
              ? `The employment has no end date. Either party may end it under clause ${ending}, with no less notice than the law requires.`
              : `The employment has no end date. Either party may end it by giving the other at least ${noticeIn(answers.noticeDays)} in writing, or the longer notice that the law requires.`,
          ];
  return {
    id: 'term',
    title: 'Term',
    short: answers.endDate === '' ? 'The job has no end date, and this is how it can be ended.' : 'The job ends on a fixed day.',
    body: [...body, ...(probation === '' ? [] : [endSentence(`Trial period: ${probation}`)])],
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
      `The salary is ${moneyIn(answers.salary, currency, 'Salary', periods[answers.salaryPeriod])}, before tax and other deductions that the law requires.`,
      ...(linesOf(answers.paymentTerms).length > 0
        ? said('Payment terms:', answers.paymentTerms, 'Payment Terms')
        : ['The salary is paid on the Employer’s regular paydays, at least as often as the law requires.']),
      'Overtime is paid where the law requires it. The Employer will reimburse reasonable job expenses that it approved, against receipts.',
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
        : ['The Employee receives the benefits that the law requires and no others.']),
      ...(leave === '' ? [] : [endSentence(`Paid leave: ${leave}`)]),
      'Leave, sick pay and other benefits are never less than the law requires. Benefit plans run by third parties follow their own rules.',
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
      'The Employee assigns to the Employer all rights in works, inventions and other results that the Employee makes in the course of the employment, worldwide and for as long as they last, and will disclose them to the Employer.',
      'This does not cover what the Employee makes entirely in their own time, without equipment, supplies or confidential information of the Employer, and unrelated to its business or to the work done for it. Nor does it cover anything that the law reserves for the Employee. Any legal right of the Employee to extra pay for inventions is not affected.',
      exhibit !== ''
        ? `The inventions listed in ${exhibit} belong to the Employee and remain theirs.`
        : hasNoInventions(answers.priorInventions)
          ? 'The Employee was asked to list inventions made before the employment and listed none. Anything the Employee made before the employment remains theirs.'
          : 'Anything the Employee made before the employment remains theirs.',
      'The Employee will help the Employer to register and protect these rights, at the Employer’s expense.',
    ],
  };
}

export function employeeConfidentialitySection({ answers, place }: Facts): Section {
  const years = countIn(answers.confidentialYears, 'year', 'Kept confidential for (years)');
  return {
    id: 'confidentiality',
    title: 'Confidentiality',
    short: "The Employer's secrets stay secret; talking about pay and reporting wrongdoing are always allowed.",
    body: [
      'The Employee will keep confidential the non-public information of the Employer, its customers and its partners, and use it only for the job.',
      `This obligation lasts during the employment and for ${years} after it ends, and for trade secrets as long as they remain secret. It does not cover the Employee’s general skills and experience.`,
      ...(place.region === 'US' ? [tradeSecretNotice] : []),
      `${protectedReports()} The Employee may discuss their own pay and working conditions.`,
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
      ...(hasTerms && isAtWill(facts) ? ['Except as stated in these terms, the employment remains at-will.'] : []),
      ...(isFixed && !hasTerms
        ? [
            `Either party may end the employment before its end date by giving the other at least ${noticeIn(answers.noticeDays)} in writing, or the longer notice that the law requires, where the law allows a fixed term to be ended early.`,
          ]
        : []),
      ...(hasTerms || !isAtWill(facts)
        ? ['Either party may end the employment immediately for good cause, as far as the law allows.']
        : []),
      'When the employment ends, the Employer will pay the salary earned up to the last day and anything else that the law requires, within the time that the law sets. The Employee will return the Employer’s property and confidential information.',
      'Clauses that are meant to continue after the employment ends remain in force.',
    ],
  };
}
