import { adviserIn } from '@/lib/legal-words';
import { heading, markDraft, paragraph, withFaults, type Block, type Document, type Party, type Term } from '@/lib/blocks';
import { isDay } from '@/lib/dates';
import { gap } from '@/lib/gaps';
import { withArticle } from '@/lib/places';
import { reword, type Rewording } from '@/lib/rewording';
import { sayNotCovered } from '@/lib/law-packs';
import { signatureLines } from '@/lib/signature-lines';
import { joinWords } from '@/lib/text';
import { partiesLine } from './clauses-common';
import { contractorSections } from './clauses-contractor';
import { employmentSections } from './clauses-employment';
import { ndaRoles, ndaSections } from './clauses-nda';
import { partnershipSections } from './clauses-partnership';
import { privacySections } from './clauses-privacy';
import { serviceSections } from './clauses-service';
import { termsSections } from './clauses-terms';
import { uncheckedNote } from './content';
import { effectiveIn, longDay, partyText, readAnswers, say, sayLaw, type Facts, type Section } from './facts';
import { openFaults } from './faults';
import { isSample, type FieldName, type Made, type PartyName } from './model';
import { templateOf, type TemplateId } from './templates';
import { fittingWordings, toClauses } from './wording';

/** One of the two sides: the field with its name, and what the text calls it. */
interface Side {
  name: FieldName;
  role: string;
  address: PartyName;
  /** Given where an organization may sign; a person signs alone. */
  signer?: PartyName;
}

const company = (role: string): Side => ({ name: 'companyName', role, address: 'companyAddress', signer: 'companySigner' });

interface Agreement {
  title: string;
  noun: string;
  sides: readonly [Side, Side];
  sections: Section[];
}

function toAgreement(template: Exclude<TemplateId, 'privacy-policy' | 'terms-of-service'>, facts: Facts): Agreement {
  switch (template) {
    case 'nda': {
      const [own, other] = ndaRoles(facts);
      return {
        title: facts.answers.ndaKind === 'mutual' ? 'Mutual Non-Disclosure Agreement' : 'Non-Disclosure Agreement',
        noun: 'Agreement',
        sides: [company(own), { name: 'otherParty', role: other, address: 'otherPartyAddress', signer: 'otherPartySigner' }],
        sections: ndaSections(facts),
      };
    }
    case 'service-agreement':
      return {
        title: 'Service Agreement',
        noun: 'Agreement',
        sides: [company('Provider'), { name: 'clientName', role: 'Client', address: 'clientAddress', signer: 'clientSigner' }],
        sections: serviceSections(facts),
      };
    case 'partnership-agreement':
      return {
        title: 'Partnership Agreement',
        noun: 'Agreement',
        sides: [
          { name: 'partnerOne', role: 'First Partner', address: 'partnerOneAddress' },
          { name: 'partnerTwo', role: 'Second Partner', address: 'partnerTwoAddress' },
        ],
        sections: partnershipSections(facts),
      };
    case 'employment-contract': {
      const isContractor = facts.answers.engagement === 'contractor';
      return {
        title: isContractor ? 'Independent Contractor Agreement' : 'Employment Contract',
        noun: isContractor ? 'Agreement' : 'Contract',
        sides: [company('Company'), { name: 'employeeName', role: isContractor ? 'Contractor' : 'Employee', address: 'employeeAddress' }],
        sections: isContractor ? contractorSections(facts) : employmentSections(facts),
      };
    }
  }
}

/** The numbered clauses of a document, each with its note. */
export const toSections = (made: Made): Section[] => {
  const { template } = made;
  const facts = readAnswers(made);
  if (template === 'privacy-policy') return privacySections(facts);
  if (template === 'terms-of-service') return termsSections(facts);
  return toAgreement(template, facts).sections;
};

const notesIntro = (what: string) =>
  paragraph(`The lines that begin with "In plain English" are there to help you read. They are not part of the ${what}.`, 'muted');

/** After each heading of a clause, in whose words it may be. */
const withNotes = (blocks: readonly Block[], sections: readonly Section[]): Block[] => {
  const notes = sections.map(({ note }) => paragraph(`In plain English: ${note}`, 'muted'));
  return blocks.flatMap((block) => [block, ...(block.kind === 'heading' ? notes.splice(0, 1) : [])]);
};

/** Says in the document itself whose words are in it, where somebody would read it before signing. */
function wordingNote(sections: readonly Section[], rewordings: readonly Rewording[]): Block[] {
  if (rewordings.length === 0) return [];
  const titles = sections.map(({ title }) => title);
  const numbers = rewordings.map(({ title }) => `${titles.indexOf(title) + 1}`);
  const sources = [...new Set(rewordings.flatMap(({ source }) => (source ? [source] : [])))];
  const named = `${numbers.length === 1 ? 'clause' : 'clauses'} ${joinWords(numbers)}`;
  return [paragraph(`Reworded by ${joinWords(sources) || 'an AI model'}: ${named}. ${uncheckedNote}`, 'warn')];
}

