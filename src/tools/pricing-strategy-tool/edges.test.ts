import { describe, expect, it } from 'vitest';
import type { StrategyId } from './content';
import { computeCurve, readDemand } from './demand';
import { computeEconomics, computeEffect, hasValue, type Figure } from './economics';
import { formatReason, isGeneral, rankStrategies, type Evidence } from './fit';
import { computePricePoints, formatSpan, readMarket } from './market';
import { fileStem, readAnswers, readCosts, samplesIn, state, type Answers, type Costs, type PricingData } from './model';
import { formatFooting, nameFooting, nothingSaid, readPrices, type Said } from './reading';
import { pricingReplySchema } from './reply';
import { computeMeter, rangeOf, readSurvey } from './survey';
import { around, start } from './test-data';

const bare: Answers = readAnswers(start, around);
const costs: Costs = readCosts(start, around);
const evidence = (answers: Partial<Answers>, more: Partial<Evidence> = {}, prices = ''): Evidence => ({
  answers: { ...bare, ...answers },
  market: readMarket(prices, 'USD'),
  range: null,
  curve: null,
  unitCost: 0,
  currency: 'USD',
  ...more,
});
const scoresOf = (given: Evidence) =>
  Object.fromEntries(rankStrategies(given).map(({ id, score, ruledOut }) => [id, ruledOut.length > 0 ? 'out' : score]));
const gain = (given: Evidence, id: StrategyId) => {
  const score = scoresOf(given)[id];
  return score === 'out' ? 'out' : Number(score) - Number(scoresOf(evidence({}))[id]);
};

