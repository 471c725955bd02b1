import { describe, expect, it } from 'vitest';
import { toBasis } from './basis';
import { emptyDraft, readDraft } from '@/lib/fields';
import { fields, state, type Product } from './model';
import {
  annualSavings,
  computeMarket,
  computeMonthly,
  computePosition,
  countBelow,
  findOutliers,
  foreignCurrencies,
  formatDifference,
  formatPrice,
  hasPrice,
  readAssumptions,
  readRate,
  typedPrice,
  unitNames,
} from './pricing';
import { describeAssumptions, describeCheck, describePrice, describeSaving, fullName, insightLines, medianWarning, nameOf } from './words';

const around = { today: '2026-11-15', currency: 'USD' };
const { extra } = state.start(around);
const usual = readAssumptions(extra, around);
const empty = readDraft(fields, emptyDraft(fields, ''), around).values;
let made = 0;
const product = (price: number, more: Partial<Product> = {}): Product => ({
  ...empty,
  id: String((made += 1)),
  name: `P${made}`,
  competitor: '',
  price,
  currency: 'own',
  billingCycle: 'monthly',
  tier: 'none',
  units: 0,
  ...more,
});
const rival = (price: number, more: Partial<Product> = {}) => product(price, { competitor: 'Crumb', ...more });

describe('a monthly price', () => {
  it('is worked out for months, units and currency', () => {
    const monthly = (more: Partial<Product>, change: object = {}) => computeMonthly(product(240, more), { ...usual, ...change });
    expect([monthly({}), monthly({ billingCycle: 'annual' }), monthly({ billingCycle: 'one-time' })]).toEqual(
      [240, 20, 10].map((value) => ({ ok: true, value })),
    );
    expect(monthly({ units: 12 }, { units: 3 })).toEqual({ ok: true, value: 60 });
    expect(monthly({ currency: 'EUR' })).toEqual({ ok: false, reason: 'no-rate' });
    expect(monthly({ currency: 'EUR' }, { rateOf: () => 2 })).toEqual({ ok: true, value: 480 });
    expect(monthly({ isContactOnly: true })).toEqual({ ok: false, reason: 'no-price' });
    expect(monthly({}, { rateOf: () => 1e300 })).toEqual({ ok: false, reason: 'out-of-range' });
    expect([hasPrice(product(0)), hasPrice(product(1e13)), hasPrice(product(2e13))]).toEqual([false, true, false]);
    expect([readRate('1.25'), readRate('0'), readRate('x')]).toEqual([1.25, undefined, undefined]);
  });

  it('reads what is assumed, or says what is used instead', () => {
    const read = (change: object) => readAssumptions({ ...extra, ...change }, around);
    expect(read({ months: '0', units: 'x' })).toMatchObject({ months: 24, units: 1 });
    expect(read({ months: '0' }).problems.months).toContain('24 is used.');
    expect(read({ units: 'x' }).problems.units).toContain('1 is used.');
    expect(read({ months: '1', units: '2' })).toMatchObject({ months: 1, units: 2, problems: {} });
    const rated = read({ rates: [{ pair: 'EUR/USD', typed: '1.1' }] });
    expect([rated.rateOf('own'), rated.rateOf('USD'), rated.rateOf('EUR'), rated.rateOf('GBP')]).toEqual([1, 1, 1.1, undefined]);
  });
});

