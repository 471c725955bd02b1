import { describe, expect, it } from 'vitest';
import { describeTerm, fillContent, findVariables, hasStrayBraces, needsAsking, prefillOf, toParts } from './variables';

describe('a text in pieces', () => {
  const partsOf = (content: string) => toParts(content).map(({ kind, text }) => `${kind}:${text}`);

  it('has no empty ones, wherever its variables stand', () => {
    expect(partsOf('')).toEqual([]);
    expect(partsOf('Hi')).toEqual(['plain:Hi']);
    expect(partsOf('{{name}}')).toEqual(['variable:{{name}}']);
    expect(partsOf('{{name}}[30]')).toEqual(['variable:{{name}}', 'term:[30]']);
    expect(partsOf('a {{b|c}} d')).toEqual(['plain:a ', 'variable:{{b|c}}', 'plain: d']);
  });
});

describe('a variable', () => {
  it('is one however it is written, with the first fallback that is given', () => {
    expect(findVariables('{{order_number}} {{Order number|none}} {{ORDER-NUMBER|other}} {{}}')).toEqual([
      { key: 'order number', label: 'Order number', fallback: 'none' },
      { key: '', label: 'Unnamed', fallback: '' },
    ]);
  });

  it('starts with the user’s own details, else with its fallback', () => {
    const profile = { agent: ' Bo ', company: '' };
    const prefilled = (content: string) => findVariables(content).map((variable) => prefillOf(variable, profile));
    expect(prefilled('{{agent}} {{Agent_name|x}} {{company|us}} {{company name}} {{name|there}}')).toEqual(['Bo', 'Bo', 'us', '', 'there']);
  });

  it('stays where there is nothing to put in its place', () => {
    const values = new Map([
      ['name', ' '],
      ['city', ' Oslo '],
    ]);
    expect(fillContent('{{name}} {{name|there}} {{city}} {{gone}}', values)).toBe('there there Oslo {{gone}}');
    expect(
      fillContent(
        '[30] and [5]',
        new Map(),
        new Map([
          ['[30]', '14'],
          ['[5]', ' '],
        ]),
      ),
    ).toBe('14 and [5]');
  });

  it('is asked for before a text is copied, and so is a term', () => {
    expect(['Hi', 'Hi {{name}}', 'Hi {{name', '[30] days', '[a link](https://x.example)'].map(needsAsking)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(['{{name}}', '{{name', 'name}}', 'Hi'].map(hasStrayBraces)).toEqual([false, true, true, false]);
  });
});

it('a term is told by two words before and two after it, of its own line and sentence', () => {
  expect(describeTerm('Send it back within [30] days of delivery', '[30]')).toBe('back within [30] days of');
  expect(describeTerm('First line\nwithin [30]. Then more', '[30]')).toBe('within [30]');
  expect(describeTerm('[30]', '[30]')).toBe('[30]');
});
