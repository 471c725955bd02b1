import { describe, expect, it } from 'vitest';
import { toCurrency, type MoneyLine } from './money';
import { readLines } from './schema';
import { joinPrice } from './join-price';
import { toAnswers, toTextLines } from './texts';

const rent: MoneyLine = {
  key: 'a',
  name: 'Rent',
  group: '',
  about: 'costs',
  type: 'expense',
  amount: 120_000,
  currency: 'USD',
  repeats: 'monthly',
  month: '2027-01',
};

describe('what tools exchange', () => {
  it('keeps the face value of amounts where the currency is another', () => {
    expect(toCurrency([rent], 'USD')).toEqual([rent]);
    expect(toCurrency([rent], 'JPY')).toEqual([{ ...rent, currency: 'JPY', amount: 1_200 }]);
  });

  it('is left out where it is not of its topic', () => {
    expect(readLines('money', [rent, { ...rent, amount: 'much' }, { ...rent, month: 'soon' }, null, 5])).toEqual([rent]);
    expect(
      readLines('texts', [
        { means: 'company.name', text: 'Acme' },
        { means: 'shoe size', text: '42' },
      ]),
    ).toHaveLength(1);
  });

  it('says how money is earned and what it costs in one answer, once', () => {
    const joined = (model: string, price: string) => joinPrice({ 'business.model': model, 'offer.price': price })['business.model'];
    expect(joined('A fee per bed.', '$1,400 a year')).toBe('A fee per bed: $1,400 a year');
    expect([joined('', '€62 per m²'), joined('€9 a month', '€9'), joined('A fee', ' ')]).toEqual(['€62 per m²', '€9 a month', 'A fee']);
  });

  it('names only the answers that were given', () => {
    const lines = toTextLines({ 'company.name': ' Acme ', 'company.website': '  ' });
    expect(lines).toEqual([{ means: 'company.name', text: 'Acme' }]);
    expect(toAnswers(lines)).toEqual({ 'company.name': 'Acme' });
  });
});
