import { endSentence } from '@/lib/sentences';
import { clauseNumber } from '@/lib/clauses';
import { joinWords } from '@/lib/text';
import { endingByNotice, generalSection, lawSection, staffSection } from './clauses-common';
import { daysIn, itemsIn, say, when, withItems, taxIn, type Facts, type Section } from './facts';

const noun = 'Agreement';

const billingTexts: Record<Facts['answers']['billing'], string> = {
  monthly: 'The Provider will invoice at the end of each month for the services of that month.',
  completion: 'The Provider will invoice when the services are completed.',
  halves: 'The Provider will invoice half of the fees when the services start and the other half when they are completed.',
  advance: 'The Provider will invoice before the services start, and start when the invoice is paid.',
};

const ownershipTexts: Record<Facts['answers']['ownership'], { body: string[]; note: string }> = {
  client: {
    note: 'Once paid for, the results belong to the client. The provider keeps its own tools and know-how.',
    body: [
      'Once the Client has paid the fees for them, the results of the services belong to the Client. Upon payment, the Provider assigns all rights in them to the Client, as far as the law allows.',
      'The Provider keeps its tools, methods, know-how and everything it had before. Where they form part of the results, the Client may use them as part of the results indefinitely and without further payment.',
    ],
  },
  provider: {
    note: 'The results belong to the provider. The client may use them in its own business for as long as it likes.',
    body: [
      'The Provider keeps all rights in the results of the services. Once the Client has paid the fees for them, the Client has a worldwide, perpetual and non-exclusive right to use the results in its own business.',
      'The Client may not sell the results, or transfer them except together with the business that uses them.',
    ],
  },
};

function ownershipSection({ answers, pack }: Facts): Section {
  const { body, note } = ownershipTexts[answers.ownership];
  const isAssigned = answers.ownership === 'client' && pack;
  return {
    id: 'ownership',
    title: 'Ownership of the Results',
    note,
    body: isAssigned ? [...body, pack.rights('the Provider', 'the Client', 'the results')] : body,
  };
}

const capTexts: Record<'year' | 'total', string> = {
  year: 'the fees that the Client paid or owed for the 12 months before the event that caused the claim',
  total: 'all the fees that the Client paid or owes under this Agreement',
};

