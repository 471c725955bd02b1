import { defineShares } from '@/workspace/shares';
import { state } from './model';
import { ideaToOffer, toTexts } from './texts';

export const shares = defineShares(state, {
  offers: {
    texts: (data) => {
      const idea = ideaToOffer(data);
      return idea ? toTexts(idea) : [];
    },
  },
});
