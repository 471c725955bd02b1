import { describe, expect, it } from 'vitest';
import { findAmounts } from './amounts';
import {
  computeEffect,
  describeBreakEven,
  ladder,
  planSteps,
  readChange,
  startChange,
  toChangeDocument,
  type Change,
} from './price-change';
import { formatFooting, nameFooting, nothingSaid, readPrices } from './reading';

const read = (text: string, own = 'USD') => readPrices(text, own);
const amountsIn = (text: string) => read(text).prices.map(({ amount }) => amount);
const whyNot = (text: string) => read(text).prices.map(({ ignored }) => ignored);

describe('a number in a text', () => {
  it('is a count where something counted, or its name, stands beside it', () => {
    const isCount = (text: string) => findAmounts(text).map((found) => found.isCount);
    for (const text of ['5 users', '12 months', '3x', '1st', '24/7', 'since 2019', 'until 2030', 'in 2024', 'by 2030'])
      expect(isCount(text), text).toContain(true);
    expect(isCount('24/7')).toEqual([true, true]);
    // Only the seven of 24/7, and only the 24 before it.
    expect(isCount('24/8')).toEqual([false, false]);
    expect(isCount('Plan 2: 20')).toEqual([true, false]);
    expect(isCount('Tier #2 20')).toEqual([true, false]);
    expect(isCount('1. Acme 29')).toEqual([true, false]);
    expect(isCount('Acme 2) 29')).toEqual([false, false]);
    // With a sign it is a price, whatever follows.
    expect(isCount('$5 users')).toEqual([false]);
    // Words behind a space are only words; a letter right behind it belongs to it.
    expect(isCount('29 and 49')).toEqual([false, false]);
    expect(isCount('29mm and 49')).toEqual([true, false]);
  });

  it('has thousands and millions by their letter, and points by the currency', () => {
    expect(amountsIn('$2k, $2K, $2M')).toEqual([200_000, 200_000, 200_000_000]);
    const cents = (text: string, own: string) => read(text, own).prices[0]?.amount;
    // A euro has no three decimals; a dollar rounds them.
    expect(cents('1.000 €', 'EUR')).toBe(100_000);
    expect(cents('1.000.000 €', 'EUR')).toBe(100_000_000);
    expect(cents('$1.000', 'USD')).toBe(100);
    expect(cents('£1.000', 'GBP')).toBe(100);
    expect(cents('1.00 €', 'EUR')).toBe(100);
  });

  it('is a rate without a sign only behind what says so', () => {
    const isRate = (text: string) => findAmounts(text)[0]?.isRate;
    expect([isRate('200/hr'), isRate('200 per hour'), isRate('200+ a month'), isRate('200 each month')]).toEqual([true, true, true, true]);
    expect([isRate('200'), isRate('$200/hr'), isRate('200 monthly')]).toEqual([false, false, false]);
  });

  it('is one price with the next where both are its ends', () => {
    const found = (text: string) => findAmounts(text).map(({ from, to, sign, isCount, text: typed }) => [from, to, sign, isCount, typed]);
    expect(found('$20-30')).toEqual([[20, 30, '$', false, '$20-30']]);
    expect(found('20-30 €')).toEqual([[20, 30, '€', false, '20-30 €']]);
    expect(found('$20 to 30 a month')).toEqual([[20, 30, '$', false, '$20 to 30']]);
    expect(found('$20 – $30')).toHaveLength(1);
    // Equal or falling ones, a share, and a third number are no range.
    expect(found('$20-20')).toHaveLength(2);
    expect(found('$30-20')).toHaveLength(2);
    expect(found('20%-30%')).toHaveLength(2);
    expect(found('20%-$30')).toHaveLength(2);
    expect(found('$10-20-30')).toHaveLength(2);
    expect(found('20-30 users').map(([, , , isCount]) => isCount)).toEqual([true]);
    expect(found('$20-30 users').map(([, , , isCount]) => isCount)).toEqual([false]);
  });

  it('takes sign and period from its list, each only where it has none of its own', () => {
    const found = (text: string) => findAmounts(text).map(({ sign, cadence, unit }) => [sign, cadence, unit]);
    expect(found('$29, 49 and 99 per user per month')).toEqual(Array.from({ length: 3 }, () => ['$', 'month', 'user']));
    expect(found('$29 a year, 49')).toEqual([
      ['$', 'year', ''],
      ['$', 'year', ''],
    ]);
    expect(found('$29 a year, $49 a month')).toEqual([
      ['$', 'year', ''],
      ['$', 'month', ''],
    ]);
    // What is said for one user stays with it.
    expect(found('$29 per user, 49 a month')).toEqual([
      ['$', '', 'user'],
      ['$', 'month', ''],
    ]);
    expect(found('29 and 49')).toEqual([
      ['', '', ''],
      ['', '', ''],
    ]);
    expect(found('$29; 10%').map(([sign]) => sign)).toEqual(['$', '']);
    expect(found('$29, 2024').map(([sign]) => sign)).toEqual(['$', '']);
    expect(found('$29, 1899').map(([sign]) => sign)).toEqual(['$', '$']);
  });

  it('is named by the words since the last mark or price, forty letters at most', () => {
    const names = (text: string) => findAmounts(text).map(({ label }) => label);
    expect(names('- Acme: $10\n• Bolt charges $20\n* and Core = $30')).toEqual(['Acme', 'Bolt', 'Core']);
    expect(names('Acme (old) $10 or Bolt at $20')).toEqual(['', 'Bolt']);
    expect(names(`${'x'.repeat(41)} $1`)).toEqual(['x'.repeat(40)]);
    expect(names('$10 per month Bolt $20')).toEqual(['', 'Bolt']);
  });
});

