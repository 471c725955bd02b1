import { adviserIn } from '@/lib/legal-words';
import { heading, markDraft, paragraph, withFaults, type Block, type Document, type Party } from '@/lib/blocks';
import { toClauseBlocks, type Clause } from '@/lib/clauses';
import { signatureLines } from '@/lib/signature-lines';
import {
  benefitsSection,
  employeeConfidentialitySection,
  employmentEndingSection,
  employmentTermSection,
  inventionsSection,
  paySection,
  placeSection,
  positionSection,
} from './clauses-employment';
import { ndaSections } from './clauses-nda';
import { equipmentSection } from './clauses-rental';
import {
  additionalSections,
  confidentialitySection,
  dataProtectionSections,
  generalSection,
  ipSection,
  lawSection,
  liabilitySection,
  nonCompeteSection,
  nonSolicitSection,
} from './clauses-shared';
import {
  deliverablesSection,
  endingSection,
  feeSection,
  hasDeliverables,
  promisesSection,
  statusSection,
  termSection,
  workSection,
} from './clauses-work';
import { isWorkType, typeMissing, type ContractType } from './content';
import { toExhibits, toExhibitBlocks } from './exhibits';
import { dayInside, lawNamed, named, readFacts, type Facts, type Section, type Switch } from './facts';
import { openFaults } from './faults';
import { toKeyTerms } from './key-terms';
import { describeMissing } from './kind-checks';
import { kindSections } from './kinds';
import { listFurther } from './kinds-founders';
import { safeSections } from './kinds-safe';
import { isSample, type Made } from './model';
import { tidy } from './typed';

export const titles: Record<ContractType, string> = {
  service: 'Service Agreement',
  employment: 'Employment Agreement',
  nda: 'Non-Disclosure Agreement',
  freelance: 'Freelance Agreement',
  consulting: 'Consulting Agreement',
  subscription: 'Subscription Agreement',
  equipment: 'Equipment Rental Agreement',
  pilot: 'Pilot Agreement',
  intent: 'Letter of Intent',
  founders: 'Founders’ Agreement',
  safe: 'SAFE Cover Sheet',
};

export function toSections(facts: Facts): Section[] {
  const { type, has } = facts;
  // The form brings its own law, and everything else.
  if (type === 'safe') return safeSections(facts);
  const when = (name: Switch, section: () => Section) => (has[name] ? [section()] : []);
  const exhibits = toExhibits(facts);
  const tail = [lawSection(facts), generalSection(facts, exhibits.length > 0), ...additionalSections(facts)];
  const limits = [...when('nonSolicit', () => nonSolicitSection(facts)), ...when('nonCompete', () => nonCompeteSection(facts))];
  if (type === 'nda') return [...ndaSections(facts), ...limits, ...tail];
  if (type === 'employment') {
    const inventions = exhibits.find(({ id }) => id === 'inventions')?.name ?? '';
    return [
      positionSection(facts),
      placeSection(facts),
      employmentTermSection(facts),
      paySection(facts),
      benefitsSection(facts),
      ...when('ip', () => inventionsSection(facts, inventions)),
      ...when('confidentiality', () => employeeConfidentialitySection(facts)),
      ...limits,
      employmentEndingSection(facts),
      ...tail,
    ];
  }
  if (!isWorkType(type)) return [...kindSections(facts, type), ...tail];
  return [
    workSection(facts),
    ...(facts.isRental ? [equipmentSection(facts)] : []),
    ...(hasDeliverables(facts) ? [deliverablesSection(facts)] : []),
    termSection(facts),
    feeSection(facts),
    statusSection(facts),
    ...when('ip', () => ipSection(facts)),
    ...when('confidentiality', () => confidentialitySection(facts)),
    ...dataProtectionSections(facts),
    promisesSection(facts),
    ...when('liabilityCap', () => liabilitySection(facts)),
    ...limits,
    endingSection(facts),
    ...tail,
  ];
}

const withNotes = (sections: readonly Section[]): Clause[] =>
  sections.map(({ short, ...clause }) => ({ ...clause, body: [paragraph(`In short: ${short}`, 'muted'), ...clause.body] }));

