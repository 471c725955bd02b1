import { defineWriter } from '@/writer/define-writer';
import type { TradeChoice } from '@/writer/trades/match';
import { chosenPlatforms, ideaCount, moreFields, type Answers, type Idea } from './model';
import type { Mix } from './content';

export interface WriterInputs {
  answers: Answers;
  trade?: TradeChoice;
  mix: Mix;
  /** Titles that were shown before, the latest first. */
  used: readonly string[];
}

export type NewIdea = Omit<Idea, 'id' | 'isFavourite'>;

/** The words of the trades are no part of the page; they arrive while the form is filled in. */
export const loadIdeas = () => import('./ideas');

export const ideasWriter = defineWriter<WriterInputs, Promise<NewIdea[]>>({
  type: 'content',
  payload: ({ answers }) => ({
    industry: answers.industry,
    audience: answers.targetAudience,
    goal: answers.contentGoal,
    platforms: chosenPlatforms(answers).join(', '),
    tone: answers.tone,
    count: String(ideaCount),
    ...Object.fromEntries(moreFields.flatMap((name) => (answers[name].trim() === '' ? [] : [[name, answers[name]]]))),
  }),
  write: async (inputs, random) => (await loadIdeas()).makeIdeas(inputs, random),
});
