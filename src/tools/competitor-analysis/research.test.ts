import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findResearched } from './research';

describe('competitors of the market research', () => {
  const data = {
    isSample: false,
    competitors: [
      { name: ' Acme ', website: 'acme.example', strengths: '- fast\ncheap, loud', weaknesses: '', pricing: '$9' },
      { name: 'acme' },
      { name: '' },
      { name: 'Borealis', strengths: 7 },
    ],
  };

  it('come by name, once, with their points as a list', () => {
    const [acme, borealis, ...rest] = findResearched(data, []);
    expect(acme).toEqual({ name: 'Acme', website: 'acme.example', strengths: ['fast', 'cheap', 'loud'], weaknesses: [], pricing: '$9' });
    expect(borealis?.strengths).toEqual([]);
    expect(rest).toEqual([]);
  });

  it('stay away when they are here already, or samples', () => {
    expect(findResearched(data, [{ name: 'ACME' }, { name: 'borealis' }])).toEqual([]);
    expect(findResearched({ ...data, isSample: true }, [])).toEqual([]);
  });

  it('are none in anything that is no such work', () => {
    fc.assert(fc.property(fc.anything(), (value) => Array.isArray(findResearched({ competitors: value }, []))));
  });
});
