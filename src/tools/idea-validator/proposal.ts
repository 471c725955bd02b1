import { oneLine } from '@/lib/one-line';
import { foldText } from '@/lib/text';
import { requestFor } from '@/writer/prompts';
import type { ProposalPart, Task } from '@/writer/task';
import { describeThresholds } from './assumptions';
import type { Idea, TakenList, TakenPoint, Test } from './fields';
import { writeReport } from './report';
import { mostTaken } from './taken';
import { asked } from './asked';

/** What a model is asked for. It is never asked for a score: those are counted, not written. */
export interface IdeaReply {
  strengths: string[];
  weaknesses: string[];
  opportunities: string[];
  threats: string[];
  steps: string[];
  assumptions: { hypothesis: string; metric: string; pass: number; fail: number; method: string }[];
}

const request = [
  `${requestFor(asked.type)} The company is still an idea: read it as a careful friend would who has founded a company before.`,
  'Two to four of each of these, then three to five next steps and one to three assumptions to test, all from these answers and none that would fit any other idea.',
  'strengths, weaknesses, opportunities and threats: one concrete sentence each. steps: what to do in the next two weeks to learn whether it works, each beginning with a verb. Each is at most 300 characters.',
  'assumptions: hypothesis is what has to be true, or the idea fails; metric is what is counted, such as "people out of 10 who leave a deposit"; pass is the result that would count as a pass and fail the result at which to stop, two different numbers that are yours to propose; method is the cheapest test.',
  'Give no score, no rating and no verdict.',
].join('\n');

const sources = [
  { list: 'strengths', title: 'Strength' },
  { list: 'weaknesses', title: 'Weakness' },
  { list: 'opportunities', title: 'Opportunity' },
  { list: 'threats', title: 'Threat' },
  { list: 'steps', title: 'Next step' },
] as const;

/** The lines of one kind, none empty and none twice. */
function unique<T>(items: readonly T[], textOf: (item: T) => string): T[] {
  const known = new Map<string, T>();
  for (const item of items) {
    const key = foldText(textOf(item));
    if (key !== '' && !known.has(key)) known.set(key, item);
  }
  return [...known.values()];
}

const pointsIn = (reply: IdeaReply) =>
  sources.flatMap(({ list, title }) =>
    unique(reply[list].map(oneLine), (text) => text).map((text, index) => ({
      id: `${list}-${index + 1}`,
      list,
      title: `${title} ${index + 1}`,
      text,
    })),
  );

/** Whether more is better follows from the thresholds; two that are equal would decide nothing. */
function testsIn(reply: IdeaReply) {
  const read = reply.assumptions.map(({ hypothesis, metric, pass, fail, method }) => ({
    hypothesis: oneLine(hypothesis),
    metric: oneLine(metric),
    direction: pass > fail ? ('more' as const) : ('less' as const),
    pass,
    fail,
    method: oneLine(method),
  }));
  const usable = unique(read, ({ hypothesis }) => hypothesis).filter(({ metric, pass, fail }) => metric !== '' && pass !== fail);
  return usable.map((test, index) => ({ id: `assumption-${index + 1}`, title: `Assumption ${index + 1}`, test }));
}

const toTest = (part: ReturnType<typeof testsIn>[number]['test'], id: string, source: string): Test => ({
  ...part,
  id,
  until: '',
  startedOn: '',
  changedOn: '',
  result: '',
  learned: '',
  decision: 'open',
  source,
});

const toParts = (reply: IdeaReply): ProposalPart[] => [
  ...pointsIn(reply).map(({ id, title, text }) => ({ id, title, text })),
  ...testsIn(reply).map(({ id, title, test }) => {
    const { hypothesis, metric, method } = test;
    const lines = [hypothesis, `Metric: ${metric}`, `${describeThresholds(toTest(test, id, ''))}.`, method && `Test: ${method}`];
    return { id, title, text: lines.filter((line) => line !== '').join('\n') };
  }),
];

export const toIdeaTask = (idea: Idea): Task<IdeaReply> => ({
  prompt: { request, data: asked.payload(idea) },
  schema: async () => (await import('./reply')).ideaReplySchema,
  toParts,
});

/** Lines go below ours, assumptions into the list of tests, with thresholds still to be locked. What is there already is not added twice. */
export function takeParts(idea: Idea, reply: IdeaReply, chosen: ReadonlySet<string>, from: string, newId: () => string): Idea {
  const source = from.slice(0, 200);
  const before = idea.taken ?? [];
  const ours = writeReport(idea);
  const isKnown = (list: TakenList, text: string) =>
    [...ours[list].map(({ text }) => text), ...before.filter((point) => point.list === list).map((point) => point.text)].some(
      (line) => foldText(oneLine(line)) === foldText(text),
    );
  const points = pointsIn(reply)
    .filter(({ id, list, text }) => chosen.has(id) && !isKnown(list, text))
    .slice(0, Math.max(0, mostTaken - before.length))
    .map(({ list, text }): TakenPoint => ({ id: newId(), list, text, source }));
  const known = new Set(idea.tests.records.map(({ hypothesis }) => foldText(oneLine(hypothesis))));
  const tests = testsIn(reply)
    .filter(({ id, test }) => chosen.has(id) && !known.has(foldText(test.hypothesis)))
    .map(({ test }) => toTest(test, newId(), source));
  return {
    ...idea,
    ...(points.length > 0 ? { taken: [...before, ...points] } : {}),
    ...(tests.length > 0 ? { tests: { ...idea.tests, records: [...tests, ...idea.tests.records] } } : {}),
  };
}
