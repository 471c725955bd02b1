import { defineShares } from '@/workspace/shares';
import { isSampleLogo, state } from './model';

export const shares = defineShares(state, {
  offers: {
    // The ground is what people remember; without one, the letters are.
    looks: (data) =>
      isSampleLogo(data) ? [] : [{ accent: (data.shape === 'none' ? data.textColor : data.backgroundColor).toLowerCase() }],
  },
});
