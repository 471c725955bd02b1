import { foundWhole, joinLines, wordsIn } from '@/workspace/share-parts';
import { byMeaning, defineShares } from '@/workspace/shares';
import { sampleAnswers } from './content';
import { fields, state, type PitchData } from './model';
import { toFiles } from './download';

export const shares = defineShares(state, {
  profile: byMeaning(
    fields,
    ({ answers }: PitchData) => answers,
    (data, answers) => ({ ...data, answers }),
  ),
  search: ({ answers, edits, objections }) =>
    foundWhole(answers.productName, 'Sales pitch', [
      ...wordsIn(fields, answers, sampleAnswers),
      ...edits.map(({ text }) => text),
      ...objections.map(({ objection, answer }) => joinLines([objection, answer])),
    ]),
  files: toFiles,
});
