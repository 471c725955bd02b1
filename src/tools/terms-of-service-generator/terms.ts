import { heading, markDraft, paragraph, withFaults, type Block, type Document } from '@/lib/blocks';
import { toClauseBlocks, type Clause } from '@/lib/clauses';
import { isDay } from '@/lib/dates';
import { gap } from '@/lib/gaps';
import { adviserIn, formatLegalDay } from '@/lib/legal-words';
import { contactIn, lawNamed, readAnswers, tidy, type Facts } from './facts';
import { openFaults } from './faults';
import { isSample, type Made } from './model';
import { toPolicyBlocks } from './policies';
import { aiSection, apiSection, contentSection, copyrightSection, disputesSection } from './sections-extra';
import { changesSection, generalSection, indemnitySection, lawSection, liabilitySection, warrantySection } from './sections-law';
import {
  acceptanceSection,
  accountsSection,
  eligibilitySection,
  endSection,
  ipSection,
  serviceSection,
  subscriptionsSection,
  useSection,
  type Section,
} from './sections-use';

/** Twelve sections that all terms have, and those whose switch is on in their places; the numbers follow. */
export function toSections(facts: Facts): Section[] {
  const { answers } = facts;
  const when = (isOn: boolean, section: () => Section) => (isOn ? [section()] : []);
  return [
    acceptanceSection(facts),
    eligibilitySection(facts),
    ...when(answers.accounts, () => accountsSection(contactIn(facts))),
    serviceSection(facts),
    ...when(answers.subscriptions, () => subscriptionsSection(facts, answers.includeRefundPolicy)),
    useSection(),
    ...when(answers.userContent, () => contentSection(facts)),
    ...when(answers.dmca, () => copyrightSection(facts)),
    ...when(answers.ai, () => aiSection(facts)),
    ...when(answers.api, () => apiSection(facts)),
    ipSection(facts),
    endSection(facts, answers.subscriptions),
    warrantySection(facts),
    liabilitySection(facts),
    indemnitySection(facts, answers.userContent),
    lawSection(facts),
    ...when(answers.arbitration || answers.classWaiver, () => disputesSection(facts)),
    changesSection(facts),
    generalSection(facts),
  ];
}

const inShort = (short: string): Block => paragraph(`In short: ${short}`, 'muted');

const withSummary = (sections: readonly Section[]): Clause[] =>
  sections.map(({ short, ...clause }) => ({ ...clause, body: [inShort(short), ...clause.body] }));

/** Open places make a draft; a finished sample still says what it is. */
function markOf(document: Document, facts: Facts, kept: readonly string[]): Document {
  const marked = markDraft(document);
  const named: Document = marked.mark || !isSample(facts.draft) ? marked : { ...marked, mark: 'Sample' };
  return withFaults(
    named,
    openFaults(facts, kept).map(({ text }) => text),
  );
}

/** Stands in the file itself, above the text, so that it is seen before it is published. */
const toTemplateNote = (facts: Facts) =>
  `Template, not legal advice: have these terms reviewed by ${adviserIn(lawNamed(facts))}, then remove this line. Laws are described as of November 2025.`;

function headLines(facts: Facts, day: string): string[] {
  const { effectiveDate, version, changeSummary } = facts.answers;
  return [
    `Last updated: ${isDay(day) ? formatLegalDay(day, lawNamed(facts)) : gap('Last Updated')}`,
    ...(isDay(effectiveDate) ? [`Effective date: ${formatLegalDay(effectiveDate, lawNamed(facts))}`] : []),
    ...(tidy(version) === '' ? [] : [`Version: ${tidy(version)}`]),
    ...(tidy(changeSummary) === '' ? [] : [`What changed: ${tidy(changeSummary)}`]),
  ];
}

const title = 'Terms of Service';

/** Terms with a fault that nobody has agreed to are a draft that names it on top. */
export function toTerms({ answers: draft, day }: Made, kept: readonly string[] = []): Document {
  const facts = readAnswers(draft);
  const { answers } = facts;
  const sections = toSections(facts);
  return markOf(
    {
      title,
      blocks: [
        heading(1, title),
        ...headLines(facts, day).map((line) => paragraph(line, 'muted')),
        paragraph(toTemplateNote(facts), 'muted'),
        ...(answers.hasSummary
          ? [paragraph('The lines that begin with "In short" are there to help you read. They are not part of the contract.', 'muted')]
          : []),
        ...toClauseBlocks(answers.hasSummary ? withSummary(sections) : sections),
        ...toPolicyBlocks(facts).flatMap(({ title: name, short, body }) => [
          heading(2, name),
          ...(answers.hasSummary ? [inShort(short)] : []),
          ...body,
        ]),
      ],
    },
    facts,
    kept,
  );
}

/** The same terms as a table that can be read in a minute. */
export function toShortVersion({ answers: draft, day }: Made, kept: readonly string[] = []): Document {
  const facts = readAnswers(draft);
  const rows = [
    ...toSections(facts).map((section, index) => [`${index + 1}. ${section.title}`, section.short]),
    ...toPolicyBlocks(facts).map((block) => [block.title, block.short]),
  ];
  return markOf(
    {
      title: `${title} in plain English`,
      blocks: [
        heading(1, `${title} in plain English`),
        paragraph(`Last updated: ${isDay(day) ? formatLegalDay(day, lawNamed(facts)) : gap('Last Updated')}`, 'muted'),
        paragraph('A summary to help you read. It is not part of the contract; the full Terms of Service are.', 'muted'),
        {
          kind: 'table',
          columns: [
            { label: 'Section', weight: 1 },
            { label: 'In plain English', weight: 2 },
          ],
          rows,
        },
      ],
    },
    facts,
    kept,
  );
}
