import { describe, expect, it } from 'vitest';
import { currencyIn, withCodes } from './amount-currency';
import { typedCurrency, typedMark } from './currencies';
import { currencyOfPlace } from './place-currency';

describe('the currency typed with an amount', () => {
  it.each([
    ['£200k', 'GBP'],
    ['200k £', 'GBP'],
    ['(€50)', 'EUR'],
    ['-€50', 'EUR'],
    ['50 EUR', 'EUR'],
    ['CHF 90', 'CHF'],
    ['R$ 10', 'BRL'],
    ['250 kr', 'SEK'],
    ['$5', 'USD'],
    ['A$5', 'AUD'],
    ['20000 euro', 'EUR'],
    ['20k Dollars', 'USD'],
    ['2 million pounds', 'GBP'],
    ['the pound 5', undefined],
    ['europounds', undefined],
  ])('%s is in %s', (text, code) => {
    expect(typedCurrency(text)).toBe(code);
  });

  it.each([
    ['49€ per bike', 'EUR'],
    ['bikes from £140', 'GBP'],
    ['38 € pro Nacht', 'EUR'],
    ['20k euros, half now', 'EUR'],
    ['20000 euro', 'EUR'],
    ['5 Dollars', 'USD'],
    ['12% of wages', undefined],
    ['Pay what you can', undefined],
    ['50 pounds an hour', 'GBP'],
    ['CHF 0.80 per slide', 'CHF'],
    ['5 ANY', undefined],
  ])('of the first amount in %j is %s', (text, code) => {
    expect(currencyIn(text)).toBe(code);
  });

  it('is written so that every field can read it', () => {
    const told = ['20000 euro', '20k Euros for a van', '5 dollars', '2 M POUNDS', '€5', 'Eurovision'];
    expect(told.map(withCodes)).toEqual(['20000 EUR', '20k EUR for a van', '5 USD', '2 M GBP', '€5', 'Eurovision']);
  });

  it('is the current one where the sign is shared', () => {
    expect(typedCurrency('$5', 'CAD')).toBe('CAD');
    expect(typedCurrency('$5', 'EUR')).toBe('USD');
    expect(typedCurrency('kr 5', 'DKK')).toBe('DKK');
  });

  it.each(['', '5', '5k', '5%', 'MAY 5', 'abc', '5 constructor'])('is none in %j', (text) => {
    expect(typedCurrency(text)).toBeUndefined();
    expect(typedMark(text)).toBe('');
  });
});

describe('the currency of a place', () => {
  it.each([
    ['Germany', 'EUR'],
    ['Berlin', 'EUR'],
    ['Copenhagen, Denmark', 'DKK'],
    ['Austin, TX', 'USD'],
    ['England', 'GBP'],
    ['Toronto, Canada', 'CAD'],
    ['Zurich, Switzerland', 'CHF'],
    ['Somewhere', undefined],
    ['', undefined],
    ['European Union', undefined],
    ['constructor', undefined],
  ])('%s: %s', (place, code) => {
    expect(currencyOfPlace(place)).toBe(code);
  });
});
