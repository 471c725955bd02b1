import type { Surroundings } from '@/lib/fields';
import { foundWhole, isOver, listDue, wordsIn } from '@/workspace/share-parts';
import { byMeaning, defineShares, type Due } from '@/workspace/shares';
import { sampleAnswers } from './content';
import { pressFiles } from './files';
import { fields, isSample, state, type PressData } from './model';

const noun = 'Press release';

/** When to send it, and when the news may appear. */
function agenda({ answers }: PressData, around: Surroundings): Due[] {
  if (isSample(answers)) return [];
  const { sendDay, embargoDay, release } = answers;
  const name = state.title?.({ answers, made: null }).trim() || 'press release';
  const due = (id: string, day: string, title: string): Due => ({ id, day, title, isDone: isOver(day, around) });
  return listDue([
    due('send', sendDay, `Send the press release: ${name}`),
    ...(release === 'embargo' ? [due('embargo', embargoDay, `The embargo ends: ${name}`)] : []),
  ]);
}

export const shares = defineShares(state, {
  profile: byMeaning(
    fields,
    ({ answers }: PressData) => answers,
    (data, answers) => ({ ...data, answers }),
  ),
  agenda,
  search: (data) =>
    // The date is filled in from the start.
    foundWhole(state.title?.(data) ?? '', noun, wordsIn(fields, { ...data.answers, date: '' }, sampleAnswers)),
  files: (data, { currency }) => pressFiles(data, currency),
});
