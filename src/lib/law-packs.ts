/**
 * Clauses that the law of a place asks for or makes usual between businesses, with the act they rest on.
 * Described as of 2025. What a place has beyond them is said to be missing, never guessed.
 */
import { readLocation } from './places';

export interface LawPack {
  name: string;
  /** What a late payment costs there by law, where the contract names no rate. */
  latePayment: (debtor: string) => string;
  /** What goes with an assignment of rights, or stands in its place: from "the Provider" to "the Client" in "the Work Product". */
  rights: (giver: string, taker: string, result: string) => string;
  /** What no limit of liability may touch, beside what every contract leaves out; and what else holds for limits. */
  unlimited: readonly string[];
  limits: string;
  /** Among the general clauses. */
  general: readonly string[];
  /** Whose rules on personal data apply, by name. */
  dataLaw: string;
  processing: string;
  notCovered: string;
  /** The same for a contract with an employee, whom other laws protect. */
  notCoveredInEmployment: string;
  /** And for a promise of secrecy, where nobody works or pays. */
  notCoveredInNda: string;
}

/** What kind of agreement it is, as far as other laws are left open by it. */
type Agreement = 'trade' | 'employment' | 'nda';

const england: LawPack = {
  name: 'England and Wales',
  latePayment: (debtor) =>
    `If the ${debtor} pays late, interest and compensation are due under the Late Payment of Commercial Debts (Interest) Act 1998.`,
  rights: (giver, taker, result) =>
    `For the benefit of ${taker}, ${giver} waives all moral rights in ${result} under Chapter IV of Part I of the Copyright, Designs and Patents Act 1988, and will have other authors waive theirs.`,
  unlimited: [],
  limits: '',
  general: ['A person who is not a party has no right to enforce this Agreement under the Contracts (Rights of Third Parties) Act 1999.'],
  dataLaw: 'the UK GDPR and the Data Protection Act 2018',
  processing: 'article 28 of the UK GDPR',
  notCovered:
    'Not covered for England and Wales: contracts with consumers (Consumer Rights Act 2015), tax rules such as IR35, and whether a limit of liability is reasonable (Unfair Contract Terms Act 1977).',
  notCoveredInEmployment:
    'Not covered for England and Wales: what the written statement of particulars must say from the first day (section 1 of the Employment Rights Act 1996: hours, holiday, sick pay, training and more), as far as it is not stated here; enrolment in a pension; and checks of the right to work.',
  notCoveredInNda:
    'Not covered for England and Wales: information from an individual outside any business, and reports that the law protects beyond what is said here (Public Interest Disclosure Act 1998).',
};

const germany: LawPack = {
  name: 'Germany',
  latePayment: (debtor) =>
    `If the ${debtor} is in default, interest at nine percentage points above the base rate and a lump sum of €40 are due, as section 288 of the Civil Code (BGB) provides between businesses.`,
  rights: (giver, taker, result) =>
    `Copyright itself cannot be transferred under German law (section 29 of the Copyright Act, UrhG). In its place, and from the same moment, ${giver} grants ${taker} the exclusive right, unlimited in time and place, to use, change, publish and sublicense ${result} in every known way.`,
  unlimited: [
    'injury to life, body or health;',
    'claims under the Product Liability Act (Produkthaftungsgesetz), or from a guarantee given in writing;',
  ],
  limits:
    'For the slightly negligent breach of an obligation that is essential to this Agreement, liability is limited to the foreseeable damage that is typical for this kind of contract, even where that is more than the limit above.',
  general: [],
  dataLaw: 'the General Data Protection Regulation (GDPR) and the Federal Data Protection Act (BDSG)',
  processing: 'article 28 of the GDPR',
  notCovered:
    'Not covered for Germany: contracts with consumers, the test of standard terms beyond the limit of liability (sections 305 to 310 BGB), and the rules on false self-employment.',
  notCoveredInEmployment:
    'Not covered for Germany: what the Nachweisgesetz requires in writing (hours, breaks, leave, overtime, how a dismissal is contested and more), as far as it is not stated here; the limits of fixed terms (section 14 TzBfG); collective and works agreements; and the test of standard terms (sections 305 to 310 BGB).',
  notCoveredInNda:
    'Not covered for Germany: the test of standard terms (sections 305 to 310 BGB), a contractual penalty (section 339 BGB), and the measures by which a trade secret stays one (section 2 of the GeschGehG).',
};

const france: LawPack = {
  name: 'France',
  latePayment: (debtor) =>
    `If the ${debtor} pays late, penalties at the refinancing rate of the European Central Bank plus ten percentage points and a fixed €40 for the costs of recovery are due, as articles L. 441-10 and D. 441-5 of the Commercial Code provide between businesses.`,
  rights: (giver, taker, result) =>
    `As article L. 131-3 of the Intellectual Property Code asks, what ${giver} assigns to ${taker} is named one by one, separately for each part of ${result}: the rights to reproduce it, to communicate it to the public, to adapt and translate it, and to distribute it, on every medium, for the business of ${taker}, worldwide and for the legal term of protection. Moral rights stay with the author (article L. 121-1).`,
  unlimited: [],
  limits: 'A limit that would empty an essential obligation of its substance does not apply (article 1170 of the Civil Code).',
  general: [],
  dataLaw: 'the General Data Protection Regulation (GDPR) and the French Data Protection Act (law no. 78-17 of 6 January 1978)',
  processing: 'article 28 of the GDPR',
  notCovered:
    'Not covered for France: contracts with consumers (Code de la consommation), the longest payment times by sector, and texts that must be in French.',
  notCoveredInEmployment:
    'Not covered for France: the collective agreement of the trade, the written form and the reasons that a fixed term needs (articles L. 1242-1 and following of the Labor Code), working time and leave, and the French text that an employee is owed (article L. 1221-3).',
  notCoveredInNda:
    'Not covered for France: a penalty clause (article 1231-5 of the Civil Code), the measures by which a trade secret stays one (article L. 151-1 of the Commercial Code), and texts that must be in French.',
};

/** Clauses are at hand for three places beside the US; "Scotland" is not one of them. */
export function lawPackFor(law: string): LawPack | undefined {
  if (/\b(?<!new )england\b|(?<!new south )\bwales\b/i.test(law)) return england;
  const { country } = readLocation(law);
  return country === 'Germany' ? germany : country === 'France' ? france : undefined;
}

/** What the general clauses leave open at a place without a pack; nothing in the US, which they are written for. */
export function sayNotCovered(law: string, kind: Agreement = 'trade'): string {
  const pack = lawPackFor(law);
  if (pack) return { trade: pack.notCovered, employment: pack.notCoveredInEmployment, nda: pack.notCoveredInNda }[kind];
  const { region } = readLocation(law);
  return law.trim() === '' || region === 'US'
    ? ''
    : `Not covered: rules that hold only in ${law.trim().replace(/\.+$/, '')}. The clauses are general ones.`;
}

/** Each side's own duties, and what is signed before one handles the other's data. */
export const dataProtectionTexts = (pack: Pick<LawPack, 'dataLaw' | 'processing'>, handler: string, owner: string): string[] => [
  `Each party will comply with ${pack.dataLaw} where it handles personal data in connection with this Agreement.`,
  `If the ${handler} processes personal data on behalf of the ${owner}, the parties will first sign a data processing agreement with the terms that ${pack.processing} requires. Until then, the ${owner} will give the ${handler} no such data.`,
];

/** For the countries of the EU that have no pack of their own. */
export const euDataLaw = { dataLaw: 'the General Data Protection Regulation (GDPR)', processing: 'article 28 of the GDPR' };
