import { defineWriter } from '@/writer/define-writer';
import type { Answers } from './model';
import { asked } from './asked';

/** The texts are loaded with the results; a failure to load them is the writer's to report. */
export const loadResults = () => import('./parts/results');

export const pricingWriter = defineWriter<Answers, Promise<true>>({
  ...asked,
  write: async () => {
    await loadResults();
    return true;
  },
});
