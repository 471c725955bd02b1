import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { readField } from '@/lib/fields';
import { readCell } from '@/lib/fields/cell';
import {
  copyName,
  fields,
  keepCompetitors,
  listCompetitors,
  priceHistory,
  productIdentity,
  removeCompetitor,
  saveCompetitor,
  state,
  toRecheck,
  type PricingExtra,
  type Product,
} from './model';
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
  readAssumptions,
  typedPrice,
  unitNames,
} from './pricing';
import { toPriceSheet, toReport } from './report';
import { describeBasis, describeShare, mixedNote, toBasis } from './basis';
import { contrastReason, describePosition, headline, missingReason } from './headline';
import { describeCheck, describePrice, describeSeen, insightLines, medianWarning } from './words';

const around = { today: '2026-11-15', currency: 'USD' };
const extra = state.start(around).extra;
const usual = readAssumptions(extra, around);
const assume = (change: Partial<PricingExtra>) => readAssumptions({ ...extra, ...change }, around);
const blank = { ...state.sample?.(around).records[0], features: [], tier: 'none', pastPrices: [] } as unknown as Product;
let count = 0;
const product = (change: Partial<Product>): Product => ({ ...blank, id: String((count += 1)), name: `P${count}`, ...change });
const rival = (price: number, change: Partial<Product> = {}) => product({ competitor: 'Acme', price, ...change });
const flat = { units: 1, unit: 'unit', hasUnits: false, isMixed: false };
const monthly = (change: Partial<Product>, assumptions = usual) => computeMonthly(product(change), assumptions);

describe('monthly prices', () => {
  it('count a monthly price as it is, divide an annual one by 12 and a one-time one by 24', () => {
    expect(monthly({ price: 29 })).toEqual({ ok: true, value: 29 });
    expect(monthly({ price: 240, billingCycle: 'annual' })).toEqual({ ok: true, value: 20 });
    expect(monthly({ price: 480, billingCycle: 'one-time' })).toEqual({ ok: true, value: 20 });
  });

  it('spread a one-time price over the months asked for, 24 where that is unreadable', () => {
    expect(monthly({ price: 480, billingCycle: 'one-time' }, assume({ months: '48' }))).toEqual({ ok: true, value: 10 });
    for (const months of ['', '0', '-3', 'abc', '1e12']) {
      const assumptions = assume({ months });
      expect(assumptions.months).toBe(24);
      expect(assumptions.problems.months).toContain('24 is used.');
    }
    expect(assume({ months: '12' }).problems).toEqual({});
  });

  it('work prices with units out for the units compared and leave flat prices alone', () => {
    // 50 for 5 seats is 10 a seat; for 20 seats 200.
    expect(monthly({ price: 50, units: 5 })).toEqual({ ok: true, value: 10 });
    expect(monthly({ price: 50, units: 5 }, assume({ units: '20' }))).toEqual({ ok: true, value: 200 });
    expect(monthly({ price: 50 }, assume({ units: '20' }))).toEqual({ ok: true, value: 50 });
  });

  it('need a typed rate for another currency', () => {
    expect(monthly({ price: 100, currency: 'EUR' })).toEqual({ ok: false, reason: 'no-rate' });
    expect(monthly({ price: 100, currency: 'USD' })).toEqual({ ok: true, value: 100 });
    const assumptions = assume({ rates: [{ pair: 'EUR/USD', typed: '1.25' }] });
    expect(monthly({ price: 100, currency: 'EUR' }, assumptions)).toEqual({ ok: true, value: 125 });
    expect(assume({ rates: [{ pair: 'EUR/USD', typed: '0' }] }).rateOf('EUR')).toBeUndefined();
    expect(assume({ rates: [{ pair: 'EUR/GBP', typed: '1' }] }).rateOf('EUR')).toBeUndefined();
    expect(foreignCurrencies([product({ currency: 'EUR' }), product({ currency: 'USD' }), product({})], 'USD')).toEqual(['EUR']);
  });

  it('leave out what has no price', () => {
    expect(monthly({ price: 0 })).toEqual({ ok: false, reason: 'no-price' });
    expect(monthly({ price: 90, isContactOnly: true })).toEqual({ ok: false, reason: 'no-price' });
    expect(monthly({ price: 1e13, units: 0.000001 })).toEqual({ ok: false, reason: 'out-of-range' });
  });
});

