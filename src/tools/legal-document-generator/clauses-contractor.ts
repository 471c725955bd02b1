import { generalSection, lawSection, secrecySection, workPlace } from './clauses-common';
import { daysIn, ended, listed, say, sayInside, when, type Facts, type Section } from './facts';

const noun = 'Agreement';

/** The same fields for somebody who is not employed. */
export function contractorSections(facts: Facts): Section[] {
  const { answers } = facts;
  return [
    {
      id: 'services',
      title: 'Services',
      note: 'What the contractor does, and that a professional standard is expected.',
      body: [
        `The Contractor provides services to the Company in the role of ${ended(say(facts, 'jobTitle'))} The parties agree on single tasks and results in writing.`,
        'The Contractor works with the care and skill of a professional in this field, and keeps the dates that the parties agree on.',
      ],
    },
    {
      id: 'start',
      title: 'Start and Place',
      note: 'When the work begins and where it is usually done.',
      body: [
        `The services start on ${sayInside(facts, 'startDate')} and go on until a party ends this Agreement.`,
        `The usual place of the services is ${workPlace(facts)} The Contractor may choose another place and their own hours, unless a task has to be done at a certain place or time.`,
      ],
    },
    {
      id: 'pay',
      title: 'Fees and Payment',
      note: 'What is paid and when. Expenses are paid back only if they were approved first.',
      body: [
        `The fee is ${ended(say(facts, 'salary'))} Taxes on sales or services that the law adds to it are paid on top.`,
        `The Contractor sends invoices at least once a month. The Company pays within ${daysIn(answers.paymentDays)} of receiving an invoice, or sooner where the law requires it.`,
        'The Company pays back expenses only if it approved them in writing beforehand.',
      ],
    },
    {
      id: 'status',
      title: 'Independent Contractor',
      note: 'The contractor runs a business of their own. If the daily work looks like a job, the law may see an employee.',
      body: [
        'The Contractor is an independent business and not an employee, partner or agent of the Company. The Contractor:',
        listed([
          'decides how the services are done, with their own tools and methods as far as possible',
          'may work for others, as long as the duties under this Agreement are kept',
          'pays their own taxes, social contributions and insurance',
          'has no claim to vacation, sick pay or other benefits of employees',
          'may not make contracts in the name of the Company',
        ]),
      ],
    },
    secrecySection(facts, noun, 'Contractor'),
    ...when(answers.assignsInventions, {
      id: 'inventions',
      title: 'Work Results',
      note: 'Once paid for, the results belong to the company. The contractor keeps the tools they brought along.',
      body: [
        'Once the Company has paid for them, the results of the services belong to the Company. With the payment, the Contractor assigns all rights in them to the Company, as far as the law allows, and signs what is needed to put this on record.',
        'The Contractor keeps what they had before or made outside the services. Where it is a part of the results, the Company may use it with them, without limit in time and without further payment.',
        'The Contractor confirms that, as far as they know, the results do not violate the rights of others.',
      ],
    }),
    {
      id: 'end',
      title: 'End of the Agreement',
      note: 'How much warning each side gets, and that finished work is paid for.',
      body: [
        `Either party may end this Agreement by giving the other ${answers.noticePeriod} of written notice.`,
        'Either party may end it at once if the other seriously breaches it and, where the breach can be put right, has not done so within 14 days of being asked in writing.',
        'The Company pays for the services provided until the end. The Contractor returns the Company’s equipment, documents and data.',
      ],
    },
    ...when(answers.nonSolicit, {
      id: 'after',
      title: 'No Soliciting',
      note: 'The contractor does not lure away customers or staff for a year.',
      body: [
        'For 12 months after the end, the Contractor does not actively win over customers of the Company with whom the Contractor worked under this Agreement, or employees of the Company, as far as the law allows this restriction.',
      ],
    }),
    lawSection(facts, noun),
    generalSection(noun),
  ];
}
