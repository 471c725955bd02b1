import { isSampleRecord } from '@/kinds/records/state';
import { joinPrice } from '@/lib/topics/join-price';
import { toAnswers } from '@/lib/topics/texts';
import { joinLines, listDue, listFound } from '@/workspace/share-parts';
import { byMeaning, defineShares, type Due, type Found, type Profile } from '@/workspace/shares';
import { answerNames, fields, type Idea } from './fields';
import { reportFiles } from './files';
import { state, titleOf, type IdeaData } from './model';
import { isAllSampleIdea, sampleAnswerNames } from './samples';
import { ideaToOffer, toTexts } from './texts';

const ownTests = ({ tests }: Idea) => tests.records.filter((test) => !isSampleRecord(test));

/** Tests that are to end on a day; those with a result or a decision are done. */
const toDue = (idea: Idea): Due[] =>
  ownTests(idea).map(({ id, until, hypothesis, result, decision }) => ({
    id: `${idea.id} ${id}`,
    day: until,
    title: `Test of “${titleOf(idea)}” ends: ${hypothesis.replace(/\s+/g, ' ').trim()}`,
    isDone: result.trim() !== '' || decision !== 'open',
  }));

function toFound(idea: Idea): Found[] {
  if (isAllSampleIdea(idea)) return [];
  const samples = sampleAnswerNames(idea);
  const answers = answerNames.filter((name) => !samples.includes(name)).map((name) => idea.answers[name]);
  const interviews = idea.interviews.records.filter((one) => !isSampleRecord(one));
  return [
    {
      id: idea.id,
      title: titleOf(idea),
      text: joinLines([
        ...answers,
        ...interviews.flatMap(({ person, copesWith, quote }) => [person, copesWith, quote]),
        ...ownTests(idea).flatMap(({ hypothesis, method, learned }) => [hypothesis, method, learned]),
      ]),
    },
  ];
}

/** The form of a new idea, and what the idea on the screen says once there is one. */
const form = byMeaning(
  fields,
  ({ draft }: IdeaData) => draft,
  (data, draft) => ({ ...data, draft }),
);
const profile: Profile<IdeaData> = {
  read: (data) => {
    const idea = ideaToOffer(data);
    return idea ? toAnswers(toTexts(idea)) : form.read(data);
  },
  fill: (data, answers) => (data.editing === '' ? form.fill(data, joinPrice(answers)) : { data, names: [] }),
};

export const shares = defineShares(state, {
  profile,
  offers: {
    texts: (data) => {
      const idea = ideaToOffer(data);
      return idea ? toTexts(idea) : [];
    },
  },
  agenda: ({ ideas }: IdeaData) => listDue(ideas.flatMap(toDue)),
  search: ({ ideas }) => listFound(ideas.flatMap(toFound)),
  files: reportFiles,
});
