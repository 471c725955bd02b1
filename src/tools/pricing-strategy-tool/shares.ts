import { foundWhole, wordsIn } from '@/workspace/share-parts';
import { byMeaning, defineShares } from '@/workspace/shares';
import { sampleAnswers } from './content';
import { fields, state, type PricingData } from './model';
import { toFiles } from './download';

export const shares = defineShares(state, {
  profile: byMeaning(
    fields,
    ({ draft }: PricingData) => draft,
    (data, draft) => ({ ...data, draft }),
  ),
  search: ({ draft }) => foundWhole(draft.productType, 'Pricing strategy', wordsIn(fields, draft, sampleAnswers)),
  files: toFiles,
});
