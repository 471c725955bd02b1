import { describe, expect, it } from 'vitest';
import { toSteps } from './analytics';
import { alphaOf, checkTest, computePlan, falseAlarms, readCheck, targetOf } from './experiments';
import { chainAround, computeDropOffs, computeWhatIf, formatCount, liftOf, liftRate, rankLevers, toWorth } from './levers';
import { chainRates, computeFunnel, countBottlenecks, rateOf, state, toSound, type Step } from './model';

const step = (name: string, visitors: number, conversions: number): Step => ({ id: name, name, visitors, conversions, ideas: '' });
const rowsOf = (headers: string[], ...rows: string[][]) => toSteps({ headers, rows })?.rows;

describe('a report of steps', () => {
  const heads = ['Step', 'Users', 'Completion rate'];

  it('takes who arrives where the rate, as far as it is rounded, agrees', () => {
    // 3 of 9 are 33.3%: 33% says 2.97, half a person and half a percent off at most.
    expect(rowsOf(heads, ['1. Visit', '9', '33%'], ['2. Buy', '3', ''])).toEqual([
      ['Visit', '9', '3'],
      ['Buy', '3', '3'],
    ]);
    // 200 of 1,000 are no 30%: some came from elsewhere or left between, so the rate is believed.
    expect(rowsOf(heads, ['Visit', '1000', '30%'], ['Buy', '200', ''])?.[0]).toEqual(['Visit', '1000', '300']);
    expect(rowsOf(heads, ['Visit', '1000', '0.3'], ['Buy', '305', ''])?.[0]).toEqual(['Visit', '1000', '305']);
    // 30% may be 29.5% to 30.5%: up to 305 and half a person more.
    expect(rowsOf(heads, ['Visit', '1000', '30%'], ['Buy', '305', ''])?.[0]?.[2]).toBe('305');
    expect(rowsOf(heads, ['Visit', '1000', '30%'], ['Buy', '306', ''])?.[0]?.[2]).toBe('300');
    expect(rowsOf(heads, ['Visit', '1000', '30.0%'], ['Buy', '302', ''])?.[0]?.[2]).toBe('300');
    expect(rowsOf(heads, ['Visit', '1000', '1'], ['Buy', '1000', ''])?.[0]?.[2]).toBe('1000');
    expect(rowsOf(heads, ['Visit', '1000', '101%'], ['Buy', '400', ''])?.[0]?.[2]).toBe('400');
  });

  it('ends with those who reached the goal, or with their rate', () => {
    expect(rowsOf(heads, ['Buy', '200', '50%'])).toEqual([['Buy', '200', '100']]);
    expect(rowsOf(heads, ['Buy', '200', '0%'])).toEqual([['Buy', '200', '200']]);
    expect(rowsOf(heads, ['Buy', '200', ''])).toEqual([['Buy', '200', '200']]);
  });

  it('counts who left, or at most who came', () => {
    const left = ['Step', 'Users', 'Abandonments'];
    expect(rowsOf(left, ['Visit', '100', '60'], ['Buy', '45', '0'])?.[0]).toEqual(['Visit', '100', '40']);
    expect(rowsOf(left, ['Visit', '100', '100'], ['Buy', '45', '0'])?.[0]?.[2]).toBe('0');
    expect(rowsOf(left, ['Visit', '100', '101'], ['Buy', '45', '0'])?.[0]?.[2]).toBe('45');
    expect(rowsOf(['Step', 'Users'], ['Visit', '100'], ['Buy', '145'])?.[0]?.[2]).toBe('100');
  });

  it('adds the parts of a breakdown up, and skips totals and empty lines', () => {
    const parted = ['Step', 'Device', 'Users'];
    expect(rowsOf(parted, ['Visit', 'phone', '10'], ['Buy', 'phone', '4'], ['Visit', 'desk', '20'], ['Buy', 'desk', '5'])).toEqual([
      ['Visit', '30', '9'],
      ['Buy', '9', '9'],
    ]);
    expect(
      rowsOf(
        parted,
        ['Visit', 'phone', '10'],
        ['Visit', 'Total', '30'],
        ['Buy', 'RESERVED_TOTAL', '9'],
        ['Total', '', '40'],
        ['', '', '3'],
      ),
    ).toEqual([
      ['Visit', '30', '9'],
      ['Buy', '9', '9'],
    ]);
  });

  it('is left alone where it is another table', () => {
    expect(rowsOf(['Step', 'Conversions'], ['a', '1'])).toBeUndefined();
    expect(rowsOf(['Step', 'Users', 'Conversions'], ['a', '1', '1'])).toBeUndefined();
    expect(rowsOf(['Users'], ['1'])).toBeUndefined();
    expect(rowsOf(['Step', 'Users', 'Orders placed'], ['a', '9', '4'])).toBeUndefined();
    expect(rowsOf(['Step', 'Users', 'Elapsed time'], ['a', '9', '4'])).toEqual([['a', '9', '9']]);
  });
});

