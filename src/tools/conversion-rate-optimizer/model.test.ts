import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allScenarios, noScenarios } from '@/kinds/calculator/scenarios';
import { emptyDraft } from '@/lib/fields';
import { formatPercent } from '@/lib/numbers';
import { funnelFiles } from './files';
import { checkFields, planFields } from './inputs';
import { computeDropOffs, computeWhatIf, liftRate, rankLevers, toWorth } from './levers';
import { computeFunnel, countBottlenecks, ideasOf, rateOf, readConversions, state, stepIdentity, toSound, type Step } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const step = (name: string, visitors: number, conversions: number, ideas = ''): Step => ({ id: name, name, visitors, conversions, ideas });
const started = () => state.start(around).records;

const anyStep = fc.record({
  id: fc.uuid(),
  name: fc.string({ maxLength: 8 }),
  visitors: fc.integer({ min: 1, max: 1_000_000 }),
  conversions: fc.nat(1_000_000),
  ideas: fc.string(),
});
const anySteps = fc.array(anyStep, { minLength: 1, maxLength: 12 });

/** People who go through the steps one by one, each step letting its share pass. */
function walk(visitors: number, rates: readonly number[]): number {
  let left = visitors;
  for (const rate of rates) left = left * rate;
  return left;
}

describe('the funnel a first visitor finds', () => {
  it('holds the four stages, with Checkout alone as the bottleneck', () => {
    expect(started().map(({ name, visitors, conversions }) => [name, visitors, conversions])).toEqual([
      ['Website Visit', 10_000, 3_000],
      ['Product Page View', 3_000, 1_200],
      ['Add to Cart', 1_200, 600],
      ['Checkout', 600, 150],
    ]);
    const { steps } = computeFunnel(started());
    // 30%, 40%, 50% and 25%: of four steps one is flagged, the lowest.
    expect(steps.filter(({ isBottleneck }) => isBottleneck).map(({ name }) => name)).toEqual(['Checkout']);
    expect(started().every(({ id }) => id.startsWith('sample-'))).toBe(true);
  });

  it('converts 1.50% overall and 1.80% with a better checkout', () => {
    const { overall, chained, raised, improvement } = computeFunnel(started());
    // 150 of 10,000.
    expect(formatPercent(overall ?? 0, 2)).toBe('1.50%');
    // Checkout at 25% × 1.2 = 30%: 600 × 30% = 180 of 10,000 = 1.80%, a fifth more.
    expect(formatPercent(chained ?? 0, 2)).toBe('1.50%');
    expect(formatPercent(raised ?? 0, 2)).toBe('1.80%');
    expect(formatPercent(improvement ?? 0, 2)).toBe('20.00%');
  });
});

describe('what stands beside the funnel', () => {
  it('starts as its fields say', () => {
    const { extra } = state.start(around);
    expect(extra.plan).toEqual(emptyDraft(planFields, ''));
    expect(extra.check).toEqual(emptyDraft(checkFields, ''));
    expect(allScenarios(extra.scenarios, extra.lifts)).toEqual(allScenarios(noScenarios(), extra.lifts));
  });
});

describe('bottlenecks', () => {
  it('are a quarter of the steps, rounded down, and at least one', () => {
    expect([0, 1, 2, 3, 4, 5, 7, 8, 11, 12, 16].map(countBottlenecks)).toEqual([0, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4]);
  });

  it('are found again after a step is added or gone', () => {
    const added = computeFunnel([...started(), step('Thanks', 150, 15)]);
    expect(added.steps.filter(({ isBottleneck }) => isBottleneck).map(({ name }) => name)).toEqual(['Thanks']);
    const gone = computeFunnel(started().slice(0, 3));
    expect(gone.steps.filter(({ isBottleneck }) => isBottleneck).map(({ name }) => name)).toEqual(['Website Visit']);
  });

  it('are the earlier of two equal ones', () => {
    const { steps } = computeFunnel([step('a', 3, 1), step('b', 3_000, 1_000), step('c', 9, 8)]);
    expect(steps.map(({ isBottleneck }) => isBottleneck)).toEqual([true, false, false]);
  });

  it('never convert better than a step that is none', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const { steps: found } = computeFunnel(steps);
        const flagged = found.filter(({ isBottleneck }) => isBottleneck).map(({ rate }) => rate ?? 0);
        const others = found.filter(({ isBottleneck }) => !isBottleneck).map(({ rate }) => rate ?? 0);
        expect(flagged).toHaveLength(Math.max(1, Math.floor(steps.length / 4)));
        for (const rate of others) expect(Math.max(...flagged)).toBeLessThanOrEqual(rate + 1e-9);
      }),
    );
  });
});