/** The two sides, and whoever founds the business with them. */
function toParties(facts: Facts): string[] {
  const { answers, client, provider } = facts;
  const parties = [
    `${named(answers.clientName, 'Client Name')}, ${named(answers.clientAddress, 'Client Address')} (the "${client}")`,
    `${named(answers.providerName, 'Provider Name')}, ${named(answers.providerAddress, 'Provider Address')} (the "${provider}")`,
    ...listFurther(facts).map((founder) => `${founder.replace(/\.$/, '')} (a "Further Founder")`),
  ];
  return parties.map((party, index) => `${party}${index === parties.length - 1 ? '.' : index === parties.length - 2 ? '; and' : ';'}`);
}

function toSignatures(facts: Facts): Block[] {
  const { answers, client, provider, noun, type } = facts;
  const sign = (name: string, role: string, signer: string, place: string, isPerson: boolean): Party => ({
    name,
    role,
    lines: signatureLines({ party: name, signer: tidy(signer), place: tidy(place), ...(isPerson ? { kind: 'person' } : {}) }),
  });
  const isFounders = type === 'founders';
  return [
    heading(2, 'Signatures'),
    paragraph(
      type === 'safe' ? 'By signing below, the parties confirm this Sheet.' : `By signing below, the parties agree to this ${noun}.`,
    ),
    {
      kind: 'signatures',
      parties: [
        sign(named(answers.clientName, 'Client Name'), client, answers.clientSigner, answers.clientSignPlace, isFounders),
        sign(
          named(answers.providerName, 'Provider Name'),
          provider,
          answers.providerSigner,
          answers.providerSignPlace,
          isFounders || type === 'employment',
        ),
        ...listFurther(facts).map((founder) => sign(founder.split(',')[0] ?? founder, 'Further Founder', '', '', true)),
      ],
    },
  ];
}

/** Open places make a draft; a finished sample still says what it is. */
function markOf(document: Document, made: Made): Document {
  const marked = markDraft(document);
  return marked.mark || !isSample(made.answers) ? marked : { ...marked, mark: 'Sample' };
}

/** Printed in the file itself, above the contract, so that it is seen before anybody signs. */
const toTemplateNote = (law: string) =>
  `Template, not legal advice: have this contract reviewed by ${adviserIn(law)}, then remove this line. Laws are described as of 2025.`;

/** A contract with a fault that nobody has agreed to is a draft that names it on top. */
export function toContract(made: Made, kept: readonly string[] = []): Document {
  const facts = readFacts(made);
  if (!facts) return { title: 'Contract', blocks: [paragraph(typeMissing)] };
  const { answers, type } = facts;
  const title = facts.isRental ? 'Service and Rental Agreement' : type === 'nda' && answers.mutual ? `Mutual ${titles.nda}` : titles[type];
  const sections = toSections(facts);
  const start = dayInside(answers.startDate, 'Start Date', answers);
  const document = markOf(
    {
      title,
      blocks: [
        heading(1, title),
        toKeyTerms(facts),
        { kind: 'note', text: [toTemplateNote(lawNamed(facts)), describeMissing(facts)].filter(Boolean).join(' ') },
        ...(answers.hasNotes
          ? [paragraph('The lines that begin with "In short" are there to help you read. They are not part of the contract.', 'muted')]
          : []),
        paragraph(
          `This ${title} (the "${facts.noun}") ${type === 'safe' ? `is dated ${start}` : `takes effect on ${start}`} and is between:`,
        ),
        { kind: 'list', ordered: 'letters', items: toParties(facts) },
        ...(type === 'founders' ? [paragraph('Together they are the "Founders", and each of them is a "Founder".')] : []),
        ...toClauseBlocks(answers.hasNotes ? withNotes(sections) : sections),
        ...toSignatures(facts),
        ...toExhibitBlocks(facts),
      ],
    },
    made,
  );
  return withFaults(
    document,
    openFaults(facts, kept).map(({ text }) => text),
  );
}
