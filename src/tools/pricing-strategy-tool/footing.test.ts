import { describe, expect, it } from 'vitest';
import { findAmounts } from './amounts';
import { computeCurve, readDemand } from './demand';
import { nothingSaid, readPrices, type Said } from './reading';
import { checkTiers, nextId, ratiosOf, readPrice, startTiers, suggestPrices, toTierDocument, type TierPlan } from './tiers';
import { around } from './test-data';

const footing = (text: string) => {
  const [found] = findAmounts(text);
  return [found?.cadence, found?.unit];
};
const read = (text: string, said: Partial<Said> = {}, own = 'USD') => readPrices(text, own, { ...nothingSaid, ...said });

describe('what stands around a price', () => {
  it.each([
    ['$9/month', ['month', '']],
    ['$9 monthly', ['month', '']],
    ['$9 p.m.', ['month', '']],
    ['$9 per year', ['year', '']],
    ['$9 p.a.', ['year', '']],
    ['$9 weekly', ['week', '']],
    ['$9 a day', ['day', '']],
    ['$9/h', ['hour', '']],
    ['$9/user/mo', ['month', 'user']],
    ['$9 per month per seat', ['month', 'user']],
    ['$9 each month per active user', ['month', 'user']],
    ['$9 per team per month', ['month', '']],
    ['$9 per box', ['', 'box']],
    ['$9/night', ['', 'night']],
    ['$9 per box per month', ['month', 'box']],
    // A second unit is no part of the price.
    ['$9 per user per box', ['', 'user']],
    // How it is billed is no second period.
    ['$9 a month, billed annually', ['month', '']],
    ['$9, billed annually', ['year', '']],
    ['$9 once', ['once', '']],
    ['$9 (one-time)', ['once', '']],
    ['$9 per user, paid once', ['once', 'user']],
    ['Lifetime: $9', ['once', '']],
    ['Yearly: $9', ['year', '']],
    ['Hourly ($9)', ['hour', '']],
    ['Per user: $9', ['', 'user']],
    ['per seat price $9 a month', ['month', 'user']],
    ['per user: $9 per team', ['', '']],
    ['$9/Pro', ['', '']],
    ['$9', ['', '']],
  ])('%s', (text, expected) => {
    expect(footing(text)).toEqual(expected);
  });

  it('is passed over, so that it is in no name', () => {
    expect(findAmounts('$9 per user per month Bolt $7').map(({ label }) => label)).toEqual(['', 'Bolt']);
    expect(findAmounts('$9 per box Bolt $7').map(({ label }) => label)).toEqual(['', 'Bolt']);
    expect(findAmounts('$9 once Bolt $7').map(({ label }) => label)).toEqual(['', 'Bolt']);
  });
});

describe('what is asked of prices', () => {
  const asks = (text: string) => read(text).asks;

  it('is the number of users where some are for one and some for all', () => {
    expect(asks('$9 per user a month, $90 a month').users).toBe(true);
    expect(asks('$9 per user a month, $8 per user a month').users).toBe(false);
    expect(asks('$9 a month, $90 a month').users).toBe(false);
    expect(asks('$9 per box a month, $8 per box a month, $7 per user a month, $90 a month').users).toBe(false);
    // What is free asks nothing.
    expect(asks('$0 per user a month, $90 a month').users).toBe(false);
  });

  it('is the period of those that say none, beside others that do', () => {
    expect(asks('$9 a month. Other: $7').unsaid).toBe(true);
    expect(asks('$9. Other: $7').unsaid).toBe(false);
    expect(asks('$9 a month, $7 a year').unsaid).toBe(false);
  });

  it('is the rate of each other currency, once', () => {
    expect(asks('$9 a month, $8 a month, €7 a month, €6 a month').currencies).toEqual(['EUR']);
    expect(asks('$9 a month').currencies).toEqual([]);
  });
});

