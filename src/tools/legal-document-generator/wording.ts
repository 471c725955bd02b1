import type { Document } from '@/lib/blocks';
import { toClauseBlocks } from '@/lib/clauses';
import { listSections, type Rewording } from '@/lib/rewording';
import type { Section } from './facts';

/** (the "Purpose"), ("we", "us" or "our"), "Recipient" means … */
const defines = /\((?:the )?"|" (?:then )?means\b/;

/** The numbered clauses alone: what stands before and after them is in nobody else’s words. */
export const toClauses = (sections: readonly Section[]): Document => ({ title: '', blocks: toClauseBlocks(sections) });

/** Clauses that give a term its meaning; every other clause leans on their exact words. */
export const listFixed = (clauses: Document): string[] =>
  listSections(clauses)
    .filter(({ text }) => defines.test(text))
    .map(({ title }) => title);

/** Those of the new wordings that may stand in this document, in its order. */
export function fittingWordings(clauses: Document, rewordings: readonly Rewording[]): Rewording[] {
  const fixed = listFixed(clauses);
  return listSections(clauses).flatMap(({ title }) => {
    const found = fixed.includes(title) ? undefined : rewordings.find((rewording) => rewording.title === title);
    return found && found.text.trim() !== '' ? [found] : [];
  });
}

/** Numbers with their unit, open places, and the names that contracts write with a capital inside a sentence. */
const facts = /\[[^[\]\n]+\]|\d[\d.,]*(?<=\d)%?(?: (?:hour|day|week|month|year)s?\b)?|(?<=[a-z,;’] )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu;

const factsIn = (text: string) => [...new Set(text.match(facts) ?? [])];
const numberIn = (fact: string) => /^\d[\d.,%]*/.exec(fact)?.[0];

/** What a clause said before and does not say any more. */
export function findLosses(clauses: Document, rewordings: readonly Rewording[]): { title: string; lost: string[] }[] {
  const before = new Map(listSections(clauses).map(({ title, text }) => [title, text]));
  return rewordings.flatMap(({ title, text }) => {
    const numbers = new Set(factsIn(text).map(numberIn));
    const lower = text.toLowerCase();
    const lost = factsIn(before.get(title) ?? '').filter((fact) => {
      const number = numberIn(fact);
      return number === undefined ? !lower.includes(fact.toLowerCase()) : !numbers.has(number);
    });
    return lost.length === 0 ? [] : [{ title, lost }];
  });
}
