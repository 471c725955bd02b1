import { heading, markDraft, paragraph, type Block, type Document, type Party } from '@/lib/blocks';
import { isDay } from '@/lib/dates';
import { gap } from '@/lib/gaps';
import { reword, type Rewording } from '@/lib/rewording';
import { joinWords } from '@/lib/text';
import { partiesLine } from './clauses-common';
import { contractorSections } from './clauses-contractor';
import { employmentSections } from './clauses-employment';
import { ndaRoles, ndaSections } from './clauses-nda';
import { partnershipSections } from './clauses-partnership';
import { privacySections } from './clauses-privacy';
import { serviceSections } from './clauses-service';
import { termsSections } from './clauses-terms';
import { templateNote, uncheckedNote } from './content';
import { effectiveIn, longDay, readAnswers, say, type Facts, type Section } from './facts';
import { isSample, type FieldName, type Made } from './model';
import { templateOf, type TemplateId } from './templates';
import { fittingWordings, toClauses } from './wording';

interface Agreement {
  title: string;
  noun: string;
  /** The two sides: the field with the name, and what the text calls them. */
  sides: readonly [readonly [FieldName, string], readonly [FieldName, string]];
  sections: Section[];
}

function toAgreement(template: Exclude<TemplateId, 'privacy-policy' | 'terms-of-service'>, facts: Facts): Agreement {
  switch (template) {
    case 'nda': {
      const [company, other] = ndaRoles(facts);
      return {
        title: facts.answers.ndaKind === 'mutual' ? 'Mutual Non-Disclosure Agreement' : 'Non-Disclosure Agreement',
        noun: 'Agreement',
        sides: [
          ['companyName', company],
          ['otherParty', other],
        ],
        sections: ndaSections(facts),
      };
    }
    case 'service-agreement':
      return {
        title: 'Service Agreement',
        noun: 'Agreement',
        sides: [
          ['companyName', 'Provider'],
          ['clientName', 'Client'],
        ],
        sections: serviceSections(facts),
      };
    case 'partnership-agreement':
      return {
        title: 'Partnership Agreement',
        noun: 'Agreement',
        sides: [
          ['partnerOne', 'First Partner'],
          ['partnerTwo', 'Second Partner'],
        ],
        sections: partnershipSections(facts),
      };
    case 'employment-contract': {
      const isContractor = facts.answers.engagement === 'contractor';
      return {
        title: isContractor ? 'Independent Contractor Agreement' : 'Employment Contract',
        noun: isContractor ? 'Agreement' : 'Contract',
        sides: [
          ['companyName', 'Company'],
          ['employeeName', isContractor ? 'Contractor' : 'Employee'],
        ],
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
  paragraph(`The lines that begin with "In plain English" help you read. They are not a part of the ${what}.`, 'muted');

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

function policyHead({ day, answers }: Facts): Block[] {
  const lines = [
    `Last updated: ${isDay(day) ? longDay(day) : gap('Last Updated')}`,
    ...(isDay(answers.effectiveDate) ? [`Effective date: ${longDay(answers.effectiveDate)}`] : []),
  ];
  return lines.map((line) => paragraph(line, 'muted'));
}

export function toDocument(made: Made, hasNotes = false): Document {
  const { template } = made;
  const facts = readAnswers(made);
  if (template === 'privacy-policy' || template === 'terms-of-service') {
    const { name: title } = templateOf(template);
    const clauses = clausesOf(made, toSections(made), hasNotes);
    const blocks = [
      heading(1, title),
      ...policyHead(facts),
      paragraph(templateNote.policy, 'muted'),
      ...clauses.note,
      ...(hasNotes ? [notesIntro(template === 'privacy-policy' ? 'policy' : 'terms')] : []),
      ...clauses.blocks,
    ];
    return markOf({ title, blocks }, made);
  }
  const { title, noun, sides, sections } = toAgreement(template, facts);
  const clauses = clausesOf(made, sections, hasNotes);
  const parties = sides.map(([field, role]): Party => ({ name: say(facts, field), role }));
  const [first, second] = sides.map(([field, role]) => [say(facts, field), role] as const);
  if (!first || !second) throw new Error('An agreement has two sides.');
  const partners =
    template === 'partnership-agreement'
      ? ' Together they are the "Partners", and each of them is a "Partner" and a party to this Agreement.'
      : '';
  const blocks: Block[] = [
    heading(1, title),
    paragraph(templateNote.agreement, 'muted'),
    ...clauses.note,
    ...(hasNotes ? [notesIntro(noun.toLowerCase())] : []),
    paragraph(`${partiesLine(noun, first, second)}${partners} It takes effect on ${effectiveIn(facts)} (the "Effective Date").`),
    ...clauses.blocks,
    heading(2, 'Signatures'),
    paragraph(
      `The parties sign this ${noun} on the dates beside their names. Whoever signs for an organization adds their own name and title, and confirms that they may sign for it.`,
    ),
    { kind: 'signatures', parties },
  ];
  return markOf({ title, blocks }, made);
}
