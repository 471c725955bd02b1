import { foundWhole, joinLines, wordsIn } from '@/workspace/share-parts';
import { acceptAnswers, byMeaning, defineShares } from '@/workspace/shares';
import { sampleAnswers } from './content';
import { fields, state, type PitchData } from './model';
import { toFiles } from './download';

const profile = byMeaning(
  fields,
  ({ answers }: PitchData) => answers,
  (data, answers) => ({ ...data, answers }),
);

export const shares = defineShares(state, {
  profile,
  accepts: { texts: acceptAnswers(profile) },
  search: ({ answers, edits, objections }) =>
    foundWhole(answers.productName, 'Sales pitch', [
      ...wordsIn(fields, answers, sampleAnswers),
      ...edits.map(({ text }) => text),
      ...objections.map(({ objection, answer }) => joinLines([objection, answer])),
    ]),
  files: toFiles,
});
