import { heading, paragraph, type Block } from './blocks';

/** A numbered part of a contract or policy. Clauses that are switched off are simply not in the list: the numbers close up. */
export interface Clause {
  /** What other clauses call it by, in `clauseNumber`. */
  id?: string;
  title: string;
  /** Texts are numbered 1.1, 1.2 …; lists belong to the text before them and are lettered; other blocks stand as they are. */
  body: (string | string[] | Block)[];
}

const reference = /\uE002([^\uE002\uE003]*)\uE003/g;

/** Stands for the number of another clause, whatever it will be: "as set out in clause 7". */
export const clauseNumber = (id: string) => `\uE002${id}\uE003`;

/** A single text needs no number of its own. */
export function toClauseBlocks(clauses: readonly Clause[]): Block[] {
  const numbers = new Map(clauses.map(({ id }, index) => [id ?? '', index + 1]));
  const resolve = (text: string) => text.replace(reference, (_, id: string) => String(numbers.get(id) ?? ''));
  return clauses.flatMap(({ title, body }, index): Block[] => {
    const texts = body.filter((part) => typeof part === 'string').length;
    let count = 0;
    return [
      heading(2, `${index + 1}. ${resolve(title)}`),
      ...body.map((part): Block => {
        if (typeof part === 'string') {
          count += 1;
          return paragraph(texts > 1 ? `${index + 1}.${count} ${resolve(part)}` : resolve(part));
        }
        return Array.isArray(part) ? { kind: 'list', items: part.map(resolve), ordered: 'letters' } : part;
      }),
    ];
  });
}

/** References to clauses that are not there: a mistake in the template, found by its test. */
export const danglingReferences = (clauses: readonly Clause[]): string[] => {
  const known = new Set(clauses.map(({ id }) => id));
  return [...JSON.stringify(clauses).matchAll(reference)].map(([, id = '']) => id).filter((id) => !known.has(id));
};