describe('the market', () => {
  it('compares the averages over all products', () => {
    // Own: (30 + 50) / 2 = 40. Competitors: (20 + 240/12 + 480/24 + 68) / 4 = 128 / 4 = 32. (40 - 32) / 32 = 25%.
    const market = computeMarket(
      [
        product({ price: 30 }),
        product({ price: 50 }),
        rival(20),
        rival(240, { billingCycle: 'annual' }),
        rival(480, { billingCycle: 'one-time' }),
        rival(68, { competitor: 'Bolt' }),
      ],
      usual,
    );
    expect(market).toMatchObject({ own: 40, average: 32, median: 20, toAverage: { difference: 0.25, verdict: 'significantly higher' } });
    expect(market.lowest?.monthly).toBe(20);
    expect(market.highest?.monthly).toBe(68);
    expect(countBelow(40, market)).toBe(3);
    // An equal price is not below.
    expect(countBelow(20, market)).toBe(0);
    expect(formatDifference(market.toAverage)).toBe('+25.0%');
    expect(headline(market)).toBe('Your average price is significantly higher than the market');
  });

  it('says it where each tier says something else than the averages', () => {
    // Averages: 24 and 59 against 20, 48 and 390. Tier by tier 24 is 20% above 20 and 59 is 23% above 48.
    const own = [product({ price: 24, tier: 'entry' }), product({ price: 59, tier: 'mid' })];
    const rivals = [rival(20, { tier: 'entry' }), rival(48, { tier: 'mid' }), rival(390, { tier: 'top' })];
    const market = computeMarket([...own, ...rivals], usual);
    expect(headline(market)).toBe(
      'Your average price is significantly lower than the market, but significantly higher in each tier you share',
    );
    expect(contrastReason(market)).toBe('The averages cover all tiers. Only competitors have prices in Top.');
    const one = computeMarket([product({ price: 20, tier: 'entry' }), ...rivals], usual);
    expect(headline(one)).toBe(
      'Your average price is significantly lower than the market, but in line with the market in the one tier you share',
    );
    const agreeing = computeMarket([product({ price: 10, tier: 'entry' }), ...rivals], usual);
    expect(headline(agreeing)).toBe('Your average price is significantly lower than the market');
    expect(contrastReason(agreeing)).toBe('');
  });

  it('names a price for each user as that, and says where flat prices are compared with it', () => {
    const team = rival(100, { name: 'Plan', units: 20, unit: 'users' });
    const perUser = computeMarket([team], usual);
    expect(describeShare(team, toBasis(perUser, usual))).toBe(' a month per user');
    expect(describeShare(team, toBasis(perUser, { units: 10 }))).toBe(' a month for 10 users');
    expect(describeBasis(toBasis(perUser, usual))).toBe('Prices a month per user.');
    expect(insightLines(perUser, new Map(), 'USD', toBasis(perUser, usual))[0]).toBe(
      'The one competitor price is $5.00 a month per user (Acme Plan).',
    );
    expect(mixedNote(toBasis(perUser, usual), perUser)).toBe('');
    const mixed = computeMarket([team, product({ price: 60 })], { ...usual, units: 15 });
    // 20 users for 100 are 5 each: 75 for 15 of them, against 60 for any number.
    expect(mixed).toMatchObject({ own: 60, average: 75, toAverage: { difference: -0.2 } });
    expect(mixedNote(toBasis(mixed, { units: 15 }), mixed)).toContain('Your flat prices are compared with prices per user, for 15 users.');
  });

  it('never shows a price past the line as one on it', () => {
    const shown = (price: number) => formatDifference(computePosition(price, 100));
    // 110 is exactly 10% above; 109.96 is 9.96% above, and inside either way.
    expect([110, 109.96, 110.01, 110.06, 89.99, 90, 110.0001].map(shown)).toEqual([
      '+10.0%',
      '+10.0%',
      '+10.01%',
      '+10.1%',
      '-10.01%',
      '-10.0%',
      '+10.0001%',
    ]);
  });

  it('tells a product that is missing from one that is not counted', () => {
    const reason = (...products: Product[]) => missingReason(computeMarket(products, usual));
    const own = product({ competitor: '', price: 10 });
    expect(reason()).toContain('Add one of your products and a competitor’s product');
    expect(reason(own)).toBe('Add a competitor’s product with a price.');
    expect(reason({ ...own, currency: 'EUR' }, rival(5))).toBe('None of your products is counted.');
    expect(reason(rival(0, { isContactOnly: true }))).toBe(
      'Add one of your products with a price. None of the competitors’ products is counted.',
    );
  });

  it('names a single competitor price once', () => {
    const lines = insightLines(computeMarket([rival(20, { name: 'Solo' })], usual), new Map(), 'USD', flat);
    expect(lines).toEqual(['The one competitor price is $20.00 a month (Acme Solo).']);
  });

  it('draws the line at 10% either way, and keeps exactly 10% inside', () => {
    const verdict = (own: number, market: number) => computePosition(own, market)?.verdict;
    expect(verdict(110.01, 100)).toBe('significantly higher');
    expect(verdict(110, 100)).toBe('in line with the market');
    // (23.1 - 21) / 21 is 0.10000000000000007 in doubles.
    expect(verdict(23.1, 21)).toBe('in line with the market');
    expect(verdict(100, 100)).toBe('in line with the market');
    expect(verdict(90, 100)).toBe('in line with the market');
    expect(verdict(18.9, 21)).toBe('in line with the market');
    expect(verdict(89.99, 100)).toBe('significantly lower');
    const inLine = computePosition(100, 100);
    expect(inLine && describePosition(inLine)).toBe('in line with the market (within 10%)');
  });

  it('has no figure without own or competitor products', () => {
    const cases: [Product[], string][] = [
      [[], 'Add one of your products and a competitor’s product, each with a price.'],
      [[product({ price: 10 })], 'Add a competitor’s product with a price.'],
      [[rival(10)], 'Add one of your products with a price.'],
      [[product({ price: 10 }), rival(0, { isContactOnly: true })], 'None of the competitors’ products is counted.'],
    ];
    for (const [products, reason] of cases) {
      const market = computeMarket(products, usual);
      expect(market.toAverage).toBeUndefined();
      expect(formatDifference(market.toAverage)).toBe('—');
      expect(missingReason(market)).toBe(reason);
      expect(toText(toReport(products, extra, around))).not.toMatch(/NaN|Infinity|undefined/);
    }
    expect(computePosition(5, 0)).toBeUndefined();
  });

  it('says when one dear plan flips the verdict', () => {
    // Average (10 + 12 + 14 + 15 + 500) / 5 = 110.2, median 14; own 14 is far below one and equal to the other.
    const products = [product({ price: 14 }), ...[10, 12, 14, 15, 500].map((price) => rival(price))];
    const market = computeMarket(products, usual);
    expect(market.toAverage?.verdict).toBe('significantly lower');
    expect(market.toMedian).toEqual({ difference: 0, verdict: 'in line with the market' });
    expect(medianWarning(market, 'USD')).toContain('Against the median of $14.00 you are in line with the market');
    // Quartiles 12 and 15: everything above 15 + 1.5 × 3 = 19.5 is an outlier.
    expect(market.outliers.size).toBe(1);
    const without = computeMarket(products, assume({ leavesOutOutliers: true }));
    // (10 + 12 + 14 + 15) / 4 = 12.75
    expect(without.average).toBe(12.75);
    expect(insightLines(without, new Map(), 'USD', flat).at(-1)).toBe('Not counted: 1 product left out by the outlier rule.');
  });

  it('knows outliers only among four prices or more', () => {
    expect([1, 1, 100].some(findOutliers([1, 1, 100]))).toBe(false);
    expect([10, 11, 12, 100].filter(findOutliers([10, 11, 12, 13, 100]))).toEqual([100]);
    // The middle half runs from 11 to 13, so the reach is 3 beyond it: 16 is still inside.
    expect([7.9, 8, 16, 16.1].filter(findOutliers([10, 11, 12, 13, 16]))).toEqual([7.9, 16.1]);
  });

  it('leaves out what the user leaves out', () => {
    const market = computeMarket([product({ price: 10 }), rival(10), rival(90, { isLeftOut: true })], usual);
    expect(market.average).toBe(10);
  });

  it('compares tier with tier', () => {
    const market = computeMarket(
      [product({ price: 12, tier: 'entry' }), rival(8, { tier: 'entry' }), rival(12, { tier: 'entry' }), rival(99, { tier: 'top' })],
      usual,
    );
    // Entry: median of 8 and 12 is 10; 12 is 20% above.
    expect(market.tiers.map(({ tier, median }) => [tier, median])).toEqual([
      ['entry', 10],
      ['top', 99],
    ]);
    expect(formatDifference(market.tiers[0]?.toMedian)).toBe('+20.0%');
    expect(market.tiers[1]?.toMedian).toBeUndefined();
  });

  it('finds what an annual plan saves against its monthly twin', () => {
    // 490 a year is 40.83 a month; against 49 that is one sixth less.
    const annual = rival(490, { name: 'Plus', billingCycle: 'annual' });
    const savings = annualSavings([rival(49, { name: 'plus ' }), annual, product({ name: 'Plus', price: 1 })]);
    expect(savings.get(annual.id)).toBeCloseTo(1 / 6, 9);
    expect(savings.size).toBe(1);
  });

  it('names units that differ', () => {
    const market = computeMarket([product({ price: 1, units: 1, unit: 'Seat' }), rival(1, { units: 1, unit: 'GB' })], usual);
    expect(unitNames(market)).toEqual(['seat', 'gb']);
  });

  it('keeps its figures finite and its order right, whatever the prices', () => {
    const amount = fc.double({ noNaN: true, min: -1e15, max: 1e15 });
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 8 }), fc.array(amount, { maxLength: 8 }), (own, others) => {
        const market = computeMarket([...own.map((price) => product({ price })), ...others.map((price) => rival(price))], usual);
        const { lowest, median, average, highest } = market;
        if (lowest && highest && median !== undefined && average !== undefined) {
          expect(lowest.monthly).toBeLessThanOrEqual(median);
          expect(median).toBeLessThanOrEqual(highest.monthly);
          expect(average).toBeLessThanOrEqual(highest.monthly * (1 + 1e-9));
        }
        for (const text of [formatPrice(market.own, 'USD'), formatDifference(market.toAverage), headline(market)]) {
          expect(text).not.toMatch(/NaN|Infinity|undefined/);
        }
      }),
    );
  });
});

