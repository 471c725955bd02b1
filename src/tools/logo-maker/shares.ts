import { defineShares } from '@/workspace/shares';
import { readDraft } from '@/lib/fields';
import { logoFiles } from './files';
import { fields, isSampleLogo, state, toSettings, type Draft } from './model';

/** Nobody's colours: as the tool starts, or as its sample has them. */
const isUntouched = (draft: Draft) => isSampleLogo(draft) || draft.text === fields.text.default;

export const shares = defineShares(state, {
  offers: {
    looks: (draft) => {
      // The ground is what people remember; without one, the letters are.
      const accent = (draft.shape === 'none' ? draft.textColor : draft.backgroundColor).toLowerCase();
      return isUntouched(draft) || !/^#[0-9a-f]{6}$/.test(accent) ? [] : [{ accent }];
    },
  },
  files: (draft, around) => logoFiles(toSettings(readDraft(fields, draft, around).values)),
});
