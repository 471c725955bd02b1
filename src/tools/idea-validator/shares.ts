import { defineShares } from '@/workspace/shares';
import { reportFiles } from './files';
import { state } from './model';
import { ideaToOffer, toTexts } from './texts';

export const shares = defineShares(state, {
  offers: {
    texts: (data) => {
      const idea = ideaToOffer(data);
      return idea ? toTexts(idea) : [];
    },
  },
  files: reportFiles,
});