describe('the fit of a strategy', () => {
  it('starts from nothing said', () => {
    expect(scoresOf(evidence({}))).toEqual({ value: -1, competitive: -1, penetration: 0, freemium: 0, tiered: 0, dynamic: 0 });
  });

  it.each([
    ['subscription', { value: 1, freemium: 1, tiered: 3, dynamic: -2 }],
    ['one-time', { value: 2, competitive: 2, penetration: -1, freemium: 'out' }],
    ['freemium', { freemium: 4, tiered: 2, penetration: -1 }],
    ['marketplace', { penetration: 3, dynamic: 2, competitive: 2, tiered: 1 }],
    ['service', { value: 3, tiered: 2, dynamic: 1, freemium: 'out' }],
    ['advertising', { freemium: 3, dynamic: 3, competitive: 1, value: -1 }],
  ] as const)('follows the business model: %s', (businessModel, points) => {
    const ids = ['value', 'competitive', 'penetration', 'freemium', 'tiered', 'dynamic'] as const;
    expect(Object.fromEntries(ids.map((id) => [id, gain(evidence({ businessModel }), id)]).filter(([, score]) => score !== 0))).toEqual(
      points,
    );
  });

  it.each([
    [{ industry: 'cloud' }, { freemium: 1, tiered: 1 }],
    [{ productType: 'mobile games' }, { freemium: 1, tiered: 1 }],
    [{ industry: 'hotels' }, { dynamic: 2 }],
    [{ industry: 'legal' }, { value: 1, penetration: -2 }],
    [{ industry: 'grocery' }, { competitive: 1 }],
    [{ targetMarket: 'agencies' }, { tiered: 1, value: 1 }],
    [{ targetMarket: 'students' }, { penetration: 1, freemium: 1 }],
    [{ valueProposition: 'faster' }, { value: 3 }],
    [{ industry: 'students' }, {}],
  ])('follows the words %j', (answers, points) => {
    const ids = ['value', 'competitive', 'penetration', 'freemium', 'tiered', 'dynamic'] as const;
    expect(Object.fromEntries(ids.map((id) => [id, gain(evidence(answers), id)]).filter(([, score]) => score !== 0))).toEqual(points);
  });

  it('follows the number and the spread of prices', () => {
    const of = (prices: string) =>
      (['value', 'competitive', 'tiered', 'freemium'] as const).map((id) => gain(evidence({}, {}, prices), id));
    expect(of('Acme $20')).toEqual([0, 2, 0, 0]);
    // Twice the lowest is wide, one and a quarter is narrow; in between neither.
    expect(of('Acme $20, Bolt $40')).toEqual([1, 3, 1, 0]);
    expect(of('Acme $20, Bolt $39')).toEqual([0, 3, 0, 0]);
    expect(of('Acme $20, Bolt $25')).toEqual([-1, 4, 0, 0]);
    expect(of('Acme $20, Bolt $26')).toEqual([0, 3, 0, 0]);
    expect(of('Acme $20, Bolt $22, Cord $24')).toEqual([-1, 4, 0, 0]);
    expect(of('Acme is free')).toEqual([0, 0, 0, 1]);
    expect(of('free trial')).toEqual([0, 0, 0, 0]);
  });

  it('rules out what does not cover the cost of a unit', () => {
    // Around an average of $10: value 12 to 15, competitive 9 to 11, penetration 6 to 8.
    const at = (unitCost: number) =>
      (['value', 'competitive', 'penetration', 'freemium'] as const).map((id) => gain(evidence({}, { unitCost }, 'Acme $10'), id));
    expect(at(599)).toEqual([0, 2, 0, 0]);
    expect(at(600)).toEqual([0, 2, -1, 0]);
    expect(at(799)).toEqual([0, 2, -1, 0]);
    expect(at(800)).toEqual([0, 2, 'out', 0]);
    expect(at(999)).toEqual([0, 1, 'out', 0]);
    expect(at(1000)).toEqual([0, 1, 'out', 'out']);
    expect(at(1100)).toEqual([0, 'out', 'out', 'out']);
    expect(at(1200)).toEqual([-1, 'out', 'out', 'out']);
    expect(at(1500)).toEqual(['out', 'out', 'out', 'out']);
    expect(gain(evidence({}, { unitCost: 1500, currency: 'EUR' }, 'Acme $10'), 'value')).toBe(0);
  });

  it('follows a survey', () => {
    const surveyed = (low: number, high: number, prices = 'Acme $10') => {
      const range = { pmc: { price: low, share: 0 }, pme: { price: high, share: 0 } };
      return (['value', 'competitive', 'penetration'] as const).map((id) => gain(evidence({}, { range }, prices), id));
    };
    expect(surveyed(600, 1200)).toEqual([2, 3, 0]);
    expect(surveyed(601, 1199)).toEqual([-2, 3, -1]);
    expect(surveyed(1000, 1000)).toEqual([-2, 3, -1]);
    expect(surveyed(1001, 2000)).toEqual([2, 1, -1]);
    expect(surveyed(100, 999)).toEqual([-2, 1, 0]);
    expect(surveyed(600, 1200, '')).toEqual([1, 0, 0]);
  });

  it('follows a demand curve', () => {
    const tested = (price: number) =>
      (['value', 'competitive', 'penetration'] as const).map((id) =>
        gain(evidence({}, { curve: computeCurve([{ price, share: 0.5 }], 0) }, 'Acme $10'), id),
      );
    expect(tested(1101)).toEqual([1, 2, 0]);
    expect(tested(1100)).toEqual([0, 3, 0]);
    expect(tested(900)).toEqual([0, 3, 0]);
    expect(tested(899)).toEqual([0, 2, 1]);
    expect(tested(0)).toEqual([0, 2, 0]);
  });

  it('ranks by points, what is ruled out last, and says its reasons', () => {
    expect(rankStrategies(evidence({ businessModel: 'service' })).map(({ id }) => id)).toEqual([
      'value',
      'tiered',
      'dynamic',
      'penetration',
      'competitive',
      'freemium',
    ]);
    expect(formatReason({ points: 2, because: 'a', text: 'b.' })).toBe('+2 because a: b.');
    expect(formatReason({ points: -1, because: 'a', text: 'b.' })).toBe('−1 because a: b.');
    expect(isGeneral(evidence({}))).toBe(true);
  });
});

