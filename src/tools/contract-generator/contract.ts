import { heading, markDraft, paragraph, withFaults, type Block, type Document } from '@/lib/blocks';
import { toClauseBlocks, type Clause } from '@/lib/clauses';
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
import { templateNote, typeMissing, type ContractType } from './content';
import { toExhibits, toExhibitBlocks } from './exhibits';
import { dayIn, named, readFacts, type Facts, type Section, type Switch } from './facts';
import { openFaults } from './faults';
import { toKeyTerms } from './key-terms';
import { isSample, type Made } from './model';
import { tidy } from './typed';

export const titles: Record<ContractType, string> = {
  service: 'Service Agreement',
  employment: 'Employment Agreement',
  nda: 'Non-Disclosure Agreement',
  freelance: 'Freelance Agreement',
  consulting: 'Consulting Agreement',
};

export function toSections(facts: Facts): Section[] {
  const { type, has } = facts;
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
  return [
    workSection(facts),
    ...(facts.isRental ? [equipmentSection(facts)] : []),
    ...(hasDeliverables(facts) ? [deliverablesSection(facts)] : []),
    termSection(facts),
    feeSection(facts),
    statusSection(facts),
    ...when('ip', () => ipSection(facts)),
    ...when('confidentiality', () => confidentialitySection(facts)),
    promisesSection(facts),
    ...when('liabilityCap', () => liabilitySection(facts)),
    ...limits,
    endingSection(facts),
    ...tail,
  ];
}

const withNotes = (sections: readonly Section[]): Clause[] =>
  sections.map(({ short, ...clause }) => ({ ...clause, body: [paragraph(`In short: ${short}`, 'muted'), ...clause.body] }));

function toParties({ answers, client, provider }: Facts): string[] {
  const one = (name: string, address: string, role: string) => `${name}, ${address} (the "${role}")`;
  return [
    `${one(named(answers.clientName, 'Client Name'), named(answers.clientAddress, 'Client Address'), client)}; and`,
    `${one(named(answers.providerName, 'Provider Name'), named(answers.providerAddress, 'Provider Address'), provider)}.`,
  ];
}

function toSignatures({ answers, client, provider }: Facts): Block[] {
  const sign = (name: string, signer: string) => (tidy(signer) === '' ? name : `${name}, by ${tidy(signer)}`);
  return [
    heading(2, 'Signatures'),
    paragraph('By signing below, the parties agree to this Agreement.'),
    {
      kind: 'signatures',
      parties: [
        { name: sign(named(answers.clientName, 'Client Name'), answers.clientSigner), role: client },
        { name: sign(named(answers.providerName, 'Provider Name'), answers.providerSigner), role: provider },
      ],
    },
  ];
}

/** Open places make a draft; a finished sample still says what it is. */
function markOf(document: Document, made: Made): Document {
  const marked = markDraft(document);
  return marked.mark || !isSample(made.answers) ? marked : { ...marked, mark: 'Sample' };
}

/** A contract with a fault that nobody has agreed to is a draft that names it on top. */
export function toContract(made: Made, kept: readonly string[] = []): Document {
  const facts = readFacts(made);
  if (!facts) return { title: 'Contract', blocks: [paragraph(typeMissing)] };
  const { answers, type } = facts;
  const title = facts.isRental ? 'Service and Rental Agreement' : type === 'nda' && answers.mutual ? `Mutual ${titles.nda}` : titles[type];
  const sections = toSections(facts);
  const start = dayIn(answers.startDate, 'Start Date');
  const document = markOf(
    {
      title,
      blocks: [
        heading(1, title),
        toKeyTerms(facts),
        { kind: 'note', text: templateNote },
        ...(answers.hasNotes
          ? [paragraph('The lines that begin with "In short" are there to help you read. They are not part of the contract.', 'muted')]
          : []),
        paragraph(`This ${title} (the "Agreement") takes effect on ${start} and is between:`),
        { kind: 'list', ordered: 'letters', items: toParties(facts) },
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
