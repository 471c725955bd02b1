import { defineWriter } from '@/writer/define-writer';
import type { Answers, Sketch } from './model';

export interface WriterInputs {
  answers: Answers;
  /** Customers, or one person not to serve. */
  what: 'customers' | 'anti';
  /** Names already on the page. */
  taken: readonly string[];
}

/** The words of the trades are no part of the page; they arrive while the form is filled in. */
export const loadPersonas = () => import('./personas');

export const personasWriter = defineWriter<WriterInputs, Promise<Sketch[]>>({
  type: 'personas',
  payload: ({ answers }) => ({
    industry: answers.industry,
    productType: answers.productType,
    targetMarket: answers.targetMarket,
    businessModel: answers.businessModel,
  }),
  write: async (inputs, random) => {
    const { makeAnti, makePersonas } = await loadPersonas();
    return inputs.what === 'anti' ? [makeAnti(inputs, random)] : makePersonas(inputs, random);
  },
});
