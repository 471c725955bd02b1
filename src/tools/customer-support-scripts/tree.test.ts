import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { state, type Script } from './model';
import { checkTree, questionName, treeDocument, treeName, walkTree, type Tree, type TreeAnswer } from './tree';

const [first] = state.start({ today: '2026-11-17', currency: 'USD' }).records as [Script];
const script = (id: string, title: string, content: string): Script => ({ ...first, id, title, content });
const scripts = [script('a', 'Refund', 'One.\n\n \n\nTwo.\n'), script('b', 'Repair', 'Send it in.'), script('c', 'Unused', 'Never said.')];
const answer = (id: string, text: string, leads: TreeAnswer['leads'] = 'open', to = ''): TreeAnswer => ({ id, text, leads, to });
const treeOf = (...answers: TreeAnswer[][]): Tree => ({
  id: 't',
  name: '',
  questions: answers.map((given, index) => ({ id: `q${index + 1}`, text: `Ask ${index + 1}?`, answers: given })),
});

describe('names in a tree', () => {
  it('are there for what has none', () => {
    const tree = { ...treeOf([]), questions: [{ id: 'q1', text: ' ', answers: [] }] };
    expect([treeName(tree), treeName({ ...tree, name: ' Returns ' })]).toEqual(['Untitled tree', 'Returns']);
    expect([questionName(tree, 'q1'), questionName(tree, 'gone')]).toEqual(['Question 1', '']);
    expect(questionName(treeOf([], []), 'q2')).toBe('Question 2: Ask 2?');
  });
});

describe('a tree on paper', () => {
  it('says where each answer leads, then each script once, in paragraphs', () => {
    const tree = treeOf(
      [answer('1', 'Yes', 'script', 'a'), answer('2', ' ', 'question', 'q2'), answer('3', 'Again', 'script', 'a')],
      [answer('4', 'Maybe', 'script', 'gone'), answer('5', 'No', 'open')],
    );
    const { blocks } = treeDocument(tree, scripts);
    expect(blocks.flatMap((block) => (block.kind === 'list' ? [block.items] : []))).toEqual([
      ['Yes: “Refund”', 'No words yet: go to question 2', 'Again: “Refund”'],
      ['Maybe: open', 'No: open'],
    ]);
    expect(blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))).toEqual(['One.', 'Two.']);
    expect(toText(treeDocument(tree, scripts))).not.toContain('Never said.');
  });

  it('has no empty list below a question without answers, and no heading without scripts', () => {
    const { title, blocks } = treeDocument(treeOf([]), scripts);
    expect(title).toBe('Untitled tree');
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'heading']);
  });
});

describe('what keeps a tree from its end', () => {
  const two = (id: string) => [answer(`${id}1`, 'Yes', 'script', 'a'), answer(`${id}2`, 'No', 'script', 'b')];

  it('is nothing where every answer leads to a script', () => {
    expect(checkTree(treeOf(two('x')), scripts)).toEqual([]);
    expect(checkTree(treeOf(), scripts)).toEqual([]);
  });

  it('is told of each question', () => {
    expect(checkTree(treeOf([answer('1', 'Yes', 'script', 'a')]), scripts)).toEqual(['Question 1 needs at least two answers.']);
    expect(checkTree(treeOf([answer('1', '', 'open'), ...two('x')]), scripts)).toEqual([
      'Question 1 has an answer without words.',
      'Question 1: “an answer” leads nowhere yet.',
    ]);
    expect(checkTree(treeOf(two('x'), two('y')), scripts)).toEqual(['Question 2 can’t be reached: no answer leads to it.']);
  });

  it('is a circle, but not two ways to the same question', () => {
    const circle = treeOf(
      [answer('1', 'On', 'question', 'q2'), answer('2', 'End', 'script', 'a')],
      [answer('3', 'Back', 'question', 'q1'), ...two('x')],
    );
    expect(checkTree(circle, scripts)).toEqual(['Some answers lead back to an earlier question, so a walk may never end.']);
    const both = treeOf([answer('1', 'Left', 'question', 'q2'), answer('2', 'Right', 'question', 'q2')], two('x'));
    expect(checkTree(both, scripts)).toEqual([]);
  });
});

it('a walk keeps what was answered, and stops where an answer is gone', () => {
  const tree = treeOf([answer('1', 'On', 'question', 'q2'), answer('2', 'End', 'script', 'a')], [answer('3', 'Done', 'script', 'b')]);
  const walk = walkTree(tree, scripts, ['1', '3', 'more']);
  expect(walk.steps.map((step) => [step.question.id, step.answer.id])).toEqual([
    ['q1', '1'],
    ['q2', '3'],
  ]);
  expect([walk.script?.id, walk.question]).toEqual(['b', undefined]);
  expect(walkTree(tree, scripts, ['1', 'gone'])).toMatchObject({ question: { id: 'q2' }, script: undefined, steps: { length: 1 } });
  expect(walkTree(treeOf(), scripts, ['1'])).toEqual({ steps: [], question: undefined, script: undefined });
});
