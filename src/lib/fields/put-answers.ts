import type { Answers } from '../topics/texts';
import type { DraftOf, Fields } from './define';
import { meaningsOf, toTyped } from './meaning';

/** What holds a draft of such fields, and puts a new one in. */
export interface FactForm<T> {
  fields: Fields;
  draftOf: (data: T) => DraftOf<Fields>;
  withDraft: (data: T, draft: DraftOf<Fields>) => T;
}

/** The same for several forms of one document; the very same document where nothing changes. */
export const putIntoForms = <T>(forms: readonly FactForm<T>[], data: T, answers: Answers): T =>
  forms.reduce((before, { fields, draftOf, withDraft }) => {
    const draft = draftOf(before);
    const next = putAnswers(fields, draft, answers);
    return next === draft ? before : withDraft(before, next);
  }, data);

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
