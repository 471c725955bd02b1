import { foundWhole } from '@/workspace/share-parts';
import { defineShares, type Profile } from '@/workspace/shares';
import { fields, isSampleLogo, state, type Draft } from './model';
import { toFiles } from './download';

/** Nobody's colours: as the tool starts, or as its sample has them. */
const isUntouched = (draft: Draft) => isSampleLogo(draft) || draft.text === fields.text.default;

/** The name stands in for a company's until somebody writes another. */
const profile: Profile<Draft> = {
  read: (draft) => (isUntouched(draft) || draft.text.trim() === '' ? {} : { 'company.name': draft.text.trim() }),
  fill: (draft, answers) => {
    const name = (answers['company.name'] ?? '').trim().slice(0, fields.text.maxLength).trim();
    const canFill = name !== '' && name !== draft.text && [fields.text.default, ''].includes(draft.text.trim());
    return canFill ? { data: { ...draft, text: name }, names: [fields.text.label] } : { data: draft, names: [] };
  },
};

export const shares = defineShares(state, {
  profile,
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
