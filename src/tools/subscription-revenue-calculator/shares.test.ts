import { expect, it } from 'vitest';
import { state } from './model';
import { shares } from './shares';
import { tierAcceptance } from './take-tiers';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const { fill, read } = shares.profile;

it('starts with the company’s own price and no subscribers, in place of the sample', () => {
  const { data } = fill(start, { 'offer.price': '$29 per month', 'offer.name': 'Bread Box' });
  expect(data.records).toEqual([
    {
      id: 'company-offer',
      name: 'Bread Box',
      monthlyPrice: 2900,
      annualPrice: 27_840,
      churn: 0.05,
      subscribers: 0,
      growth: 0.1,
      newBy: 'growth',
      newCount: 0,
      cap: 0,
    },
  ]);
  expect(read(data)).toEqual({ 'offer.price': '$29' });
  expect(shares.offers.money?.(data, around)).toEqual([]);
  expect(fill(data, { 'offer.price': '$9' }).data).toBe(data);
});

it('stays as it is where the price is for something else than a month, or in another currency', () => {
  for (const price of ['$290 a year', '€29', 'on request', '$0']) expect(fill(start, { 'offer.price': price }).data).toBe(start);
  expect(read(start)).toEqual({});
});

it('takes priced tiers in place of samples, by the month, and what changed at their source later', () => {
  const source = { doc: 'd1', tool: 'Prices', name: '' };
  const tier = { key: '1', name: 'Team', amount: 24_000, currency: 'USD', per: 'seat per year', points: [], isMain: false };
  const onRequest = { ...tier, key: '2', name: 'Enterprise', amount: 0 };
  const { plan } = tierAcceptance;
  const taken = plan(start, [tier, onRequest], source, around);
  expect(taken.names).toEqual(['Team']);
  // $240 a year is $20 a month.
  expect(taken.data.records).toMatchObject([{ id: 'd1-1', name: 'Team', monthlyPrice: 2_000, annualPrice: 24_000, subscribers: 0 }]);
  expect(plan(taken.data, [tier, onRequest], source, around).data).toBe(taken.data);
  const dearer = plan(taken.data, [{ ...tier, amount: 30_000 }], source, around);
  expect([dearer.changed, dearer.data.records[0]?.monthlyPrice]).toEqual([['Team'], 2_500]);
  expect(plan(start, [{ ...tier, per: 'order' }], source, around).note).toContain('“order”');
});
