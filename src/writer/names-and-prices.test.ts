import { describe, expect, it } from 'vitest';
import { isRequest } from './in-sentence';
import { findProvider, nameModel } from './providers';
import { isFigure, isFree, sayPrice } from './say-price';
import { beginSentence, endsShort, innerCapitals, oneStop, trimName } from './words';

describe('a price in a sentence', () => {
  it('is said as people say it', () => {
    expect(sayPrice('€48', 'It costs')).toBe('It costs €48.');
    expect(sayPrice('from €48', 'It costs')).toBe('It is available from €48.');
    expect(sayPrice('from $420 to $1,900', 'It costs')).toBe('Prices run from $420 to $1,900.');
  });

  it('is a plain amount, or words of its own', () => {
    for (const plain of ['$29 per month', 'from €48', 'CA$24.99', 'about 5', 'EUR 12', '4.20'])
      expect([plain, isFigure.test(plain)]).toEqual([plain, true]);
    for (const words of ['$5, $9 and $20', '€5 + €2', 'On request', '$5. Always.', '$5; more for teams'])
      expect([words, isFigure.test(words)]).toEqual([words, false]);
    for (const free of ['Free', ' free of charge. ', 'It’s free', 'always free for everyone'])
      expect([free, isFree(free)]).toEqual([free, true]);
    for (const paid of ['free trial', 'freemium', '$5', '']) expect([paid, isFree(paid)]).toEqual([paid, false]);
  });
});

describe('a name in a sentence', () => {
  it('keeps the full stop that is its own, and no other mark', () => {
    expect(['Loam.', 'Loam, ', 'Hoof Co.', 'Loam Inc. ', '3 & Sons Ltd.;', 'Loam S.A.'].map(trimName)).toEqual([
      'Loam',
      'Loam',
      'Hoof Co.',
      'Loam Inc.',
      '3 & Sons Ltd.',
      'Loam S.A.',
    ]);
    expect(['Hoof Co.', 'Loam.', 'Taco.', 'Co.'].map(endsShort)).toEqual([true, false, false, true]);
  });

  it('ends a sentence with one full stop', () => {
    expect(oneStop('We are Hoof Co.. Hoof Co. bakes.', 'Hoof Co.')).toBe('We are Hoof Co. Hoof Co. bakes.');
    expect(oneStop('We are Loam...', 'Loam')).toBe('We are Loam...');
  });
});

it('sentences typed without capitals get them, but not after a word that is cut short', () => {
  expect(innerCapitals('we bake. it works! why? “no.” well')).toBe('we bake. It works! Why? “no.” Well');
  expect(innerCapitals('we pay approx. five. so what')).toBe('we pay approx. five. So what');
  expect(innerCapitals('hoof co. bakes. eBay sells')).toBe('hoof co. bakes. eBay sells');
  expect(beginSentence('bread. rolls')).toBe('Bread. Rolls');
});

it('what asks somebody to do something is no name of a thing', () => {
  for (const asked of ['Borrow tools nearby', 'Book a table', 'order your bread']) expect([asked, isRequest(asked)]).toEqual([asked, true]);
  for (const named of ['Book shop', 'Bread', 'Borrow', 'Order of the day', 'Keep and share'])
    expect([named, isRequest(named)]).toEqual([named, false]);
});

it('services are found by their ids, and models by their short names', () => {
  expect([findProvider('google')?.name, findProvider('nobody')]).toEqual(['Google Gemini', undefined]);
  expect(['models/gemini-2.5-flash', 'gpt', 'my/models/x'].map(nameModel)).toEqual(['gemini-2.5-flash', 'gpt', 'my/models/x']);
});
