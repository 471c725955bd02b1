import { clauseNumber } from '@/lib/clauses';
import { joinWords } from '@/lib/text';
import { endingByNotice, generalSection, lawSection, staffSection } from './clauses-common';
import { daysIn, ended, itemsIn, say, when, withItems, type Facts, type Section } from './facts';

const noun = 'Agreement';

const billingTexts: Record<Facts['answers']['billing'], string> = {
  monthly: 'The Provider sends an invoice at the end of each month for the services of that month.',
  completion: 'The Provider sends an invoice when the services are completed.',
  halves: 'The Provider sends an invoice for half of the fees when the services start, and for the other half when they are completed.',
  advance: 'The Provider sends an invoice before the services start, and starts when it is paid.',
};

const ownershipTexts: Record<Facts['answers']['ownership'], { body: string[]; note: string }> = {
  client: {
    note: 'Once paid for, the results are the client’s. The provider keeps its own tools and know-how.',
    body: [
      'Once the Client has paid the fees for them, the results of the services belong to the Client. With the payment, the Provider assigns all rights in them to the Client, as far as the law allows.',
      'The Provider keeps its tools, methods, know-how and everything it had before. Where they are a part of the results, the Client may use them with the results, without limit in time and without further payment.',
    ],
  },
  provider: {
    note: 'The results stay the provider’s. The client may use them in its own business for as long as it likes.',
    body: [
      'The Provider keeps all rights in the results of the services. Once the Client has paid the fees for them, the Client may use the results in its own business, without limit in time and place. This right is not exclusive.',
      'The Client may not sell the results to others, or pass them on except together with the business that uses them.',
    ],
  },
};

const capTexts: Record<'year' | 'total', string> = {
  year: 'the fees that the Client paid or owed for the 12 months before the event that caused the claim',
  total: 'all the fees that the Client paid or owes under this Agreement',
};

function liabilitySection({ answers }: Facts): Section {
  const { liabilityCap: cap } = answers;
  if (cap === 'none')
    return {
      id: 'liability',
      title: 'Liability',
      note: 'Each side pays for the harm it does, as far as the law says. There is no limit, so both should be insured.',
      body: ['Each party is liable to the other as the law says. This Agreement sets no limit to that liability.'],
    };
  return {
    id: 'liability',
    title: 'Liability',
    note: 'There is an upper limit to what each side pays. It does not cover what the law forbids to limit.',
    body: [
      'Nothing in this Agreement limits a liability that the law does not allow to be limited, such as liability for fraud, intent, or death or personal injury caused by negligence.',
      'As far as the law allows, neither party is liable for lost profits, or for indirect or consequential loss.',
      `As far as the law allows, the total liability of each party under this Agreement is limited to ${capTexts[cap]}.`,
      'The limits of this clause do not apply to the duty to pay the fees, or to a breach of confidentiality.',
    ],
  };
}

