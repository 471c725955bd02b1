import { describe, expect, it } from 'vitest';
import { bullets, heading, paragraph, type Block, type Document } from './blocks';
import { readLocation, readPlace, withArticle } from './places';
import { listSections, reword } from './rewording';

const documentOf = (...blocks: Block[]): Document => ({ title: 'T', blocks });

describe('new words for a section', () => {
  const numbered = documentOf(
    paragraph('Before any heading.'),
    heading(2, '1. Payment'),
    paragraph('1.1 Pay in ten\ndays.'),
    { kind: 'list', ordered: 'letters', items: ['by card', 'by check'] },
    { kind: 'table', columns: [{ label: 'A' }], rows: [] },
    heading(2, '2. Payment'),
    paragraph('Careful.', 'warn'),
    heading(2, '3. Law'),
    { kind: 'rule' },
  );
  const plain = documentOf(heading(2, 'Plan'), paragraph('3.5 million people.'), bullets(['one']));

  it('are asked for where a section holds text, a line a paragraph', () => {
    expect(listSections(numbered)).toEqual([{ title: 'Payment', text: 'Pay in ten days.\n(a) by card\n(b) by check' }]);
    // Only clauses have numbers: elsewhere 3.5 is what it says.
    expect(listSections(plain)).toEqual([{ title: 'Plan', text: '3.5 million people.\n- one' }]);
    expect(listSections(documentOf(heading(2, 'A'), paragraph('x'), heading(2, 'A'), paragraph('y')))).toEqual([
      { title: 'A', text: 'x' },
      { title: 'A (2)', text: 'y' },
    ]);
  });

  const textsIn = ({ blocks }: Document) =>
    blocks.map((block) =>
      block.kind === 'paragraph' || block.kind === 'heading'
        ? block.text
        : block.kind === 'list'
          ? `${String(block.ordered ?? '')}[${block.items.join('|')}]`
          : block.kind,
    );

  it('take the place of the old, and everything else stays where it is', () => {
    const text = '  Pay soon.\n\n- cash\n(b) card\nThank you.  ';
    // Two paragraphs of a numbered clause are numbered, one is not.
    expect(textsIn(reword(numbered, [{ title: 'Payment', text }]))).toEqual([
      'Before any heading.',
      '1. Payment',
      '1.1 Pay soon.',
      'letters[cash|card]',
      '1.2 Thank you.',
      'table',
      '2. Payment',
      'Careful.',
      '3. Law',
      'rule',
    ]);
    expect(textsIn(reword(numbered, [{ title: 'Payment', text: '1.4 Pay soon.\n- cash' }]))[2]).toBe('Pay soon.');
    expect(textsIn(reword(plain, [{ title: 'Plan', text: '3.5 million.\nMore.' }]))).toEqual(['Plan', '3.5 million.', 'More.']);
    expect(textsIn(reword(documentOf(heading(2, 'A'), { kind: 'rule' }, paragraph('x')), [{ title: 'A', text: '1) one\ntwo' }]))).toEqual([
      'A',
      'rule',
      '[one]',
      'two',
    ]);
  });

  it('change nothing where there are none, or nothing to replace', () => {
    expect(reword(plain, [])).toBe(plain);
    expect(reword(plain, [{ title: 'Plan', text: ' ' }])).toBe(plain);
    expect(reword(numbered, [{ title: 'Law', text: 'Berlin.' }])).toEqual(numbered);
    expect(reword(numbered, [{ title: '', text: 'x' }])).toEqual(numbered);
  });
});

describe('a typed place', () => {
  it.each<[string, string, string]>([
    ['Austin, TX', 'US', 'Texas, United States'],
    ['austin tx', 'other', 'austin tx'],
    ['Austin TX 78701', 'US', 'Texas, United States'],
    ['Washington DC', 'US', 'District of Columbia, United States'],
    ['Atlanta, Georgia', 'US', 'Georgia, United States'],
    ['Tbilisi, Georgia', 'other', 'Tbilisi, Georgia'],
    ['Georgia', 'other', 'Georgia'],
    ['USA', 'US', 'United States'],
    ['London, UK', 'UK', 'United Kingdom'],
    ['Lyon, France', 'EU', 'France'],
    ['European Union', 'EU', 'European Union'],
    ['constructor', 'other', 'constructor'],
    ['  Tokyo ', 'other', 'Tokyo'],
  ])('%s is in %s', (typed, region, label) => {
    expect(readLocation(typed)).toMatchObject({ region, label });
  });

  it('is unknown where nothing was typed, and has its article in a sentence', () => {
    expect([readPlace(' '), readPlace('Texas'), readPlace('Germany')]).toEqual([
      { region: 'unknown' },
      { region: 'US', state: 'TX' },
      { region: 'EU' },
    ]);
    expect(['United States', 'Germany', 'Netherlands', 'Netherlandsville'].map(withArticle)).toEqual([
      'the United States',
      'Germany',
      'the Netherlands',
      'Netherlandsville',
    ]);
  });
});
