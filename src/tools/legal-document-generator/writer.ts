import type { Document } from '@/lib/blocks';
import { defineWriter } from '@/writer/define-writer';
import type { Made } from './model';
import { templateOf } from './templates';

/** The clauses are no part of the page; they arrive while the form is filled in. */
export const legalWriter = defineWriter<Made, Promise<Document>>({
  type: 'legal',
  payload: ({ template, answers }) => ({
    template,
    ...Object.fromEntries(templateOf(template).fields.map((name) => [name, answers[name]])),
  }),
  write: async (made) => (await import('./documents')).toDocument(made),
});
