import { protectedReports, tradeSecretNotice } from './clauses-shared';
import { countIn, dayIn, dayInside, linesOf, said, type Facts, type Section } from './facts';

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
    short: 'What must be kept secret.',
    body: [
      ...said('"Confidential Information" means:', answers.confidentialInformation, 'Confidential Information'),
      'It is covered in any form, whether or not it is marked as confidential, and so are copies of it and notes made from it.',
      ...(answers.mutual
        ? [
            'Each party may disclose Confidential Information to the other. For each disclosure, the party that discloses is the "Disclosing Party" and the party that receives is the "Receiving Party".',
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
      'In return for the disclosure, the Receiving Party accepts the obligations in this Agreement. It will use Confidential Information only for the Purpose.',
    ],
  };
}

function dutiesSection(): Section {
  return {
    id: 'duties',
    title: 'Obligations of the Receiving Party',
    short: 'Keep it safe, and show it only to those who need it.',
    body: [
      'The Receiving Party will:',
      [
        'keep Confidential Information secret and protect it as it protects its own, with at least reasonable care;',
        'share it only with employees, advisers and contractors who need it for the Purpose and are bound by confidentiality, and be responsible for what they do with it;',
        'copy it only as far as the Purpose requires; and',
        'tell the Disclosing Party promptly if it learns of any loss or unauthorized use.',
      ],
    ],
  };
}

function exceptionsSection(): Section {
  return {
    id: 'exceptions',
    title: 'What Is Not Covered',
    short: 'Information that is public or was already known is not covered.',
    body: [
      'This Agreement does not cover information if the Receiving Party can show that it:',
      [
        'is or becomes public without a breach of this Agreement;',
        'was known to the Receiving Party before it was disclosed;',
        'was received from someone who was free to share it; or',
        'was developed by the Receiving Party without using Confidential Information.',
      ],
    ],
  };
}

function requiredSection({ place }: Facts): Section {
  return {
    id: 'required',
    title: 'Disclosure Required by Law',
    short: 'A court or a law can still require disclosure, and reporting wrongdoing is always allowed.',
    body: [
      'If a law, a court or an authority requires it, the Receiving Party may disclose Confidential Information to that extent. Where the law allows, it will tell the Disclosing Party first.',
      protectedReports(),
      ...(place.region === 'US' ? [tradeSecretNotice] : []),
    ],
  };
}

function ownershipSection(): Section {
  return {
    id: 'ownership',
    title: 'No Rights Granted',
    short: 'Sharing information transfers no rights and commits nobody to a deal.',
    body: [
      'Confidential Information remains the property of the Disclosing Party. This Agreement grants no license to it beyond the Purpose.',
      'Confidential Information is provided "as is". Neither party is obliged to disclose anything or to enter into any further agreement.',
    ],
  };
}

function ndaTermSection({ answers }: Facts): Section {
  const start = dayIn(answers.startDate, 'Start Date', answers);
  const years = countIn(answers.confidentialYears, 'year', 'Kept confidential for (years)');
  return {
    id: 'term',
    title: 'Term',
    short: 'How long the agreement runs, and how long the secrets are kept.',
    body: [
      answers.endDate === ''
        ? `This Agreement starts on ${start}. It has no end date and continues until terminated by either party by written notice.`
        : `This Agreement starts on ${dayInside(answers.startDate, 'Start Date', answers)} and ends on ${dayIn(answers.endDate, 'End Date', answers)}.`,
      ...(linesOf(answers.cancellationTerms).length > 0
        ? said('Cancellation terms:', answers.cancellationTerms, 'Cancellation Terms')
        : []),
      `For Confidential Information disclosed before this Agreement ends, the obligations of the Receiving Party last for ${years} after it ends, and for trade secrets as long as they remain secret.`,
    ],
  };
}

function returnSection(): Section {
  return {
    id: 'return',
    title: 'Return of Information',
    short: 'On request, it is returned or destroyed.',
    body: [
      'On written request from the Disclosing Party, the Receiving Party will return or destroy the Confidential Information that it holds and confirm this in writing. It may keep copies that a law requires it to keep or that remain in routine backups; these stay protected by this Agreement.',
    ],
  };
}

function remediesSection(): Section {
  return {
    id: 'remedies',
    title: 'Remedies',
    short: 'A court can order a leak to stop, as well as award damages.',
    body: [
      'A breach can cause harm that money cannot repair. The Disclosing Party may therefore ask a court to prohibit it, in addition to its other legal rights.',
    ],
  };
}
