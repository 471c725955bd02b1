import { protectedReports, tradeSecretNotice } from './clauses-shared';
import { countIn, dayIn, linesOf, said, type Facts, type Section } from './facts';

/** One side tells, the other keeps quiet; in a mutual agreement each is both. */
export function ndaSections(facts: Facts): Section[] {
  return [
    definitionSection(facts),
    purposeSection(facts),
    dutiesSection(),
    exceptionsSection(),
    requiredSection(facts),
    ownershipSection(),
    ndaTermSection(facts),
    returnSection(),
    remediesSection(),
  ];
}

function definitionSection({ answers }: Facts): Section {
  return {
    id: 'definition',
    title: 'Confidential Information',
    short: 'What is secret.',
    body: [
      ...said('"Confidential Information" means:', answers.confidentialInformation, 'Confidential Information'),
      'It is covered in whatever form it is disclosed, and so are copies and notes made from it. Information of this kind is covered whether or not it is marked as confidential.',
      ...(answers.mutual
        ? [
            'Each party may disclose Confidential Information to the other. For each piece of it, the party that discloses it is the "Disclosing Party" and the party that receives it is the "Receiving Party".',
          ]
        : []),
    ],
  };
}

function purposeSection({ answers }: Facts): Section {
  return {
    id: 'purpose',
    title: 'Purpose',
    short: 'Why it is shared.',
    body: [
      ...said(
        'The Disclosing Party discloses Confidential Information for the following purpose (the "Purpose"):',
        answers.disclosurePurpose,
        'Disclosure Purpose',
      ),
      'In return for the disclosure, the Receiving Party accepts the duties in this Agreement. It uses Confidential Information only for the Purpose.',
    ],
  };
}

function dutiesSection(): Section {
  return {
    id: 'duties',
    title: 'Duties of the Receiving Party',
    short: 'Keep it safe, and show it only to those who need it.',
    body: [
      'The Receiving Party:',
      [
        'keeps Confidential Information secret and protects it as it protects its own, and at least with reasonable care;',
        'shows it only to employees, advisers and contractors who need it for the Purpose and are bound to secrecy, and answers for what they do with it;',
        'does not copy it more than the Purpose needs; and',
        'tells the Disclosing Party at once if it learns of a loss or a use that is not allowed.',
      ],
    ],
  };
}

function exceptionsSection(): Section {
  return {
    id: 'exceptions',
    title: 'What Is Not Covered',
    short: 'What is public or was known anyway is no secret.',
    body: [
      'This Agreement does not cover information if the Receiving Party can show that it:',
      [
        'is or becomes public without a breach of this Agreement;',
        'was known to the Receiving Party before it was disclosed;',
        'came to the Receiving Party from somebody who was free to share it; or',
        'was worked out by the Receiving Party without use of Confidential Information.',
      ],
    ],
  };
}

function requiredSection({ place }: Facts): Section {
  return {
    id: 'required',
    title: 'Disclosure Required by Law',
    short: 'A court or a law can still ask for it, and reporting a wrong is always allowed.',
    body: [
      'If a law, a court or an authority requires it, the Receiving Party may disclose Confidential Information to that extent. It tells the Disclosing Party beforehand where the law allows it.',
      protectedReports,
      ...(place.region === 'US' ? [tradeSecretNotice] : []),
    ],
  };
}

function ownershipSection(): Section {
  return {
    id: 'ownership',
    title: 'No Rights Granted',
    short: 'Sharing gives away nothing and promises nothing.',
    body: [
      'Confidential Information stays the property of the Disclosing Party. This Agreement grants no license to it beyond the Purpose.',
      'Confidential Information is disclosed as it is. Neither party has to disclose anything or to enter into a further agreement.',
    ],
  };
}

function ndaTermSection({ answers }: Facts): Section {
  const start = dayIn(answers.startDate, 'Start Date');
  const years = countIn(answers.confidentialYears, 'year', 'Kept confidential for (years)');
  return {
    id: 'term',
    title: 'Term',
    short: 'How long the agreement runs, and how long the secrets are kept.',
    body: [
      answers.endDate === ''
        ? `This Agreement starts on ${start}. It has no end date and continues until terminated by either party with notice in writing.`
        : `This Agreement starts on ${start} and ends on ${dayIn(answers.endDate, 'End Date')}.`,
      ...(linesOf(answers.cancellationTerms).length > 0
        ? said('Cancellation terms:', answers.cancellationTerms, 'Cancellation Terms')
        : []),
      `For Confidential Information disclosed before this Agreement ends, the duties of the Receiving Party last for ${years} after its end, and for trade secrets as long as they stay secret.`,
    ],
  };
}

function returnSection(): Section {
  return {
    id: 'return',
    title: 'Return of Information',
    short: 'When asked, it is given back or destroyed.',
    body: [
      'When the Disclosing Party asks for it in writing, the Receiving Party returns or destroys the Confidential Information that it holds and confirms this in writing. Copies that a law requires it to keep, or that stay in routine backups, may be kept and stay protected.',
    ],
  };
}

function remediesSection(): Section {
  return {
    id: 'remedies',
    title: 'Remedies',
    short: 'A court can stop a leak, not only count its cost.',
    body: [
      'A breach can do harm that money does not make good. The Disclosing Party may therefore ask a court to forbid it, beside its other rights under the law.',
    ],
  };
}
