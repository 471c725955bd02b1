import { expect, it } from 'vitest';
import { followCurrency, mayNameCurrency } from './follow-currency';

it('new documents start in the currency of the price, else in that of the place', () => {
  expect(followCurrency({ 'offer.price': '49€ per bike' }, 'offer.price', 'USD')).toBe('EUR');
  expect(followCurrency({ 'raise.amount': '20000 euro' }, 'raise.amount', 'EUR')).toBeUndefined();
  expect(followCurrency({ 'offer.price': '$5' }, 'offer.price', 'CAD')).toBeUndefined();
  expect(followCurrency({ 'company.place': 'Kiel, Germany' }, 'company.place', 'USD')).toBe('EUR');
  expect(followCurrency({ 'company.place': 'Austin, TX' }, 'company.place', 'USD')).toBeUndefined();
});

it('a place says nothing against a price, or once a currency was chosen', () => {
  expect(followCurrency({ 'company.place': 'Kiel, Germany', 'offer.price': '$29' }, 'company.place', 'USD')).toBeUndefined();
  expect(followCurrency({ 'company.place': 'London' }, 'company.place', 'EUR')).toBeUndefined();
  expect(followCurrency({ 'company.name': 'Euro 2000' }, 'company.name', 'USD')).toBeUndefined();
});

it('only amounts and places may name a currency', () => {
  expect((['offer.price', 'raise.amount', 'company.place', 'company.country', 'company.name'] as const).map(mayNameCurrency)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(followCurrency({ 'company.country': 'Germany' }, 'company.country', 'USD')).toBe('EUR');
  expect(followCurrency({}, 'company.country', 'USD')).toBeUndefined();
  expect(followCurrency({}, 'offer.price', 'USD')).toBeUndefined();
});
