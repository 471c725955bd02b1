import type { Answers } from './model';

/** The question that asks someone else for ideas, made of what was typed. */
export function toPrompt({ businessName, keywords, industry }: Answers): string {
  const [name, words, trade] = [businessName, keywords, industry].map((typed) => typed.replace(/[\p{C}\s]+/gu, ' ').trim());
  return [
    `Suggest 20 domain name ideas${name ? ` for a business called ${name}` : ''}, without extensions.`,
    ...(trade ? [`Industry: ${trade}.`] : []),
    ...(words ? [`Keywords: ${words}.`] : []),
    'One name per line, letters and digits only, no numbering.',
  ].join('\n');
}

/** The kind of text, and what it is made of; whoever writes it. */
export const asked = {
  type: 'domain',
  payload: (answers: Answers) => ({
    businessName: answers.businessName,
    keywords: answers.keywords,
    industry: answers.industry,
    prompt: toPrompt(answers),
  }),
};
