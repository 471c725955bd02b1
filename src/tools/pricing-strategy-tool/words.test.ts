import { describe, expect, it } from 'vitest';
import { readDemand, computeCurve } from './demand';
import { computeEconomics } from './economics';
import { answer, toDraft, toQuestions } from './questions';
import { nothingSaid, readPrices } from './reading';
import { toDemandSheet } from './sheets';
import { currencyOf } from './signs';
import { describeDiscount, formatChange, formatEffectUnits } from './words';

type Costs = Parameters<typeof computeEconomics>[0];

describe('what prices leave open', () => {
  it('is asked for, and nothing else', () => {
    expect(toQuestions(readPrices('$10 a month, $20 a month', 'USD'))).toEqual({});
    const mixed = toQuestions(readPrices('$10 per user a month, $90 a month, €20 a month\nOther: $7', 'USD'));
    expect(Object.keys(mixed)).toEqual(['footing', 'unsaid', 'users', 'EUR>USD']);
    expect(mixed.users).toMatchObject({ label: 'Users per customer', min: 1, max: 1_000_000 });
    expect(mixed['EUR>USD']).toMatchObject({ label: '1 EUR in USD', min: 0, max: 1e9 });
    expect(mixed.unsaid).toMatchObject({ label: 'Prices without a period are' });
    // Only one currency that says nothing of users or of another period leaves one question.
    expect(Object.keys(toQuestions(readPrices('$10 a month, $90 a year', 'USD')))).toEqual([]);
  });

  it('is kept where it was asked', () => {
    const fields = toQuestions(readPrices('$10 per user a month, $90 a month, €20 a month\nOther: $7', 'USD'));
    const said = [
      ['footing', 'x'],
      ['unsaid', 'month'],
      ['users', '5'],
      ['EUR>USD', '1.1'],
    ].reduce((before, [name = '', value = '']) => answer(before, name, value), nothingSaid);
    expect(said).toEqual({ footing: 'x', unsaid: 'month', users: '5', rates: { 'EUR>USD': '1.1' } });
    expect(toDraft(fields, said, 'shown')).toEqual({ footing: 'shown', unsaid: 'month', users: '5', 'EUR>USD': '1.1' });
    expect(toDraft(fields, nothingSaid, '')).toEqual({ footing: '', unsaid: '', users: '', 'EUR>USD': '' });
  });

  it.each([
    ['$', 'USD', 'USD'],
    ['$', 'CAD', 'CAD'],
    ['$', 'EUR', 'USD'],
    ['dollars', 'AUD', 'AUD'],
    ['C$', 'USD', 'CAD'],
    ['R$', 'USD', 'BRL'],
    ['usd', 'CAD', 'USD'],
    ['Rs.', 'USD', 'INR'],
    ['euros', 'USD', 'EUR'],
    ['pounds', 'USD', 'GBP'],
    ['¥', 'CNY', 'CNY'],
    ['¥', 'USD', 'JPY'],
    ['₹', 'USD', 'INR'],
    ['?', 'CHF', 'CHF'],
  ])('of the sign %s, for somebody in %s, is %s', (sign, own, currency) => {
    expect(currencyOf(sign, own)).toBe(currency);
  });
});

describe('prices in a text', () => {
  const read = (text: string) =>
    readPrices(text, 'USD').prices.map(({ text: typed, amount, ignored, label }) => [label, typed, amount, ignored]);

  it('are ranges only where they rise', () => {
    expect(readPrices('$20-30', 'USD')).toMatchObject({ count: 1, average: 2500 });
    expect(readPrices('$30 - $20', 'USD')).toMatchObject({ count: 2, average: 2500 });
    expect(readPrices('$20 - $20', 'USD')).toMatchObject({ count: 2 });
    expect(readPrices('$20 - $30 - $40', 'USD')).toMatchObject({ count: 2, lowest: 2500, highest: 4000 });
  });

  it('share sign and period through a list, in both directions', () => {
    expect(read('$29, 49 and 99 a month').map(([, typed, amount]) => [typed, amount])).toEqual([
      ['$29', 2900],
      ['49', 4900],
      ['99', 9900],
    ]);
    expect(read('29, 49 and $99').map(([, , amount]) => amount)).toEqual([2900, 4900, 9900]);
    // Other words between end the list, and a year is never a price.
    expect(read('$29 for 49').map(([, , amount]) => amount)).toEqual([2900, 0]);
    expect(read('$29, 2024').map(([, , amount]) => amount)).toEqual([2900, 0]);
    expect(read('10%, 20 and $30').map(([, , amount]) => amount)).toEqual([0, 2000, 3000]);
  });

  it('are called by the words before them', () => {
    expect(read('Acme: $10; Bolt costs $20, and Core $30').map(([label]) => label)).toEqual(['Acme', 'Bolt', 'Core']);
  });

  it('are free, too large or too small, and say so', () => {
    expect(read('$0 and $5').map(([, , , why]) => why)).toEqual(['free', '']);
    expect(read('$950000000000 and $5').map(([, , , why]) => why)).toEqual(['too large', '']);
  });
});

