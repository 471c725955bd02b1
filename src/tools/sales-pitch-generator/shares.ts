import { fillEmpty } from '@/lib/fields/meaning';
import { foundWhole, joinLines, wordsIn } from '@/workspace/share-parts';
import { acceptAnswers, byMeaning, defineShares, joinProfiles, startOnly } from '@/workspace/shares';
import { sampleAnswers } from './content';
import { fields, state, type PitchData } from './model';
import { toFiles } from './download';
import { cardAcceptance } from './take-cards';

const form = byMeaning(
  fields,
  ({ answers }: PitchData) => answers,
  (data, answers) => ({ ...data, answers }),
);

const rivals = { competitorComparison: { ...fields.competitorComparison, means: 'market.rivals' as const } };

/** What people use instead is where a comparison starts; what it becomes is no fact of the company. */
const comparison = startOnly<PitchData>({
  fill: (data, answers) => {
    const { competitorComparison } = data.answers;
    const { draft, filled } = fillEmpty(rivals, { competitorComparison }, answers);
    return { data: filled.length === 0 ? data : { ...data, answers: { ...data.answers, ...draft } }, names: filled };
  },
});
const profile = joinProfiles(form, comparison);

export const shares = defineShares(state, {
  profile,
  accepts: { texts: acceptAnswers(profile), battlecards: cardAcceptance },
  search: ({ answers, edits, objections }) =>
    foundWhole(answers.productName, 'Sales pitch', [
      ...wordsIn(fields, answers, sampleAnswers),
      ...edits.map(({ text }) => text),
      ...objections.map(({ objection, answer }) => joinLines([objection, answer])),
    ]),
  files: toFiles,
});
