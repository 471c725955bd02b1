import { endSentence } from '@/lib/sentences';
import { lawIn, noticeIn, say, when, type Facts, type Section } from './facts';

/** Clauses that agreements share. `noun` is what the document calls itself: "Agreement", "Contract". */
export function lawSection(facts: Facts, noun: string, more: readonly string[] = []): Section {
  const law = lawIn(facts);
  const ways: Record<typeof facts.answers.disputes, { body: string[]; note: string }> = {
    courts: {
      body: [
        `The parties will first try to settle any dispute about this ${noun} by talking to each other. If they cannot, it will be decided by the courts with jurisdiction in ${endSentence(law)}`,
      ],
      note: 'Names the law and the courts, so that a dispute doesn’t start with an argument about them.',
    },
    mediation: {
      body: [
        `The parties will first try to settle any dispute about this ${noun} by mediation, with a mediator chosen together and paid in equal shares.`,
        `If the dispute is not settled within 30 days after a party asks for mediation, it will be decided by the courts with jurisdiction in ${endSentence(law)} Either party may ask a court for urgent relief at any time.`,
      ],
      note: 'A neutral person helps the parties agree first. A court decides only if that fails.',
    },
    arbitration: {
      body: [
        `A dispute about this ${noun} that the parties cannot settle between themselves will be finally decided by one arbitrator. The parties agree on the arbitrator and the rules in writing. If they have not agreed within 14 days after a party asks for arbitration, the law of the place of arbitration decides how the arbitrator is appointed.`,
        `The place of arbitration is in ${endSentence(law)} Either party may still ask a court for urgent relief. Claims that the law does not allow to be arbitrated stay with the courts.`,
      ],
      note: 'A private arbitrator decides instead of a court, with very little chance of appeal.',
    },
  };
  const { body, note } = ways[facts.answers.disputes];
  return {
    id: 'law',
    title: 'Governing Law and Disputes',
    note,
    body: [
      `This ${noun} is governed by the laws in force in ${law}, without regard to conflict-of-laws rules.`,
      ...body,
      ...more,
      ...(facts.pack?.general ?? []).map((text) => text.replace('Agreement', noun)),
    ],
  };
}

interface GeneralOptions {
  /** Other ways in which this document may be changed: "except as clause 5 allows". */
  exception?: string;
  /** What it says about handing the agreement on; nothing where a clause of its own does. */
  transfer?: 'consent' | 'personal' | 'none';
  /** A promise in it holds only with a signature on paper. */
  isSignedByHand?: boolean;
}

export const generalSection = (
  noun: string,
  { exception = '', transfer = 'consent', isSignedByHand = false }: GeneralOptions = {},
): Section => ({
  id: 'general',
  title: 'General',
  note: 'Only what is written here counts, changes must be in writing, and if one part is invalid the rest stays.',
  body: [
    `This ${noun} is the entire agreement between the parties on its subject. It replaces everything they agreed on it before.`,
    `Changes to this ${noun} are valid only in writing and signed by both parties${exception}. The same applies to changing this requirement.`,
    `If any part of this ${noun} is invalid, the rest remains in force. A party that delays in using a right does not waive it.`,
    ...when(
      transfer === 'personal',
      `Neither party may transfer this ${noun} without the other’s written consent, except where the law transfers it together with the business.`,
    ),
    ...when(
      transfer === 'consent',
      `Neither party may transfer this ${noun} or rights under it without the other’s written consent, which may not be refused without good reason.`,
    ),
    'Notices must be in writing and sent to the postal or email address that the other party last gave for this purpose.',
    isSignedByHand
      ? `The parties will sign this ${noun} by hand, on paper. Each party receives a signed copy.`
      : `The parties may sign this ${noun} electronically and in separate copies, which together are one document.`,
  ],
});

const defendTradeSecrets =
  'Under United States federal law (18 U.S.C. § 1833(b)), a person may not be held liable under any federal or state trade secret law for disclosing a trade secret in confidence to a government official or to an attorney, solely to report or investigate a suspected violation of law, or in a document filed under seal in a lawsuit or other proceeding. A person who sues an employer for retaliation after reporting a suspected violation may disclose the trade secret to their attorney and use it in court, if every document that contains it is filed under seal and it is disclosed only as a court order allows.';

/** What somebody who works for the company keeps to themselves. */
export function secrecySection(facts: Facts, noun: string, who: string): Section {
  return {
    id: 'secrecy',
    title: 'Confidentiality',
    note: `The ${who.toLowerCase()} keeps the company’s secrets, even after leaving. Reporting wrongdoing is always allowed.`,
    body: [
      `The ${who} will keep the Company’s confidential information secret and use it only for the work under this ${noun}. Confidential information is information that is not public and that the Company has reason to protect, such as customer lists, prices, finances, plans, designs and source code.`,
      `This obligation continues after this ${noun} ends, for as long as the information remains confidential. It does not cover the general skills and experience that the ${who} gains.`,
      `Nothing in this ${noun} stops the ${who} from reporting a possible violation of law to an authority, from talking about pay or working conditions where the law protects that, or from any other disclosure that the law protects.`,
      ...when(facts.place.region === 'US', defendTradeSecrets),
    ],
  };
}

/** "This Agreement is between A (the "Provider") and B (the "Client")." */
export const partiesLine = (noun: string, first: readonly [string, string], second: readonly [string, string]) =>
  `This ${noun} is between ${first[0]} (the "${first[1]}") and ${second[0]} (the "${second[1]}").`;

/** Each side leaves the other's people alone for a year. */
export const staffSection = (noun: string, first: string, second: string): Section => ({
  id: 'staff',
  title: 'No Soliciting of Staff',
  note: 'Neither side poaches the other’s people. Someone who answers a public job ad may still be hired.',
  body: [
    `During the term of this ${noun} and for 12 months after it, the ${first} and the ${second} will not actively solicit employees of the other with whom they dealt under this ${noun}. General job advertising, and hiring people who respond to it, are allowed.`,
  ],
});

export const endingByNotice = (noun: string, days: number) =>
  `Either party may end this ${noun} by giving the other ${endSentence(noticeIn(days))}`;

export const workPlace = (facts: Facts) => endSentence(say(facts, 'workLocation'));
