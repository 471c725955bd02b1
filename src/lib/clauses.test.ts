import { describe, expect, it } from 'vitest';
import { bullets } from './blocks';
import { clauseNumber, danglingReferences, toClauseBlocks, type Clause } from './clauses';
import { toText } from './document-text';
import { fillGap, gap, listGaps, showGaps, splitGaps } from './gaps';

describe('open places', () => {
  it('stand where nothing was typed, and nothing typed looks like one', () => {
    expect(fillGap('  Acme ', 'Company Name')).toBe('Acme');
    expect(showGaps(fillGap('   ', 'Company Name'))).toBe('[Company Name]');
    const typed = fillGap(`[x] ${gap('y')}`, 'Company Name');
    expect(listGaps(typed)).toEqual([]);
    expect(typed).toBe('[x] y');
  });

  it('are listed once each and split from the text around them', () => {
    const text = `Between ${gap('A')} and ${gap('B')}; ${gap('A')}.`;
    expect(listGaps({ blocks: [{ text }] })).toEqual(['A', 'B']);
    expect(splitGaps(text)).toEqual([
      { text: 'Between ', isGap: false },
      { text: '[A]', isGap: true },
      { text: ' and ', isGap: false },
      { text: '[B]', isGap: true },
      { text: '; ', isGap: false },
      { text: '[A]', isGap: true },
      { text: '.', isGap: false },
    ]);
    expect(splitGaps('plain')).toEqual([{ text: 'plain', isGap: false }]);
  });
});

describe('clauses', () => {
  const clauses: Clause[] = [
    { title: 'Services', body: [`Paid as in clause ${clauseNumber('pay')}.`] },
    { id: 'pay', title: 'Payment', body: ['First.', ['one', 'two'], 'Second.', bullets(['x'])] },
  ];

  it('are numbered, lettered and refer to each other', () => {
    expect(toText({ title: 'T', blocks: toClauseBlocks(clauses) })).toBe(
      [
        '1. Services\n-----------',
        'Paid as in clause 2.',
        '2. Payment\n----------',
        '2.1 First.',
        '(a) one\n(b) two',
        '2.2 Second.',
        '- x\n',
      ].join('\n\n'),
    );
  });

  it('close up when one is left out, and a reference to it is found', () => {
    expect(danglingReferences(clauses)).toEqual([]);
    expect(danglingReferences(clauses.slice(0, 1))).toEqual(['pay']);
  });
});
