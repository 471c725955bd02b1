import { endSentence } from '@/lib/sentences';
import { clauseNumber } from '@/lib/clauses';
import { bodyIn, countIn, lawIn, linesOf, moneyIn, named, type Facts, type Section } from './facts';
import { hasDeliverables } from './clauses-work';
import { hasFee } from './content';
import { isFree } from './kinds-online';
import { isGermany } from './jurisdiction';
import { dataProtectionTexts, euDataLaw, lawPackFor } from '@/lib/law-packs';

export function ipSection(facts: Facts): Section {
  const { answers, provider, type, pack } = facts;
  const from = answers.ipWhen === 'payment' ? "with effect from the Client's full payment for it" : 'with effect from its creation';
  const until = answers.ipWhen === 'payment' ? ['Until then, the Client may use the Work Product only to review it.'] : [];
  return {
    id: 'ip',
    title: 'Intellectual Property',
    short: `The Client owns the result${answers.ipWhen === 'payment' ? ' once it is paid for' : ''}; the ${provider} keeps its own tools.`,
    body: [
      `"Work Product" means everything that the ${provider} creates for the Client under this Agreement${hasDeliverables(facts) ? ', including the Deliverables' : ''}.`,
      [
        `The ${provider} assigns to the Client all rights in the Work Product, worldwide and for as long as they last, ${from}.`,
        ...until,
      ].join(' '),
      `The ${provider} keeps the tools, know-how and materials that it had before this Agreement or made outside it. Where they form part of the Work Product, the Client has a worldwide, perpetual, royalty-free and non-exclusive license to use them as part of it.`,
      `Before including third-party material, such as stock images or open-source software, in the Work Product, the ${provider} will tell the Client about it and its license terms.`,
      ...(pack ? [pack.rights(`the ${provider}`, 'the Client', 'the Work Product')] : []),
      `${pack ? '' : `As far as the law allows, the ${provider} will not assert moral rights in the Work Product against the Client. `}The ${provider} will sign whatever is reasonably needed to record the rights of the Client.`,
      ...(type === 'freelance'
        ? [
            `Once the Client has made the Work Product public, the ${provider} may show it in its portfolio, unless the Client objects in writing for a good reason.`,
          ]
        : []),
    ],
  };
}

/** US law asks for these words where a contract binds a person to secrecy. */
export const tradeSecretNotice =
  'Notice under US law (18 U.S.C. § 1833(b)): an individual is not liable under any federal or state trade secret law for disclosing a trade secret in confidence to a government official or an attorney, solely to report or investigate a suspected violation of law, or in a complaint or other document filed under seal in a lawsuit. An individual who sues an employer for retaliation for such a report may disclose the trade secret to their attorney and use it in the case under seal.';

export const protectedReports = (noun = 'Agreement') =>
  `Nothing in this ${noun} stops anyone from reporting a suspected violation of law to an authority, from giving truthful evidence, or from doing anything else that the law protects.`;

export function confidentialitySection({ answers, place, noun }: Facts): Section {
  const years = countIn(answers.confidentialYears, 'year', 'Kept confidential for (years)');
  return {
    id: 'confidentiality',
    title: 'Confidentiality',
    short: 'What each side learns about the other stays confidential.',
    body: [
      `Each party will keep confidential any information about the business of the other that is marked as confidential or is clearly meant to be. It will use this information only for ${noun === 'Letter' ? 'the talks' : `this ${noun}`} and protect it with reasonable care.`,
      `This does not apply to information that is or becomes public without a breach of this ${noun}, that the party already knew, that it received from someone free to share it, or that it developed independently. A party may disclose information to the extent that a law or a court requires it, after telling the other party where the law allows.`,
      `These obligations last for ${years} after this ${noun} ends, and for trade secrets as long as they remain secret.`,
      ...(place.region === 'US' ? [tradeSecretNotice] : []),
      protectedReports(noun),
    ],
  };
}

