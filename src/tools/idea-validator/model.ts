import { addDays } from '@/lib/dates';
import { emptyDraft } from '@/lib/fields';
import { replaceById } from '@/lib/lists';
import { toFileName, toSlug } from '@/lib/text';
import { defineState } from '@/workspace/tool-state';
import { sampleIdeas } from './content';
import { answerNames, factFields, fields, type Answers, type Idea } from './fields';
import { scoreIdea } from './scores';
import { isAllSampleIdea, isSampleIdea } from './samples';

export { fields } from './fields';

export interface IdeaData {
  draft: Answers;
  /** The idea whose answers are being changed; empty for a new one. */
  editing: string;
  /** The idea whose report is on the screen; empty shows the form. */
  open: string;
  ideas: Idea[];
}

export const mostIdeas = 100;
export const mostEntries = 400;

const emptyAnswers = () => emptyDraft(fields, '');

export const newIdea = (id: string, answers: Answers): Idea => ({
  id,
  answers,
  wording: 0,
  facts: emptyDraft(factFields, ''),
  interviews: { records: [], currency: 'USD' },
  tests: { records: [], currency: 'USD' },
  history: [],
});

export const state = defineState<IdeaData>({
  version: 2,
  migrate: addSources,
  isSample: ({ ideas }) => ideas.some(isSampleIdea),
  start: () => ({ draft: emptyAnswers(), editing: '', open: '', ideas: [] }),
  sample: ({ today }) => {
    const ideas = sampleIdeas.map(({ answers, facts, interviews, tests, history }, index) => {
      const idea = newIdea(`sample-${index + 1}`, answers);
      const filled: Idea = {
        ...idea,
        facts: { ...idea.facts, ...facts },
        history: today === '' ? [] : history.map(({ daysAgo, ...scores }) => ({ ...scores, day: addDays(today, -daysAgo) })),
        interviews: {
          records: interviews.map((one, place) => ({ ...one, id: `sample-interview-${place + 1}`, day: today })),
          currency: 'USD',
        },
        tests: { records: tests.map((one, place) => ({ ...one, id: `sample-test-${place + 1}`, startedOn: today })), currency: 'USD' },
      };
      return noteScores(filled, today);
    });
    return { draft: emptyAnswers(), editing: '', open: 'sample-1', ideas };
  },
});

/** Version 1 knew no tests but the user's own. */
function addSources(data: unknown): unknown {
  const { ideas, ...rest } = data as { ideas: { tests: { records: object[] } }[] };
  const sign = (test: object) => ({ source: '', ...test });
  return { ...rest, ideas: ideas.map((idea) => ({ ...idea, tests: { ...idea.tests, records: idea.tests.records.map(sign) } })) };
}

/** A sample that somebody has worked on is theirs and stays. */
function withSamples(ideas: readonly Idea[], samples: readonly Idea[]): Idea[] {
  const own = ideas.filter((idea) => !isAllSampleIdea(idea));
  return [...own, ...samples.filter(({ id }) => own.every((idea) => idea.id !== id))];
}

/** Beside the user's own ideas, in place of an older sample. */
export const addSample = (data: IdeaData, sample: IdeaData): IdeaData => ({
  ...data,
  open: sample.open,
  ideas: withSamples(data.ideas, sample.ideas).slice(0, mostIdeas),
});

/** One more would push out another. */
export const isFull = ({ ideas }: IdeaData) => ideas.length >= mostIdeas;

export const findIdea = ({ ideas }: IdeaData, id: string) => ideas.find((idea) => idea.id === id);

/** The day's last scores, kept where they differ from the day before. */
export function noteScores(idea: Idea, today: string): Idea {
  if (today === '') return idea;
  const { completeness, evidence, overall } = scoreIdea(idea);
  const entry = { day: today, completeness: completeness.total, evidence: evidence.total, overall: overall.total };
  const before = idea.history.filter((one) => one.day < today);
  const last = before.at(-1);
  const isSame =
    last !== undefined && last.completeness === entry.completeness && last.evidence === entry.evidence && last.overall === entry.overall;
  const history = isSame ? before : [...before, entry];
  return { ...idea, history: history.slice(-mostEntries) };
}

export function changeIdea(data: IdeaData, id: string, recipe: (idea: Idea) => Idea, today: string): IdeaData {
  return { ...data, ideas: replaceById(data.ideas, id, (idea) => noteScores(recipe(idea), today)) };
}

/** The form's answers become an idea with a report; those of an idea being changed keep its evidence. */
export function putIdea(data: IdeaData, newId: string, today: string): IdeaData {
  const { draft, editing } = data;
  const shown = { draft: emptyAnswers(), editing: '' };
  if (findIdea(data, editing)) {
    return { ...changeIdea(data, editing, (idea) => ({ ...idea, answers: draft, wording: 0 }), today), ...shown, open: editing };
  }
  if (isFull(data)) return data;
  const ideas = [...data.ideas, noteScores(newIdea(newId, draft), today)];
  return { ...shown, open: newId, ideas };
}

export const clearForm = (data: IdeaData): IdeaData => ({ ...data, draft: emptyAnswers(), editing: '', open: '' });

/** The form for the next idea, with what was typed for it; the one before stays in the list. */
export const startAnother = (data: IdeaData): IdeaData => (data.editing === '' ? { ...data, open: '' } : clearForm(data));

/** Changes begun and left for a look at the report are still there. */
export const editAnswers = (data: IdeaData, idea: Idea): IdeaData =>
  data.editing === idea.id ? { ...data, open: '' } : { ...data, draft: idea.answers, editing: idea.id, open: '' };

/** Whether the form holds something that is not kept anywhere else. */
export function hasUnkept(data: IdeaData): boolean {
  const kept = findIdea(data, data.editing)?.answers ?? emptyAnswers();
  return answerNames.some((name) => data.draft[name] !== kept[name]);
}

export const removeIdea = (data: IdeaData, id: string): IdeaData => ({
  ...data,
  open: data.open === id ? '' : data.open,
  editing: data.editing === id ? '' : data.editing,
  ideas: data.ideas.filter((idea) => idea.id !== id),
});

export const titleOf = ({ answers }: Idea) => answers.ideaTitle.replace(/\s+/g, ' ').trim() || 'Untitled idea';

/** "idea-validation-bread-box" */
export function fileStem(prefix: string, idea: Idea): string {
  const slug = toSlug(idea.answers.ideaTitle);
  const stem = toFileName(slug === '' ? prefix : `${prefix}-${slug}`, 'txt', prefix).replace(/\.txt$/, '');
  return isAllSampleIdea(idea) ? `sample-${stem}` : stem;
}
