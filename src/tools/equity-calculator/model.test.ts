import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '@/lib/numbers';
import { computeCapTable, type CapTable } from './cap-table';
import { computeFigures, toDilution } from './compare';
import { hasDeeperTerms, readSettings, roles, stakeholderIdentity, state, type Inputs } from './model';
import { dollars, holder, inputsOf, round, safe } from './test-data';

const around = { today: '2026-11-15', currency: 'USD' };
const sharesIn = (table: CapTable, id: string) => table.rows.find((row) => row.id === id)?.shares;
const percentIn = (table: CapTable, id: string) => ((table.rows.find((row) => row.id === id)?.fraction ?? 0) * 100).toFixed(2);

describe('the plain cap table', () => {
  it('starts without stakeholders, with 10,000,000 shares', () => {
    const start = state.start(around);
    expect(start.records).toEqual([]);
    expect(readSettings(start.extra.settings, around).totalShares).toBe(10_000_000);
    expect(roles).toEqual(['Founder', 'Co-Founder', 'Employee', 'Advisor', 'Investor', 'Consultant']);
  });

  it('gives each stakeholder their percentage of the total, rounded', () => {
    // 33.33333% of 10,000,000 is 3,333,333.0; 0.00000005 of it is 0.5, rounded up to 1.
    const table = computeCapTable(inputsOf({ stakeholders: [holder('a', 0.3333333), holder('b', 0.00000005)] }), false);
    expect(sharesIn(table, 'a')).toBe(3_333_333);
    expect(sharesIn(table, 'b')).toBe(1);
    expect(sharesIn(table, 'unallocated')).toBe(6_666_666);
  });

  it('adds investment / valuation of the shares and dilutes a second round from the raised total', () => {
    const stakeholders = [holder('a', 0.6), holder('b', 0.3)];
    const table = computeCapTable(
      inputsOf({ stakeholders, rounds: [round('seed', 1_000_000, 5_000_000), round('a-round', 2_000_000, 10_000_000)] }),
      false,
    );
    // Seed: 1/5 of 10,000,000 = 2,000,000, total 12,000,000. Next: 2/10 of 12,000,000 = 2,400,000, total 14,400,000.
    expect(table.steps.map(({ newShares, after }) => [newShares, after])).toEqual([
      [2_000_000, 12_000_000],
      [2_400_000, 14_400_000],
    ]);
    // 6,000,000 / 14,400,000 = 41.67%; 3,000,000 = 20.83%; 2,000,000 = 13.89%; 2,400,000 = 16.67%; 1,000,000 left = 6.94%.
    expect(table.rows.map(({ id, shares }) => [id, shares, percentIn(table, id)])).toEqual([
      ['a', 6_000_000, '41.67'],
      ['b', 3_000_000, '20.83'],
      ['seed', 2_000_000, '13.89'],
      ['a-round', 2_400_000, '16.67'],
      ['unallocated', 1_000_000, '6.94'],
    ]);
    // 1,000,000 for 5,000,000 before the money is 16.67% of the company, not 20%.
    const seed = computeCapTable(inputsOf({ stakeholders, rounds: [round('seed', 1_000_000, 5_000_000)] }), false);
    expect(percentIn(seed, 'seed')).toBe('16.67');
    expect(seed.steps[0]).toMatchObject({ price: 50, postMoney: dollars(6_000_000) });
  });

  it('takes a percentage that was said after a round from the raised total', () => {
    const rounds = [round('seed', 1_000_000, 5_000_000)];
    const table = computeCapTable(inputsOf({ stakeholders: [holder('a', 0.9), holder('c', 0.01, { afterRound: 'seed' })], rounds }), false);
    // 1% of 12,000,000.
    expect(sharesIn(table, 'c')).toBe(120_000);
    expect(percentIn(table, 'c')).toBe('1.00');
    // A round that is gone leaves the percentage to the shares at the start.
    const without = computeCapTable(inputsOf({ stakeholders: [holder('c', 0.01, { afterRound: 'gone' })] }), false);
    expect(sharesIn(without, 'c')).toBe(100_000);
  });

  it('says by how much it is over-allocated and still comes to 100%', () => {
    const table = computeCapTable(inputsOf({ stakeholders: [holder('a', 0.8), holder('b', 0.4)] }), false);
    expect(table.unallocated).toBe(-2_000_000);
    expect(table.rows.at(-1)).toMatchObject({ name: 'Over-allocated', shares: -2_000_000, fraction: -0.2 });
    expect(sumOf(table.rows.map(({ fraction }) => fraction ?? 0))).toBeCloseTo(1, 12);
  });

  it('leaves SAFEs, notes and pool out', () => {
    const plain = inputsOf({ stakeholders: [holder('a', 0.9)], rounds: [round('seed', 1, 5)] });
    const deeper = { ...plain, convertibles: [safe('s', 500_000, 5_000_000)], settings: { ...plain.settings, pool: 1_000_000 } };
    expect(computeCapTable(deeper, false)).toEqual(computeCapTable(plain, false));
    expect(hasDeeperTerms(plain)).toBe(false);
    expect(hasDeeperTerms(deeper)).toBe(true);
    // Without any of them, both tables are the same.
    expect(computeCapTable(plain, true).rows).toEqual(computeCapTable(plain, false).rows);
  });

  it('has no figure without shares and refuses what cannot be counted', () => {
    const none = computeCapTable(inputsOf({ stakeholders: [holder('a', 0.5)], settings: { totalShares: 0 } }), false);
    expect(none.rows[0]?.fraction).toBeNull();
    const huge = computeCapTable(inputsOf({ rounds: [round('big', 1e12, 0.01)] }), false);
    expect(huge.steps[0]).toMatchObject({ newShares: 0, after: 10_000_000, price: null });
    expect(huge.steps[0]?.problem).toContain('More shares than can be counted');
  });
});