describe('demand as it was pasted', () => {
  const reasons = (text: string) => readDemand(text, 'prices', 'USD').rejected.map(({ reason }) => reason);

  it.each([
    ['10 3 0', ['Nobody was asked at this price.']],
    ['10 1 1', []],
    ['10 0 1', []],
    ['10 2 1', ['More people would buy than were asked.']],
    ['10 -1 5', ['Fewer than none would buy than were asked.']],
    ['10 101%', ['A share must be between 0% and 100%.']],
    ['10 100%', []],
    ['10 0%', []],
    ['-1 50%', ['A price can’t be below zero.']],
    ['10', ['A price and a share are needed; this line has 1.']],
    ['10 50%\n10 40%', ['This price is given twice; the first line counts.']],
  ])('%j is refused for %j', (text, why) => {
    expect(reasons(text)).toEqual(why);
  });

  it('is in fractions where nothing is above one, and in percent otherwise', () => {
    const shares = (text: string) => readDemand(text, 'prices', 'USD').points.map(({ share }) => share);
    expect([shares('10 0.5\n20 0'), shares('10 1\n20 50'), shares('10 0\n20 0')]).toEqual([
      [0.5, 0],
      [0.01, 0.5],
      [0, 0],
    ]);
  });

  it('has a column for profit once there is a cost', () => {
    const curve = computeCurve([{ price: 1000, share: 0.5 }], 400);
    // Per 100 asked: 50 buy at $10, of which $6 stay.
    expect(curve && toDemandSheet(curve, 400, 'USD').rows).toEqual([[10, 0.5, 500, 300]]);
    expect(curve && toDemandSheet(curve, 0, 'USD').rows).toEqual([[10, 0.5, 500]]);
    expect(curve && toDemandSheet(curve, 0, 'USD').columns).toHaveLength(3);
  });
});

describe('a discount in words', () => {
  const costs = (more: Partial<Costs> = {}): Costs => ({ ...plain, ...more });
  const plain: Costs = { price: 10_000, unitCost: 5_000, fixedCosts: 0, unitsNow: 100, markup: 0.5, targetMargin: 0.5, discount: 0.1 };

  it('says how many more units it takes', () => {
    // $50 of $100 stay; of $90 only $40: 50 / 40 is 25% more.
    expect(describeDiscount(computeEconomics(costs()), 100, 'USD')).toBe(
      '10% off ($90.00) needs 25% more units at your 50% margin: 125 a month instead of 100.',
    );
    expect(describeDiscount(computeEconomics(costs({ discount: 0 })), 100, 'USD')).toBe('Without a discount nothing changes.');
    expect(describeDiscount(computeEconomics(costs({ discount: 0.5 })), 100, 'USD')).toMatch(/^— Nothing is left of each unit/);
    expect(describeDiscount(computeEconomics(costs({ price: 0 })), 100, 'USD')).toBe('— Enter a price above zero.');
  });

  it('and a raise say what may be lost', () => {
    expect([formatChange(-0.1), formatChange(0), formatChange(0.125)]).toEqual(['10% off', '0% more', '12.5% more']);
    const { ladder } = computeEconomics(costs());
    const shown = (change: number) => ladder.filter((step) => step.change === change).map(formatEffectUnits);
    expect([shown(-0.1), shown(0.1)]).toEqual([['25% more (125)'], ['up to 16.7% fewer (84)']]);
    expect(formatEffectUnits({ ...ladder[0]!, units: { reason: 'x' } })).toBe('—');
    expect(formatEffectUnits({ ...ladder[0]!, units: { value: 0 }, unitsNeeded: { reason: 'x' } })).toBe('0% more');
  });

  it('has its figures at the edges', () => {
    expect(computeEconomics(costs({ price: 1, unitCost: 0, fixedCosts: 3 })).breakEven).toEqual({ value: 3 });
    expect(computeEconomics(costs({ price: 3, unitCost: 0, fixedCosts: 10 })).breakEven).toEqual({ value: 4 });
    expect(computeEconomics(costs({ fixedCosts: 0 })).breakEven).toEqual({ value: 0 });
  });
});
