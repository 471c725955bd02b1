import { endSentence } from '@/lib/sentences';
import { generalSection, lawSection, secrecySection, workPlace } from './clauses-common';
import { daysIn, listed, say, sayInside, when, taxIn, type Facts, type Section } from './facts';

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
        `The Contractor will provide services to the Company in the role of ${endSentence(say(facts, 'jobTitle'))} The parties agree individual tasks and results in writing.`,
        'The Contractor will work with the care and skill of a professional in this field and meet the deadlines that the parties agree.',
      ],
    },
    {
      id: 'start',
      title: 'Start and Place',
      note: 'When the work begins and where it is usually done.',
      body: [
        `The services start on ${sayInside(facts, 'startDate')} and continue until either party ends this Agreement.`,
        `The usual place of the services is ${workPlace(facts)} The Contractor may choose another place and their own hours, unless a task has to be done at a certain place or time.`,
      ],
    },
    {
      id: 'pay',
      title: 'Fees and Payment',
      note: 'What is paid and when. Expenses are reimbursed only if they were approved first.',
      body: [
        `The fee is ${endSentence(say(facts, 'salary'))} ${taxIn(facts)}, where due, is added.`,
        `The Contractor will invoice at least once a month. The Company will pay within ${daysIn(answers.paymentDays)} of receiving an invoice, or sooner where the law requires it.`,
        ...when(facts.pack !== undefined, facts.pack?.latePayment('Company') ?? ''),
        'The Company reimburses expenses only if it approved them in writing in advance.',
      ],
    },
    {
      id: 'status',
      title: 'Independent Contractor',
      note: 'The contractor runs their own business. If the daily work looks like a job, the law may treat them as an employee.',
      body: [
        'The Contractor is an independent business and not an employee, partner or agent of the Company. The Contractor:',
        listed([
          'decides how the services are performed, using their own tools and methods where possible',
          'may work for others, as long as they meet their obligations under this Agreement',
          'is responsible for their own taxes, social security contributions and insurance',
          `is not entitled to ${facts.place.region === 'UK' ? 'holiday' : 'vacation'}, sick pay or other employee benefits`,
          'may not enter into contracts on behalf of the Company',
        ]),
      ],
    },
    secrecySection(facts, noun, 'Contractor'),
    ...when(answers.assignsInventions, {
      id: 'inventions',
      title: 'Work Results',
      note: 'Once paid for, the results belong to the company. The contractor keeps the tools they brought.',
      body: [
        'Once the Company has paid for them, the results of the services belong to the Company. Upon payment, the Contractor assigns all rights in them to the Company, as far as the law allows, and will sign whatever is needed to record this.',
        'The Contractor keeps what they had before or made outside the services. Where it forms part of the results, the Company may use it as part of them indefinitely and without further payment.',
        ...when(facts.pack !== undefined, facts.pack?.rights('the Contractor', 'the Company', 'the results') ?? ''),
        'The Contractor confirms that, to their knowledge, the results do not infringe the rights of others.',
      ],
    }),
    {
      id: 'end',
      title: 'End of the Agreement',
      note: 'How much warning each side gets, and that finished work is paid for.',
      body: [
        `Either party may end this Agreement by giving the other ${answers.noticePeriod} of written notice.`,
        'Either party may end it immediately by written notice if the other commits a material breach and, where the breach can be remedied, has not remedied it within 14 days of being asked in writing.',
        'The Company will pay for the services provided up to the end. The Contractor will return the Company’s equipment, documents and data.',
      ],
    },
    ...when(answers.nonSolicit, {
      id: 'after',
      title: 'No Soliciting',
      note: 'For a year, the contractor does not poach customers or staff.',
      body: [
        'For 12 months after this Agreement ends, and as far as the law allows, the Contractor will not actively solicit employees of the Company, or customers of the Company with whom the Contractor worked under this Agreement.',
      ],
    }),
    lawSection(facts, noun),
    generalSection(noun),
  ];
}
