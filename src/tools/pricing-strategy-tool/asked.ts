import type { Answers } from './model';

/** The kind of text, and what it is made of; whoever writes it. */
export const asked = {
  type: 'pricing',
  payload: ({ productType, industry, targetMarket, competitorPricing, valueProposition, businessModel }: Answers) => ({
    product: productType,
    industry,
    market: targetMarket,
    competitors: competitorPricing,
    value: valueProposition,
    model: businessModel,
  }),
};
