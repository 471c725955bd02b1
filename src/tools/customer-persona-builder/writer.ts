import { defineWriter } from '@/writer/define-writer';
import { moreFields, type Answers, type Sketch } from './model';

export interface WriterInputs {
  answers: Answers;
  /** Customers, or one person not to serve. */
  what: 'customers' | 'anti';
  /** Names already on the page. */
  taken: readonly string[];
  /** How often they were asked for: each time others come. */
  round: number;
}

/** The library of roles is no part of the page; it arrives while the form is filled in. */
export const loadPersonas = () => import('./personas');

export const personasWriter = defineWriter<WriterInputs, Promise<Sketch[]>>({
  type: 'personas',
  payload: ({ answers }) => ({
    industry: answers.industry,
    productType: answers.productType,
    targetMarket: answers.targetMarket,
    businessModel: answers.businessModel,
    ...Object.fromEntries(moreFields.flatMap((name) => (answers[name].trim() === '' ? [] : [[name, answers[name]]]))),
  }),
  write: async (inputs, random) => {
    const { makeAnti, makePersonas } = await loadPersonas();
    return inputs.what === 'anti' ? [makeAnti(inputs, random)] : makePersonas(inputs, random);
  },
});
