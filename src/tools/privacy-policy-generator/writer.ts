import type { Document } from '@/lib/blocks';
import { defineWriter } from '@/writer/define-writer';
import type { Work } from './model';

interface WriterInputs {
  work: Work;
  /** The clauses are no part of the page; they arrive while the form is filled in. */
  make: ((work: Work) => Document) | undefined;
}

export const policyWriter = defineWriter<WriterInputs, Document>({
  type: 'privacy-policy',
  payload: ({ work: { answers } }) => ({ company: answers.companyName, website: answers.website, email: answers.email }),
  write: ({ work, make }) => {
    if (!make) throw new Error('The clauses could not be loaded.');
    return make(work);
  },
});
