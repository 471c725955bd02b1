import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { emptyDraft, readDraft } from '@/lib/fields';
import { chanceToBeat, checkTest, computePlan, falseAlarms, readCheck, sampleSize, targetOf } from './experiments';
import { checkFields, planFields } from './inputs';
import { normalBelow, normalQuantile } from '@/lib/normal';

const around = { today: '2026-11-15', currency: 'USD' };
const plan = (typed: Partial<ReturnType<typeof emptyDraft<typeof planFields>>> = {}) =>
  computePlan(readDraft(planFields, { ...emptyDraft(planFields, ''), ...typed }, around).values);
const inputs = (visitorsA: number, conversionsA: number, visitorsB: number, conversionsB: number) => ({
  ...readDraft(checkFields, emptyDraft(checkFields, ''), around).values,
  visitorsA,
  conversionsA,
  visitorsB,
  conversionsB,
});

/** The same share as an integral of the bell curve, by Simpson's rule in small steps. */
function integrateBelow(x: number): number {
  const steps = 20_000;
  const from = -12;
  const width = (x - from) / steps;
  let sum = 0;
  for (let index = 0; index <= steps; index += 1) {
    const at = from + width * index;
    sum += (index === 0 || index === steps ? 1 : index % 2 === 1 ? 4 : 2) * Math.exp((-at * at) / 2);
  }
  return (sum * width) / 3 / Math.sqrt(2 * Math.PI);
}

/** The error function as its plain power series, erf(x) = 2/√π Σ (−1)ⁿ x²ⁿ⁺¹ / (n! (2n+1)). */
function errorFunction(x: number): number {
  let power = x;
  let sum = x;
  for (let n = 1; n < 200; n += 1) {
    power *= (-x * x) / n;
    sum += power / (2 * n + 1);
  }
  return (2 / Math.sqrt(Math.PI)) * sum;
}