describe('price points', () => {
  it('are worked from the average and the chosen basis', () => {
    const market = readMarket('Acme $10, Bolt $30', 'USD');
    const points = computePricePoints(market, 'lowest')!;
    const spans = (id: StrategyId, basis: 'lowest' | 'average' = 'lowest') =>
      computePricePoints(market, basis)![id].map(({ low, high }) => [low, high]);
    expect(spans('value')).toEqual([[2400, 3000]]);
    expect(spans('competitive')).toEqual([[1800, 2200]]);
    expect(spans('penetration')).toEqual([[1200, 1600]]);
    expect(spans('freemium')).toEqual([
      [0, 0],
      [2000, 2000],
    ]);
    expect(spans('tiered')).toEqual([
      [1000, 1000],
      [2000, 3000],
      [5000, 10_000],
    ]);
    expect(spans('tiered', 'average')[0]).toEqual([2000, 2000]);
    expect(spans('dynamic')).toEqual([[1000, 3000]]);
    expect(points.freemium.map((span) => formatSpan(span, 'USD'))).toEqual(['Free tier', 'Premium $20.00']);
    expect(formatSpan(points.value[0]!, 'USD')).toBe('$24.00 to $30.00');
    expect(computePricePoints(readMarket('', 'USD'), 'lowest')).toBeNull();
  });
});

describe('prices in a text', () => {
  const read = (text: string, said: Partial<Said> = {}) => readPrices(text, 'USD', { ...nothingSaid, ...said });

  it('are averaged exactly on one footing', () => {
    expect(read('A $10/month, B $120/year, C $11 per month')).toMatchObject({
      count: 3,
      average: 1033,
      lowest: 1000,
      highest: 1100,
      cadence: 'month',
    });
    expect(read('A $10/month, B $120/year').notes).toEqual(['Yearly prices are divided by 12.']);
    expect(read('A $100/year, B $120/year')).toMatchObject({ cadence: 'year', average: 11_000 });
    expect(read('A $10/month, B $7/hour').prices.map(({ ignored }) => ignored)).toEqual(['', 'per hour, not comparable']);
    expect(read('A $10/month, B $11/month, C $12').prices[2]?.ignored).toBe('it doesn’t say how often it is paid');
    expect(read('nothing')).toMatchObject({ count: 0, average: 0, lowest: 0, highest: 0 });
  });

  it('move by what the user says', () => {
    const perUser = 'A $10 per user per month, B $12 per user per month, C $50 per month';
    expect(read(perUser).prices[2]?.ignored).toBe('one price for all users');
    expect(read(perUser).asks).toEqual({ users: true, unsaid: false, currencies: [] });
    expect(read(perUser, { users: '5' })).toMatchObject({
      count: 3,
      lowest: 1000,
      notes: ['Prices for all users are divided by your 5 users.'],
    });
    expect(read(perUser, { users: '2.5' }).count).toBe(2);
    expect(read(perUser, { users: '0' }).count).toBe(2);
    const flat = 'A $100 per month, B $120 per month, C $10 per user per month';
    expect(read(flat, { users: '5' })).toMatchObject({ lowest: 5000, notes: ['Prices per user are multiplied by your 5 users.'] });
    const mixed = 'A $10/month, B $12/month, C £8/month';
    expect(read(mixed).prices[2]?.ignored).toBe('in GBP, without a rate');
    expect(read(mixed).asks.currencies).toEqual(['GBP']);
    expect(read(mixed, { rates: { 'GBP>USD': '1.25' } })).toMatchObject({
      count: 3,
      lowest: 1000,
      average: 1067,
      notes: ['1 GBP = 1.25 USD, your rate.'],
    });
    const yen = read('A $10/month, B $12/month, C ¥1500/month', { rates: { 'JPY>USD': '0.01' } });
    expect(yen.prices[2]?.amount).toBe(1500);
    const unsaid = read('A $10/month, B $12/month, C $14', { unsaid: 'month' });
    expect(unsaid).toMatchObject({ count: 3, notes: ['Prices without a period are taken as per month, as you said.'] });
  });

  it('say what they are read as', () => {
    expect(read('A £19 per user per month').prices[0]?.readAs).toBe('£19.00 per user per month');
    expect(read('A £19/month').notes).toEqual(['Amounts are in GBP; your currency is USD.']);
    expect(read('A $20-30').prices[0]).toMatchObject({ amount: 2500, text: '$20-30' });
    expect(read('A $20-30').notes).toEqual(['A range counts as its middle.']);
    expect(read('A $0').prices[0]?.ignored).toBe('free');
    expect(read('A $10, 20% off, for 5 users').prices.map(({ ignored }) => ignored)).toEqual(['', 'a percentage', 'a count, not a price']);
    expect([formatFooting({ unit: '', cadence: '' }), formatFooting({ unit: 'user', cadence: 'once' })]).toEqual([
      '',
      ' per user, paid once',
    ]);
    expect(nameFooting({ currency: 'USD', unit: '', cadence: '' })).toBe('USD flat, no period named');
    expect(nameFooting({ currency: 'USD', unit: 'user', cadence: 'month' })).toBe('USD per user per month');
  });
});

