import type { Document } from '@/lib/blocks';
import { defineWriter } from '@/writer/define-writer';
import { failureMessage } from './content';
import type { Work } from './model';

/** The clauses are no part of the page; they arrive while the form is filled in. */
export const loadPolicy = () => import('./policy');

export const policyWriter = defineWriter<Work, Promise<Document>>({
  type: 'privacy-policy',
  payload: ({ answers }) => ({ company: answers.companyName, website: answers.website, email: answers.email }),
  failure: failureMessage,
  write: async (work) => (await loadPolicy()).toPolicy(work),
});