/** Where the rules on personal data ask for it, and only where one side may handle the other's. */
export function dataProtectionSections({ place, pack, provider, client }: Facts): Section[] {
  if (place.region !== 'EU' && place.region !== 'UK') return [];
  const law = pack ?? (place.region === 'UK' ? lawPackFor('England') : undefined) ?? euDataLaw;
  return [
    {
      id: 'data-protection',
      title: 'Data Protection',
      short: `Each side follows the rules on personal data, and a contract comes first where the ${provider} handles the ${client}’s.`,
      body: dataProtectionTexts(law, provider, client),
    },
  ];
}

export function liabilitySection(facts: Facts): Section {
  const { answers, currency, has, noun, client, pack, type, feeName } = facts;
  const cap =
    answers.capBasis === 'amount'
      ? moneyIn(answers.capAmount, currency, 'Cap amount')
      : type === 'subscription'
        ? 'the Fee paid or payable for the 12 months before the event that caused the claim'
        : `the total ${feeName} paid or payable under this ${noun}`;
  return {
    id: 'liability',
    title: 'Limit of Liability',
    short: 'The most that one side can owe the other if something goes wrong.',
    body: [
      `Neither party is liable to the other for lost profit, or for any loss that was not reasonably foreseeable when this ${noun} was made.`,
      `The total liability of each party under this ${noun} is limited to ${cap}.`,
      'These limits do not apply to:',
      [
        `the obligation of the ${client} to pay the ${feeName};`,
        ...(type === 'equipment' ? [`what the ${client} pays for loss and damage under clause ${clauseNumber('damage')};`] : []),
        ...(has.confidentiality ? [`a breach of clause ${clauseNumber('confidentiality')};`] : []),
        ...(pack?.unlimited ?? []),
        `fraud, ${facts.pack?.name === 'England and Wales' ? 'wilful' : 'willful'} misconduct or gross negligence; or`,
        pack?.unlimited.length
          ? 'anything else for which the law does not allow liability to be limited.'
          : 'anything for which the law does not allow liability to be limited, such as death or personal injury caused by negligence.',
      ],
      ...(pack?.limits ? [pack.limits] : []),
    ],
  };
}

export function nonSolicitSection({ answers, type, client, provider, noun }: Facts): Section {
  const months = countIn(answers.nonSolicitMonths, 'month', 'Non-solicitation (months)');
  const isJob = type === 'employment';
  return {
    id: 'non-solicit',
    title: 'Non-Solicitation',
    short: isJob
      ? `For a time, the ${provider} does not poach the people or customers of the ${client}.`
      : "For a time, neither side poaches the other's people.",
    body: [
      isJob
        ? `During the employment and for ${months} after it ends, the ${provider} will not solicit people who work for the ${client} to leave, or customers with whom the ${provider} dealt in the last year of the employment to take their business elsewhere.`
        : `During this ${noun} and for ${months} after it ends, neither party will solicit people who work for the other, and whom it met through this ${noun}, to leave.`,
      'General job advertising, and hiring someone who responds to it, are allowed. This clause applies only as far as the law allows.',
    ],
  };
}

/** Without this promise the clause would be void there. */
const germanCompensation =
  'For each month after the end of the employment in which this clause applies, the Employer pays the Employee compensation of half of the contractual benefits that the Employee last received. Other earnings are taken into account as section 74c of the German Commercial Code (HGB) allows. Sections 74 to 75d HGB apply in all other respects.';

export function nonCompeteSection({ answers, type, client, provider, place }: Facts): Section {
  const months = countIn(answers.nonCompeteMonths, 'month', 'Non-compete (months)');
  const area = named(answers.nonCompeteArea, 'Non-compete area');
  return {
    id: 'non-compete',
    title: 'Non-Compete',
    short: `For a time, the ${provider} does not work for direct competitors, where the law allows this.`,
    body: [
      `During ${type === 'employment' ? 'the employment' : 'this Agreement'} and for ${months} after it ends, the ${provider} will not perform the same kind of work for a direct competitor of the ${client} in the following area: ${endSentence(area)}`,
      `This clause applies only to the extent that the law of the place of work allows, and only as far as needed to protect the confidential information and customer relationships of the ${client}.`,
      ...(type === 'employment' && isGermany(place) ? [germanCompensation] : []),
    ],
  };
}

