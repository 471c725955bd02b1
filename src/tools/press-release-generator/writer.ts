import type { Document } from '@/lib/blocks';
import { defineWriter } from '@/writer/define-writer';
import { failureMessage, askedRange } from './content';
import type { Made } from './model';

/** The wording is no part of the page; it arrives while the form is filled in. */
export const loadRelease = () => import('./release');

export const releaseWriter = defineWriter<Made, Promise<Document>>({
  type: 'press-release',
  payload: ({ answers }) => ({ words: askedRange, ...answers }),
  failure: failureMessage,
  write: async (made) => (await loadRelease()).toRelease(made),
});
