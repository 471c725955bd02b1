import type { Document } from '@/lib/blocks';
import { defineWriter } from '@/writer/define-writer';
import { failureMessage } from './content';
import type { Made } from './model';

/** The clauses are no part of the page; they arrive while the form is filled in. */
export const loadContract = () => import('./contract');

export const contractWriter = defineWriter<Made, Promise<Document>>({
  type: 'contract',
  payload: ({ answers }) => ({ type: answers.type, client: answers.clientName, provider: answers.providerName }),
  failure: failureMessage,
  write: async (made) => (await loadContract()).toContract(made),
});
