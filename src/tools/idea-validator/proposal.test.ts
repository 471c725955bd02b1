import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign, atMost } from '../../../build/runs';
import { toText } from '@/lib/document-text';
import { requestFor, toMessages } from '@/writer/prompts';
import { checkThresholds } from './assumptions';
import { toDocument } from './document';
import { testFields, type Idea } from './fields';
import { changeIdea, putIdea, state, type IdeaData } from './model';
import { takeParts, toIdeaTask, type IdeaReply } from './proposal';
import { ideaReplySchema } from './reply';
import { writeReport } from './report';
import { schema } from './schema';
import { scoreIdea } from './scores';
import { mostTaken, removePoint, rewritePoint } from './taken';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const data: IdeaData = putIdea(
  { ...start, draft: { ...start.draft, ideaTitle: 'Crumb', problemStatement: 'Bakeries throw away a tenth of their bread' } },
  'one',
  around.today,
);
const idea = data.ideas[0]!;

const reply: IdeaReply = {
  strengths: ['Waste is\u0007 seen\nevery\u202e evening.', ' ', 'waste is seen every evening.'],
  weaknesses: [],
  opportunities: ['Town councils pay for less waste.'],
  threats: ['Bakers may not trust a list.'],
  steps: ['Count the waste of three bakeries for a week.', 'Ask for a deposit.'],
  assumptions: [
    { hypothesis: 'Owners follow the list.', metric: 'days out of 7', pass: 5, fail: 2, method: 'By hand for a week' },
    { hypothesis: 'Set-up is quick.', metric: 'hours until the first list', pass: 2, fail: 8, method: '' },
    { hypothesis: 'It decides nothing.', metric: 'people', pass: 3, fail: 3, method: '' },
  ],
};
function makeIds() {
  let made = 0;
  return () => `new-${(made += 1)}`;
}
const idsOf = (from: IdeaReply) =>
  new Set(
    toIdeaTask(idea)
      .toParts(from)
      .map(({ id }) => id),
  );
const take = (one: Idea, chosen = idsOf(reply)) => takeParts(one, reply, chosen, 'gpt-test', makeIds());
const textOf = (one: Idea) => toText(toDocument(one, around.today));

describe('what a model is asked for', () => {
  it('holds the answers as data and the numbers wanted, and no score', () => {
    const { prompt } = toMessages(toIdeaTask(idea).prompt, {});
    for (const part of [
      requestFor('swot'),
      'Two to four of each of these, then three to five next steps and one to three assumptions',
      'title: Crumb',
      'Give no score',
    ])
      expect(prompt).toContain(part);
  });

  it('is offered by name, without what is empty, there twice or decides nothing', () => {
    const parts = toIdeaTask(idea).toParts(reply);
    expect(parts.map(({ title }) => title)).toEqual([
      'Strength 1',
      'Opportunity 1',
      'Threat 1',
      'Next step 1',
      'Next step 2',
      'Assumption 1',
      'Assumption 2',
    ]);
    expect(parts[0]?.text).toBe('Waste is seen every evening.');
    expect(parts[5]?.text).toBe(
      'Owners follow the list.\nMetric: days out of 7\nPass at 5 or more, fail at 2 or less.\nTest: By hand for a week',
    );
    expect(parts[6]?.text).toContain('Pass at 2 or less, fail at 8 or more.');
  });
});

