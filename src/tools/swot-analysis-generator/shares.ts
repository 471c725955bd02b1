import { acceptAnswers, byMeaning, defineShares } from '@/workspace/shares';
import { swotFiles } from './files';
import { fields, state, type SwotData } from './model';
import { planPoints } from './research';

const profile = byMeaning(
  fields,
  ({ draft }: SwotData) => draft,
  (data, draft) => ({ ...data, draft }),
);

export const shares = defineShares(state, {
  profile,
  accepts: { points: { noun: 'point', plan: planPoints }, texts: acceptAnswers(profile) },
  files: (data, around) => (data.hasResult ? swotFiles(data, around) : []),
});