describe('a survey of four prices', () => {
  const reasons = (text: string) => readSurvey(text, 'USD');

  it('needs prices that rise', () => {
    expect(reasons('1,2,3,4').answers).toHaveLength(1);
    for (const line of ['1,1,3,4', '1,3,3,4', '1,2,4,4', '2,1,3,4']) expect(reasons(line).wrongOrder).toHaveLength(1);
    expect(reasons('Ann,1,2,3,4').answers).toEqual([{ tooCheap: 100, cheap: 200, expensive: 300, tooExpensive: 400 }]);
    expect(reasons('1,2,3').unreadable[0]?.reason).toBe('Four prices are needed; this line has 3.');
    expect(reasons('-1,2,3,4').unreadable[0]?.reason).toBe('A price can’t be below zero.');
    expect(reasons('0,2,3,4').answers).toHaveLength(1);
    expect(reasons('').answers).toEqual([]);
    expect(reasons('Too expensive,Too cheap,Bargain,High\n4,1,2,3').answers).toEqual([
      { tooCheap: 100, cheap: 200, expensive: 300, tooExpensive: 400 },
    ]);
    expect(reasons('Too expensive,Too cheap,Bargain,High\n4,,2,3').unreadable[0]?.reason).toBe('A price is missing.');
  });

  it('crosses where two lines meet', () => {
    // One person: too cheap at 1 and below, expensive from 3 on. Both lines are empty from 2 to just below 3.
    const meter = computeMeter(readSurvey('1,2,3,4', 'USD').answers)!;
    expect(meter.prices).toEqual([100, 200, 300, 400]);
    expect(meter.lines).toEqual({ tooCheap: [1, 0, 0, 0], cheap: [1, 1, 0, 0], expensive: [0, 0, 1, 1], tooExpensive: [0, 0, 0, 1] });
    expect(meter.pmc).toEqual({ price: 200, share: 0 });
    expect(meter.pme).toEqual({ price: 300, share: 0 });
    expect(meter.opp).toEqual({ price: 250, share: 0 });
    // From 1 at 200 to −1 at 300: halfway.
    expect(meter.ipp).toEqual({ price: 250, share: 0.5 });
    expect(rangeOf(meter, 'narrow')).toEqual({ pmc: meter.pmc, pme: meter.pme });
    expect(rangeOf(meter, 'original')).toBe(meter.original);
    expect(computeMeter([])).toBeNull();
  });
});

