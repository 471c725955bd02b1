import { ended, lawIn, noticeIn, say, when, type Facts, type Section } from './facts';

/** Clauses that agreements share. `noun` is what the document calls itself: "Agreement", "Contract". */
export function lawSection(facts: Facts, noun: string, more: readonly string[] = []): Section {
  const law = lawIn(facts);
  const ways: Record<typeof facts.answers.disputes, { body: string[]; note: string }> = {
    courts: {
      body: [
        `The parties first try to settle a dispute about this ${noun} by talking. If they cannot, it is decided by the courts with jurisdiction in ${ended(law)}`,
      ],
      note: 'Names the law and the courts, so that a dispute does not begin with a dispute about them.',
    },
    mediation: {
      body: [
        `The parties first try to settle a dispute about this ${noun} by mediation, with a mediator whom they choose together. They share the mediator’s cost equally.`,
        `If the dispute is not settled within 30 days after a party asked for mediation, it is decided by the courts with jurisdiction in ${ended(law)} Until then, a party may still ask a court for urgent protection.`,
      ],
      note: 'A neutral person helps the parties to agree first. Only if that fails does a court decide.',
    },
    arbitration: {
      body: [
        `A dispute about this ${noun} that the parties cannot settle by talking is decided finally by one arbitrator. The parties agree on the arbitrator and the rules in writing. If they have not agreed within 14 days after a party asked for arbitration, the law of the place of arbitration decides how the arbitrator is appointed.`,
        `The place of arbitration is in ${ended(law)} A party may still ask a court for urgent protection, and claims that the law does not let the parties send to arbitration stay with the courts.`,
      ],
      note: 'A private arbitrator decides instead of a court, and there is hardly any appeal.',
    },
  };
  const { body, note } = ways[facts.answers.disputes];
  return {
    id: 'law',
    title: 'Governing Law and Disputes',
    note,
    body: [
      `This ${noun} is governed by the laws in force in ${law}, without regard to rules that would lead to the laws of another place.`,
      ...body,
      ...more,
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
  note: 'Only what is written here counts, changes need a written agreement, and if one part fails the rest stays.',
  body: [
    `This ${noun} is the whole agreement between the parties about its subject. It replaces what they agreed about it before.`,
    `Changes to this ${noun} are valid only in writing and signed by both parties${exception}. This applies to changes of this sentence, too.`,
    `If a part of this ${noun} is not valid, the rest stays in force. A party that does not insist on a right at once does not give it up.`,
    ...when(
      transfer === 'personal',
      `Neither party may transfer this ${noun} without the other’s written consent, except where the law transfers it together with the business.`,
    ),
    ...when(
      transfer === 'consent',
      `Neither party may transfer this ${noun} or rights under it without the other’s written consent, which may not be refused without a good reason.`,
    ),
    'Notices are given in writing, to the postal or email address that the other party last gave for this purpose.',
    isSignedByHand
      ? `The parties sign this ${noun} by hand, on paper. Each of them receives a signed copy.`
      : `The parties may sign this ${noun} electronically and in separate copies, which together are one document.`,
  ],
});

const defendTradeSecrets =
  'Under United States federal law (18 U.S.C. § 1833(b)), a person is not held liable under any federal or state trade secret law for disclosing a trade secret in confidence to a government official or to an attorney, solely to report or investigate a suspected violation of law, or in a document filed under seal in a lawsuit or other proceeding. A person who sues an employer for retaliation after reporting a suspected violation may disclose the trade secret to their attorney and use it in court, if every document that contains it is filed under seal and it is disclosed only as a court order allows.';

/** What somebody who works for the company keeps to themselves. */
export function secrecySection(facts: Facts, noun: string, who: string): Section {
  return {
    id: 'secrecy',
    title: 'Confidentiality',
    note: `The ${who.toLowerCase()} keeps the company’s secrets, also after the end. Reporting wrongdoing stays allowed.`,
    body: [
      `The ${who} keeps the Company’s confidential information secret and uses it only for the work under this ${noun}. Confidential information is information that is not public and that the Company has reason to protect, such as customer lists, prices, finances, plans, designs and source code.`,
      `This duty goes on after this ${noun} ends, for as long as the information stays confidential. It does not cover the general skills and experience that the ${who} gains.`,
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
  note: 'Neither side lures away the other’s people. Somebody who answers a public job ad may still be hired.',
  body: [
    `During the term of this ${noun} and for 12 months after it, the ${first} and the ${second} do not actively solicit the other’s employees with whom they dealt under this ${noun}. Job advertisements addressed to the public, and hiring people who answer them, are allowed.`,
  ],
});

export const endingByNotice = (noun: string, days: number) =>
  `Either party may end this ${noun} by giving the other ${ended(noticeIn(days))}`;

export const workPlace = (facts: Facts) => ended(say(facts, 'workLocation'));
