import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { computeTotals, costOf, describeCost, describeTotals, readCost } from './cost';
import { fields, type Technology } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const technology = (more: Partial<Technology> = {}): Technology => ({
  id: '1',
  ...readDraft(fields, { ...emptyDraft(fields, around.today), name: 'x', category: 'Database' }, around).values,
  ...more,
});
const monthly = (typed: string) => {
  const { kind, price, isPerUnit } = readCost(typed, 'USD');
  return kind === 'monthly' ? `${price}${isPerUnit ? ' each' : ''}` : kind;
};

describe('a cost as people write it', () => {
  it.each([
    ['$20/mo', '20'],
    ['$20 / month', '20'],
    ['20', '20'],
    ['$1,200', '1200'],
    ['20 USD per month', '20'],
    ['US$20 monthly', '20'],
    ['about $20/mo', '20'],
    ['from $25 a month', '25'],
    ['$29+/mo', '29'],
    ['$20/mo (Pro plan)', '20'],
    ['$20/mo billed annually', '20'],
    // 240 / 12
    ['$240/yr', '20'],
    ['240 per year', '20'],
    // 30 / 3
    ['$30 per quarter', '10'],
    // 3 × 52 / 12
    ['$3 a week', '13'],
    // 0.1 × 730
    ['$0.10/hour', '73'],
    ['$90 per 3 months', '30'],
    // (10 + 20) / 2
    ['$10-20/mo', '15'],
    ['$10 to $20 a month', '15'],
    ['$2k/mo', '2000'],
    ['20 dollars', '20'],
    ['$8/user/mo', '8 each'],
    ['$8 per user per month', '8 each'],
    // 1 / 1000
    ['$1 per 1,000 emails', '0.001 each'],
    ['$0.10/GB', '0.1 each'],
    ['Free', '0'],
    ['free tier', '0'],
    ['Open source', '0'],
    ['Free for 3 users', '0'],
    ['$0', '0'],
    ['', 'empty'],
    ['$99 one-time', 'once'],
    ['ask sales', 'unknown'],
    ['2.9% + 30¢', 'unknown'],
    ['Free, then $20/mo', 'unknown'],
    ['$5 or $10', 'unknown'],
    ['€20/mo', 'unknown'],
    ['20 EUR', 'unknown'],
    ['-$20', 'unknown'],
    ['Tier 2', 'unknown'],
    ['$99999999999999', 'unknown'],
    ['???', 'unknown'],
  ])('reads %j as %s', (typed, expected) => {
    expect(monthly(typed)).toBe(expected);
  });

  it('follows the currency of the totals', () => {
    expect(readCost('€20/mo', 'EUR').price).toBe(20);
    expect(readCost('$20/mo', 'EUR').problem).toBe('It is in $, the totals are in EUR.');
    expect(readCost('20 zł/mo', 'PLN').price).toBe(20);
  });

  it('always gives a finite price of 0 or more, or a reason', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[$€]?\d{1,12}[.,]?\d{0,4} ?(\/|per) ?(mo|yr|user|\d+ [a-z]+)?$/)), (typed) => {
        const { kind, price, problem } = readCost(typed, 'USD');
        expect(Number.isFinite(price) && price >= 0).toBe(true);
        expect(kind === 'unknown').toBe(problem !== undefined);
      }),
    );
  });
});

