import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { composeReply, takeApart } from './compose';
import { state, type Script } from './model';
import { schema } from './schema';
import { checkTree, treeDocument, walkTree, type Tree } from './tree';

describe('one reply of several scripts', () => {
  it('greets once, signs once and says nothing twice', () => {
    const reply = composeReply([
      'Hi {{name|there}},\n\nYour parcel is on its way.\n\nBest wishes,\n{{agent}}',
      'Hello {{name|there}}, you can return it within [30] days.\n\nYour parcel is on its way.\n\nKind regards,\n{{agent}}',
    ]);
    expect(reply).toBe(
      'Hi {{name|there}},\n\nYour parcel is on its way.\n\nYou can return it within [30] days.\n\nKind regards,\n{{agent}}',
    );
  });
  it('leaves a script alone that stands alone, and texts without a greeting as they are', () => {
    expect(composeReply([' Hi there,\n\nYes. '])).toBe('Hi there,\n\nYes.');
    expect(composeReply([])).toBe('');
    expect(composeReply(['One.', 'Two.'])).toBe('One.\n\nTwo.');
    expect(takeApart('Hiring is open. Apply now.')).toEqual({ greeting: '', body: ['Hiring is open. Apply now.'], close: '' });
    expect(takeApart('Thanks')).toEqual({ greeting: '', body: ['Thanks'], close: '' });
    expect(takeApart('Dear Ana,\nIt is done.\n\nAll good.\n\nCheers,\n\nBo').close).toBe('Cheers,\nBo');
  });
  it('keeps every word of plain texts', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^X[a-z ]{1,30}\.$/), {
          minLength: 1,
          maxLength: 5,
          selector: (text) => text.toLowerCase().replace(/\s+/g, ' '),
        }),
        (texts) => {
          for (const text of texts) expect(composeReply(texts)).toContain(text);
        },
      ),
      { numRuns: atMost(100) },
    );
  });
});

describe('a decision tree', () => {
  const scripts = state.start({ today: '2026-11-17', currency: 'USD' }).records;
  const [refund, repair] = scripts as [Script, Script];
  const tree: Tree = {
    id: 't',
    name: 'Returns',
    questions: [
      {
        id: 'q1',
        text: 'Bought less than 30 days ago?',
        answers: [
          { id: 'yes', text: 'Yes', leads: 'script', to: refund.id },
          { id: 'no', text: 'No', leads: 'question', to: 'q2' },
        ],
      },
      {
        id: 'q2',
        text: 'Is it broken?',
        answers: [
          { id: 'yes2', text: 'Yes', leads: 'script', to: repair.id },
          { id: 'no2', text: 'No', leads: 'open', to: '' },
        ],
      },
    ],
  };
  it('is walked to a script', () => {
    expect(walkTree(tree, scripts, []).question?.id).toBe('q1');
    expect(walkTree(tree, scripts, ['yes']).script?.id).toBe(refund.id);
    expect(walkTree(tree, scripts, ['no', 'yes2'])).toMatchObject({ question: undefined, script: { id: repair.id } });
    expect(walkTree(tree, scripts, ['no', 'no2'])).toMatchObject({ question: undefined, script: undefined });
    expect(walkTree(tree, scripts, ['gone']).question?.id).toBe('q1');
  });
  it('says what is open, cannot be reached or goes in a circle', () => {
    expect(checkTree(tree, scripts)).toEqual(['Question 2: “No” leads nowhere yet.']);
    const [first, second] = tree.questions;
    if (!first || !second) return;
    const lonely = { ...tree, questions: [...tree.questions, { id: 'q3', text: '', answers: [] }] };
    expect(checkTree(lonely, scripts)).toEqual([
      'Question 2: “No” leads nowhere yet.',
      'Question 3 has no words yet.',
      'Question 3 needs at least two answers.',
      'Question 3 can’t be reached: no answer leads to it.',
    ]);
    const circle = {
      ...tree,
      questions: [first, { ...second, answers: second.answers.map((answer) => ({ ...answer, leads: 'question' as const, to: 'q1' })) }],
    };
    expect(checkTree(circle, scripts)).toEqual(['Some answers lead back to an earlier question, so a walk may never end.']);
  });
  it('goes onto paper with the scripts it leads to, and is kept with them', () => {
    const { blocks } = treeDocument(tree, scripts);
    expect(blocks.find((block) => block.kind === 'list')).toEqual({
      kind: 'list',
      items: [`Yes: “${refund.title}”`, 'No: go to question 2'],
    });
    const titled = (given: Tree) =>
      treeDocument(given, scripts).blocks.flatMap((block) => (block.kind === 'heading' ? [`${block.level} ${block.text}`] : []));
    expect(titled({ ...tree, name: 'Returns' })).toEqual([
      '1 Returns',
      expect.stringMatching(/^2 1\. /),
      '2 2. Is it broken?',
      '2 Scripts',
      `3 ${refund.title}`,
      `3 ${repair.title}`,
    ]);
    // One script is reason enough for the heading, none is not.
    const only = tree.questions.slice(0, 1);
    expect(titled({ ...tree, questions: only }).slice(2)).toEqual(['2 Scripts', `3 ${refund.title}`]);
    expect(titled({ ...tree, questions: [{ id: 'q', text: '', answers: [] }] }).slice(1)).toEqual(['2 1. No words yet']);
    const data = state.start({ today: '2026-11-17', currency: 'USD' });
    expect(schema.safeParse(data).success).toBe(true);
    const kept = { ...data, extra: { ...data.extra, trees: [tree] } };
    expect(schema.safeParse(kept).data).toEqual(kept);
  });
});

it('offers more help once, at the end', () => {
  const asks = 'Hi,\n\nSend it back.\n\nShipping is free. Is there anything else I can do for you today?\n\nBest,\nAna';
  expect(composeReply([asks, 'Reset the password.'])).toBe(
    'Hi,\n\nSend it back.\n\nShipping is free.\n\nReset the password.\n\nIs there anything else I can do for you today?\n\nBest,\nAna',
  );
  expect(composeReply([asks])).toBe(asks);
});