describe('fields', () => {
  it('refuse a price of 0 or less and trim features', () => {
    expect(readField(fields.price, '0', around).problem).toBeDefined();
    expect(readField(fields.price, '-5', around).problem).toBeDefined();
    expect(readField(fields.price, '$1,299.50', around)).toMatchObject({ value: 1299.5 });
    expect(readField(fields.features, ' a ,, b , ', around).value).toEqual(['a', 'b']);
    expect(readCell(fields.billingCycle, 'Annual', around).value).toBe('annual');
    expect(fields.billingCycle.options).toEqual(['monthly', 'annual', 'one-time']);
  });
});

describe('words', () => {
  it('state a price as its seller does', () => {
    expect(describePrice(product({ price: 290, billingCycle: 'annual' }), 'USD')).toBe('$290.00 annual');
    expect(describePrice(product({ price: 50, units: 5, unit: 'seat' }), 'USD')).toBe('$50.00 monthly for 5 × seat');
    expect(describePrice(product({ price: 1500, currency: 'JPY' }), 'USD')).toBe('¥1,500 monthly');
    expect(describePrice(product({ price: 0, isContactOnly: true }), 'USD')).toBe('Contact us');
    expect(describeCheck(product({ price: 5, checkedOn: '2024-02-29' }))).toBe('price of 29 Feb 2024');
    expect(describeCheck(product({ price: 5, isContactOnly: true, checkedOn: '2024-02-29' }))).toBe('checked 29 Feb 2024');
    expect(describeCheck(product({ price: 5, checkedOn: '' }))).toBe('');
    expect(formatPrice(0.0004, 'USD')).toBe('$0.0004');
    expect(formatPrice(0.335, 'USD')).toBe('$0.34');
    expect(formatPrice(1e14, 'USD')).toBe('—');
    expect(typedPrice(12.345, 'USD')).toBe('12.35');
    expect(typedPrice(0.0004, 'USD')).toBe('0.0004');
  });
});

