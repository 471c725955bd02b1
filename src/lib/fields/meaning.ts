import type { Answers, Meaning } from '../topics/texts';
import { optionLabel, type DraftOf, type FieldDefinition, type Fields } from './define';

export const meaningsOf = ({ means }: FieldDefinition): readonly Meaning[] =>
  means === undefined ? [] : typeof means === 'string' ? [means] : means;

/** What may be typed into the field, or nothing where it does not fit. */
export function toTyped(field: FieldDefinition, answer: string): string | undefined {
  if (field.kind === 'choice') return field.options.find((option) => option === answer || optionLabel(field, option) === answer);
  return field.kind === 'text' || field.kind === 'long' || field.kind === 'email' || field.kind === 'url' || field.kind === 'tel'
    ? answer.slice(0, field.maxLength)
    : undefined;
}

/** What the answers of a form mean, as far as its fields say so. */
export function answersIn<F extends Fields>(fields: F, draft: DraftOf<F>): Answers {
  const answers: Answers = {};
  for (const [name, field] of Object.entries(fields)) {
    const [means] = meaningsOf(field);
    const typed: unknown = draft[name];
    if (means === undefined || typeof typed !== 'string' || typed.trim() === '') continue;
    answers[means] ??= field.kind === 'choice' ? optionLabel(field, typed) : typed.trim();
  }
  return answers;
}

interface Filling<F extends Fields> {
  /** The same object where nothing was filled in. */
  draft: DraftOf<F>;
  /** Labels of the fields that were empty and have an answer now. */
  filled: string[];
}

/** Answers put into the fields of the same meaning that are still empty; a choice counts as empty while it holds its default. */
export function fillEmpty<F extends Fields>(fields: F, draft: DraftOf<F>, answers: Answers): Filling<F> {
  const filled: string[] = [];
  const typed: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const known = meaningsOf(field).flatMap((means) => (answers[means] ?? '').trim() || []);
    const answer = known[0] === undefined ? undefined : toTyped(field, known[0]);
    const current: unknown = draft[name];
    const isEmpty = typeof current === 'string' && (current.trim() === '' || (field.kind === 'choice' && current === field.default));
    if (answer === undefined || !isEmpty || current === answer) continue;
    typed[name] = answer;
    filled.push(field.label);
  }
  return { draft: filled.length === 0 ? draft : { ...draft, ...typed }, filled };
}