export function serviceSections(facts: Facts): Section[] {
  const { answers } = facts;
  const hasList = itemsIn(facts, 'services').length > 0;
  const lasting = ['acceptance', 'ownership', 'secrecy', 'liability', ...when(answers.nonSolicit, 'staff'), 'law'];
  return [
    {
      id: 'services',
      title: 'Services',
      note: 'What is delivered. What is not written here is not a part of the price.',
      body: [
        ...withItems(facts, 'services', 'The Provider provides the following services to the Client:'),
        `The Provider works with the care and skill of a professional in its field. ${hasList ? 'Work that is not on this list' : 'Other work'} needs a change under clause ${clauseNumber('changes')}.`,
      ],
    },
    {
      id: 'timeline',
      title: 'Timeline',
      note: 'By when it is done. Waiting for the client moves the dates.',
      body: [
        `The timeline of the services is: ${ended(say(facts, 'timeline'))}`,
        'If the Client gives information, materials or approvals late, the dates move by the same time. Each party tells the other promptly when it expects a delay.',
      ],
    },
    {
      id: 'fees',
      title: 'Fees and Payment',
      note: 'The price, when invoices come, and how long the client has to pay.',
      body: [
        `The fees are: ${ended(say(facts, 'fees'))} Taxes on sales or services that the law adds to them are paid on top.`,
        `${billingTexts[answers.billing]} The Client pays within ${daysIn(answers.paymentDays)} of receiving an invoice.`,
        answers.hasExpenses
          ? 'The Client pays expenses on top, at cost and against receipts, if it approved them in writing beforehand.'
          : 'The fees include the Provider’s expenses.',
        'If an invoice is overdue and a written reminder has not helped within 14 days, the Provider may pause the services until it is paid. Interest on late payments follows the law.',
      ],
    },
    {
      id: 'client',
      title: 'The Client’s Part',
      note: 'What the provider needs from the client to do its work.',
      body: [
        'The Client gives the Provider, in good time, the information, materials, access and decisions that the services need, and names a person who may decide for it. The Client confirms that the Provider may use what the Client gives it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      note: 'New wishes are agreed in writing, with their price, before the work starts.',
      body: [
        'Either party may propose changes to the services. The Provider says what they mean for the fees and the timeline. A change counts once both parties have agreed to it in writing; email is enough for this.',
      ],
    },
    {
      id: 'acceptance',
      title: 'Acceptance and Corrections',
      note: 'The client has two weeks to check, and mistakes are corrected free of charge.',
      body: [
        'The Client checks each result within 14 days of receiving it and tells the Provider in writing of anything that is not as agreed. If the Client reports nothing in this time, the result counts as accepted.',
        'The Provider corrects what is not as agreed, free of charge and within a reasonable time. This also applies to faults that could not be found by such a check, if the Client reports them within 90 days of receiving the result.',
      ],
    },
    { id: 'ownership', title: 'Ownership of the Results', ...ownershipTexts[answers.ownership] },
    {
      id: 'secrecy',
      title: 'Confidentiality',
      note: 'Both sides keep what they learn about each other to themselves.',
      body: [
        'Each party keeps secret the other’s information that is marked as confidential or is plainly so, and uses it only for this Agreement. This does not cover information that is public, was known before, came lawfully from somebody else or was developed independently.',
        'A party may disclose such information as far as the law requires it. This duty goes on for 3 years after this Agreement ends, and for trade secrets for as long as the law protects them.',
        'If the Provider handles personal data for the Client, the parties first make the data processing agreement that the law requires.',
      ],
    },
    liabilitySection(facts),
    {
      id: 'term',
      title: 'Term and Termination',
      note: 'How each side gets out, and that work done until then is paid for.',
      body: [
        'This Agreement starts on the Effective Date and ends when the services are completed and paid for.',
        endingByNotice(noun, answers.noticeDays),
        'Either party may end it at once if the other seriously breaches it and, where the breach can be put right, has not done so within 14 days of being asked in writing.',
        'The Client pays for the services provided until the end. The Provider hands over the results that have been paid for, and pays back fees for services not provided.',
        `Clauses ${joinWords(lasting.map(clauseNumber))} stay in force after the end, and so does the duty to pay what is owed.`,
      ],
    },
    {
      id: 'status',
      title: 'Independent Parties',
      note: 'The provider is its own business and not an employee.',
      body: [
        'The Provider is an independent business. Nothing in this Agreement makes it an employee, partner or agent of the Client. It may use subcontractors and is responsible for their work.',
      ],
    },
    ...when(answers.nonSolicit, staffSection(noun, 'Provider', 'Client')),
    {
      id: 'force',
      title: 'Events Outside Control',
      note: 'Nobody is to blame for a flood. After two months, either side may leave.',
      body: [
        'A party is not liable for a delay caused by an event outside its reasonable control, if it tells the other promptly and does what it reasonably can to limit the effect. The duty to pay is not affected. If the event lasts longer than 60 days, either party may end this Agreement in writing.',
      ],
    },
    lawSection(facts, noun),
    generalSection(noun, { exception: `, except for changes to the services under clause ${clauseNumber('changes')}` }),
  ];
}
