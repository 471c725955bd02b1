import { acceptAnswers, byMeaning, defineShares } from '@/workspace/shares';
import { planFiles } from './files';
import { planCosts } from './funds';
import { fields, hasSampleWork, isBlank, state, type PlanData } from './model';

const profile = byMeaning(
  fields,
  ({ answers }: PlanData) => answers,
  (data, answers) => ({ ...data, answers }),
);

export const shares = defineShares(state, {
  profile,
  offers: { looks: (data) => (data.logo && !hasSampleWork(data) ? [{ logo: data.logo }] : []) },
  accepts: { texts: acceptAnswers(profile), money: { noun: 'line', plan: planCosts } },
  files: (data, around) => (isBlank(data) ? [] : planFiles(data, around)),
});
