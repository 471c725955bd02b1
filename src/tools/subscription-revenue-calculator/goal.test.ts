import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { seekGoal, setLever } from './goal';
import type { Lever } from './model';
import { computeProjection } from './projection';
import { basic, settingsOf } from './test-data';

describe('the goal', () => {
  const goal = (lever: Lever, target: number, tierId = '') => ({ lever, target, tierId });

  it('finds the most churn that still brings the MRR', () => {
    // 10,000 needs 1,054 subscribers (1,053 bring 9,995.87), so an exact count from 1,053.5 on:
    // 10.535^(1/24) = 1.10310, so 10% growth alone is too little.
    expect(seekGoal([basic], settingsOf(), goal('churn', 1_000_000))).toMatchObject({ kind: 'out of reach', best: 0 });
    // 5,000 needs 527 subscribers: 5.265^(1/24) = 1.07164…, so churn of at most 2.83%.
    const answer = seekGoal([basic], settingsOf(), goal('churn', 500_000));
    expect(answer).toMatchObject({ kind: 'reached', value: 0.0283, now: 306_616 });
    expect(Math.floor((1.1 - 5.265 ** (1 / 24)) * 10_000)).toBe(283);
  });

  it('finds growth, subscribers and price by trying one after the other', () => {
    const settings = settingsOf();
    const steps: [Lever, number, number][] = [
      ['growth', 1e-4, 2000],
      ['subscribers', 1, 3000],
      ['monthlyPrice', 1, 3000],
    ];
    for (const [lever, unit, most] of steps) {
      const reach = (value: number) => computeProjection(setLever([basic], lever, '', value), settings).finalRevenue ?? 0;
      const first = Array.from({ length: most }, (_, step) => Number((step * unit).toFixed(6))).find((value) => reach(value) >= 500_000);
      expect(seekGoal([basic], settings, goal(lever, 500_000))).toMatchObject({ kind: 'reached', value: first });
    }
  });

  it('changes one tier where one is chosen', () => {
    const pro = { ...basic, id: 'pro', subscribers: 40 };
    const answer = seekGoal([basic, pro], settingsOf(), goal('subscribers', 1_000_000, 'pro'));
    const value = answer.kind === 'reached' ? answer.value : 0;
    const reach = (subscribers: number) => computeProjection([basic, { ...pro, subscribers }], settingsOf()).finalRevenue ?? 0;
    expect(reach(value)).toBeGreaterThanOrEqual(1_000_000);
    expect(reach(value - 1)).toBeLessThan(1_000_000);
  });

  it('never asks for a price of zero', () => {
    // Annual payers alone bring more than a dollar.
    expect(seekGoal([basic], settingsOf(), goal('monthlyPrice', 100))).toMatchObject({ kind: 'reached', value: 1 });
  });

  it('says why there is no answer', () => {
    expect(seekGoal([], settingsOf(), goal('churn', 1))).toEqual({ kind: 'nothing', reason: 'Add a tier first.' });
    expect(seekGoal([basic], settingsOf(), goal('churn', 0)).kind).toBe('nothing');
    expect(seekGoal([basic], settingsOf(), goal('churn', 1, 'gone')).kind).toBe('nothing');
    expect(seekGoal([{ ...basic, newBy: 'number' }], settingsOf(), goal('growth', 1)).kind).toBe('nothing');
  });

  it('never gives less than was asked, nor more than needed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.boolean(),
        (subscribers, target, roundsMonthly) => {
          const tiers = [{ ...basic, subscribers }];
          const settings = settingsOf({ months: '12', roundsMonthly });
          const answer = seekGoal(tiers, settings, goal('churn', target));
          const reach = (churn: number) => computeProjection([{ ...basic, subscribers, churn }], settings).finalRevenue ?? Infinity;
          if (answer.kind !== 'reached') expect(reach(0)).toBeLessThan(target);
          else {
            expect(reach(answer.value)).toBeGreaterThanOrEqual(target);
            if (answer.value < 1) expect(reach(Number((answer.value + 1e-4).toFixed(6)))).toBeLessThan(target);
          }
        },
      ),
      { numRuns: atMost(60) },
    );
  });
});