describe('what is taken over', () => {
  it('stands in the report and among the assumptions, once', () => {
    const taken = take(idea);
    expect(taken.taken?.map(({ list, text, source }) => [list, text, source])).toEqual([
      ['strengths', 'Waste is seen every evening.', 'gpt-test'],
      ['opportunities', 'Town councils pay for less waste.', 'gpt-test'],
      ['threats', 'Bakers may not trust a list.', 'gpt-test'],
      ['steps', 'Count the waste of three bakeries for a week.', 'gpt-test'],
      ['steps', 'Ask for a deposit.', 'gpt-test'],
    ]);
    expect(taken.tests.records.map(({ hypothesis, direction, startedOn, source }) => [hypothesis, direction, startedOn, source])).toEqual([
      ['Owners follow the list.', 'more', '', 'gpt-test'],
      ['Set-up is quick.', 'less', '', 'gpt-test'],
    ]);
    expect(take(taken)).toEqual(taken);
    expect(take(idea, new Set())).toEqual(idea);
    expect(take(idea, new Set(['threats-1'])).tests).toBe(idea.tests);
  });

  it('is not added where our own report says it already', () => {
    const { strengths, opportunities, threats, steps } = writeReport(idea);
    const repeated: IdeaReply = {
      ...reply,
      strengths: [strengths[0]!.text.toUpperCase()],
      opportunities: [opportunities[0]!.text],
      threats: [threats[0]!.text],
      steps: [steps[0]!.text],
      assumptions: [],
    };
    expect(takeParts(idea, repeated, idsOf(repeated), 'gpt-test', makeIds())).toEqual(idea);
    // The same words in another list are another line.
    const moved: IdeaReply = { ...repeated, strengths: [threats[0]!.text] };
    expect(takeParts(idea, moved, idsOf(moved), 'gpt-test', makeIds()).taken).toHaveLength(1);
  });

  it('never touches a score', () => {
    const after = changeIdea(data, 'one', take, around.today).ideas[0]!;
    expect(scoreIdea(after)).toEqual(scoreIdea(idea));
    expect(after.history).toEqual(idea.history);
  });

  it('can be changed and removed, and does not grow without end', () => {
    const taken = take(idea);
    expect(rewritePoint(taken, 'new-1', ' My own\nwords ').taken?.[0]?.text).toBe('My own words');
    expect(rewritePoint(taken, 'new-1', '  ')).toBe(taken);
    expect(removePoint(taken, 'new-1').taken).toHaveLength(4);
    const full = {
      ...idea,
      taken: Array.from({ length: mostTaken }, (_, index) => ({ ...taken.taken![0]!, id: `t${index}`, text: `${index}` })),
    };
    expect(take(full).taken).toBe(full.taken);
  });

  it('goes into the files with its source', () => {
    const text = textOf(take(idea));
    for (const part of [
      'Waste is seen every evening. (Written by gpt-test, accepted by you.)',
      'Ask for a deposit. (Written by gpt-test, accepted by you.)',
      'Owners follow the list.',
      'Lines you accepted from a model say who wrote them.',
    ])
      expect(text).toContain(part);
    expect(textOf(idea)).not.toContain('taken over');
  });

  it('keeps assumptions written before there were models', async () => {
    const before = take(idea);
    const { source: _source, ...old } = { ...before.tests.records[0]!, id: 'old' };
    const stored = { ...data, ideas: [{ ...idea, tests: { ...idea.tests, records: [old] } }] };
    expect(schema.safeParse(stored).success).toBe(false);
    expect(schema.safeParse(state.migrate?.(stored, 1)).data?.ideas[0]?.tests.records[0]?.source).toBe('');
  });

  it('fits the state, whatever fits the reply', () => {
    const words = fc.oneof(fc.string({ unit: anySign, maxLength: 30 }), fc.constantFrom('', ' \n', 'x'.repeat(600)));
    const lines = fc.array(words, { maxLength: 8 });
    const threshold = fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.double({ min: 0, max: 10, noNaN: true }), fc.constant(3));
    const anyReply: fc.Arbitrary<IdeaReply> = fc.record({
      strengths: lines,
      weaknesses: lines,
      opportunities: lines,
      threats: lines,
      steps: lines,
      assumptions: fc.array(fc.record({ hypothesis: words, metric: words, pass: threshold, fail: threshold, method: words }), {
        maxLength: 5,
      }),
    });
    fc.assert(
      fc.property(anyReply, fc.string(), (any, source) => {
        expect(ideaReplySchema.safeParse(any).success).toBe(true);
        const parts = toIdeaTask(idea).toParts(any);
        expect(new Set(parts.map(({ title }) => title)).size).toBe(parts.length);
        const next = changeIdea(data, 'one', (one) => takeParts(one, any, idsOf(any), source, makeIds()), around.today);
        const after = next.ideas[0]!;
        expect((after.taken?.length ?? 0) + after.tests.records.length).toBe(parts.length);
        expect(schema.safeParse(next).success).toBe(true);
        expect(scoreIdea(after)).toEqual(scoreIdea(idea));
        for (const test of after.tests.records) {
          const typed = Object.fromEntries(Object.keys(testFields).map((name) => [name, String(test[name as keyof typeof testFields])]));
          expect(checkThresholds(test, typed as Parameters<typeof checkThresholds>[1])).toEqual({});
        }
        textOf(after);
      }),
      { numRuns: atMost(30) },
    );
  });
});