describe('a funnel', () => {
  it('is sound, whatever was typed', () => {
    expect(
      [toSound(step('a', -1, 5)), toSound(step('a', 5, 9)), toSound(step('a', 5, -9))].map(({ visitors, conversions }) => [
        visitors,
        conversions,
      ]),
    ).toEqual([
      [0, 0],
      [5, 5],
      [5, 0],
    ]);
    expect([rateOf(step('a', 0, 0)), rateOf(step('a', 1, 1)), rateOf(step('a', 4, 1))]).toEqual([null, 1, 0.25]);
    expect([0, 1, 4, 7, 8, 11, 12].map(countBottlenecks)).toEqual([0, 1, 1, 1, 2, 2, 3]);
    expect([chainRates([]), chainRates([0.5, null]), chainRates([0.5, 0.4])]).toEqual([null, null, 0.2]);
  });

  it('counts who left, and who came from elsewhere', () => {
    const funnel = computeFunnel([step('a', 100, 40), step('b', 50, 10)]);
    expect(funnel.steps.map(({ left, gap, isBottleneck }) => [left, gap, isBottleneck])).toEqual([
      [60, 0, false],
      [40, 10, true],
    ]);
    // 10 of 100; 40% × 20% = 8%; with the second at 24%: 9.6% × 10 / 8 = 12%.
    expect(funnel).toMatchObject({ overall: 0.1, hasGaps: true });
    expect([funnel.chained, funnel.scale, funnel.raised, funnel.improvement].map((value) => Number(value?.toFixed(6)))).toEqual([
      0.08, 1.25, 0.12, 0.2,
    ]);
    expect(computeFunnel([step('a', 100, 40), step('b', 40, 10)])).toMatchObject({ hasGaps: false, scale: 1 });
    expect(computeFunnel([step('a', 0, 0), step('b', 40, 10)])).toMatchObject({
      overall: 0,
      chained: null,
      scale: null,
      raised: null,
      improvement: null,
    });
    expect(computeFunnel([step('a', 10, 0)])).toMatchObject({ overall: 0, chained: 0, scale: null, improvement: null });
    expect(computeFunnel([])).toMatchObject({ overall: 0, chained: null, hasGaps: false });
  });

  it('loses conversions where people leave, and money with a value', () => {
    const funnel = computeFunnel([step('a', 100, 40), step('b', 40, 10)]);
    expect(chainAround(funnel.steps)).toEqual([
      { before: 1, after: 0.25 },
      { before: 0.4, after: 1 },
    ]);
    expect(computeDropOffs(funnel, 300).map(({ share, lostConversions, lostWorth }) => [share, lostConversions, lostWorth])).toEqual([
      [0.6, 15, 4500],
      [0.75, 30, 9000],
    ]);
    expect([toWorth(null, 5), toWorth(2, 0), toWorth(2, -1), toWorth(2, 1), toWorth(0.5, 1), toWorth(0.4999, 1)]).toEqual([
      null,
      null,
      null,
      2,
      1,
      0,
    ]);
    expect([formatCount(1.04), formatCount(1.05), formatCount(1200)]).toEqual(['1', '1.1', '1,200']);
  });

  it('is lifted within 0 and 100%', () => {
    expect([liftRate(0.5, 20), liftRate(0.9, 20), liftRate(0.5, -50), liftRate(0.5, -200)]).toEqual([0.6, 1, 0.25, 0]);
    expect([liftOf({ a: 5 }, 'a'), liftOf({ a: 5 }, 'b')]).toEqual([5, 0]);
    const funnel = computeFunnel([step('a', 100, 40), step('b', 40, 10)]);
    const { rates, overall, conversions, worth } = computeWhatIf(funnel, { b: 100 }, 200);
    expect([rates, overall, conversions, worth]).toEqual([[0.4, 0.5], 0.2, 20, 4000]);
    expect(computeWhatIf(computeFunnel([step('a', 10, 0)]), {}, 0)).toMatchObject({ overall: 0, conversions: 0, worth: null });
    expect(computeWhatIf(computeFunnel([]), {}, 1)).toMatchObject({ overall: null, conversions: null });
    // Winning back a tenth: 6 more at a bring 1.5, 3 more at b bring 3 (of 40).
    const levers = rankLevers(funnel, {}, 100, 'won-back').map(({ id, to, extraConversions }) => [
      id,
      Number(to?.toFixed(4)),
      Number(extraConversions?.toFixed(6)),
    ]);
    expect(levers).toEqual([
      ['b', 0.325, 3],
      ['a', 0.46, 1.5],
    ]);
    expect(
      rankLevers(funnel, { a: 50 }, 0, 'what-ifs').map(({ id, extraConversions, extraWorth }) => [
        id,
        Number(extraConversions?.toFixed(6)),
        extraWorth,
      ]),
    ).toEqual([
      ['a', 5, null],
      ['b', 0, null],
    ]);
  });
});

