import { foundWhole, wordsIn } from '@/workspace/share-parts';
import { byMeaning, defineShares, joinProfiles } from '@/workspace/shares';
import { sampleAnswers } from './content';
import { costFields, fields, state, type PricingData } from './model';
import { toFiles } from './download';

export const shares = defineShares(state, {
  profile: joinProfiles(
    byMeaning(
      fields,
      ({ draft }: PricingData) => draft,
      (data, draft) => ({ ...data, draft }),
    ),
    byMeaning(
      costFields,
      ({ costs }: PricingData) => costs,
      (data, costs) => ({ ...data, costs }),
    ),
  ),
  search: ({ draft }) => foundWhole(draft.productType, 'Pricing strategy', wordsIn(fields, draft, sampleAnswers)),
  files: toFiles,
});