function bisectQuantile(share: number): number {
  let [low, high] = [-5, 5];
  for (let round = 0; round < 200; round += 1) {
    const middle = (low + high) / 2;
    if ((1 + errorFunction(middle / Math.SQRT2)) / 2 < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

describe('the normal distribution', () => {
  it('is the integral of its density', () => {
    for (const x of [-6, -4, -3.01, -3, -2.99, -1.5, -0.1, 0, 0.3, 1, 1.96, 2.9, 3, 3.1, 4.5]) {
      expect(normalBelow(x)).toBeCloseTo(integrateBelow(x), 11);
    }
    // The far tail keeps its digits: Q(6) = 9.865876450e-10 (Abramowitz and Stegun, Handbook of Mathematical Functions, table 26.2).
    expect(normalBelow(-6) / 9.86587645e-10).toBeCloseTo(1, 8);
  });

  it('has the quantiles that bisection on the error function finds', () => {
    for (const share of [0.005, 0.025, 0.1, 0.4, 0.5, 0.8, 0.9, 0.95, 0.975, 0.995]) {
      expect(normalQuantile(share)).toBeCloseTo(bisectQuantile(share), 9);
    }
    fc.assert(
      fc.property(fc.double({ min: 1e-5, max: 1 - 1e-5, noNaN: true }), (share) => {
        expect(normalBelow(normalQuantile(share))).toBeCloseTo(share, 10);
      }),
    );
  });
});

/** Binomial probabilities one from the other. */
function binomial(trials: number, rate: number): number[] {
  const chances: number[] = [(1 - rate) ** trials];
  for (let hits = 1; hits <= trials; hits += 1) chances.push(((chances[hits - 1] ?? 0) * (trials - hits + 1) * rate) / (hits * (1 - rate)));
  return chances;
}

/** The power of the test, by going through every result that two groups can have. */
function enumeratePower(perVariant: number, rateA: number, rateB: number): number {
  const [a, b] = [binomial(perVariant, rateA), binomial(perVariant, rateB)];
  let power = 0;
  for (const [hitsA, chanceA] of a.entries()) {
    for (const [hitsB, chanceB] of b.entries()) {
      const pooled = (hitsA + hitsB) / (2 * perVariant);
      const error = Math.sqrt((pooled * (1 - pooled) * 2) / perVariant);
      if (error > 0 && Math.abs(hitsB - hitsA) / perVariant / error > 1.959963984540054) power += chanceA * chanceB;
    }
  }
  return power;
}

describe('sample size', () => {
  it('is that of the published examples', () => {
    // R, help page of stats::power.prop.test: power.prop.test(p1 = .50, p2 = .75, power = .90) gives n = 76.7 …
    expect(sampleSize(0.5, 0.75, 0.05, 0.9)).toBeCloseTo(76.7, 1);
    // … and power.prop.test(n = 50, p1 = .50, p2 = .75) gives power = 0.740.
    expect(sampleSize(0.5, 0.75, 0.05, 0.74)).toBeCloseTo(50, 0);
  });

  it('gives the power it promises when every outcome is counted', () => {
    for (const [from, to, power] of [
      [0.5, 0.75, 0.9],
      [0.2, 0.35, 0.8],
      [0.1, 0.25, 0.8],
    ] as const) {
      const perVariant = Math.ceil(sampleSize(from, to, 0.05, power));
      expect(Math.abs(enumeratePower(perVariant, from, to) - power)).toBeLessThan(0.03);
    }
  });

  it('is planned in whole weeks', () => {
    // 5% → 6%: mean 5.5%. 1.959964 × √(2 × 0.055 × 0.945) = 0.631917; 0.841621 × √(0.0475 + 0.0564) = 0.271283;
    // (0.903200 ÷ 0.01)² = 8,157.7, so 8,158 each, 16,316 in all, 17 days at 1,000 a day, 3 weeks.
    expect(plan()).toMatchObject({ perVariant: 8158, total: 16_316, days: 17, weeks: 3, reason: '' });
    expect(plan({ effectKind: 'points', effect: '1' })).toMatchObject({ perVariant: 8158 });
    expect(plan({ traffic: '1000000' })).toMatchObject({ days: 1, weeks: 1 });
    // 16,316 at 2,331 a day are 7 days, at 2,330 they are 8.
    expect([plan({ traffic: '2331' }).weeks, plan({ traffic: '2330' }).weeks]).toEqual([1, 2]);
    expect(targetOf({ baseline: 0.05, effect: 0.2, effectKind: 'relative' })).toBeCloseTo(0.06, 12);
  });

  it('says why there is none', () => {
    expect(plan({ baseline: '0' }).reason).toBe('Enter a baseline above 0%.');
    expect(plan({ baseline: '100' }).reason).toBe('A rate of 100% can’t be raised.');
    expect(plan({ effect: '' }).reason).toBe('Enter an effect above 0%.');
    expect(plan({ baseline: '60', effect: '70' }).reason).toBe('The baseline with this effect would reach 100%.');
    expect(plan({ effect: '0.000001' })).toMatchObject({ perVariant: null, reason: expect.stringContaining('more people') as string });
    expect(plan({ traffic: '0' })).toMatchObject({ perVariant: 8158, weeks: null, reason: expect.stringContaining('per day') as string });
  });

  it('grows as the effect shrinks, the power grows or alpha falls', () => {
    const rate = fc.double({ min: 0.01, max: 0.4, noNaN: true });
    fc.assert(
      fc.property(rate, fc.double({ min: 0.02, max: 0.5, noNaN: true }), (baseline, effect) => {
        const at = (share: number, alpha: number, power: number) => sampleSize(baseline, baseline * (1 + share), alpha, power);
        expect(at(effect / 2, 0.05, 0.8)).toBeGreaterThan(at(effect, 0.05, 0.8));
        expect(at(effect, 0.01, 0.8)).toBeGreaterThan(at(effect, 0.05, 0.8));
        expect(at(effect, 0.05, 0.9)).toBeGreaterThan(at(effect, 0.05, 0.8));
      }),
    );
  });
});

/** A repeatable run of numbers from 0 to 1. */
function makeChance(seed: number) {
  let value = seed;
  return () => {
    value = (Math.imul(value, 1_664_525) + 1_013_904_223) >>> 0;
    return (value + 0.5) / 4_294_967_296;
  };
}

/** P(B > A) over a fine grid: the density of B in each cell times the share of A below it. */
function integrateChance(hitsA: number, missesA: number, hitsB: number, missesB: number): number {
  const points = 4_000;
  const width = 1 / points;
  const weigh = (hits: number, misses: number) => {
    const logs = Array.from({ length: points }, (_, index) => {
      const at = (index + 0.5) * width;
      return hits * Math.log(at) + misses * Math.log(1 - at);
    });
    const top = Math.max(...logs);
    const raw = logs.map((log) => Math.exp(log - top));
    const total = raw.reduce((sum, value) => sum + value, 0);
    return raw.map((value) => value / total);
  };
  const [a, b] = [weigh(hitsA, missesA), weigh(hitsB, missesB)];
  let below = 0;
  let chance = 0;
  for (let index = 0; index < points; index += 1) {
    chance += (b[index] ?? 0) * (below + (a[index] ?? 0) / 2);
    below += a[index] ?? 0;
  }
  return chance;
}

describe('an A/B result', () => {
  it('is tested as in the published examples', () => {
    // statsmodels, reference of stats.proportion.proportions_ztest: 5 of 83 against 12 of 99 has a p-value of 0.159.
    const small = checkTest(inputs(83, 5, 99, 12));
    expect(small?.pValue).toBeCloseTo(0.159, 3);
    expect(small?.isSignificant).toBe(false);
    // Penn State, STAT 415, lesson 9.4: 351 of 605 against 41 of 195 gives z = 8.99.
    expect(checkTest(inputs(195, 41, 605, 351))?.z).toBeCloseTo(8.99, 2);
  });

  it('is worked out by hand', () => {
    const result = checkTest(inputs(4000, 200, 4000, 248));
    // 5% and 6.2%; pooled 5.6%: √(0.056 × 0.944 × 2/4000) = 0.0051412; 0.012 ÷ that = 2.3341; p = 0.0196.
    expect(result?.z).toBeCloseTo(2.3341, 4);
    expect(result?.pValue).toBeCloseTo(0.0196, 4);
    expect(result?.relative).toBeCloseTo(0.24, 12);
    // √(0.05 × 0.95 ÷ 4000 + 0.062 × 0.938 ÷ 4000) = 0.0051394; 1.959964 × that = 0.0100730; 0.2 to 2.2 points.
    expect(result?.low).toBeCloseTo(0.001927, 6);
    expect(result?.high).toBeCloseTo(0.022073, 6);
    expect(result?.isSignificant).toBe(true);
    expect(result?.isSmall).toBe(false);
  });

  it('has an interval that holds the true difference about 95 times in 100', () => {
    const chance = makeChance(7);
    const draw = (visitors: number, rate: number) =>
      Array.from({ length: visitors }, () => (chance() < rate ? 1 : 0)).filter(Boolean).length;
    let [held, alarms] = [0, 0];
    const runs = 1200;
    for (let run = 0; run < runs; run += 1) {
      const result = checkTest(inputs(400, draw(400, 0.2), 400, draw(400, 0.25)));
      if (result && result.low <= 0.05 && result.high >= 0.05) held += 1;
      if (checkTest(inputs(400, draw(400, 0.2), 400, draw(400, 0.2)))?.isSignificant) alarms += 1;
    }
    // Five standard errors of 1,200 runs at 5% are 3.1 points.
    expect(Math.abs(held / runs - 0.95)).toBeLessThan(0.031);
    expect(Math.abs(alarms / runs - 0.05)).toBeLessThan(0.031);
  });

  it('is the same from either side', () => {
    const count = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(count, count, fc.nat(5000), fc.nat(5000), (visitorsA, visitorsB, hitsA, hitsB) => {
        const [a, b] = [Math.min(hitsA, visitorsA), Math.min(hitsB, visitorsB)];
        const [one, other] = [checkTest(inputs(visitorsA, a, visitorsB, b)), checkTest(inputs(visitorsB, b, visitorsA, a))];
        expect(one?.pValue ?? -1).toBeCloseTo(other?.pValue ?? -1, 9);
        expect(one?.low).toBeCloseTo(-(other?.high ?? 0), 9);
        expect((one?.chance ?? 0) + (other?.chance ?? 0)).toBeCloseTo(1, 6);
      }),
      { numRuns: atMost(60) },
    );
  });

  it('has no figures where there is nothing to compare', () => {
    expect(checkTest(inputs(0, 0, 10, 1))).toBeUndefined();
    expect(checkTest(inputs(10, 11, 10, 1))).toBeUndefined();
    expect(checkTest(inputs(10, 0, 10, 0))).toMatchObject({ z: null, pValue: null, relative: null, isSignificant: false, isSmall: true });
    expect(checkTest(inputs(10, 10, 10, 10))).toMatchObject({ z: null, isSignificant: false });
  });

  it('is not decided by a count that is missing or cannot be read', () => {
    const draft = {
      visitorsA: '1,000',
      conversionsA: '100',
      visitorsB: '1000',
      conversionsB: '150',
      confidence: '95',
      planned: '',
      looks: '1',
    };
    const read = (change: Partial<typeof draft>) => readCheck({ ...draft, ...change }, { today: '', currency: 'USD' });
    expect(read({})).toMatchObject({ reason: '', result: { isSignificant: true } });
    expect(read({ conversionsA: '0' }).result).toBeDefined();
    for (const conversionsA of ['abc', '-5', '1e14'])
      expect(read({ conversionsA })).toMatchObject({ reason: 'Correct the figures that are marked.', result: undefined });
    expect(read({ conversionsB: ' ' })).toMatchObject({ reason: expect.stringContaining('conversions of both'), result: undefined });
    expect(read({ visitorsB: '' }).reason).toBe('Enter the visitors of both variants.');
    expect(read({ conversionsB: '1001' }).reason).toBe('Conversions can’t be more than visitors.');
  });
});

describe('the chance to beat', () => {
  it('is the integral over both beliefs', () => {
    for (const [visitorsA, conversionsA, visitorsB, conversionsB] of [
      [100, 10, 100, 15],
      [200, 120, 200, 100],
      [50, 0, 40, 3],
      [4000, 200, 4000, 248],
    ] as const) {
      const exact = integrateChance(conversionsA, visitorsA - conversionsA, conversionsB, visitorsB - conversionsB);
      expect(chanceToBeat({ visitorsA, conversionsA, visitorsB, conversionsB })).toBeCloseTo(exact, 4);
    }
    expect(chanceToBeat({ visitorsA: 500, conversionsA: 50, visitorsB: 500, conversionsB: 50 })).toBeCloseTo(0.5, 9);
  });

  it('is exact as long as one of the four counts is small, whichever it is', () => {
    // Worked out with scipy: the integral of beta.pdf(x, b) · beta.cdf(x, a), to twelve digits.
    const integrals: [number, number, number, number, number][] = [
      [100, 3, 1_000_000, 25_000, 0.246494],
      [1_000_000, 25_000, 100, 3, 0.753506],
      [100, 99, 100_000, 99_990, 0.999934],
      [500, 0, 30_000_000, 30_000, 0.394235],
    ];
    for (const [visitorsA, conversionsA, visitorsB, conversionsB, chance] of integrals)
      expect(chanceToBeat({ visitorsA, conversionsA, visitorsB, conversionsB })).toBeCloseTo(chance, 6);
  });

  it('goes on smoothly where the exact sum is too long', () => {
    const exact = chanceToBeat({ visitorsA: 200_000, conversionsA: 20_100, visitorsB: 200_000, conversionsB: 19_999 });
    const close = chanceToBeat({ visitorsA: 200_000, conversionsA: 20_100, visitorsB: 200_000, conversionsB: 20_000 });
    expect(close - exact).toBeGreaterThan(0);
    expect(close - exact).toBeLessThan(0.005);
    expect(chanceToBeat({ visitorsA: 1e13, conversionsA: 1e12, visitorsB: 1e13, conversionsB: 1e12 })).toBeCloseTo(0.5, 6);
    expect(chanceToBeat({ visitorsA: 1e13, conversionsA: 5, visitorsB: 1e13, conversionsB: 5 })).toBeCloseTo(0.5, 6);
  });
});

describe('looking early', () => {
  it('raises false alarms as published', () => {
    // Armitage, McPherson and Rowe, "Repeated significance tests on accumulating data" (1969), table 2, at 5%.
    const published: [number, number][] = [
      [1, 0.05],
      [2, 0.083],
      [3, 0.107],
      [4, 0.126],
      [5, 0.142],
      [10, 0.193],
      [20, 0.248],
    ];
    for (const [looks, share] of published) expect(falseAlarms(0.05, looks)).toBeCloseTo(share, 3);
    expect(falseAlarms(0.01, 1)).toBeCloseTo(0.01, 6);
    expect(falseAlarms(0.01, 5)).toBeLessThan(falseAlarms(0.05, 5));
  });
});
