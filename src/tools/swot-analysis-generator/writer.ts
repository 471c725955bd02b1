import type { Random } from '@/lib/random';
import { defineWriter } from '@/writer/define-writer';
import type { Answers, Suggestions } from './model';

interface WriterInputs {
  answers: Answers;
  /** The words of sixteen trades are no part of the page; they arrive while the form is filled in. */
  suggest: ((answers: Answers, random: Random) => Suggestions) | undefined;
}

export const swotWriter = defineWriter<WriterInputs, Suggestions>({
  type: 'swot',
  payload: ({ answers }) => ({
    company: answers.companyName,
    industry: answers.industry,
    model: answers.businessModel,
    market: answers.targetMarket,
    products: answers.keyProducts,
    competitors: answers.mainCompetitors,
  }),
  write: ({ answers, suggest }, random) => {
    if (!suggest) throw new Error('The suggestions could not be loaded.');
    return suggest(answers, random);
  },
});
