import { adviserIn, lawAt } from '@/lib/legal-words';
import { heading, markDraft, paragraph, withFaults, type Block, type Document } from '@/lib/blocks';
import { toClauseBlocks, type Clause } from '@/lib/clauses';
import { gap } from '@/lib/gaps';
import { readWork, type Facts } from './facts';
import { openFaults } from './faults';
import { isSampleWork, type Work } from './model';
import { europeSection } from './regimes-europe';
import { brazilSection, indiaSection } from './regimes-other';
import { californiaSection, statesSection } from './regimes-us';
import {
  childrenSection,
  collectedSection,
  companyIn,
  cookiesSection,
  detailsSection,
  hasReceivers,
  rightsSection,
  sharingSection,
  useSection,
  websiteIn,
} from './sections';
import { transfersSection } from './transfers';
import { automatedSection, changesSection, contactSection, longDay, securitySection, type PastVersion } from './sections-end';

/** A section is there when its choice is on; the numbers close up. */
export function toSections(facts: Facts, past: readonly PastVersion[] = []): Clause[] {
  const { answers, hasRegime } = facts;
  const when = (isOn: boolean, section: () => Clause) => (isOn ? [section()] : []);
  const asksAboutMachines = answers.gdpr || answers.ukGdpr || answers.lgpd;
  return [
    collectedSection(facts),
    useSection(facts),
    ...when(hasRegime || answers.hasDetails, () => detailsSection(facts)),
    ...when(hasReceivers(facts), () => sharingSection(facts)),
    ...when(answers.cookies, () => cookiesSection(facts)),
    ...when(answers.userRights, () => rightsSection(facts)),
    ...when(answers.childrenPrivacy, childrenSection),
    ...when(answers.internationalTransfers, () => transfersSection(facts)),
    ...when(answers.security.trim() !== '', () => securitySection(facts)),
    ...when(asksAboutMachines || (answers.automated as string) !== '', () => automatedSection(facts)),
    ...when(answers.gdpr || answers.ukGdpr, () => europeSection(facts)),
    ...when(answers.ccpa, () => californiaSection(facts)),
    ...when(answers.usStates, () => statesSection(facts)),
    ...when(answers.lgpd, () => brazilSection(facts)),
    ...when(answers.dpdpa, () => indiaSection(facts)),
    changesSection(facts, answers.listsVersions ? past : []),
    contactSection(facts),
  ];
}

/** What the reader of the file has to know and the visitor of the site does not. */
export const publisherNote = ({ hasRegime, answers }: Facts): Block[] => {
  const missing = answers.hasDetails ? 'no legal bases' : 'no legal bases and no retention periods';
  const scope = hasRegime
    ? 'The laws are described as of January 2026; check what has changed since.'
    : `It names ${missing}, so it is not a full notice under the GDPR or similar laws.`;
  return [
    { kind: 'rule' },
    paragraph(
      `Note to the publisher, to be removed before publishing: this is a ${hasRegime ? '' : 'basic '}template, not legal advice. Have ${adviserIn(lawAt(answers.address))} review it. ${scope}`,
      'muted',
    ),
  ];
};

/** Open places make a draft; a finished sample still says what it is. */
export const markOf = (document: Document, work: Work): Document => {
  const marked = markDraft(document);
  return marked.mark || !isSampleWork(work) ? marked : { ...marked, mark: 'Sample' };
};

/** With a fault that nobody has agreed to, the policy is a draft that names it on top. */

export function toPolicy(work: Work, past: readonly PastVersion[] = [], kept: readonly string[] = []): Document {
  const facts = readWork(work);
  const { effectiveDate } = facts.answers;
  const document = markOf(
    {
      title: 'Privacy Policy',
      blocks: [
        heading(1, 'Privacy Policy'),
        paragraph(`Effective date: ${longDay(effectiveDate, facts) || gap('Effective Date')}`, 'muted'),
        paragraph(
          `This Privacy Policy explains how ${companyIn(facts)} ("we", "us" or "our") handles information about you when you use ${websiteIn(facts)} and the services we offer there.`,
        ),
        ...toClauseBlocks(toSections(facts, past)),
        ...publisherNote(facts),
      ],
    },
    work,
  );
  return withFaults(
    document,
    openFaults(facts, kept).map(({ text }) => text),
  );
}
