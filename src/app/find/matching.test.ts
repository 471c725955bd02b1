import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepSurest, makeIndex, type Entry } from './matching';

const entries: Entry[] = [
  { name: 'Rent', otherNames: 'cash flow, office', text: 'Landlord of the bakery' },
  { name: 'Planner', text: 'What to post and when' },
  { name: 'Business plan', text: 'For the bank' },
  { name: 'Oven', text: 'Plan B for the bakery, paid to Müller & Söhne' },
];
const namesOf = (query: string, mayMiss = false) => makeIndex(entries, { mayMiss })(query).map(({ at }) => entries[at]?.name);

describe('an index', () => {
  it('puts whole words before beginnings, and names before text', () => {
    expect(namesOf('plan')).toEqual(['Business plan', 'Oven', 'Planner']);
    expect(namesOf('plann')).toEqual(['Planner']);
  });

  it('reads past case, accents, plurals and endings', () => {
    expect(namesOf('MULLER')).toEqual(['Oven']);
    expect(namesOf('bakeries')).toEqual(['Rent', 'Oven']);
    expect(namesOf('posting')).toEqual(['Planner']);
    // One is no beginning of the other.
    expect(makeIndex([{ name: 'Bakeries' }])('bakery')).toHaveLength(1);
    expect(makeIndex([{ name: 'Keep them' }, { name: 'Dark theme' }])('theme').map(({ at }) => at)).toEqual([1]);
  });

  it('takes words that are written apart or together for the same', () => {
    expect(namesOf('cashflow')).toEqual(['Rent']);
    expect(namesOf('cash-flow')).toEqual(['Rent']);
    expect(makeIndex([{ name: 'Roadmap' }])('road map')).toHaveLength(1);
  });

  it('forgives a slip where the word means nothing else', () => {
    expect(namesOf('bakrey')).toEqual(['Rent', 'Oven']);
    expect(namesOf('landlrod')).toEqual(['Rent']);
    expect(namesOf('ofen')).toEqual(['Oven']);
    // Also while it is being typed, once it has begun right.
    expect(namesOf('ladnlo')).toEqual(['Rent']);
    expect(namesOf('lnadl')).toEqual([]);
    // Of three letters each one counts.
    expect(namesOf('bnk')).toEqual([]);
    // "Plan" is a word here, so that it is not taken for a slip.
    expect(makeIndex([{ name: 'Plan' }, { name: 'Plane' }, { name: 'Flan' }])('plan').map(({ at }) => at)).toEqual([0, 1]);
  });

  it('asks for every word that tells something, and leaves out the others', () => {
    expect(namesOf('bakery bank')).toEqual([]);
    expect(namesOf('bakery bank', true)).toEqual(['Business plan', 'Rent', 'Oven']);
    expect(namesOf('what is the plan for my bank')).toEqual(['Business plan']);
    expect(namesOf('free template for an oven')).toEqual(['Oven']);
    // Nothing else was typed.
    expect(namesOf('when')).toEqual(['Planner']);
    expect(namesOf('business')).toEqual(['Business plan']);
  });

  it('never puts what is loose before what is sure', () => {
    const word = fc.constantFrom('plan', 'planner', 'plann', 'bakery', 'bakrey', 'rent', 'bank', 'oven', 'the', 'free', 'x', '');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), (words) => {
        const hits = makeIndex(entries, { mayMiss: true })(words.join(' '));
        const grades = hits.map(({ grade }) => grade);
        expect(grades).toEqual(grades.toSorted((a, b) => a - b));
        expect(new Set(hits.map(({ at }) => at)).size).toBe(hits.length);
        expect(keepSurest(hits)).toEqual(hits);
      }),
    );
  });

  it('finds nothing for nothing', () => {
    for (const query of ['', ' ', '?!', '“”', '\u0000']) expect(namesOf(query, true)).toEqual([]);
  });

  it('says how many vague words something lacks', () => {
    const search = makeIndex([{ name: 'Invoice' }, { name: 'New invoice' }]);
    expect(search('new invoice').map(({ at, lacks }) => [at, lacks])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});