describe('what is noted of prices', () => {
  const notes = (text: string, said: Partial<Said> = {}, own = 'USD') => read(text, said, own).notes;

  it('is what was done to them, and nothing where nothing was', () => {
    expect(notes('$9 a month, $8 a month')).toEqual([]);
    expect(notes('$9 a month, $120 a year')).toEqual(['Yearly prices are divided by 12.']);
    expect(notes('$90 a year, $120 a year')).toEqual([]);
    expect(notes('$9-11 a month')).toEqual(['A range counts as its middle.']);
    expect(notes('€9 a month')).toEqual(['Amounts are in EUR; your currency is USD.']);
    expect(notes('nothing', {}, 'EUR')).toEqual([]);
    expect(notes('$9 a month, $8 a month. Other: $7', { unsaid: 'month' })).toEqual([
      'Prices without a period are taken as per month, as you said.',
    ]);
    expect(notes('$9 once, $8 once. Other: $7', { unsaid: 'once' })).toEqual([
      'Prices without a period are taken as paid once, as you said.',
    ]);
    expect(notes('$9 a month, $8 a month', { unsaid: 'year' })).toEqual([]);
  });

  it('is by how many users and at which rate', () => {
    const flat = '$90 a month, $80 a month, $9 per user a month';
    expect(notes(flat, { users: '5' })).toEqual(['Prices per user are multiplied by your 5 users.']);
    expect(notes(flat)).toEqual([]);
    expect(notes('$9 per user a month, $8 per user a month, $90 a month', { users: '5' })).toEqual([
      'Prices for all users are divided by your 5 users.',
    ]);
    expect(notes('$9 a month, $8 a month, €7 a month', { rates: { 'EUR>USD': '1.1' } })).toEqual(['1 EUR = 1.1 USD, your rate.']);
    expect(notes('$9 a month, $8 a month, €7 a month')).toEqual([]);
  });
});

describe('the tiers', () => {
  const tier = (id: string, price: string, more = {}) => ({ id, name: `T${id}`, price, who: '', ...more });
  const plan = (...tiers: TierPlan['tiers']): TierPlan => ({ metric: '', anchor: '', tiers, features: [] });

  it('start as three, the second the one to choose, and get ids above the highest', () => {
    const start = startTiers();
    expect(start.tiers.map(({ id, name }) => [id, name])).toEqual([
      ['1', 'Basic'],
      ['2', 'Pro'],
      ['3', 'Enterprise'],
    ]);
    expect(start.anchor).toBe('2');
    expect(nextId(start.tiers)).toBe('4');
    expect(nextId([])).toBe('1');
    expect(nextId([{ id: 'x' }, { id: '7' }, { id: '1234567890' }])).toBe('8');
  });

  it('have prices that are read, empty or questioned', () => {
    expect([readPrice('', around), readPrice(' ', around), readPrice('9.50', around), readPrice('0', around)]).toEqual([
      { amount: undefined, problem: '' },
      { amount: undefined, problem: '' },
      { amount: 950, problem: '' },
      { amount: 0, problem: '' },
    ]);
    expect(readPrice('x', around).amount).toBeUndefined();
    expect(readPrice('-1', around).problem).not.toBe('');
    const cells = toTierDocument(plan(tier('1', 'x'), tier('2', '5')), ' ', around).blocks.flatMap((block) =>
      block.kind === 'table' ? block.rows : [],
    );
    expect(cells).toEqual([['Price', 'x (can’t be read)', '$5.00']]);
  });

  it('cost so many times the first, where that costs something', () => {
    expect(ratiosOf(plan(tier('1', '10'), tier('2', '25'), tier('3', '')), around)).toEqual([1, 2.5, undefined]);
    expect(ratiosOf(plan(tier('1', '0'), tier('2', '25')), around)).toEqual([undefined, undefined]);
    expect(ratiosOf(plan(tier('1', ''), tier('2', '25')), around)).toEqual([undefined, undefined]);
  });

  it('are suggested in whole units, for as many as there are rules', () => {
    const span = (low: number, high: number) => ({ label: '', low, high });
    const suggested = suggestPrices(startTiers(), [span(20_00, 21_00), span(40_00, 60_00)], 'USD').tiers;
    // 20.50 is nearer to neither; halves go up.
    expect(suggested.map(({ price }) => readPrice(price, around).amount)).toEqual([2_100, 5_000, undefined]);
    expect(
      readPrice(suggestPrices(startTiers(), [span(1_000, 2_001)], 'JPY').tiers[0]?.price ?? '', { ...around, currency: 'JPY' }).amount,
    ).toBe(1_501);
  });

  it('are questioned where two cost the same, and only by what is named', () => {
    const two = plan(tier('1', '10'), tier('2', '10'));
    expect(checkTiers(two, around)).toEqual(['T2 doesn’t cost more than T1.']);
    expect(checkTiers(plan(tier('1', '10'), tier('2', '10.01')), around)).toEqual([]);
    expect(checkTiers(plan(tier('1', '10'), tier('2', '')), around)).toEqual([]);
    const feature = (id: string, name: string, ...inside: string[]) => ({ id, name, in: inside });
    const sold = (...features: TierPlan['features']) => checkTiers({ ...plan(tier('1', '10'), tier('2', '20')), features }, around);
    expect(sold(feature('a', ' ', '1'))).toEqual([]);
    expect(sold(feature('a', 'A', '1', '2'))).toEqual(['T2 has nothing that T1 doesn’t have.']);
    expect(sold(feature('a', 'A', '1', '2'), feature('b', 'B', '2'))).toEqual([]);
    const five = ['A', 'B', 'C', 'D', 'E'].map((name) => feature(name, name, '1'));
    expect(sold(...five)).toEqual(['T2 lacks what T1 has: A, B, C and D.']);
  });

  it('say what is charged for in their own words', () => {
    const said = (metric: string) => toTierDocument({ ...plan(tier('1', '5')), metric }, 'Desk', around).blocks[1];
    expect(said('per user')).toMatchObject({ text: 'Prices per user.' });
    expect(said('user')).toMatchObject({ text: 'Prices per user.' });
    expect(said(' ')).toMatchObject({ kind: 'table' });
  });
});

