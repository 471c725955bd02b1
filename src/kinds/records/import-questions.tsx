import { optionLabel, type Surroundings } from '@/lib/fields';
import { formatDay } from '@/lib/dates';
import { parseDay, type DayOrder } from '@/lib/parse-day';
import { plural } from '@/lib/text';
import { fallbackOption, type findOpenDates, type findUnknownWords, type ImportAnswers } from './import-records';
import { Choose } from './import-steps';

/** What becomes of what is in the list already. */
export type Place = 'add' | 'replace-samples' | 'replace-all';

interface QuestionsProps {
  dates: ReturnType<typeof findOpenDates>;
  words: ReturnType<typeof findUnknownWords>;
  repeats: number;
  mayRepeat: boolean;
  answers: ImportAnswers;
  onAnswer: (answers: ImportAnswers) => void;
  /** Asked only where there is something to keep or replace. */
  place: { value: Place; options: readonly (readonly [Place, string])[]; onChange: (place: Place) => void } | undefined;
  around: Surroundings;
}

const leftOut = '';

/** The day in words, so that nobody has to guess what an order means. */
const orderLabel = (order: DayOrder, example: string, today: string) => {
  const day = parseDay(example, today, order);
  const name = order === 'day-first' ? 'Day first' : 'Month first';
  return day ? `${name}: ${example} is ${formatDay(day)}` : name;
};

/** What the file leaves open; each question has an answer already, and the outcome below follows it. */
export function ImportQuestions({ dates, words, repeats, mayRepeat, answers, onAnswer, place, around }: QuestionsProps) {
  const hasQuestions = dates.length > 0 || words.length > 0 || repeats > 0 || place !== undefined;
  if (!hasQuestions) return null;
  return (
    <>
      <h3 className="mt-5 mb-2 font-semibold">Before you import</h3>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {place && (
          <Choose
            label="What is in the list now"
            value={place.value}
            options={place.options}
            onChange={(value) => place.onChange(value as Place)}
          />
        )}
        {dates.map(({ name, label, example }) => (
          <Choose
            key={name}
            label={`How to read ${label}`}
            value={answers.orders[name] ?? 'month-first'}
            options={(['month-first', 'day-first'] as const).map((order) => [order, orderLabel(order, example, around.today)] as const)}
            onChange={(order) => onAnswer({ ...answers, orders: { ...answers.orders, [name]: order as DayOrder } })}
          />
        ))}
        {words.flatMap(({ name, field, words: unknown }) =>
          unknown.map(({ word, shown }) => (
            <Choose
              key={`${name} ${word}`}
              label={`“${shown.slice(0, 40)}” in ${field.label}`}
              value={answers.meanings[name]?.[word] ?? fallbackOption(field, word)}
              options={[
                ...field.options.map((option) => [option, `is ${optionLabel(field, option)}`] as const),
                [leftOut, 'Leave these rows out'] as const,
              ]}
              onChange={(option) =>
                onAnswer({ ...answers, meanings: { ...answers.meanings, [name]: { ...answers.meanings[name], [word]: option } } })
              }
            />
          )),
        )}
        {repeats > 0 && (
          <Choose
            label={`${plural(repeats, 'row')} the same as an earlier row`}
            value={(answers.keepsRepeats ?? mayRepeat) ? 'keep' : 'skip'}
            options={[
              ['keep', 'Import each of them'],
              ['skip', 'Import the first only'],
            ]}
            onChange={(value) => onAnswer({ ...answers, keepsRepeats: value === 'keep' })}
          />
        )}
      </div>
    </>
  );
}

/** Until someone answers, a word that is no option goes where it can without harm. */
export function answerWords(words: ReturnType<typeof findUnknownWords>, answers: ImportAnswers): ImportAnswers {
  const meanings: Record<string, Record<string, string>> = {};
  for (const { name, field, words: unknown } of words) {
    meanings[name] = Object.fromEntries(unknown.map(({ word }) => [word, answers.meanings[name]?.[word] ?? fallbackOption(field, word)]));
  }
  return { ...answers, meanings };
}

export const placeOptions = (fields: { hasSamples: boolean; hasOwn: boolean }): (readonly [Place, string])[] => [
  ...(fields.hasSamples ? [['replace-samples', 'Replace the samples'] as const] : []),
  ['add', 'Keep it and add to it'] as const,
  ...(fields.hasOwn ? [['replace-all', 'Replace all of it'] as const] : []),
];