describe('competitors', () => {
  const data = { records: [rival(1, { website: 'a.example' }), product({ price: 2 })], extra };

  it('are those entered and those a product names, once each', () => {
    const listed = listCompetitors(data.records, [
      { name: 'ACME ', website: '' },
      { name: 'Bolt', website: '' },
      { name: ' ', website: 'x' },
    ]);
    expect(listed.map(({ name, website, products }) => [name, website, products.length])).toEqual([
      ['ACME', 'a.example', 1],
      ['Bolt', '', 0],
    ]);
  });

  it('take their products along when renamed or deleted', () => {
    const renamed = saveCompetitor(data, 'acme', { name: 'Apex', website: 'b.example' });
    expect(renamed.records[0]).toMatchObject({ competitor: 'Apex', website: 'b.example' });
    expect(renamed.records[1]?.competitor).toBe('');
    expect(renamed.extra.competitors).toEqual([{ id: 'rival-acme', name: 'Apex', website: 'b.example' }]);
    const removed = removeCompetitor(renamed, 'apex');
    expect(removed.records).toHaveLength(1);
    expect(removed.extra.competitors).toEqual([]);
    const added = saveCompetitor(data, '', { name: 'New', website: '' });
    expect(added.records).toEqual(data.records);
    expect(added.extra.competitors.map(({ name }) => name)).toEqual(['New', 'Acme']);
  });

  it('stay when their last product goes, and copy under a free name', () => {
    expect(keepCompetitors(data.records, [])).toEqual([{ name: 'Acme', website: 'a.example' }]);
    const listed = listCompetitors([rival(1), rival(1, { competitor: 'Acme (copy)' })], []);
    expect(copyName('Acme', listed)).toBe('Acme (copy 2)');
  });
});

