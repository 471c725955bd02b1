import { hasSample, isAllSample } from '@/kinds/records/state';
import { sampleIdeas } from './content';
import { answerNames, type AnswerName, type Idea } from './fields';

const numberOf = ({ id }: Pick<Idea, 'id'>) => Number(/^sample-(\d{1,3})$/.exec(id)?.[1] ?? 0);

type Kept = Pick<Idea, 'id' | 'answers' | 'facts' | 'interviews' | 'tests'>;

/** Answers that are still the sample's, word for word. */
export function sampleAnswerNames(idea: Kept): AnswerName[] {
  const sample = sampleIdeas[numberOf(idea) - 1]?.answers;
  return sample ? answerNames.filter((name) => sample[name] !== '' && idea.answers[name] === sample[name]) : [];
}

/** Figures of the sample, by where they come from: a number may be anybody's. */
const hasSampleFacts = (idea: Kept) => {
  const source = sampleIdeas[numberOf(idea) - 1]?.facts.source ?? '';
  return source !== '' && idea.facts.source === source;
};

/** While anything of the sample is left in it, it says so. */
export const isSampleIdea = (idea: Kept): boolean =>
  numberOf(idea) > 0 &&
  (sampleAnswerNames(idea).length > 0 || hasSampleFacts(idea) || hasSample(idea.interviews.records) || hasSample(idea.tests.records));

/** Whether nothing of it is the user's own. */
export const isAllSampleIdea = (idea: Kept): boolean =>
  isSampleIdea(idea) &&
  answerNames.every((name) => idea.answers[name].trim() === '' || sampleAnswerNames(idea).includes(name)) &&
  isAllSample(idea.interviews.records) &&
  isAllSample(idea.tests.records);

/** What stands on its papers. */
export const markOfIdea = (idea: Kept): { mark?: string } =>
  isAllSampleIdea(idea) ? { mark: 'Sample' } : isSampleIdea(idea) ? { mark: 'Partly sample' } : {};