function liabilitySection({ answers, pack }: Facts): Section {
  const { liabilityCap: cap } = answers;
  if (cap === 'none')
    return {
      id: 'liability',
      title: 'Liability',
      note: 'Each side pays for the harm it causes, as the law provides. There is no limit, so both should be insured.',
      body: ['Each party is liable to the other as the law provides. This Agreement does not limit that liability.'],
    };
  return {
    id: 'liability',
    title: 'Liability',
    note: 'There is a limit to what each side has to pay, except where the law forbids one.',
    body: [
      'Nothing in this Agreement limits liability that the law does not allow to be limited, such as liability for fraud, willful misconduct, or death or personal injury caused by negligence.',
      'As far as the law allows, neither party is liable for lost profits, or for indirect or consequential loss.',
      `As far as the law allows, the total liability of each party under this Agreement is limited to ${capTexts[cap]}.`,
      ...(pack?.unlimited.length
        ? [
            'The limits of this clause also do not apply to:',
            [...pack.unlimited, 'gross negligence; or', 'anything else for which the law does not allow a limit.'],
          ]
        : []),
      ...(pack?.limits ? [pack.limits] : []),
      'The limits of this clause do not apply to the obligation to pay the fees, or to a breach of confidentiality.',
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
      note: 'What is delivered. Anything not listed here is not included in the price.',
      body: [
        ...withItems(facts, 'services', 'The Provider will provide the following services to the Client:'),
        `The Provider will work with the care and skill of a professional in its field. ${hasList ? 'Work that is not on this list' : 'Any other work'} requires a change under clause ${clauseNumber('changes')}.`,
      ],
    },
    {
      id: 'timeline',
      title: 'Timeline',
      note: 'When it will be done. If the client is late, the dates move.',
      body: [
        `The timeline of the services is: ${endSentence(say(facts, 'timeline'))}`,
        'If the Client is late with information, materials or approvals, the dates move back by the same amount of time. Each party will tell the other promptly if it expects a delay.',
      ],
    },
    {
      id: 'fees',
      title: 'Fees and Payment',
      note: 'The price, when invoices come, and how long the client has to pay.',
      body: [
        `The fees are: ${endSentence(say(facts, 'fees'))} ${taxIn(facts)}, where due, is added.`,
        `${billingTexts[answers.billing]} The Client will pay within ${daysIn(answers.paymentDays)} of receiving an invoice.`,
        answers.hasExpenses
          ? 'The Client will also pay expenses that it approved in writing in advance, at cost and against receipts.'
          : 'The fees include the Provider’s expenses.',
        `If an invoice remains unpaid 14 days after a written reminder, the Provider may suspend the services until it is paid. ${facts.pack?.latePayment('Client') ?? 'Late payments bear interest as the law provides.'}`,
      ],
    },
    {
      id: 'client',
      title: 'Client Responsibilities',
      note: 'What the provider needs from the client.',
      body: [
        'The Client will promptly give the Provider the information, materials, access and decisions that the services require, and name a contact person who can make decisions. The Client confirms that the Provider may use what the Client gives it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      note: 'Changes and their price are agreed in writing before the work starts.',
      body: [
        'Either party may propose changes to the services. The Provider will say how they affect the fees and the timeline. A change takes effect once both parties have agreed to it in writing; email is enough.',
      ],
    },
    {
      id: 'acceptance',
      title: 'Acceptance and Corrections',
      note: 'The client has two weeks to check, and mistakes are corrected free of charge.',
      body: [
        'The Client will review each result within 14 days of receiving it and tell the Provider in writing of anything that is not as agreed. If the Client reports nothing within that time, the result is deemed accepted.',
        'The Provider will correct anything that is not as agreed, free of charge and within a reasonable time. This also applies to defects that could not be found in such a review, if the Client reports them within 90 days of receiving the result.',
      ],
    },
    ownershipSection(facts),
    {
      id: 'secrecy',
      title: 'Confidentiality',
      note: 'What each side learns about the other stays confidential.',
      body: [
        'Each party will keep the other’s information confidential if it is marked as confidential or is clearly meant to be, and use it only for this Agreement. This does not cover information that is public, was already known, was lawfully received from someone else or was developed independently.',
        'A party may disclose such information as far as the law requires. These obligations continue for 3 years after this Agreement ends, and for trade secrets for as long as the law protects them.',
        `If the Provider handles personal data for the Client, the parties will first sign the data processing agreement that ${facts.pack?.processing ?? 'the law'} requires.`,
      ],
    },
    liabilitySection(facts),
    {
      id: 'term',
      title: 'Term and Termination',
      note: 'How either side can leave, and that work done until then is paid for.',
      body: [
        'This Agreement starts on the Effective Date and ends when the services are completed and paid for.',
        endingByNotice(noun, answers.noticeDays),
        'Either party may end it immediately by written notice if the other commits a material breach and, where the breach can be remedied, has not remedied it within 14 days of being asked in writing.',
        'The Client will pay for the services provided up to the end. The Provider will hand over the results that have been paid for, and refund fees for services not provided.',
        `Clauses ${joinWords(lasting.map(clauseNumber))} remain in force after this Agreement ends, and so does the obligation to pay what is owed.`,
      ],
    },
    {
      id: 'status',
      title: 'Independent Parties',
      note: 'The provider is an independent business, not an employee.',
      body: [
        'The Provider is an independent business. Nothing in this Agreement makes it an employee, partner or agent of the Client. It may use subcontractors and is responsible for their work.',
      ],
    },
    ...when(answers.nonSolicit, staffSection(noun, 'Provider', 'Client')),
    {
      id: 'force',
      title: 'Events Beyond Control',
      note: 'Nobody is to blame for a flood. After two months, either side may leave.',
      body: [
        'A party is not liable for a delay caused by an event beyond its reasonable control, if it tells the other promptly and does what it reasonably can to limit the effect. This does not excuse a failure to pay. If the event lasts longer than 60 days, either party may end this Agreement in writing.',
      ],
    },
    lawSection(facts, noun),
    generalSection(noun, { exception: `, except for changes to the services under clause ${clauseNumber('changes')}` }),
  ];
}
