import { defineWriter } from '@/writer/define-writer';
import { failureMessage } from './content';
import { fields, readLength, readStyle, type Made } from './model';
import type { Suggestion } from './generate';

/** The names' words are no part of the page; they arrive while the form is filled in. */
export const loadGenerator = () => import('./generate');

/** The request for names in words, as any text assistant would take it. */
export function toPrompt({ answers }: Pick<Made, 'answers'>): string {
  const { industry, keywords } = answers;
  const style = readStyle(answers.style);
  const length = fields.length.labels?.[readLength(answers.length)]?.toLowerCase() ?? '';
  return [
    'Suggest 20 business names.',
    `Industry: ${industry.trim()}.`,
    `Style: ${style}.`,
    `Length: ${length}.`,
    ...(keywords.trim() === '' ? [] : [`Keywords: ${keywords.trim()}.`]),
    'For each, give the name, a matching domain, a one-sentence description and a category.',
  ].join('\n');
}

export const nameWriter = defineWriter<Made, Promise<Suggestion[]>>({
  type: 'business-names',
  payload: (made) => ({ ...made.answers, prompt: toPrompt(made) }),
  write: async (made) => (await loadGenerator()).makeNames(made),
  failure: failureMessage,
});