describe('potential improvement', () => {
  it('stops at 100%', () => {
    // 90% × 1.2 would be 108%: it counts as 100%, which is a ninth more.
    const { raised, improvement } = computeFunnel([step('Only', 100, 90)]);
    expect(raised).toBe(1);
    expect(improvement).toBeCloseTo(1 / 9, 12);
    expect(computeFunnel([step('Full', 10, 10)]).improvement).toBe(0);
  });

  it('compares like with like where steps do not connect', () => {
    const { overall, chained, raised, improvement, hasGaps, steps } = computeFunnel([step('a', 1000, 500), step('b', 400, 100)]);
    // 100 of 1,000 as counted; 50% × 25% = 12.5% as chained. b raised to 30% is a fifth more of either: 12% of what is counted.
    expect([overall, chained]).toEqual([0.1, 0.125]);
    expect(raised).toBeCloseTo(0.12, 12);
    expect(improvement).toBeCloseTo(0.2, 12);
    expect(hasGaps).toBe(true);
    expect(steps.map(({ gap }) => gap)).toEqual([0, -100]);
  });

  it('shows one overall rate everywhere, connected or not', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const funnel = computeFunnel(steps);
        const today = computeWhatIf(funnel, {}, 0);
        if (today.overall !== null) expect(today.overall).toBeCloseTo(funnel.overall, 9);
        if (funnel.raised !== null) expect(funnel.raised).toBeCloseTo(funnel.overall * (1 + (funnel.improvement ?? 0)), 9);
        if (funnel.scale !== null) expect(today.conversions).toBeCloseTo(funnel.steps.at(-1)?.conversions ?? 0, 6);
      }),
    );
    // A step that nobody passes, though later ones have visitors of their own: what is counted stays.
    const blocked = computeFunnel([step('a', 100, 0), step('b', 50, 10)]);
    expect([blocked.overall, computeWhatIf(blocked, { b: 50 }, 0).overall]).toEqual([0.1, 0.1]);
  });

  it('is 0, and no improvement, without steps, visitors or conversions', () => {
    expect(computeFunnel([])).toMatchObject({ overall: 0, chained: null, improvement: null });
    expect(computeFunnel([step('a', 10, 0)])).toMatchObject({ overall: 0, improvement: null });
    expect(computeFunnel([step('a', 0, 0), step('b', 5, 1)])).toMatchObject({ overall: 0, improvement: null });
  });

  it('is what people do who walk the raised funnel', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const funnel = computeFunnel(steps);
        const first = funnel.steps[0]?.visitors ?? 0;
        const rates = funnel.steps.map(({ rate, isBottleneck }) => Math.min(1, (rate ?? 0) * (isBottleneck ? 1.2 : 1)));
        const connected = funnel.chained ? funnel.overall / funnel.chained : 0;
        expect(first * (funnel.raised ?? 0)).toBeCloseTo(walk(first, rates) * connected, 6);
        expect(funnel.improvement ?? 0).toBeGreaterThanOrEqual(-1e-12);
        expect(funnel.improvement ?? 0).toBeLessThanOrEqual(1.2 ** countBottlenecks(steps.length) - 1 + 1e-9);
      }),
    );
  });
});

describe('a step', () => {
  it('never has more conversions than visitors', () => {
    expect(toSound(step('a', 100, 150)).conversions).toBe(100);
    expect(toSound(step('a', -5, -7))).toMatchObject({ visitors: 0, conversions: 0 });
    expect(rateOf({ visitors: 0, conversions: 0 })).toBeNull();
    expect(rateOf({ visitors: 600, conversions: 150 })).toBe(0.25);
  });

  it('counts conversions that are no number as 0', () => {
    expect(readConversions('many')).toEqual({ typed: '0', note: '“many” isn’t a number. It counts as 0.' });
    for (const typed of ['', '12', '1,000', '-3', '1e14']) expect(readConversions(typed)).toEqual({ typed, note: '' });
  });

  it('has one idea a line, blank lines dropped', () => {
    expect(ideasOf({ ideas: ' One, two \n\n   \r\nThree\n' })).toEqual(['One, two', 'Three']);
    expect(ideasOf({ ideas: '' })).toEqual([]);
  });

  it('is the same one however its name is written', () => {
    expect(stepIdentity(step(' Café ', 10, 5))).toBe(stepIdentity(step('cafe', 10, 5)));
    expect(stepIdentity(step('a', 10, 50))).toBe(stepIdentity(step('a', 10, 10)));
    expect(stepIdentity(step('a', 10, 5))).not.toBe(stepIdentity(step('a', 10, 6)));
  });
});

