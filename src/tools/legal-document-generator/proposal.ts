import { rewordTask, toRewordings, type RewordReply } from '@/kinds/proposal/reword-task';
import { listSections, mergeRewordings } from '@/lib/rewording';
import { requestFor } from '@/writer/prompts';
import type { ProposalPart, Task } from '@/writer/task';
import { toSections } from './documents';
import type { LegalData, Made } from './model';
import { fittingWordings, listFixed, toClauses } from './wording';
import { legalWriter } from './writer';

/** The clauses in a model’s words. Parties, signatures, the disclaimer and clauses that define a term are not asked about. */
export function toLegalTask(made: Made): Task<RewordReply> {
  const clauses = toClauses(toSections(made));
  return rewordTask(clauses, {
    request: [
      requestFor('legal'),
      'Shorter sentences and everyday words are welcome; a stronger or weaker duty is not. Keep "must", "may" and "only" as strong as they are, words with a capital as they are written, and references such as "clause 4".',
      'Keep the number and the order of the paragraphs and list items of a clause. Add no clause, no law and no example. Leave out a clause that is plain enough already.',
    ].join('\n'),
    data: legalWriter.payload(made),
    fixed: listFixed(clauses),
  });
}

/** A clause was reworded for the facts it held then; with other answers those would come back with it. */
export function findObjection({ title, before }: ProposalPart, made: Made): string {
  const now = listSections(toClauses(toSections(made))).find((clause) => clause.title === title);
  return now?.text === before ? '' : 'Your answers are not those it was written from.';
}

/** After a fix, only the new wordings of clauses that say the same as before: the others would bring the fault back. */
export function keepWordings(before: Made, after: Made): Made {
  if (!before.rewordings?.length) return after;
  const old = new Map(listSections(toClauses(toSections(before))).map(({ title, text }) => [title, text]));
  const same = listSections(toClauses(toSections(after))).filter(({ title, text }) => old.get(title) === text);
  return { ...after, rewordings: before.rewordings.filter(({ title }) => same.some((clause) => clause.title === title)) };
}

export function takeClauses(data: LegalData, reply: RewordReply, chosen: ReadonlySet<string>, source: string): LegalData {
  const { made } = data;
  if (!made) return data;
  const all = mergeRewordings(made.rewordings ?? [], toRewordings(reply, chosen, source.slice(0, 200)));
  return { ...data, made: { ...made, rewordings: fittingWordings(toClauses(toSections(made)), all) } };
}

export const dropClauses = (data: LegalData): LegalData => (data.made ? { ...data, made: { ...data.made, rewordings: [] } } : data);
