import { describe, expect, it } from 'vitest';
import { companies } from './test-companies';
import { faultsIn, mostShared, sharedBetween, tradeWordsIn } from './test-prose';

describe('the companies that texts are tried with', () => {
  it('are many, and no two have one name', () => {
    expect(companies.length).toBeGreaterThanOrEqual(60);
    expect(new Set(companies.map((company) => company['company.name'])).size).toBe(companies.length);
  });
});

describe('what a reader stumbles over', () => {
  it('is found', () => {
    for (const bad of [
      'We help help cafés.',
      'This is a apple pie.',
      'This is an bakery oven.',
      'Dear {name}, hello.',
      'They call it "" today.',
      'We bake , and sell.',
      'We bake. they sell.',
      'A café without bread before seven.',
    ])
      expect(faultsIn(bad, {}), bad).not.toEqual([]);
  });

  it('is not what the user typed, nor good English', () => {
    expect(faultsIn('They say “no bread bread”. That is why Loam bakes at night.', { 'customers.problem': 'no bread bread' })).toEqual([]);
    expect(faultsIn('It is an hour away, a European firm with a one-page offer. A user pays $4.20.', {})).toEqual([]);
  });
});

describe('words of a trade', () => {
  it('are found where the company did not say them', () => {
    expect(tradeWordsIn('We look at share of goods left over.', {})).toEqual(['share of goods left over']);
    expect(tradeWordsIn('We look at share of goods left over.', { 'offer.what': 'Share of goods left over' })).toEqual([]);
  });
});

describe('what two texts share', () => {
  it('is counted by whole sentences', () => {
    expect(sharedBetween('We bake. We sell.', 'We bake. We rent.')).toBe(0.5);
    expect(mostShared(['One is one. Two is two.', 'Three is three.', 'Two is two.'])).toEqual({ share: 1, pair: [2, 0] });
  });
});
