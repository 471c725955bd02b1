import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftFrom, readDraft } from '@/lib/fields';
import { computeCapTable } from './cap-table';
import { roundFields, state } from './model';
import { headlineOf, toPending } from './outstanding';
import { previewRound } from './preview';
import { dollars, holder, inputsOf, round, safe } from './test-data';

const around = { today: '2026-11-15', currency: 'USD' };
const drafted = (investment: string, valuation: string, more: Record<string, string> = {}) => ({
  ...draftFrom(roundFields, round('', 0, 0), 'USD'),
  investment,
  valuation,
  ...more,
});
const withSafe = inputsOf({ stakeholders: [holder('a', 1)], convertibles: [safe('s', 500_000, 4_000_000)] });

describe('the line under a round that is being typed', () => {
  it('counts SAFEs, as the round does once it is added', () => {
    const preview = previewRound(withSafe, drafted('1,000,000', '4m'), '', state.start(around).extra.isFull, around);
    expect(preview).toMatchObject({ newShares: 2_857_143, after: 14_285_714 });
    expect(preview?.price).toBeCloseTo(35, 9);
  });

  it('says what the button then makes, whatever is there', () => {
    const typed = fc.record({
      investment: fc.integer({ min: 1, max: 9_000_000 }),
      valuation: fc.integer({ min: 1_000_000, max: 50_000_000 }),
      poolTarget: fc.constantFrom('', '10', '12.5'),
      poolPlace: fc.constantFrom('Pre-money', 'Post-money'),
      date: fc.constantFrom('', '2026-01-01', '2026-12-01'),
      issued: fc.constantFrom('', '2026-06-01'),
      isFull: fc.boolean(),
    });
    fc.assert(
      fc.property(typed, ({ investment, valuation, issued, isFull, ...more }) => {
        const inputs = inputsOf({
          stakeholders: [holder('a', 0.9), holder('b', 0.01, { afterRound: 'first' })],
          convertibles: [safe('s', 500_000, 4_000_000, { issued }), safe('d', 200_000, 0, { discount: 0.2 })],
          rounds: [round('first', 300_000, 3_000_000, { date: '2026-02-01' })],
          settings: { pool: 1_000_000 },
        });
        const draft = drafted(String(investment), String(valuation), more);
        const { values } = readDraft(roundFields, draft, around);
        const made = computeCapTable({ ...inputs, rounds: [...inputs.rounds, { ...values, id: 'made' }] }, isFull).steps.at(-1);
        const said = previewRound(inputs, draft, '', isFull, around);
        expect({ ...said, round: null }).toEqual({ ...made, round: null });
        // And an edited round in its own place.
        const edited = previewRound(inputs, draft, 'first', isFull, around);
        expect(edited?.round.id).toBe('first');
      }),
    );
  });

  it('is silent where the button would refuse', () => {
    expect(previewRound(withSafe, drafted('', '4m'), '', true, around)).toBeUndefined();
    expect(previewRound(withSafe, drafted('1m', '4m', { poolTarget: 'ten' }), '', true, around)).toBeUndefined();
  });
});

describe('the default table', () => {
  it('counts SAFEs, notes and pool as soon as there are any', () => {
    const { extra } = state.start(around);
    const inputs = { ...withSafe, rounds: [round('Seed', 1_000_000, 4_000_000)] };
    const table = computeCapTable(inputs, extra.isFull);
    // 10,000,000 of 14,285,714, not of 12,500,000.
    expect(headlineOf(inputs, table, extra.isFull)).toEqual({ label: 'Founders own', share: 10_000_000 / 14_285_714 });
    const plain = computeCapTable(inputs, false);
    expect(headlineOf(inputs, plain, false)).toEqual({ label: 'Founders own, without SAFEs and pool', share: 0.8 });
    expect(headlineOf(inputsOf({}), computeCapTable(inputsOf({}), true), true)).toBeUndefined();
  });

  it('says what waits for a round', () => {
    const waiting = { ...withSafe, convertibles: [...withSafe.convertibles, safe('u', 100_000, 0)] };
    const table = computeCapTable(waiting, true);
    // 500,000 of 4,000,000 is an eighth; the founder keeps seven.
    const pending = toPending(waiting, table);
    expect(pending).toMatchObject({ count: 2, amount: dollars(600_000), unknown: 1 });
    expect(pending?.theirs).toBeCloseTo(0.125, 6);
    expect(pending?.founders).toBeCloseTo(0.875, 6);
    expect(headlineOf(waiting, table, true)?.label).toBe('Founders own, before SAFEs convert');
    expect(toPending(waiting, computeCapTable(waiting, false))).toBeUndefined();
  });

  it('takes percentages of the shares that the hint names', () => {
    const promised = inputsOf({ stakeholders: [holder('a', 0.5)], settings: { promised: 300_000 } });
    const table = computeCapTable(promised, true);
    expect([table.total, table.basis, table.sharesOf.get('a')]).toEqual([10_300_000, 10_000_000, 5_000_000]);
  });
});
