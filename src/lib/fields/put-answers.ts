import type { Answers } from '../topics/texts';
import type { DraftOf, Fields } from './define';
import { meaningsOf, toTyped } from './meaning';

/** Answers in the place of what fields of the same meaning say; a field that stands for several things goes by the first. */
export function putAnswers<F extends Fields>(fields: F, draft: DraftOf<F>, answers: Answers): DraftOf<F> {
  const typed: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const [means] = meaningsOf(field);
    const answer = means === undefined ? undefined : answers[means];
    const next = answer === undefined ? undefined : toTyped(field, answer);
    if (next !== undefined && next !== draft[name]) typed[name] = next;
  }
  return Object.keys(typed).length === 0 ? draft : { ...draft, ...typed };
}
