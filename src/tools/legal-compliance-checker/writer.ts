import { defineWriter } from '@/writer/define-writer';
import type { Answers, Requirement } from './model';

interface Inputs {
  answers: Answers;
  today: string;
  makeId: () => string;
}

/** The rules are no part of the page; they arrive while the form is filled in, so that making the list asks for nothing more. */
export const checklistWriter = defineWriter<Inputs, Promise<Requirement[]>>({
  type: 'compliance',
  payload: ({ answers: { businessType, location, industry } }) => ({ businessType, location, industry }),
  write: async ({ answers, today, makeId }) => {
    const [{ makeRules }, { toChecklist }] = await Promise.all([import('./library'), import('./update')]);
    return toChecklist(makeRules(answers), answers, today, makeId);
  },
});
