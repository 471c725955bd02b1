import { foundWhole } from '@/workspace/share-parts';
import { acceptAnswers, byMeaning, defineShares } from '@/workspace/shares';
import { fields, isSampleLogo, state, type Draft } from './model';
import { toFiles } from './download';

/** Nobody's colours: as the tool starts, or as its sample has them. */
const isUntouched = (draft: Draft) => isSampleLogo(draft) || draft.text === fields.text.default;

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
      // The ground is what people remember; without one, the letters are.
      const accent = (draft.shape === 'none' ? draft.textColor : draft.backgroundColor).toLowerCase();
      return isUntouched(draft) || !/^#[0-9a-f]{6}$/.test(accent) ? [] : [{ accent }];
    },
  },
  search: (draft) => (isUntouched(draft) ? [] : foundWhole(draft.text, 'Logo', [draft.text])),
  files: toFiles,
});