describe('the demand curve', () => {
  const demand = (text: string, kind: 'prices' | 'highest' = 'prices') => readDemand(text, kind, 'USD');

  it('takes shares as fractions only where none is above one', () => {
    const shares = (text: string) => demand(text).points.map(({ share }) => share);
    expect(shares('10 0.6\n20 0.3')).toEqual([0.6, 0.3]);
    expect(shares('10 1\n20 0')).toEqual([1, 0]);
    expect(shares('10 60\n20 1')).toEqual([0.6, 0.01]);
    expect(shares('10 0\n20 0')).toEqual([0, 0]);
    expect(shares('10 60%\n20 0.5')).toEqual([0.6, 0.5]);
    expect(shares('10 3 4\n20 1 4')).toEqual([0.75, 0.25]);
    expect([demand('10 60%').note, demand('10 0.6').note !== '', demand('10 60').note !== '']).toEqual(['', true, true]);
  });

  it('falls with each higher price that somebody names', () => {
    // Of four: all at 10, three at 20, one at 30.
    expect(demand('10\n20\n20\n30', 'highest').points).toEqual([
      { price: 1_000, share: 1 },
      { price: 2_000, share: 0.75 },
      { price: 3_000, share: 0.25 },
    ]);
    expect(demand('Ana 10\nJo 20', 'highest').points).toHaveLength(2);
    expect(demand('-10', 'highest').rejected).toHaveLength(1);
    expect(demand('', 'highest')).toEqual({ points: [], rejected: [], note: '' });
  });

  it('is best where most comes in, of two the lower, and where it rises it says so', () => {
    const curve = (...points: [number, number][]) =>
      computeCurve(
        points.map(([price, share]) => ({ price, share })),
        500,
      );
    // 10 × 60 %, 20 × 30 % bring the same; with 5 of cost the dearer one earns more: 5 × 0.6 = 3, 15 × 0.3 = 4.50.
    const two = curve([1_000, 0.6], [2_000, 0.3]);
    expect([two?.best.price, two?.bestProfit.price, two?.best.revenue, two?.bestProfit.profit]).toEqual([1_000, 2_000, 60_000, 45_000]);
    expect(two?.rises).toEqual([]);
    expect(curve([1_000, 0.3], [2_000, 0.4])?.rises).toHaveLength(1);
    expect(curve()).toBeNull();
  });
});
