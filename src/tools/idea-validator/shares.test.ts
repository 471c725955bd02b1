import { describe, expect, it } from 'vitest';

import type { Idea, Test } from './fields';
import { newIdea, state, type IdeaData } from './model';
import { shares } from './shares';
import { around, test as testOf } from './test-data';

const start = state.start(around);
const test = (id: string, more: Partial<Test> = {}) =>
  testOf({ id, hypothesis: 'Bakeries pay $40', method: 'Ask ten', until: '2026-12-01', ...more });
const bread = (tests: Test[] = []): Idea => ({
  ...newIdea('1', { ...start.draft, ideaTitle: 'Bread box', solution: 'A box a week' }),
  tests: { records: tests, currency: 'USD' },
});
const holding = (...ideas: Idea[]): IdeaData => ({ ...start, ideas });

describe('tests of an idea', () => {
  it('are on the agenda until they have a result or a decision', () => {
    const tests = [test('a'), test('b', { result: '5' }), test('c', { decision: 'go' })];
    expect(shares.agenda(holding(bread(tests)), around)).toEqual([
      { id: '1 a', day: '2026-12-01', title: 'Test of “Bread box” ends: Bakeries pay $40', isDone: false },
      expect.objectContaining({ id: '1 b', isDone: true }),
      expect.objectContaining({ id: '1 c', isDone: true }),
    ]);
  });

  it('are not where they have no day, or are a sample', () => {
    expect(shares.agenda(holding(bread([test('a', { until: '' }), test('sample-test-1')])), around)).toEqual([]);
  });
});

describe('ideas', () => {
  it('are found by their answers and tests', () => {
    expect(shares.search(holding(bread([test('a')])), around)).toEqual([
      { id: '1', title: 'Bread box', text: 'Bread box\nA box a week\nBakeries pay $40\nAsk ten' },
    ]);
  });

  it('that began as the sample are found by what is one’s own', () => {
    const [sample] = state.sample!(around).ideas;
    const changed = { ...sample!, answers: { ...sample!.answers, solution: 'A box a week' } };
    expect(shares.search(holding(changed), around)).toMatchObject([{ text: 'A box a week' }]);
  });
});

it('a new idea starts with what is known of the company, and a change of an old one does not', () => {
  const told = { 'offer.name': 'Bread Box', 'customers.who': 'Cafés' };
  const { fill } = shares.profile;
  expect(fill(start, told).data.draft).toMatchObject({ ideaTitle: 'Bread Box', targetMarket: 'Cafés' });
  const editing = { ...start, ideas: [newIdea('1', start.draft)], editing: '1' };
  expect(fill(editing, told).data).toBe(editing);
});