describe('history', () => {
  it('keeps a price that changes and forgets a check that found the same', () => {
    const first = rival(19, { checkedOn: '2026-10-01' });
    const edited = toRecheck(first, '2026-11-15');
    expect(edited).toMatchObject({ checkedOn: '2026-11-15', pastPrices: ['2026-10-01 19 monthly'] });
    expect(priceHistory(edited)).toHaveLength(1);
    const raised = { ...edited, price: 24.5 };
    expect(priceHistory(raised)).toEqual([
      { day: '2026-10-01', price: 19, billingCycle: 'monthly', currency: 'own' },
      { day: '2026-11-15', price: 24.5, billingCycle: 'monthly', currency: 'own' },
    ]);
    expect(toRecheck(raised, '2026-12-01').pastPrices).toEqual(['2026-10-01 19 monthly', '2026-11-15 24.5 monthly']);
    expect(priceHistory(rival(5, { pastPrices: ['garbage', '0 monthly', '2026-99-99 4 annual'] }))).toHaveLength(2);
  });

  it('takes a price with endless digits for the same price', () => {
    expect(priceHistory(toRecheck(rival(100 / 3), '2026-11-15'))).toHaveLength(1);
  });

  it('keeps the currency an earlier price was in', () => {
    const inDollars = rival(49, { checkedOn: '2026-10-01' });
    const inEuros: Product = { ...toRecheck(inDollars, '2026-11-15'), currency: 'EUR' };
    expect(priceHistory(inEuros).map((seen) => describeSeen(seen, 'USD'))).toEqual(['$49.00 monthly', '€49.00 monthly']);
    const inPounds: Product = { ...toRecheck(inEuros, '2026-12-01'), currency: 'GBP', price: 40 };
    expect(inPounds.pastPrices).toEqual(['2026-10-01 49 monthly', '2026-11-15 49 monthly EUR']);
    expect(priceHistory(inPounds).map(({ currency }) => currency)).toEqual(['own', 'EUR', 'GBP']);
  });
});

describe('files', () => {
  it('leave the price of a plan without one empty, and name what is not counted', () => {
    const products = [rival(0, { isContactOnly: true }), rival(240, { billingCycle: 'annual' })];
    const sheet = toPriceSheet(products, computeMarket(products, usual), flat, 'USD');
    const price = sheet.columns.findIndex(({ label }) => label === 'Price');
    expect(sheet.rows.map((row) => [row[price], ...row.slice(-2)])).toEqual([
      [null, null, 'No price'],
      [240, 20, 'Yes'],
    ]);
  });

  it('tell the whole analysis as text', () => {
    const sample = state.sample?.(around).records ?? [];
    const text = toText(toReport(sample, extra, around));
    expect(text).toContain('sample products');
    expect(text).toContain('one-time prices by 24 (an assumption)');
    expect(text).toContain('Harbour Desk');
    expect(new Set(sample.map(productIdentity)).size).toBe(sample.length);
    const perUnit = [rival(1, { name: 'x', units: 1, unit: 'seat' }), rival(1, { name: 'x', units: 1, unit: 'GB' })];
    expect(new Set(perUnit.map(productIdentity)).size).toBe(2);
  });

  it('hold the figures of the screen', () => {
    // Own 12; competitors 8 × 1.25 = 10, 10 and 40: average 20, median 10. (12 - 20) / 20 = -40%, (12 - 10) / 10 = +20%.
    const products = [
      product({ competitor: '', price: 12 }),
      rival(8, { currency: 'EUR' }),
      rival(120, { billingCycle: 'annual' }),
      rival(40),
    ];
    const text = toText(toReport(products, { ...extra, rates: [{ pair: 'EUR/USD', typed: '1.25' }] }, around));
    const labels = /^(?:Your average|Competitor average|Competitor median) a month|^Price difference|^Difference from the median/;
    const figures = text
      .split('\n')
      .filter((line) => labels.test(line))
      .map((line) => line.replace(labels, '').replace(':', '').trim());
    expect(figures).toEqual(['$12.00', '$20.00', '-40.0%', '$10.00', '+20.0%']);
    expect(text).toContain('1 EUR = 1.25 USD, a rate you entered.');
    expect(text).toContain('significantly lower than the market');
    expect(text).toContain('Against the median of $10.00 you are significantly higher than the market, +20.0%.');
  });
});
