import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTradeName } from './trade-names';
import { findTrade, type Trade } from './trades';

const named = {
  'Software/SaaS': 'software',
  'E-commerce': 'ecommerce',
  Healthcare: 'health',
  FinTech: 'finance',
  EdTech: 'education',
  'Food & Beverage': 'food',
  Transportation: 'logistics',
  'Real Estate': 'property',
  'software for clinics': 'software',
  'a bakery with delivery': 'food',
  'skin care studio': 'beauty',
  'dog grooming and pet sitting': 'home',
  'meal kits': 'food',
} as const;

const every = [...Object.keys(named), 'retail', 'factory', 'consulting', 'hotel', 'podcast', 'solar', 'charity', 'farm', 'candle making'];

describe('the words of a trade', () => {
  it.each(Object.entries(named))('finds "%s" among %s', (industry, trade) => {
    expect(findTradeName(industry)).toBe(trade);
  });

  it('hears no trade in everyday words', () => {
    for (const words of ['we prevent selfish flaws', 'of course a powerful twine']) expect(findTradeName(words)).toBeUndefined();
  });

  it('knows no trade for words that name none, and puts the words themselves in', () => {
    expect(findTradeName('candle making')).toBeUndefined();
    expect(findTrade('candle making').jobs).toContain('find someone in candle making to trust');
    expect(findTrade('  ').jobs).toContain('find someone in your industry to trust');
  });

  it.each(every)('has at least five phrases of each sort for %s, none of them twice', (industry) => {
    for (const phrases of Object.values(findTrade(industry)) as Trade[keyof Trade][]) {
      expect(phrases.length).toBeGreaterThanOrEqual(5);
      expect(new Set(phrases).size).toBe(phrases.length);
      for (const phrase of phrases) expect(phrase).toMatch(/^\S(?:(?! {2}|[{};]).)*[^\s.,;]$/);
    }
  });

  it('gives different trades different words', () => {
    const jobs = every.map((industry) => findTrade(industry).jobs.join());
    expect(new Set(jobs).size).toBeGreaterThanOrEqual(17);
  });

  it('takes any text', () => {
    fc.assert(fc.property(fc.string(), (industry) => findTrade(industry).buyers.every((phrase) => phrase !== '')));
  });
});