describe('the full cap table', () => {
  const golden = inputsOf({
    stakeholders: [holder('founders', 0.9)],
    convertibles: [safe('s1', 500_000, 5_000_000), safe('s2', 500_000, 10_000_000)],
    rounds: [round('A', 5_000_000, 15_000_000, { poolTarget: 0.1 })],
    settings: { pool: 1_000_000 },
  });

  it('holds the worked example to the share', () => {
    // Capitalisation 10,000,000 / (1 − 10% − 5%) = 11,764,706: SAFEs 1,176,471 and 588,235, at 0.4250 and 0.8500.
    // After the round founders and SAFEs are 65%: 10,764,706 / 0.65 = 16,561,086; 20,000,000 / 16,561,086 = 1.2077.
    const table = computeCapTable(golden, true);
    const [step] = table.steps;
    expect(Math.round(step?.capitalisation ?? 0)).toBe(11_764_706);
    expect(step?.converted.map(({ shares, price }) => [shares, (price / 100).toFixed(4)])).toEqual([
      [1_176_471, '0.4250'],
      [588_235, '0.8500'],
    ]);
    expect(table.total).toBe(16_561_086);
    expect(((step?.price ?? 0) / 100).toFixed(4)).toBe('1.2077');
    expect(['founders', 's1', 's2', 'pool', 'A'].map((id) => percentIn(table, id))).toEqual(['54.34', '7.10', '3.55', '10.00', '25.00']);
    // Before the new money the SAFEs hold exactly what their caps promise.
    expect(step?.converted.map(({ shares }) => (shares / 11_764_706).toFixed(4))).toEqual(['0.1000', '0.0500']);
  });

  it('shows what the pool costs in the pre-money and in the post-money', () => {
    const post = computeCapTable({ ...golden, rounds: [{ ...golden.rounds[0]!, poolPlace: 'Post-money' }] }, true);
    // Price 15,000,000 / 11,764,705.88 = 1.275; 3,921,568.6 new shares; 15,686,274.5 shares before the top-up.
    // Pool p: (1,000,000 + d) = 10% of (15,686,274.5 + d), so d = 568,627.45 / 0.9 = 631,808.3.
    expect(post.steps[0]).toMatchObject({ newShares: 3_921_569, poolIncrease: 631_808 });
    expect(percentIn(post, 'pool')).toBe('10.00');
    // The new investors share the cost: 3,921,569 / 16,318,083 = 24.03% instead of 25%.
    expect(percentIn(post, 'A')).toBe('24.03');
    expect(percentIn(post, 'founders')).toBe('55.15');
  });

  it('takes promised options out of the pool and grants after a round too', () => {
    const table = computeCapTable(
      inputsOf({
        stakeholders: [holder('a', 0.9), holder('hire', 0.01, { role: 'Employee', afterRound: 'seed' })],
        rounds: [round('seed', 1_000_000, 5_000_000)],
        settings: { pool: 1_000_000, promised: 200_000 },
      }),
      true,
    );
    // 1% of 12,000,000 is 120,000: 800,000 available − 120,000.
    expect(['promised', 'pool', 'unallocated'].map((id) => sharesIn(table, id))).toEqual([200_000, 680_000, undefined]);
    const more = computeCapTable(inputsOf({ stakeholders: [holder('a', 1)], settings: { promised: 300_000 } }), true);
    // What the pool does not cover is added.
    expect(more.total).toBe(10_300_000);
  });

  it('splits the dilution of the founders by its causes', () => {
    const [step] = toDilution(computeCapTable(golden, true));
    // 90% → 9,000,000 / 11,764,706 = 76.5% → / 12,420,815 = 72.46% → 54.34%.
    expect(step).toMatchObject({ name: 'A', before: 0.9 });
    expect(step?.bySafes).toBeCloseTo(-0.135, 6);
    expect(sumOf([step!.before, step!.bySafes, step!.byPool, step!.byMoney])).toBeCloseTo(step!.after, 12);
    expect(computeFigures(golden).owned.Founders).toBeCloseTo(0.5434, 4);
  });

  it('adds simple interest over actual days and waits for a round after the issue', () => {
    const note = safe('n', 100_000, 0, { instrument: 'Convertible note', interest: 0.08, issued: '2026-01-01', discount: 0.2 });
    const rounds = [
      round('early', 1_000_000, 5_000_000, { date: '2025-06-01' }),
      round('late', 1_000_000, 5_000_000, { date: '2026-07-01' }),
    ];
    const table = computeCapTable(inputsOf({ stakeholders: [holder('a', 1)], convertibles: [note], rounds }), true);
    expect(table.steps[0]?.converted).toEqual([]);
    // 181 days: 100,000 × 8% × 181 / 365 = 3,967.12.
    const [converted] = table.steps[1]?.converted ?? [];
    expect(converted).toMatchObject({ interest: dollars(3_967.12), way: { by: 'discount' } });
    // At 80% of the round price.
    expect(converted!.price / (table.steps[1]?.price ?? 1)).toBeCloseTo(0.8, 9);
  });

  it('lets MFN take the best later terms', () => {
    const mfn = safe('m', 100_000, 0, { isMfn: true, issued: '2026-01-01' });
    const earlier = safe('e', 100_000, 2_000_000, { issued: '2025-01-01' });
    const later = safe('l', 100_000, 4_000_000, { issued: '2026-03-01' });
    const table = computeCapTable(
      inputsOf({ stakeholders: [holder('a', 1)], convertibles: [mfn, earlier, later], rounds: [round('A', 2_000_000, 10_000_000)] }),
      true,
    );
    expect(sharesIn(table, 'm')).toBe(sharesIn(table, 'l'));
    expect(sharesIn(table, 'e')).toBeGreaterThan(sharesIn(table, 'm') ?? 0);
  });
});

