import { foundWhole, wordsIn } from '@/workspace/share-parts';
import { acceptAnswers, byMeaning, defineShares } from '@/workspace/shares';
import { sampleAnswers } from './content';
import { planCosts } from './funds';
import { fields, hasSampleWork, state, type PlanData } from './model';
import { toFiles } from './download';

const profile = byMeaning(
  fields,
  ({ answers }: PlanData) => answers,
  (data, answers) => ({ ...data, answers }),
);

export const shares = defineShares(state, {
  profile,
  offers: { looks: (data) => (data.logo && !hasSampleWork(data) ? [{ logo: data.logo }] : []) },
  accepts: { texts: acceptAnswers(profile), money: { noun: 'line', plan: planCosts } },
  search: ({ answers, wordings }) =>
    foundWhole(answers.companyName, 'Business plan', [...wordsIn(fields, answers, sampleAnswers), ...wordings.map(({ text }) => text)]),
  // A plan can be made from nothing, once it is asked for.
  files: toFiles,
});