describe('prices on one footing', () => {
  it('are those that most are on; of as many, the own currency and a period that is said', () => {
    const footing = (text: string, own = 'USD') => {
      const { currency, unit, cadence } = read(text, own);
      return nameFooting({ currency, unit, cadence });
    };
    expect(footing('€9 a month, €8 a month, $7 a month')).toBe('EUR flat per month');
    expect(footing('€9 a month, $7 a month')).toBe('USD flat per month');
    expect(footing('Acme: $9. Bolt: $7 a month')).toBe('USD flat per month');
    expect(footing('$9 per user per month')).toBe('USD per user per month');
    expect(footing('$90 a year')).toBe('USD flat per year');
    // Months as soon as one is by the month.
    expect(footing('$90 a year, $9 a month')).toBe('USD flat per month');
    expect(footing('$9 a month, $90 a year')).toBe('USD flat per month');
    expect(footing('$9')).toBe('USD flat, no period named');
    expect(footing('$9 once')).toBe('USD flat, paid once');
    // What is free has no say in it.
    expect(footing('€0 a month, €0 a month, $7 a month')).toBe('USD flat per month');
    expect([formatFooting({ unit: 'user', cadence: 'month' }), formatFooting({ unit: '', cadence: '' })]).toEqual([
      ' per user per month',
      '',
    ]);
  });

  it('come from years by twelve, from users and rates by what was said', () => {
    expect(amountsIn('$9 a month, $120 a year')).toEqual([900, 1000]);
    const moved = (text: string, said: Partial<typeof nothingSaid>) =>
      readPrices(text, 'USD', { ...nothingSaid, ...said }).prices.map(({ amount, ignored }) => (ignored === '' ? amount : ignored));
    const perUser = 'A: $10 per user a month. B: $20 per user a month. C: $90 a month';
    expect(moved(perUser, { users: '3' })).toEqual([1000, 2000, 3000]);
    expect(moved(perUser, { users: '' })).toEqual([1000, 2000, 'one price for all users']);
    for (const users of ['0', '-3', '2.5', 'x', '1000000001']) expect(moved(perUser, { users })[2]).toBe('one price for all users');
    expect(moved(perUser, { users: '1' })[2]).toBe(9000);
    // The largest number of users that is taken: 9,000 cents among so many are less than a cent.
    expect(moved(perUser, { users: '1000000000' })[2]).toBe('less than the smallest coin');
    const abroad = 'A: $10 a month. B: $20 a month. C: €30 a month';
    expect(moved(abroad, { rates: { 'EUR>USD': '1.1' } })).toEqual([1000, 2000, 3300]);
    expect(moved(abroad, { rates: { 'EUR>USD': '0' } })[2]).toBe('in EUR, without a rate');
    expect(moved(abroad, { rates: {} })[2]).toBe('in EUR, without a rate');
    // Yen have no cents: 3,000 at 0.01 are 30 dollars, and back 20 dollars at 150 are 3,000 yen.
    expect(moved('A: $10 a month. B: $20 a month. C: ¥3000 a month', { rates: { 'JPY>USD': '0.01' } })[2]).toBe(3000);
    expect(moved('A: ¥10 a month. B: ¥20 a month. C: $20 a month', { rates: { 'USD>JPY': '150' } })[2]).toBe(3000);
  });

  it('say why they are not compared', () => {
    expect(whyNot('$9 a month, $8 a month, $7 per box a month')[2]).toBe('per box, not comparable');
    expect(whyNot('$9 per box a month, $8 per box a month. Also $7 a month')[2]).toBe('flat, not comparable');
    expect(whyNot('$9 a month, $8 a month. Other: $7')[2]).toBe('it doesn’t say how often it is paid');
    expect(whyNot('$9 a month, $8 a month, $70 an hour')[2]).toBe('per hour, not comparable');
    // A tenth of a cent.
    expect(whyNot('$0.001 and $5')).toEqual(['less than the smallest coin', '']);
    expect(whyNot('$5 for 3')).toEqual(['', 'no currency sign, while others have one']);
  });

  it('have an average, a lowest and a highest of those that count', () => {
    expect(read('$10, $20 and $60')).toMatchObject({ count: 3, average: 3000, lowest: 1000, highest: 6000 });
    // A third of 10 + 10 + 5 is 8.333.
    expect(read('$10, $10 and $5')).toMatchObject({ count: 3, average: 833, lowest: 500, highest: 1000 });
    expect(read('nothing')).toMatchObject({ count: 0, average: 0, lowest: 0, highest: 0 });
  });
});