describe('now and at ten times the usage', () => {
  const figures = (more: Partial<Technology>) => {
    const { now, tenfold } = costOf(technology(more), 'USD');
    return [now, tenfold];
  };
  it('grows what is paid per unit, keeps what is flat, and takes a larger price as given', () => {
    expect(figures({ cost: '$20/mo' })).toEqual([2000, 2000]);
    expect(figures({ cost: '$20/mo', growth: 'tenfold' })).toEqual([2000, 20000]);
    expect(figures({ cost: '$20/mo', largerPrice: '$99/mo' })).toEqual([2000, 9900]);
    // 8 × 5 users = 40; 10 times the users = 400
    expect(figures({ cost: '$8/user/mo', units: 5 })).toEqual([4000, 40000]);
    expect(figures({ cost: '$8/user/mo', units: 5, growth: 'same' })).toEqual([4000, 4000]);
    expect(figures({ cost: 'ask' })).toEqual([undefined, undefined]);
    expect(figures({ cost: '$20/mo', largerPrice: 'ask' })).toEqual([2000, undefined]);
  });

  it('takes a price for using something as no monthly cost until the amount is entered', () => {
    for (const cost of ['$0.10/GB', '$0.023 per GB-month', '$1 per 1,000 emails', '$5 per million requests', '$0.50/GB/mo'])
      expect(costOf(technology({ cost }), 'USD').reading.kind).toBe('unknown');
    expect(describeCost(technology({ cost: '$0.10/GB' }), 'USD')).toBe(
      'Not understood: It is a price per GB, not a month. Enter under “Units now” how many you use a month.',
    );
    expect(computeTotals([technology({ cost: '$0.10/GB' })], 'USD')).toMatchObject({ now: 0, notUnderstood: [{ name: 'x' }] });
    // 0.10 × 500
    expect(describeCost(technology({ cost: '$0.10/GB', units: 500 }), 'USD')).toBe('$50.00 a month for 500 units, $500.00 at 10x');
    // One seat is what most people start with.
    expect(figures({ cost: '$8/user/mo' })).toEqual([800, 8000]);
  });

  it('rounds ten times the usage once', () => {
    // 0.001 × 5 is half a cent, shown as one; ten times as much is 5 cents, not 10.
    expect(figures({ cost: '$1 per 1,000 emails', units: 5 })).toEqual([1, 5]);
    // 100 / 12 = 8.333; ten times that is 83.33, not 83.30.
    expect(figures({ cost: '$100/yr', growth: 'tenfold' })).toEqual([833, 8333]);
  });

  it('keeps every digit of small prices until the amount is known', () => {
    // 0.075 × 100; 0.0000166667 × 10,000,000; 1,000,000 × 100 / 12.
    expect(figures({ cost: '$0.075 per million tokens', units: 100_000_000 })).toEqual([750, 7500]);
    expect(figures({ cost: '$0.0000166667 per second', units: 10_000_000 })).toEqual([16667, 166667]);
    expect(figures({ cost: '$100 per user per year', units: 1_000_000 })).toEqual([833333333, 8333333333]);
  });

  it('comes to the same as whole numbers do, rounded once', () => {
    const monthsIn = { month: [1n, 1n], year: [1n, 12n], quarter: [1n, 3n], week: [52n, 12n] } as const;
    const price = fc.record({
      // 12345 at 7 decimals is 0.0012345.
      digits: fc.integer({ min: 1, max: 99_999 }),
      decimals: fc.nat(7),
      volume: fc.constantFrom(1, 1000, 1_000_000),
      units: fc.integer({ min: 2, max: 50_000_000 }),
      period: fc.constantFrom(...(Object.keys(monthsIn) as (keyof typeof monthsIn)[])),
    });
    fc.assert(
      fc.property(price, ({ digits, decimals, volume, units, period }) => {
        const padded = String(digits).padStart(decimals + 1, '0');
        const typed = decimals === 0 ? padded : `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
        const [times, over] = monthsIn[period];
        const above = BigInt(digits) * BigInt(units) * 100n * times;
        const below = 10n ** BigInt(decimals) * BigInt(volume) * over;
        const exact = (count: bigint) => Number((above * count * 2n + below) / (below * 2n));
        fc.pre(exact(1n) < 1e11);
        const per = volume === 1 ? 'per seat' : `per ${volume} calls`;
        expect(figures({ cost: `$${typed} ${per} a ${period}`, units })).toEqual([exact(1n), exact(10n)]);
      }),
    );
  });

  it('adds up what it understands and says how much it does not', () => {
    const stack = ['$20/mo', '$240/yr', 'ask sales', '3% of sales', 'Free'].map((cost, index) => technology({ id: String(index), cost }));
    const totals = computeTotals([...stack, technology({ cost: '$99 once' }), technology()], 'USD');
    // 20 + 240 / 12 + 0; the one-off is apart.
    expect([totals.now, totals.tenfold, totals.once, totals.written]).toEqual([4000, 4000, 9900, 6]);
    expect(describeTotals(computeTotals(stack, 'USD'))).toBe('2 of 5 costs not understood');
    expect(describeTotals(computeTotals([technology()], 'USD'))).toBe('No costs written yet');
  });

  it('says it in words', () => {
    expect(describeCost(technology({ cost: '$8/user', units: 5 }), 'USD')).toBe('$40.00 a month for 5 units, $400.00 at 10x');
    expect(describeCost(technology({ cost: '$99 once' }), 'USD')).toBe('$99.00 once');
    expect(describeCost(technology({ cost: 'ask' }), 'USD')).toBe('Not understood: There’s no amount in it.');
  });

  it('never shows a figure that is none', () => {
    fc.assert(
      fc.property(fc.string(), fc.double({ noNaN: true }), fc.string(), (cost, units, largerPrice) => {
        const text = describeCost(technology({ cost, units, largerPrice }), 'USD');
        expect(text).not.toMatch(/NaN|Infinity|undefined/);
      }),
    );
  });
});

it('counts up to the largest amount that can be added up', () => {
  // 10^13 in cents, shared by a thousand technologies.
  expect(monthly('$10,000,000,000')).toBe('10000000000');
  expect(readCost('$10,000,000,001', 'USD').problem).toBe('The amount is too large to add up.');
  // 12 times as much a year.
  expect(monthly('$120,000,000,000/yr')).toBe('10000000000');
});

it('says how it read what may surprise', () => {
  const noteOf = (typed: string) => readCost(typed, 'USD').note;
  expect(noteOf('$20/mo')).toBeUndefined();
  expect(noteOf('20')).toContain('a month, since no period is given');
  expect(noteOf('$0.10/hour')).toContain('730 hours a month');
  expect(noteOf('$99 one-time')).toContain('paid once, so not in the monthly total');
  expect(noteOf('$10-20/mo')).toContain('the middle of the range, 15');
});
