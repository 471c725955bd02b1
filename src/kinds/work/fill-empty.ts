import { optionLabel, type DraftOf, type FieldDefinition, type Fields } from '@/lib/fields';

interface Filling<F extends Fields> {
  filled: DraftOf<F>;
  /** Labels of the fields that were empty and have an answer now, and of those that had one. */
  taken: string[];
  kept: string[];
}

/** What may be typed into the field, or nothing where it does not fit. */
function toTyped(field: FieldDefinition, answer: string): string | undefined {
  if (field.kind === 'text' || field.kind === 'long') return answer.slice(0, field.maxLength);
  if (field.kind === 'choice') return field.options.find((option) => option === answer || optionLabel(field, option) === answer);
  return undefined;
}

/** Answers put into the fields of the same label that are still empty; a choice counts as empty while it holds its default. */
export function fillEmpty<F extends Fields>(fields: F, draft: DraftOf<F>, answers: Readonly<Record<string, string>>): Filling<F> {
  const filling: Filling<F> = { filled: { ...draft }, taken: [], kept: [] };
  const entries = Object.entries(fields) as [keyof F & string, FieldDefinition][];
  for (const [name, field] of entries) {
    const answer = Object.hasOwn(answers, field.label) ? (answers[field.label] ?? '').trim() : '';
    const typed = answer === '' ? undefined : toTyped(field, answer);
    if (typed === undefined) continue;
    const current: unknown = draft[name];
    const isEmpty = typeof current === 'string' && (current.trim() === '' || (field.kind === 'choice' && current === field.default));
    if (isEmpty && current !== typed) {
      Object.assign(filling.filled, { [name]: typed });
      filling.taken.push(field.label);
    } else if (!isEmpty) filling.kept.push(field.label);
  }
  return filling;
}
