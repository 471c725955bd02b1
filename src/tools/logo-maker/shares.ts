import { foundWhole } from '@/workspace/share-parts';
import { acceptAnswers, byMeaning, defineShares } from '@/workspace/shares';
import { lookOf } from './look';
import { fields, isUntouched, state, type Draft } from './model';
import { toFiles } from './download';

const profile = byMeaning(
  fields,
  (draft: Draft) => draft,
  (_before, draft) => draft,
);

export const shares = defineShares(state, {
  profile,
  accepts: { texts: acceptAnswers(profile) },
  offers: {
    looks: (draft) => {
      const look = lookOf(draft);
      return look ? [look] : [];
    },
  },
  search: (draft) => (isUntouched(draft) ? [] : foundWhole(draft.text, 'Logo', [draft.text])),
  files: toFiles,
});