/** The new wordings that this document holds. */
export const listWordings = (made: Made): Rewording[] =>
  made.rewordings?.length ? fittingWordings(toClauses(toSections(made)), made.rewordings) : [];

/** The clauses as they are printed, and what is said above them. */
function clausesOf(made: Made, sections: readonly Section[], hasNotes: boolean): { note: Block[]; blocks: Block[] } {
  const clauses = toClauses(sections);
  const rewordings = listWordings(made);
  const { blocks } = reword(clauses, rewordings);
  return { note: wordingNote(sections, rewordings), blocks: hasNotes ? withNotes(blocks, sections) : blocks };
}

/** Open places make a draft; a finished sample still says what it is. */
function markOf(document: Document, made: Made): Document {
  const marked = markDraft(document);
  return marked.mark || !isSample(made) ? marked : { ...marked, mark: 'Sample' };
}

/** Stands in the file itself, above the text, so that it is seen before it is used. */
const toTemplateNote = (law: string, isSigned: boolean) =>
  `Informational template, not legal advice: have it reviewed by ${adviserIn(law)}${isSigned ? ' before anyone signs' : ''}, then remove this line. Laws are described as of 2025.`;

function policyHead(facts: Facts): Block[] {
  const { day, answers } = facts;
  const lines = [
    `Last updated: ${isDay(day) ? longDay(day, facts) : gap('Last Updated')}`,
    ...(isDay(answers.effectiveDate) ? [`Effective date: ${longDay(answers.effectiveDate, facts)}`] : []),
  ];
  return lines.map((line) => paragraph(line, 'muted'));
}

/** A line for everything that a signature needs; what was typed is filled in. */
function signatureOf(facts: Facts, { name, role, address, signer }: Side): Party {
  const party = say(facts, name);
  const lines = signatureLines({ party, signer: partyText(facts, signer), place: '', kind: signer ? 'organization' : 'person' });
  const isOpen = partyText(facts, address) === '';
  return { name: party, role, lines: isOpen ? [...lines.slice(0, -2), { label: 'Address', value: '' }, ...lines.slice(-2)] : lines };
}

/** "Acme Inc., 12 Mill Street, Salem", as far as it was given. */
function nameOf(facts: Facts, { name, address }: Side): string {
  const where = partyText(facts, address);
  return where === '' ? say(facts, name) : `${say(facts, name)}, ${where}`;
}

/** A document with a fault that nobody has agreed to is a draft that names it on top. */
export const toDocument = (made: Made, hasNotes = false, accepted: readonly string[] = []): Document =>
  withFaults(
    toPlainDocument(made, hasNotes),
    openFaults(made, accepted).map(({ text }) => text),
  );

function toPlainDocument(made: Made, hasNotes: boolean): Document {
  const { template } = made;
  const facts = readAnswers(made);
  if (template === 'privacy-policy' || template === 'terms-of-service') {
    const { name: title } = templateOf(template);
    const clauses = clausesOf(made, toSections(made), hasNotes);
    const blocks: Block[] = [
      heading(1, title),
      ...policyHead(facts),
      { kind: 'note', text: toTemplateNote(sayLaw(facts), false) },
      ...clauses.note,
      ...(hasNotes ? [notesIntro(template === 'privacy-policy' ? 'policy' : 'terms')] : []),
      ...clauses.blocks,
    ];
    return markOf({ title, blocks }, made);
  }
  const { title, noun, sides, sections } = toAgreement(template, facts);
  const clauses = clausesOf(made, sections, hasNotes);
  const [first, second] = sides;
  const missing = sayNotCovered(
    withArticle(sayLaw(facts)),
    second.role === 'Employee' ? 'employment' : template === 'nda' ? 'nda' : 'trade',
  );
  const partners =
    template === 'partnership-agreement'
      ? ' Together they are the "Partners", and each of them is a "Partner" and a party to this Agreement.'
      : '';
  const blocks: Block[] = [
    heading(1, title),
    {
      kind: 'terms',
      rows: [
        ...sides.map((side): Term => ({ label: side.role, value: nameOf(facts, side) })),
        { label: 'Effective Date', value: effectiveIn(facts) },
      ],
    },
    { kind: 'note', text: [toTemplateNote(sayLaw(facts), true), missing].filter(Boolean).join(' ') },
    ...clauses.note,
    ...(hasNotes ? [notesIntro(noun.toLowerCase())] : []),
    paragraph(
      `${partiesLine(noun, [nameOf(facts, first), first.role], [nameOf(facts, second), second.role])}${partners} It takes effect on ${effectiveIn(facts)} (the "Effective Date").`,
    ),
    ...clauses.blocks,
    heading(2, 'Signatures'),
    paragraph(
      `The parties have signed this ${noun} on the dates below.${sides.some(({ signer }) => signer) ? ' Anyone signing for an organization adds their name and title and confirms that they are authorized to sign.' : ''}`,
    ),
    { kind: 'signatures', parties: sides.map((side) => signatureOf(facts, side)) },
  ];
  return markOf({ title, blocks }, made);
}
