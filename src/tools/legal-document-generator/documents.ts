import { heading, markDraft, paragraph, type Block, type Document, type Party } from '@/lib/blocks';
import { toClauseBlocks } from '@/lib/clauses';
import { isDay } from '@/lib/dates';
import { gap } from '@/lib/gaps';
import { partiesLine } from './clauses-common';
import { contractorSections } from './clauses-contractor';
import { employmentSections } from './clauses-employment';
import { ndaRoles, ndaSections } from './clauses-nda';
import { partnershipSections } from './clauses-partnership';
import { privacySections } from './clauses-privacy';
import { serviceSections } from './clauses-service';
import { termsSections } from './clauses-terms';
import { templateNote } from './content';
import { effectiveIn, longDay, readAnswers, say, type Facts, type Section } from './facts';
import { isSample, type FieldName, type Made } from './model';
import { templateOf, type TemplateId } from './templates';

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

const withNotes = (sections: readonly Section[]): Section[] =>
  sections.map((section) => ({ ...section, body: [paragraph(`In plain English: ${section.note}`, 'muted'), ...section.body] }));

const clausesOf = (sections: readonly Section[], hasNotes: boolean) => toClauseBlocks(hasNotes ? withNotes(sections) : sections);

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
    const blocks = [
      heading(1, title),
      ...policyHead(facts),
      paragraph(templateNote.policy, 'muted'),
      ...(hasNotes ? [notesIntro(template === 'privacy-policy' ? 'policy' : 'terms')] : []),
      ...clausesOf(toSections(made), hasNotes),
    ];
    return markOf({ title, blocks }, made);
  }
  const { title, noun, sides, sections } = toAgreement(template, facts);
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
    ...(hasNotes ? [notesIntro(noun.toLowerCase())] : []),
    paragraph(`${partiesLine(noun, first, second)}${partners} It takes effect on ${effectiveIn(facts)} (the "Effective Date").`),
    ...clausesOf(sections, hasNotes),
    heading(2, 'Signatures'),
    paragraph(
      `The parties sign this ${noun} on the dates beside their names. Whoever signs for an organization adds their own name and title, and confirms that they may sign for it.`,
    ),
    { kind: 'signatures', parties },
  ];
  return markOf({ title, blocks }, made);
}
