import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchTrade, searchTrades, tradeOf } from './match';
import { trades } from './names';
import { wordsOf } from './words';

describe('the trade of an answer', () => {
  it('goes by what is sold, whoever buys it', () => {
    const buyers = ['clinics', 'bakeries', 'restaurants', 'law firms', 'farms', 'hotels', 'schools', 'florists', 'gyms', 'nurses'];
    const sold = { Bookkeeping: 'accounting', 'Pet insurance': 'insurance', Photography: 'photography', 'Board games': 'board-games' };
    for (const [what, trade] of Object.entries(sold))
      for (const buyer of buyers) expect(matchTrade(`${what} for ${buyer}`).trade, `${what} for ${buyer}`).toBe(trade);
    for (const buyer of buyers) expect(matchTrade(`For ${buyer}`).trade, buyer).toBeUndefined();
  });

  it('hears whole words, in the singular and the plural, with and without hyphens', () => {
    for (const typed of ['day care', 'day-care', 'Daycare', 'DAYCARES', 'a day care']) expect(matchTrade(typed).trade).toBe('childcare');
    for (const typed of ['barbecued', 'restaurateurish', 'cleaningly', 'gymkhana']) expect(matchTrade(typed).trade, typed).toBeUndefined();
  });

  it('finds every trade by its own name', () => {
    for (const { id, name } of trades) expect(matchTrade(name).trade, name).toBe(id);
  });

  it('offers what else may be meant', () => {
    expect(matchTrade('bakery and café')).toEqual({ alternatives: ['bakery', 'cafe'] });
    expect(matchTrade('bakery ovens').alternatives).toEqual(['bakery']);
    expect(matchTrade('cleaning for clinics').alternatives).toContain('cleaning');
    expect(matchTrade('cleaning for clinics').alternatives).not.toContain('medical-practice');
  });

  it('lets a choice stand above what was typed', () => {
    expect(tradeOf(undefined, 'bakery')).toBe('bakery');
    expect(tradeOf('none', 'bakery')).toBeUndefined();
    expect(tradeOf('cafe', 'bakery')).toBe('cafe');
  });

  it('takes any text', () => {
    fc.assert(fc.property(fc.string(), (typed) => matchTrade(typed).alternatives.length <= 5));
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('we', 'bakery', 'for', 'of', 'and', ',', 'cleaning', 'that', 'sells', '(', 'software', '.')),
        (words) => matchTrade(words.join(' ')).alternatives.length <= 5,
      ),
    );
    expect(matchTrade('bread and '.repeat(5000)).trade).toBe('bakery');
  });
});

describe('searching the trades', () => {
  it('finds by meaning first, then by name, and nothing for nonsense', () => {
    expect(searchTrades('sourdough').map(({ id }) => id)).toEqual(['bakery']);
    expect(searchTrades('cleaning')[0]?.id).toBe('cleaning');
    expect(searchTrades('CAFE').map(({ id }) => id)).toContain('cafe');
    expect(searchTrades('clinic clean').map(({ id }) => id)).toContain('clinic-cleaning');
    expect(searchTrades('zzzz')).toEqual([]);
  });
});

describe('the words of every trade', () => {
  it('are at least three of each sort, none of them twice, questions asked as such', () => {
    expect(trades.length).toBeGreaterThanOrEqual(120);
    for (const { id } of trades) {
      const words = wordsOf(id);
      for (const list of Object.values(words) as (typeof words)[keyof typeof words][]) {
        expect(list.length, id).toBeGreaterThanOrEqual(3);
        expect(new Set(list).size, id).toBe(list.length);
        for (const phrase of list) expect(phrase, id).toMatch(/^\S(?:(?! {2}|[{};|]).)*[^\s.,;]$/);
      }
      for (const question of words.questions) expect(question, id).toMatch(/^\p{Lu}.*\?$/u);
      for (const phrase of [...words.topics, ...words.measures, ...words.places]) expect(phrase, id).not.toMatch(/\?$/);
    }
  });
});
