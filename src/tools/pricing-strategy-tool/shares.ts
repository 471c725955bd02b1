import { foundWhole, wordsIn } from '@/workspace/share-parts';
import { byMeaning, defineShares, joinProfiles } from '@/workspace/shares';
import { sampleAnswers } from './content';
import { costFields, fields, state, type PricingData } from './model';
import { toFiles } from './download';
import { toTierLines } from './offer-tiers';
import { planSteps, readChange } from './price-change';

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
  offers: { tiers: ({ tiers }, around) => toTierLines(tiers, around) },
  agenda: ({ priceChange }, around) =>
    priceChange
      ? planSteps(readChange(priceChange.draft, around)).map(({ id, day, title }) => ({
          id,
          day,
          title,
          isDone: priceChange.done.includes(id),
        }))
      : [],
  done: (data, id, isDone) =>
    data.priceChange
      ? {
          ...data,
          priceChange: {
            ...data.priceChange,
            done: [...data.priceChange.done.filter((one) => one !== id), ...(isDone ? [id] : [])],
          },
        }
      : data,
  search: ({ draft }) => foundWhole(draft.productType, 'Pricing strategy', wordsIn(fields, draft, sampleAnswers)),
  files: toFiles,
});
