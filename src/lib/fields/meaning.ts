import { typedCurrency } from '../currencies';
import { parseNumber } from '../numbers';
import { foldText } from '../text';
import type { Answers, Meaning } from '../topics/texts';
import { isNumeric, optionLabel, type ChoiceField, type DraftOf, type FieldDefinition, type Fields, type NumberField } from './define';
import { readField } from './read';

export const meaningsOf = ({ means }: FieldDefinition): readonly Meaning[] =>
  means === undefined ? [] : typeof means === 'string' ? [means] : means;

const plain = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The option that says the same, in whatever letters. */
const toOption = (field: ChoiceField, answer: string): string | undefined =>
  field.options.find((option) => [option, optionLabel(field, option)].some((name) => plain(name) === plain(answer)));

/** A figure, and what it is for: "$29 per month", "$4.20 a loaf", "29 €/mo", "30 days". */
const figureAndUnit = /^(.+?)\s*(\/.*|\b(?:per|an?|each|every)\b.*|(?:day|week|month|year)(?:s|ly)?)$/i;

function toFigure({ isMonthly }: NumberField, answer: string): string | undefined {
  if (parseNumber(answer).ok) return answer;
  const [, figure = '', unit = ''] = figureAndUnit.exec(answer) ?? [];
  return parseNumber(figure).ok && (!isMonthly || /\bmo(?:nth)?(?:s|ly)?\b/i.test(unit)) ? figure : undefined;
}

/** What may be typed into the field, or nothing where it does not fit. */
export function toTyped(field: FieldDefinition, answer: string): string | undefined {
  switch (field.kind) {
    case 'choice':
      return toOption(field, answer);
    case 'text':
    case 'long':
    case 'email':
    case 'url':
    case 'tel':
      return answer.slice(0, field.maxLength);
    case 'flag':
    case 'list':
    case 'color':
      return undefined;
    default: {
      const typed = isNumeric(field) ? toFigure(field, answer.trim()) : answer.trim();
      if (typed === undefined) return undefined;
      // An amount may be in any currency: the field itself says where it is another than the document's.
      const around = { today: '', currency: typedCurrency(typed) ?? 'USD' };
      return readField(field, typed, around).problem === undefined ? typed : undefined;
    }
  }
}

/** The figure that an answer comes to in a document of that currency; nothing where it does not fit. */
export function toFigureIn(field: NumberField, answer: string, currency: string): number | undefined {
  const typed = toFigure(field, answer.trim());
  if (typed === undefined || typed === '') return undefined;
  const { value, problem } = readField(field, typed, { today: '', currency });
  return problem === undefined && typeof value === 'number' ? value : undefined;
}

/** Whether somebody answered: what a field starts with is nobody's answer. */
export const isAnswered = (field: FieldDefinition, typed: string): boolean =>
  typed.trim() !== '' && typed !== field.default && toTyped(field, typed) !== undefined;

/** What the answers of a form mean, as far as its fields say so. */
export function answersIn<F extends Fields>(fields: F, draft: DraftOf<F>): Answers {
  const answers: Answers = {};
  for (const [name, field] of Object.entries(fields)) {
    const [means] = meaningsOf(field);
    const typed: unknown = draft[name];
    if (means === undefined || typeof typed !== 'string' || !isAnswered(field, typed)) continue;
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

/** Answers put into the fields of the same meaning that are still empty, or as they started. */
export function fillEmpty<F extends Fields>(fields: F, draft: DraftOf<F>, answers: Answers): Filling<F> {
  const filled: string[] = [];
  const typed: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const known = meaningsOf(field).flatMap((means) => (answers[means] ?? '').trim() || []);
    const answer = known[0] === undefined ? undefined : toTyped(field, known[0]);
    const current: unknown = draft[name];
    const isEmpty = typeof current === 'string' && (current.trim() === '' || current === field.default);
    if (answer === undefined || !isEmpty || current === answer) continue;
    typed[name] = answer;
    filled.push(field.label);
  }
  return { draft: filled.length === 0 ? draft : { ...draft, ...typed }, filled };
}