describe('a change of price', () => {
  const around = { today: '2026-11-15', currency: 'USD' };
  const change = (more: Partial<Change>): Change => ({
    ...readChange(startChange().draft, around),
    oldPrice: 5000,
    newPrice: 6000,
    customers: 120,
    ...more,
  });

  it('says how many may leave or have to come, whole people only', () => {
    // 1 − 50 / 60 = 16.7 %, 20 of 120.
    expect(describeBreakEven('revenue', 1 - 50 / 60, 120)).toBe('You may lose up to 16.7% of customers (20 of 120) before revenue falls.');
    // 1 − 50 / 40 = −25 %.
    expect(describeBreakEven('profit', -0.25, 120)).toBe('You need 25.0% more customers (30 on top of 120) for the same profit.');
    // Half a customer may not leave, and one half that has to come is one.
    expect(describeBreakEven('revenue', 0.25, 10)).toContain('(2 of 10)');
    expect(describeBreakEven('revenue', -0.25, 10)).toContain('(3 on top of 10)');
    expect(describeBreakEven('revenue', 0.25, 0)).toBe('You may lose up to 25.0% of customers before revenue falls.');
    expect(describeBreakEven('revenue', 0.25, 1)).toContain('(0 of 1)');
    expect(describeBreakEven('profit', 0, 10)).toBe('The price stays the same, and so does profit.');
    expect(describeBreakEven('profit', undefined, 10)).toBe('');
  });

  it('has no share where a price is missing, and no profit without a cost', () => {
    expect(computeEffect(change({ oldPrice: 0 }))).toMatchObject({ change: undefined, breakEvenRevenue: undefined });
    expect(computeEffect(change({ newPrice: 0 }))).toMatchObject({ change: undefined, breakEvenRevenue: undefined });
    expect(computeEffect(change({})).breakEvenProfit).toBeUndefined();
    // 30 today, 40 then: a quarter may go.
    expect(computeEffect(change({ unitCost: 2000 }))).toMatchObject({ breakEvenProfit: 0.25, profitNow: 360_000, profitAfter: 480_000 });
    // At cost or below it there is nothing to make up for.
    expect(computeEffect(change({ unitCost: 5000 })).breakEvenProfit).toBeUndefined();
    // 120 × 0.9 = 108; those who keep their price all stay at it.
    expect(computeEffect(change({ churn: 0.1 }))).toMatchObject({ left: 108, revenueNow: 600_000, revenueAfter: 648_000 });
    expect(computeEffect(change({ churn: 0.1, who: 'never' }))).toMatchObject({ left: 120, revenueAfter: 600_000 });
    expect(ladder(change({})).map(({ effect }) => effect.left)).toEqual([120, 118, 114, 108, 102, 96, 84]);
  });

  it('has its steps in the order of their days', () => {
    const steps = (more: Partial<Change>) =>
      planSteps(change({ from: '2027-01-01', notice: 30, ...more })).map(({ id, day }) => `${day} ${id}`);
    expect(steps({ who: 'all' })).toEqual(['2026-12-02 notice', '2027-01-01 new', '2027-01-01 existing']);
    expect(steps({ who: 'later', laterFrom: '2027-04-01' })).toEqual(['2027-01-01 new', '2027-03-02 notice', '2027-04-01 existing']);
    expect(steps({ who: 'later', laterFrom: '' })).toEqual(['2027-01-01 new']);
    expect(steps({ who: 'never' })).toEqual(['2027-01-01 new']);
    expect(steps({ from: '' })).toEqual([]);
  });

  it('on paper shows more as plus, the same as nothing, and those who keep their price', () => {
    const document = (more: Partial<Change>) => toChangeDocument(change(more), 'Tidewell', around);
    const rowsOf = (more: Partial<Change>) =>
      document(more).blocks.flatMap((block) => (block.kind === 'table' && block.columns.length === 4 ? block.rows : []));
    expect(rowsOf({ newPrice: 5000 })[0]).toEqual(['0%', '120', '$6,000.00', '$0.00']);
    expect(rowsOf({})[0]).toEqual(['0%', '120', '$7,200.00', '+$1,200.00']);
    expect(rowsOf({ customers: 0 })).toEqual([]);
    expect(rowsOf({ who: 'never' })).toEqual([]);
    const lines = (more: Partial<Change>) => document(more).blocks.flatMap((block) => ('text' in block ? [block.text] : []));
    expect(lines({ who: 'never' })).toContain('Existing customers keep their price.');
    expect(lines({})).not.toContain('Existing customers keep their price.');
  });
});
