import { defineWriter } from '@/writer/define-writer';
import type { Answers } from './model';

/** The texts are loaded with the results; a failure to load them is the writer's to report. */
export const loadResults = () => import('./parts/results');

export const pricingWriter = defineWriter<Answers, Promise<true>>({
  type: 'pricing',
  payload: ({ productType, industry, targetMarket, competitorPricing, valueProposition, businessModel }) => ({
    product: productType,
    industry,
    market: targetMarket,
    competitors: competitorPricing,
    value: valueProposition,
    model: businessModel,
  }),
  write: async () => {
    await loadResults();
    return true;
  },
});