const cents = (most: number) => fc.integer({ min: 1, max: most * 100 });
const anyInputs: fc.Arbitrary<Inputs> = fc
  .record({
    parts: fc.array(fc.integer({ min: 1, max: 4000 }), { maxLength: 4 }),
    rounds: fc.array(
      fc.record({ investment: cents(1e7), valuation: cents(1e8), target: fc.integer({ min: 0, max: 30 }), isPre: fc.boolean() }),
      { maxLength: 3 },
    ),
    safes: fc.array(
      fc.record({
        amount: cents(1e6),
        cap: fc.oneof(fc.constant(0), cents(1e8)),
        discount: fc.integer({ min: 0, max: 40 }),
        instrument: fc.constantFrom('Post-money SAFE' as const, 'Pre-money SAFE' as const, 'Convertible note' as const),
        isMfn: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
    pool: fc.integer({ min: 0, max: 2_000_000 }),
    promised: fc.integer({ min: 0, max: 2_000_000 }),
  })
  .map(({ parts, rounds, safes, pool, promised }) =>
    inputsOf({
      stakeholders: parts.map((part, index) => holder(`h${index}`, part / 10_000, index === 3 ? { afterRound: 'r0' } : {})),
      rounds: rounds.map(({ investment, valuation, target, isPre }, index) =>
        round(`r${index}`, investment / 100, valuation / 100, { poolTarget: target / 100, poolPlace: isPre ? 'Pre-money' : 'Post-money' }),
      ),
      convertibles: safes.map(({ amount, cap, discount, instrument, isMfn }, index) =>
        safe(`s${index}`, amount / 100, cap / 100, { discount: discount / 100, instrument, isMfn }),
      ),
      settings: { pool, promised },
    }),
  );

describe('every cap table', () => {
  it('comes to 100% of its shares, without a negative holding', () => {
    fc.assert(
      fc.property(anyInputs, fc.boolean(), (inputs, isFull) => {
        const { rows, total } = computeCapTable(inputs, isFull);
        expect(sumOf(rows.map(({ shares }) => shares))).toBe(total);
        expect(sumOf(rows.map(({ fraction }) => fraction ?? 0))).toBeCloseTo(1, 9);
        for (const { kind, shares } of rows) if (kind !== 'unallocated') expect(shares).toBeGreaterThanOrEqual(0);
        expect(rows.every(({ shares }) => Number.isInteger(shares))).toBe(true);
      }),
    );
  });

  it('keeps the shares of a stakeholder through any round', () => {
    fc.assert(
      fc.property(anyInputs, fc.boolean(), (inputs, isFull) => {
        const before = computeCapTable({ ...inputs, rounds: [] }, isFull);
        const after = computeCapTable(inputs, isFull);
        for (const { id, afterRound } of inputs.stakeholders) {
          if (afterRound === '') expect(after.sharesOf.get(id)).toBe(before.sharesOf.get(id));
        }
      }),
    );
  });

  it('does not depend on the order of SAFEs and notes', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const forwards = computeCapTable(inputs, true);
        const backwards = computeCapTable({ ...inputs, convertibles: [...inputs.convertibles].reverse() }, true);
        expect(backwards.total).toBe(forwards.total);
        for (const { id, shares } of forwards.rows) expect(sharesIn(backwards, id)).toBe(shares);
      }),
    );
  });

  it('never dilutes by a round below what the plain formula says of the new money', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        for (const { round: one, before, newShares, after, problem } of computeCapTable(inputs, false).steps) {
          if (problem) continue;
          // The second statement of the formula: doubles, as a pocket calculator has it.
          expect(Math.abs(newShares - (one.investment / one.valuation) * before)).toBeLessThanOrEqual(0.5 + before * 1e-9);
          expect(after).toBe(before + newShares);
        }
      }),
    );
  });
});

describe('stakeholders', () => {
  it('are the same by name and role', () => {
    expect(stakeholderIdentity(holder(' Ana ', 0.1))).toBe(stakeholderIdentity(holder('ana', 0.2)));
    expect(stakeholderIdentity(holder('Ana', 0.1))).not.toBe(stakeholderIdentity(holder('Ana', 0.1, { role: 'Advisor' })));
  });
});