describe('demand', () => {
  const read = (text: string, kind: 'prices' | 'highest' = 'prices') => readDemand(text, kind, 'USD');

  it('is a share, a fraction or people out of people', () => {
    expect(read('10, 60%\n20, 30%').points).toEqual([
      { price: 1000, share: 0.6 },
      { price: 2000, share: 0.3 },
    ]);
    expect(read('10, 0.6\n20, 1')).toMatchObject({
      points: [{ share: 0.6 }, { share: 1 }],
      note: 'Shares without a sign are read as fractions: 0.6 is 60%.',
    });
    expect(read('10, 0.6\n20, 2')).toMatchObject({
      points: [{ share: 0.006 }, { share: 0.02 }],
      note: 'Shares without a sign are read as percent.',
    });
    expect(read('10, 0\n20, 0').note).toBe('Shares without a sign are read as percent.');
    expect(read('10, 60%').note).toBe('');
    expect(read('10, 3, 4').points).toEqual([{ price: 1000, share: 0.75 }]);
  });

  it('says what cannot be', () => {
    const reason = (text: string) => read(text).rejected[0]?.reason;
    expect(reason('10')).toBe('A price and a share are needed; this line has 1.');
    expect(reason('-1, 5%')).toBe('A price can’t be below zero.');
    expect(reason('10, 1, 0')).toBe('Nobody was asked at this price.');
    expect(reason('10, 5, 4')).toBe('More people would buy than were asked.');
    expect(reason('10, -1, 4')).toBe('Fewer than none would buy than were asked.');
    expect(reason('10, 101%')).toBe('A share must be between 0% and 100%.');
    expect(reason('10, 100%')).toBeUndefined();
    expect(reason('10, 5%\n10, 6%')).toBe('This price is given twice; the first line counts.');
    expect(read('-1', 'highest').rejected[0]?.reason).toBe('A price can’t be below zero.');
  });

  it('of highest prices falls with each price', () => {
    expect(read('10\n20\n20\n40', 'highest').points).toEqual([
      { price: 1000, share: 1 },
      { price: 2000, share: 0.75 },
      { price: 4000, share: 0.25 },
    ]);
    expect(read('Ann, 10', 'highest').points).toEqual([{ price: 1000, share: 1 }]);
  });

  it('has a best price for revenue and for profit', () => {
    const curve = computeCurve(
      [
        { price: 1000, share: 0.6 },
        { price: 2000, share: 0.3 },
        { price: 3000, share: 0.35 },
      ],
      800,
    )!;
    // Per hundred asked: 600, 600 and 1,050 of revenue; 120, 360 and 770 of profit, in dollars.
    expect(curve.points.map(({ revenue, profit }) => [revenue, profit])).toEqual([
      [60_000, 12_000],
      [60_000, 36_000],
      [105_000, 77_000],
    ]);
    expect([curve.best.price, curve.bestProfit.price, curve.rises.length]).toEqual([3000, 3000, 1]);
    expect(computeCurve(curve.points.slice(0, 2), 0)?.best.price).toBe(1000);
  });
});

