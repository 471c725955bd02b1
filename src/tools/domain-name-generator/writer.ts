import { defineWriter } from '@/writer/define-writer';
import { asked } from './asked';
import type { Answers } from './model';

/** The parts that show the names are loaded while the button is busy, so that they are there when it is not. */
export const domainWriter = defineWriter({
  ...asked,
  write: async (answers: Answers) => {
    const [{ candidatesOf }] = await Promise.all([import('./search'), import('./parts/results')]);
    return candidatesOf(answers).length;
  },
});
