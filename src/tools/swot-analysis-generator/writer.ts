import { defineWriter } from '@/writer/define-writer';
import type { Answers, Suggestions } from './model';

/** The points are no part of the page; they arrive while the form is filled in. */
export const loadSuggest = () => import('./suggest');

export const swotWriter = defineWriter<Answers, Promise<Suggestions>>({
  type: 'swot',
  payload: (answers) => ({
    company: answers.companyName,
    industry: answers.industry,
    model: answers.businessModel,
    market: answers.targetMarket,
    products: answers.keyProducts,
    competitors: answers.mainCompetitors,
  }),
  // Waited for here, so that the button is busy meanwhile.
  write: async (answers, random) => (await loadSuggest()).suggest(answers, random),
});