describe('drop-offs', () => {
  it('are worth what those who left would have brought, had they gone on like the others', () => {
    const found = computeDropOffs(computeFunnel(started()), 8_000);
    // 7,000 × 40% × 50% × 25% = 350; 1,800 × 50% × 25% = 225; 600 × 25% = 150; 450 at the last step.
    expect(found.map(({ step: { left } }) => left)).toEqual([7_000, 1_800, 600, 450]);
    expect(found.map(({ lostConversions }) => Number((lostConversions ?? 0).toFixed(9)))).toEqual([350, 225, 150, 450]);
    expect(found.map(({ lostWorth }) => lostWorth)).toEqual([2_800_000, 1_800_000, 1_200_000, 3_600_000]);
    expect(found.map(({ share }) => formatPercent(share ?? 0, 2))).toEqual(['70.00%', '60.00%', '50.00%', '75.00%']);
  });

  it('have no worth without a value or past what can be shown', () => {
    expect(toWorth(350, 0)).toBeNull();
    expect(toWorth(1e13, 1e12)).toBeNull();
    expect(toWorth(null, 100)).toBeNull();
    // A third of a conversion at $10.00 is $3.33.
    expect(toWorth(1 / 3, 1_000)).toBe(333);
    // 0.15 × 10 cents is 1.5 cents, a hair more or less as a double: half a cent goes up either way.
    expect(toWorth(0.1 * 3 * 0.5, 10)).toBe(2);
    expect(toWorth(0.15 - 1e-15, 10)).toBe(2);
    expect(toWorth(0.1499, 10)).toBe(1);
  });
});

describe('what-ifs', () => {
  const funnel = computeFunnel(started());

  it('change each rate by a share of it and stop at 100%', () => {
    // 30% × 1.1 = 33%, 25% × 1.2 = 30%: 10,000 × 33% × 40% × 50% × 30% = 198 at $80.
    const { conversions, overall, worth } = computeWhatIf(funnel, { 'sample-1': 10, 'sample-4': 20, gone: 50 }, 8_000);
    expect(conversions).toBeCloseTo(198, 9);
    expect(overall).toBeCloseTo(0.0198, 12);
    expect(worth).toBe(1_584_000);
    expect(liftRate(0.6, 100)).toBe(1);
    expect(computeWhatIf(funnel, {}, 8_000).conversions).toBeCloseTo(150, 9);
  });

  it('do not stumble over ids that every object knows', () => {
    const odd = computeFunnel([{ ...step('x', 10, 5), id: 'constructor' }]);
    expect(computeWhatIf(odd, {}, 100).overall).toBe(0.5);
  });

  it('are ranked by what winning back one in ten of those who leave brings', () => {
    const ranked = rankLevers(funnel, {}, 8_000, 'won-back');
    // Checkout 25% → 32.5%: 600 × 32.5% − 150 = 45. Website 30% → 37%: 3,700 × 5% − 150 = 35.
    // Product 40% → 46%: 3,000 × 46% × 12.5% − 150 = 22.5. Cart 50% → 55%: 1,200 × 55% × 25% − 150 = 15.
    expect(ranked.map(({ name, extraConversions }) => [name, Number((extraConversions ?? 0).toFixed(9))])).toEqual([
      ['Checkout', 45],
      ['Website Visit', 35],
      ['Product Page View', 22.5],
      ['Add to Cart', 15],
    ]);
    expect(ranked[0]?.extraWorth).toBe(360_000);
  });

  it('are ranked one at a time when asked', () => {
    const ranked = rankLevers(funnel, { 'sample-2': 40, 'sample-3': -10 }, 0, 'what-ifs');
    // Product 40% × 1.4 = 56%: 150 × 1.4 − 150 = 60. Cart 50% × 0.9: 150 × 0.9 − 150 = −15.
    expect(ranked.map(({ name, extraConversions }) => [name, Number((extraConversions ?? 0).toFixed(9)) + 0])).toEqual([
      ['Product Page View', 60],
      ['Website Visit', 0],
      ['Checkout', 0],
      ['Add to Cart', -15],
    ]);
    expect(ranked[0]?.extraWorth).toBeNull();
  });

  it('give the same for the same relative lift of any step that stays below 100%', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(3), (lift, place) => {
        const id = funnel.steps[place]?.id ?? '';
        expect(computeWhatIf(funnel, { [id]: lift }, 0).conversions).toBeCloseTo(150 * (1 + lift / 100), 6);
      }),
    );
  });
});

describe('files', () => {
  it('are called samples while all steps are, and mark the sample rows beside own ones', async () => {
    const { extra } = state.start(around);
    const own = step('Own', 10, 5);
    const nameOf = (steps: readonly Step[]) => funnelFiles(steps, extra, around)[0]?.name;
    expect(nameOf(started())).toBe('sample-conversion-funnel.csv');
    expect(nameOf([...started(), own])).toBe('conversion-funnel.csv');
    expect(nameOf([{ ...started()[0]!, isEdited: true }])).toBe('conversion-funnel.csv');
    const csv = await (await funnelFiles([...started(), own], extra, around)[0]!.make()).text();
    expect(csv.split('\r\n').map((row) => row.includes('"Sample"'))).toEqual([true, true, true, true, true, false]);
  });
});
