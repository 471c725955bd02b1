import { heading, paragraph, type Block } from '@/lib/blocks';
import { isWorkType } from './content';
import { hasNoInventions } from './clauses-employment';
import { describeItems } from './clauses-rental';
import { describeDeliverables, describeWork, hasDeliverables, workName } from './clauses-work';
import { linesOf, named, type Facts } from './facts';
import { tidy } from './typed';

interface ExhibitPart {
  id: string;
  /** "Exhibit A". */
  name: string;
  title: string;
  blocks: Block[];
}

const letterOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26);

const toBlocks = (body: (string | string[] | Block)[]): Block[] =>
  body.map((part) =>
    typeof part === 'string' ? paragraph(part) : Array.isArray(part) ? { kind: 'list', ordered: 'letters', items: part } : part,
  );

/** The work first, as the clauses call it Exhibit A; then the employee's own inventions, then those that were added. */
export function toExhibits(facts: Facts): ExhibitPart[] {
  const { answers, type, has, exhibits } = facts;
  const inventions = hasNoInventions(answers.priorInventions) ? [] : linesOf(answers.priorInventions);
  const parts: Omit<ExhibitPart, 'name'>[] = [
    ...(isWorkType(type) && answers.workExhibit
      ? [
          {
            id: 'work',
            title: facts.isRental
              ? 'Services and Equipment'
              : hasDeliverables(facts)
                ? `${workName(facts)} and Deliverables`
                : workName(facts),
            blocks: toBlocks([
              ...describeWork(facts),
              ...(facts.isRental ? describeItems(facts) : hasDeliverables(facts) ? describeDeliverables(facts) : []),
            ]),
          },
        ]
      : []),
    ...(type === 'employment' && has.ip && inventions.length > 0
      ? [
          {
            id: 'inventions',
            title: 'Inventions of the Employee',
            blocks: toBlocks(['The following inventions and works belong to the Employee:', inventions]),
          },
        ]
      : []),
    ...exhibits
      .filter(({ title, text }) => tidy(title) !== '' || linesOf(text).length > 0)
      .map(({ id, title, text }) => ({
        id: `own-${id}`,
        title: named(title, 'Exhibit Title'),
        blocks: toBlocks(linesOf(text).length > 0 ? linesOf(text) : [named('', 'Exhibit Text')]),
      })),
  ];
  return parts.map((part, index) => ({ ...part, name: `Exhibit ${letterOf(index)}` }));
}

const initialsOf = ({ client, provider }: Facts): Block => ({
  kind: 'columns',
  columns: [client, provider].map((role) => [paragraph(`${role} initials: ________`, 'muted')]),
});

/** Each on a page of its own, below the signatures. */
export const toExhibitBlocks = (facts: Facts): Block[] =>
  toExhibits(facts).flatMap(({ name, title, blocks }): Block[] => [
    { kind: 'break' },
    heading(2, `${name}: ${title}`),
    ...blocks,
    ...(facts.answers.initials ? [initialsOf(facts)] : []),
  ]);
