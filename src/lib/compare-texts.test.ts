import { describe, expect, it } from 'vitest';
import { compareTexts, describeChanges, splitSections } from './compare-texts';

const before = `TERMS
=====

As of 1 Jan.

1. Access
---------

1.1 You may come in. See section 2.

1.2 Until ten.

2. Fees
-------

2.1 Five a month.

3. Pets
-------

3.1 Dogs only.
`;
const after = `TERMS
=====

As of 2 Jan.

1. Access
---------

1.1 You may come in. See section 3.

2. Money
--------

2.1 Six a month.

3. Fees
-------

3.1 Five a month.
3.2 Paid in advance.
`;

describe('two versions of a text', () => {
  it('are split at their headings, without numbers', () => {
    expect([...splitSections(before)]).toEqual([
      ['Opening', ['TERMS', '=====', 'As of 1 Jan.']],
      ['Access', ['You may come in. See section 2.', 'Until ten.']],
      ['Fees', ['Five a month.']],
      ['Pets', ['Dogs only.']],
    ]);
    expect([...splitSections('A\n---\none\nA\n---\ntwo')]).toEqual([
      ['Opening', []],
      ['A', ['one', 'two']],
    ]);
  });

  it('are told apart line by line; a number that only moved is no change', () => {
    expect(compareTexts(before, after)).toEqual([
      { title: 'Opening', kind: 'changed', added: ['As of 2 Jan.'], removed: ['As of 1 Jan.'] },
      { title: 'Access', kind: 'changed', added: [], removed: ['Until ten.'] },
      { title: 'Money', kind: 'added', added: ['Six a month.'], removed: [] },
      { title: 'Fees', kind: 'changed', added: ['Paid in advance.'], removed: [] },
      { title: 'Pets', kind: 'removed', added: [], removed: ['Dogs only.'] },
    ]);
    expect(compareTexts(before, before)).toEqual([]);
  });

  it('are told in a sentence each', () => {
    expect(describeChanges(compareTexts(before, after))).toBe('Added: Money. Changed: Access and Fees. Removed: Pets.');
    expect(describeChanges(compareTexts('One.', 'Two.'))).toBe('No change in the sections.');
    expect(describeChanges([])).toBe('No change in the sections.');
  });
});