describe('the market', () => {
  it('has quartiles, and outliers from four prices on', () => {
    // Of 10, 20, 30 and 40 the middle half runs from 17.5 to 32.5: outliers lie below −5 or above 55.
    const isOutlier = findOutliers([40, 10, 30, 20]);
    expect([isOutlier(55), isOutlier(55.01), isOutlier(-5), isOutlier(-5.01)]).toEqual([false, true, false, true]);
    expect(findOutliers([1, 1, 1])(1000)).toBe(false);
    expect(findOutliers([])(1)).toBe(false);
  });

  it('is in line within ten percent', () => {
    const verdict = (own: number | undefined, market: number | undefined) => computePosition(own, market)?.verdict;
    expect([verdict(110, 100), verdict(110.1, 100), verdict(90, 100), verdict(89.9, 100), verdict(undefined, 1), verdict(1, 0)]).toEqual([
      'in line with the market',
      'significantly higher',
      'in line with the market',
      'significantly lower',
      undefined,
      undefined,
    ]);
    const shown = (difference: number) => formatDifference({ difference, verdict: 'in line with the market' });
    expect([shown(0.25), shown(-0.042), shown(0), shown(-0.0001), shown(0.1), shown(0.1001), shown(0.10001)]).toEqual([
      '+25.0%',
      '-4.2%',
      '0.0%',
      '0.0%',
      '+10.0%',
      '+10.01%',
      '+10.001%',
    ]);
    expect(formatDifference(undefined)).toBe('—');
  });

  it('is summed up by hand', () => {
    const own = product(30);
    const list = [own, rival(10), rival(20, { tier: 'none' }), rival(60), rival(5, { isLeftOut: true }), rival(0)];
    const market = computeMarket(list, usual);
    expect(market).toMatchObject({ own: 30, average: 30, median: 20, hasOwn: true, hasRivals: true });
    expect([market.lowest?.monthly, market.highest?.monthly, countBelow(20, market), countBelow(21, market)]).toEqual([10, 60, 1, 2]);
    expect([...market.outcomes.values()].flatMap((outcome) => (outcome.ok ? [] : [outcome.reason]))).toEqual(['left-out', 'no-price']);
    const wide = [10, 11, 12, 13, 500].map((price) => rival(price));
    expect(computeMarket(wide, usual).outliers.size).toBe(1);
    expect(computeMarket(wide, usual).average).toBeCloseTo(109.2, 9);
    expect(computeMarket(wide, { ...usual, leavesOutOutliers: true }).average).toBe(11.5);
    expect(computeMarket([own], usual)).toMatchObject({ hasRivals: false, average: undefined, toAverage: undefined });
  });

  it('is told in lines', () => {
    const lines = (...list: Product[]) =>
      insightLines(computeMarket(list, usual), annualSavings(list), 'USD', toBasis(computeMarket(list, usual), usual));
    expect(lines(product(30), rival(20, { name: 'Basic' }))[0]).toBe('The one competitor price is $20.00 a month (Crumb Basic).');
    expect(lines(product(30), rival(20, { name: 'B' }), rival(40, { name: 'C' })).slice(0, 2)).toEqual([
      'Competitor prices range from $20.00 (Crumb B) to $40.00 (Crumb C) a month; the median is $30.00.',
      'Your average is above 1 of 2 competitor prices (50%).',
    ]);
    expect(lines(rival(0), rival(5, { isLeftOut: true })).at(-1)).toBe(
      'Not counted: 1 product without a price and 1 product left out by you.',
    );
    const both = [rival(10, { name: 'Pro' }), rival(96, { name: 'pro ', billingCycle: 'annual' })];
    expect([...annualSavings(both).values()].map((saving) => saving.toFixed(4))).toEqual(['0.2000']);
    expect(lines(...both)).toContain('Paying yearly saves 20.0% on average (1 plan with both prices).');
    expect([describeSaving(0.2), describeSaving(0), describeSaving(-0.1)]).toEqual([
      'Annual saves 20%',
      'Annual saves 0%',
      'Annual costs 10% more',
    ]);
    const lifted = computeMarket([product(30), rival(28), rival(29), rival(90)], usual);
    expect(medianWarning(lifted, 'USD')).toContain('Against the median of $29.00');
    expect(medianWarning(computeMarket([product(30), rival(30)], usual), 'USD')).toBe('');
  });
});

describe('prices in words', () => {
  it('keep the digits that tell them apart', () => {
    expect([
      formatPrice(0.1, 'USD'),
      formatPrice(0.0999, 'USD'),
      formatPrice(0.000004, 'USD'),
      formatPrice(0, 'USD'),
      formatPrice(undefined, 'USD'),
      formatPrice(2e13, 'USD'),
    ]).toEqual(['$0.10', '$0.0999', '$0.000004', '$0.00', '—', '—']);
    expect([typedPrice(12.345, 'USD'), typedPrice(0.001234, 'USD'), typedPrice(1500.4, 'JPY')]).toEqual(['12.35', '0.00123', '1500']);
    expect([
      describePrice(product(5), 'USD'),
      describePrice(product(0), 'USD'),
      describePrice(product(5, { isContactOnly: true }), 'USD'),
    ]).toEqual(['$5.00 monthly', 'No price', 'Contact us']);
    expect([
      describePrice(product(5, { units: 1, unit: 'seat' }), 'USD'),
      describePrice(product(5, { units: 2.5, unit: '' }), 'USD'),
    ]).toEqual(['$5.00 monthly for 1 seat', '$5.00 monthly for 2.5 × unit']);
    expect([
      describeCheck(product(5, { checkedOn: '2026-01-02' })),
      describeCheck(product(0, { checkedOn: '2026-01-02' })),
      describeCheck(product(5)),
    ]).toEqual(['price of 2 Jan 2026', 'checked 2 Jan 2026', '']);
    expect([nameOf(product(1, { name: ' ' })), fullName(rival(1, { name: 'X' })), fullName(product(1, { name: 'X' }))]).toEqual([
      'Unnamed product',
      'Crumb X',
      'X',
    ]);
  });

  it('name currencies, units and what is assumed', () => {
    const list = [
      product(1, { currency: 'EUR' }),
      product(1, { currency: 'USD' }),
      product(1, { currency: 'EUR' }),
      rival(1, { units: 2, unit: ' Seat' }),
      rival(1, { units: 3, unit: 'seat' }),
    ];
    expect(foreignCurrencies(list, 'USD')).toEqual(['EUR']);
    expect(unitNames(computeMarket(list, usual))).toEqual(['seat']);
    expect(describeAssumptions(usual, list)).toEqual([
      'Monthly prices are used as they are, annual prices are divided by 12 and one-time prices by 24 (an assumption).',
      'Per-unit prices are calculated for 1 unit; flat prices are unchanged.',
      'EUR has no exchange rate, so its prices are not counted.',
    ]);
    expect(describeAssumptions({ ...usual, rateOf: () => 1.1 }, list.slice(0, 1)).at(-1)).toBe('1 EUR = 1.1 USD, a rate you entered.');
    expect(describeAssumptions(usual, [product(1)])).toHaveLength(1);
  });
});