describe('the economics of a unit', () => {
  const show = (given: Figure) => (hasValue(given) ? given.value : given.reason.slice(0, 12));
  const of = (change: Partial<Costs>) => computeEconomics({ ...costs, ...change });

  it('break even as Hicks Manufacturing does in OpenStax, Principles of Accounting 2, 3.2', () => {
    // $100 a birdbath, $20 of variable cost, $18,000 of fixed costs: 225 birdbaths, $22,500 of sales.
    const result = of({ price: 10_000, unitCost: 2_000, fixedCosts: 1_800_000 });
    expect([result.unitProfit, result.margin, result.breakEven, result.breakEvenRevenue].map(show)).toEqual([8_000, 0.8, 225, 2_250_000]);
  });

  it('are worked by hand', () => {
    // $20 for a unit of $8: $12 each; $600 of fixed costs take 50 units, $1,000 of revenue.
    const result = of({ price: 2000, unitCost: 800, fixedCosts: 60_000, unitsNow: 60, markup: 0.5, targetMargin: 0.6, discount: 0.1 });
    expect(
      [
        result.costPlus,
        result.marginPrice,
        result.unitProfit,
        result.margin,
        result.markup,
        result.breakEven,
        result.breakEvenRevenue,
        result.monthlyProfit,
      ].map(show),
    ).toEqual([1200, 2000, 1200, 0.6, 1.5, 50, 100_000, 12_000]);
    // At $18 each leaves $10: 1.2 times the units, 72; 60 to break even.
    expect(result.discount.price).toBe(1800);
    expect(
      [result.discount.units, result.discount.unitsNeeded, result.discount.breakEven].map((given) =>
        Number(Number(show(given)).toFixed(6)),
      ),
    ).toEqual([0.2, 72, 60]);
    expect(result.ladder.map(({ change, price }) => [change, price])).toEqual([
      [-0.5, 1000],
      [-0.3, 1400],
      [-0.2, 1600],
      [-0.15, 1700],
      [-0.1, 1800],
      [-0.05, 1900],
      [0.05, 2100],
      [0.1, 2200],
      [0.2, 2400],
    ]);
  });

  it('say why there is none', () => {
    const empty = of({ price: 0, unitCost: 0 });
    expect(
      [empty.costPlus, empty.marginPrice, empty.unitProfit, empty.margin, empty.markup, empty.breakEven, empty.monthlyProfit].map(show),
    ).toEqual(['Enter the co', 'Enter the co', 'Enter a pric', 'Enter a pric', 'Enter a pric', 'Enter a pric', 'Enter a pric']);
    expect(show(of({ price: 1, unitCost: 0 }).markup)).toBe('Enter the co');
    expect(show(of({ price: 1, unitCost: 1 }).breakEven)).toBe('Each unit so');
    expect(show(of({ price: 2, unitCost: 1, fixedCosts: 0 }).breakEven)).toBe(0);
    expect(show(of({ price: 2, unitCost: 1, fixedCosts: 2e12 }).breakEven)).toBe('More units t');
    expect(show(of({ price: 100, unitsNow: 0 }).monthlyProfit)).toBe('Enter the un');
    const effect = (price: number, unitCost: number, change: number) =>
      show(computeEffect({ ...costs, price, unitCost, unitsNow: 0 }, change).units);
    expect([effect(0, 0, -0.1), effect(100, 100, -0.1), effect(100, 90, -0.1), effect(100, 90, -0.05)]).toEqual([
      'Enter a pric',
      'You earn not',
      'Nothing is l',
      1,
    ]);
  });
});

describe('the work itself', () => {
  it('is a sample by two answers or by whole studies', () => {
    const sample = state.sample!(around);
    expect(samplesIn(sample)).toEqual({ answers: true, survey: true, demand: true, costs: true });
    expect(samplesIn(start)).toEqual({ answers: false, survey: false, demand: false, costs: false });
    const one: PricingData = { ...start, draft: { ...start.draft, industry: sample.draft.industry } };
    expect(samplesIn(one).answers).toBe(false);
    expect(samplesIn({ ...one, draft: { ...one.draft, targetMarket: sample.draft.targetMarket } }).answers).toBe(true);
    expect(fileStem({ ...start, draft: { ...start.draft, productType: 'Rye Bread' } })).toBe('rye-bread-pricing-strategy');
  });

  it('takes replies within limits', () => {
    const one = { name: 'n', description: '', why: '', risk: '', firstStep: '' };
    const fits = (change: object, count = 1) =>
      pricingReplySchema.safeParse({ strategies: Array.from({ length: count }, () => ({ ...one, ...change })) }).success;
    expect([fits({}, 8), fits({}, 9)]).toEqual([true, false]);
    for (const [name, limit] of Object.entries({ name: 120, description: 1000, why: 1000, risk: 1000, firstStep: 1000 }))
      expect([fits({ [name]: 'x'.repeat(limit) }), fits({ [name]: 'x'.repeat(limit + 1) })]).toEqual([true, false]);
  });
});