export function lawSection(facts: Facts): Section {
  const { answers, type, provider, noun } = facts;
  const law = lawIn(facts);
  const isJob = type === 'employment';
  const courts = endSentence(
    `Disputes about this ${noun} will be decided by the courts of ${law}${isJob ? `, unless the law gives the ${provider} the right to go to another court` : ''}`,
  );
  const talks = 'The parties will first try to settle any dispute by talking to each other.';
  const forums: Record<typeof answers.forum, string[]> = {
    courts: [`${talks} ${courts}`],
    mediation: [
      `${talks} If that fails, they will try mediation with a neutral mediator chosen together, sharing the cost equally, before either goes to court. Either party may still ask a court for urgent relief.`,
      courts,
    ],
    arbitration: [
      `${talks} If that fails, the dispute is finally decided by arbitration under the rules of ${endSentence(bodyIn(answers.arbitrator, 'Arbitration provider'))} The place of arbitration is ${endSentence(named(answers.seat, 'Place of arbitration'))}`,
      `Either party may still ask a court for urgent relief, and may bring a claim in small claims court.${isJob ? ` Claims that the law does not allow the parties to commit to arbitration in advance stay with the courts. The Employer pays the costs of the arbitration beyond what the ${provider} would pay to go to court.` : ''}`,
    ],
  };
  return {
    id: 'law',
    title: 'Law and Disputes',
    short: 'Whose law applies, and where a dispute is settled.',
    body: [
      `This ${noun} is governed by the law of ${endSentence(law)}${isJob ? ` It does not deprive the ${provider} of the mandatory protection of the law of the place of work.` : ''}`,
      ...forums[answers.forum],
    ],
  };
}

export function generalSection(facts: Facts, hasExhibits: boolean): Section {
  const { type, answers, client, provider, place, has, noun, pack } = facts;
  const isJob = type === 'employment';
  const isMany = type === 'founders';
  return {
    id: 'general',
    title: 'General',
    short: 'The small print that makes the rest work: changes, notices, signatures.',
    body: [
      `This ${noun} is the entire agreement between the parties on its subject. It replaces everything they said or wrote about it before.`,
      ...(hasExhibits ? [`The exhibits are part of this ${noun}. If an exhibit conflicts with a clause, the clause prevails.`] : []),
      `Changes to this ${noun} are valid only if ${isMany ? 'all' : 'both'} parties agree to them in writing.`,
      `Notices must be in writing and sent to the address of ${isMany ? 'each' : 'the'} other party above, or to an email address that it has given for this purpose.`,
      isJob
        ? `The ${provider} may not transfer this ${noun}. The ${client} may transfer it together with its business, as far as the law allows.`
        : isMany
          ? `No party may transfer this ${noun} without the written consent of the others.`
          : `Neither party may transfer this ${noun} without the written consent of the other, which may not be refused without good reason.`,
      `If any part of this ${noun} is invalid, the rest remains in force. A party that delays in using a right does not waive it.`,
      ...(pack?.general ?? []).map((text) => text.replace('Agreement', noun)),
      ...(!hasFee(type)
        ? []
        : [
            `Neither party is responsible for a delay caused by events that it could not foresee or control, as long as it tells the other promptly and limits the effects.${isFree(facts) ? '' : ' This does not excuse a failure to pay.'}`,
          ]),
      isJob && isGermany(place) && (has.nonCompete || answers.endDate !== '')
        ? `This ${noun} is signed by hand, on paper. Each party receives a signed copy.`
        : `This ${noun} may be signed electronically and in several copies, where the law allows it.`,
    ],
  };
}

/** What was typed comes last and goes before the rest. */
export function additionalSections({ answers }: Facts): Section[] {
  const lines = linesOf(answers.additionalTerms);
  if (lines.length === 0) return [];
  return [
    {
      id: 'additional',
      title: 'Additional Terms',
      short: 'What the parties added in their own words.',
      body: [...lines, 'If these additional terms conflict with another clause, the additional terms prevail.'],
    },
  ];
}