describe('a test', () => {
  const plan = { baseline: 0.1, effect: 0.2, effectKind: 'relative' as const, alpha: 0.05, power: 0.8, traffic: 1000 };
  const reason = (change: object) => computePlan({ ...plan, ...change }).reason;

  it('says what is missing at each edge', () => {
    expect(reason({})).toBe('');
    expect(reason({ baseline: 0 })).toBe('Enter a baseline above 0%.');
    expect(reason({ baseline: 1 })).toBe('A rate of 100% can’t be raised.');
    expect(reason({ effect: 0 })).toBe('Enter an effect above 0%.');
    expect([reason({ alpha: 0 }), reason({ alpha: 1 })]).toEqual(['Enter a significance level.', 'Enter a significance level.']);
    expect([reason({ power: 0 }), reason({ power: 1 })]).toEqual(['Enter a power.', 'Enter a power.']);
    expect(reason({ baseline: 0.5, effect: 1 })).toBe('The baseline with this effect would reach 100%.');
    expect(reason({ traffic: 0 })).toBe('Enter visitors per day to see how long it takes.');
    expect(reason({ effect: 1e-9 })).toContain('more people than there are');
    expect(computePlan({ ...plan, traffic: 0 })).toMatchObject({ days: null, weeks: null });
    expect([targetOf(plan), targetOf({ ...plan, effectKind: 'points' })].map((rate) => rate.toFixed(3))).toEqual(['0.120', '0.300']);
  });

  it('takes whole days and whole weeks', () => {
    const { perVariant, total } = computePlan(plan);
    expect(total).toBe(2 * perVariant!);
    const daysOf = (traffic: number) => [computePlan({ ...plan, traffic }).days, computePlan({ ...plan, traffic }).weeks];
    expect(daysOf(total!)).toEqual([1, 1]);
    expect(daysOf(total! - 1)).toEqual([2, 1]);
    expect(daysOf(Math.ceil(total! / 7))).toEqual([7, 1]);
    expect(daysOf(total! / 7.5)).toEqual([8, 2]);
    expect(computePlan({ ...plan, baseline: 0.01, effect: 0.98, effectKind: 'points', power: 0.1, alpha: 0.9 }).perVariant).toBe(2);
  });

  const inputs = { visitorsA: 100, conversionsA: 20, visitorsB: 100, conversionsB: 30, confidence: '95' as const, planned: 0, looks: 1 };

  it('is small below five expected on either side, and checked for sense', () => {
    const small = (conversionsA: number, conversionsB: number) => checkTest({ ...inputs, conversionsA, conversionsB })?.isSmall;
    expect([small(5, 5), small(5, 4), small(95, 95), small(95, 96)]).toEqual([false, true, false, true]);
    expect(checkTest({ ...inputs, visitorsA: 0 })).toBeUndefined();
    expect(checkTest({ ...inputs, visitorsB: 0 })).toBeUndefined();
    expect(checkTest({ ...inputs, conversionsA: 101 })).toBeUndefined();
    expect(checkTest({ ...inputs, conversionsA: 100, conversionsB: 100 })).toMatchObject({
      z: null,
      pValue: null,
      isSignificant: false,
      relative: 0,
    });
    expect(checkTest({ ...inputs, conversionsA: 0 })).toMatchObject({ relative: null, rateB: 0.3 });
    // (0.3 − 0.2) / √(0.25 × 0.75 × 0.02) = 1.633
    expect(checkTest(inputs)?.z).toBeCloseTo(0.1 / Math.sqrt(0.25 * 0.75 * 0.02), 10);
    expect((['90', '95', '99'] as const).map(alphaOf)).toEqual([0.1, 0.05, 0.01]);
  });

  it('is not read before all four counts are there', () => {
    const draft = {
      ...state.start({ today: '', currency: 'USD' }).extra.check,
      visitorsA: '100',
      conversionsA: '20',
      visitorsB: '100',
      conversionsB: '30',
    };
    const why = (change: object) => readCheck({ ...draft, ...change }, { today: '', currency: 'USD' }).reason;
    expect(why({})).toBe('');
    expect(why({ conversionsB: '' })).toBe('Enter the conversions of both variants, 0 if there are none.');
    expect(why({ visitorsB: '' })).toBe('Enter the visitors of both variants.');
    expect(why({ conversionsB: '101' })).toBe('Conversions can’t be more than visitors.');
    expect(why({ conversionsB: 'x' })).toBe('Correct the figures that are marked.');
  });

  it('raises more false alarms the more often it is looked at', () => {
    expect(falseAlarms(0.05, 1)).toBeCloseTo(0.05, 4);
    // Armitage, McPherson and Rowe, 1969: 8.3% at two looks, 14.2% at five.
    expect(falseAlarms(0.05, 2)).toBeCloseTo(0.083, 3);
    expect(falseAlarms(0.05, 5)).toBeCloseTo(0.142, 3);
  });
});
