import { defineWriter } from '@/writer/define-writer';
import { failureMessage } from './content';
import { fields, moreFields, type Answers, type Made } from './model';
import type { Pitch } from './pitch';

/** The wording is no part of the page; it arrives while the form is filled in. */
export const loadPitch = () => import('./pitch');

/** One request with every answer in it. */
export function toPrompt(answers: Answers): string {
  const isMore = (name: string) => moreFields.some((more) => more === name);
  const given = (Object.keys(fields) as (keyof Answers)[])
    .filter((name) => answers[name].trim() !== '' || !isMore(name))
    .map((name) => `${fields[name].label}: ${answers[name].trim() || 'not given'}`);
  return [
    'Write a 30-second elevator pitch, a 2-minute pitch, a sales email template and responses to common objections.',
    'Use only the facts below. Invent no customers, figures, results or quotes.',
    ...given,
  ].join('\n');
}

export const pitchWriter = defineWriter<Made, Promise<Pitch>>({
  type: 'sales-pitch',
  payload: ({ answers }) => ({ prompt: toPrompt(answers) }),
  write: async (made) => (await loadPitch()).writePitch(made),
  failure: failureMessage,
});
