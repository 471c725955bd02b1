import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '@/lib/numbers';
import { computeCapTable } from './cap-table';
import type { Inputs } from './model';
import { dollars, holder, inputsOf, round, safe } from './test-data';
import { computeExit, owedTo, toHolders, type Holder } from './waterfall';

const payouts = (inputs: Inputs, value: number) => {
  const exit = computeExit(toHolders(inputs, computeCapTable(inputs, true)), dollars(value));
  return Object.fromEntries(exit.payouts.map(({ holder: { id }, amount }) => [id, amount / 100]));
};
const howIn = (inputs: Inputs, value: number, id: string) =>
  computeExit(toHolders(inputs, computeCapTable(inputs, true)), dollars(value)).payouts.find((payout) => payout.holder.id === id)?.how;

/** Founders 100%, then $5M on $15M before the money: investors hold 25%. */
const seriesA = (more: Parameters<typeof round>[3] = {}) =>
  inputsOf({ stakeholders: [holder('f', 1)], rounds: [round('A', 5_000_000, 15_000_000, more)], settings: { totalShares: 9_000_000 } });

describe('an exit', () => {
  it('pays 1x non-participating its money or its share, whichever is more', () => {
    // 9,000,000 founders' and 3,000,000 new shares. At $10M the money back (5M) beats 25% (2.5M); at $40M 25% is 10M.
    expect(payouts(seriesA(), 10_000_000)).toEqual({ f: 5_000_000, A: 5_000_000 });
    expect(payouts(seriesA(), 40_000_000)).toEqual({ f: 30_000_000, A: 10_000_000 });
    // Where both are the same, at $20M.
    expect(payouts(seriesA(), 20_000_000)).toEqual({ f: 15_000_000, A: 5_000_000 });
    expect(howIn(seriesA(), 10_000_000, 'A')).toBe('Preference');
    expect(howIn(seriesA(), 40_000_000, 'A')).toBe('As common');
  });

  it('pays participating both, and stops at a cap until converting brings more', () => {
    // 5M first, then 25% of the other 15M.
    expect(payouts(seriesA({ preference: 'Participating' }), 20_000_000)).toEqual({ f: 11_250_000, A: 8_750_000 });
    const capped = seriesA({ preference: 'Participating, capped', participationCap: 2 });
    // Capped at 10M: reached at 5M + 25% × 20M, an exit of 25M. At 35M still 10M; at 60M converting brings 15M.
    expect(payouts(capped, 25_000_000)).toEqual({ f: 15_000_000, A: 10_000_000 });
    expect(payouts(capped, 35_000_000)).toEqual({ f: 25_000_000, A: 10_000_000 });
    expect(howIn(capped, 35_000_000, 'A')).toBe('Capped');
    expect(payouts(capped, 60_000_000)).toEqual({ f: 45_000_000, A: 15_000_000 });
    expect(payouts(seriesA({ multiple: 2 }), 12_000_000)).toEqual({ f: 2_000_000, A: 10_000_000 });
  });

  // "Liquidation Preference Calculation Table V1" (published on Scribd, 6879756): $5M on $10M, against 2x participating up to 3x.
  it.each([
    [5_000_000, 5_000_000, 5_000_000],
    [10_000_000, 5_000_000, 10_000_000],
    [20_000_000, 6_666_667, 13_333_333],
    [30_000_000, 10_000_000, 15_000_000],
    [40_000_000, 13_333_333, 15_000_000],
    [50_000_000, 16_666_667, 16_666_667],
    [100_000_000, 33_333_333, 33_333_333],
  ])('is that of a published table at $%i', (value, plain, negotiated) => {
    const investors = (more: Parameters<typeof round>[3]) =>
      Math.round(
        payouts(
          inputsOf({
            stakeholders: [holder('f', 1)],
            rounds: [round('A', 5_000_000, 10_000_000, more)],
            settings: { totalShares: 9_000_000 },
          }),
          value,
        ).A ?? 0,
      );
    expect(investors({})).toBe(plain);
    expect(investors({ preference: 'Participating, capped', multiple: 2, participationCap: 3 })).toBe(negotiated);
  });

  it('shares what is too little by rank', () => {
    const two = (seniority: Inputs['settings']['seniority']) =>
      inputsOf({
        stakeholders: [holder('f', 1)],
        rounds: [round('seed', 1_000_000, 4_000_000), round('A', 4_000_000, 16_000_000)],
        settings: { seniority },
      });
    // 2.5M for claims of 1M and 4M: together 0.5M and 2M; last round first all of it to A.
    expect(payouts(two('All investors together'), 2_500_000)).toEqual({ f: 0, seed: 500_000, A: 2_000_000 });
    expect(payouts(two('Last round first'), 2_500_000)).toEqual({ f: 0, seed: 0, A: 2_500_000 });
  });

  it('takes a SAFE straight to an exit: its money back or its share at the cap', () => {
    const inputs = inputsOf({ stakeholders: [holder('f', 0.9)], convertibles: [safe('s', 500_000, 5_000_000)] });
    // At $3M 10% would be 0.3M, so it takes 0.5M. At $10M 10% is 1M. Unallocated shares are not paid.
    expect(payouts(inputs, 3_000_000)).toEqual({ f: 2_500_000, s: 500_000 });
    expect(payouts(inputs, 10_000_000)).toEqual({ f: 9_000_000, s: 1_000_000 });
    // Without a cap, 20% off makes 500,000 worth 625,000.
    const discounted = inputsOf({ stakeholders: [holder('f', 1)], convertibles: [safe('s', 500_000, 0, { discount: 0.2 })] });
    expect(payouts(discounted, 10_000_000)).toEqual({ f: 9_375_000, s: 625_000 });
  });

  it('pays notes before anyone else, with interest', () => {
    const note = safe('n', 1_000_000, 0, { instrument: 'Convertible note', interest: 0.1, issued: '2025-11-15' });
    const inputs = inputsOf({ stakeholders: [holder('f', 1)], convertibles: [note, safe('s', 1_000_000, 0)] });
    // A year of 365 days at 10%: 1.1M; the SAFE gets the other 0.4M of 1.5M.
    expect(payouts(inputs, 1_500_000)).toEqual({ f: 0, n: 1_100_000, s: 400_000 });
  });

  it('gives a converted SAFE the preference of its round', () => {
    const inputs = inputsOf({
      stakeholders: [holder('f', 1)],
      convertibles: [safe('s', 500_000, 5_000_000)],
      rounds: [round('A', 5_000_000, 20_000_000)],
    });
    expect(payouts(inputs, 5_500_000)).toEqual({ f: 0, s: 500_000, A: 5_000_000 });
  });

  it('can pay vested shares only', () => {
    const inputs = inputsOf({
      stakeholders: [
        holder('half', 0.5, { grantDate: '2024-11-15', cliffPeriod: 0 }),
        holder('all', 0.5, { grantDate: '2026-11-01', acceleration: 'Single trigger' }),
      ],
      settings: { isVestedOnly: true },
    });
    // 24 of 48 months: 2,500,000 against 5,000,000 shares.
    expect(payouts(inputs, 3_000_000)).toEqual({ half: 1_000_000, all: 2_000_000 });
  });

  it('says how each is paid, at the turning points too', () => {
    // Capped at 10M for 3,000,000 of 12,000,000 shares: reached at 25M, left behind when a share brings 3.33, at 40M.
    const capped = seriesA({ preference: 'Participating, capped', participationCap: 2 });
    const how = (inputs: Inputs) => [24, 25, 26, 39, 40, 41].map((millions) => howIn(inputs, millions * 1_000_000, 'A'));
    expect(how(capped)).toEqual(['Preference and share', 'Preference and share', 'Capped', 'Capped', 'As common', 'As common']);
    // 1x without participation is left behind at 20M.
    expect([20, 21].map((millions) => howIn(seriesA(), millions * 1_000_000, 'A'))).toEqual(['Preference', 'As common']);
    expect(howIn(seriesA({ preference: 'Participating' }), 6_000_000, 'A')).toBe('Preference and share');
    expect([5, 6].map((millions) => howIn(seriesA(), millions * 1_000_000, 'f'))).toEqual(['Common', 'Common']);
  });

  it('brings a share nothing until every preference is paid', () => {
    const holders = toHolders(seriesA(), computeCapTable(seriesA(), true));
    const exit = (value: number) => computeExit(holders, value);
    expect(exit(dollars(5_000_000))).toMatchObject({ perShare: 0, unclaimed: 0, payouts: [{ amount: 0 }, { amount: dollars(5_000_000) }] });
    // A dollar more is all the founders'.
    expect(exit(dollars(5_000_001)).payouts[0]?.amount).toBe(100);
    // 30M over 9,000,000 shares, in cents.
    expect(exit(dollars(40_000_000)).perShare).toBeCloseTo(3_000 / 9, 9);
    expect(exit(-1).payouts.map(({ amount }) => amount)).toEqual([0, 0]);
  });

  it('knows who is paid, and in which order', () => {
    const inputs = inputsOf({
      stakeholders: [holder('f', 0.5), holder('', 0.1, { role: 'Employee' }), holder('angel', 0.1, { role: 'Investor' })],
      convertibles: [safe('s', 100, 1000, { name: '' }), safe('later', 50, 1000, { issued: '2027-01-01' })],
      rounds: [
        round('A', 200, 1000, { multiple: 1.5, date: '2026-01-01' }),
        round('none', 0, 0),
        round('B', 300, 3000, { preference: 'Participating, capped', participationCap: 0.5, date: '2026-06-01' }),
      ],
      settings: { seniority: 'Last round first', pool: 500_000, promised: 200_000 },
    });
    const all = toHolders(inputs, computeCapTable(inputs, true));
    // The last round is paid first; what was not converted ranks with the first of the rest. A round without a price is none.
    expect(all.map(({ name, group, preference, limit, rank }) => [name, group, preference / 100, limit / 100, rank])).toEqual([
      ['f', 'Founders', 0, 0, 3],
      ['No name', 'Team', 0, 0, 3],
      ['angel', 'Investors', 0, 0, 3],
      ['Promised options', 'Team', 0, 0, 3],
      // 1.5 times its money, and the limit of three times that it has no use for.
      ['Post-money SAFE', 'Investors', 150, 300, 2],
      ['A investors', 'Investors', 300, 600, 2],
      // A cap below the preference is the preference.
      ['B investors', 'Investors', 300, 300, 1],
      ['later', 'Investors', 50, 0, 1],
    ]);
    expect(all.map(({ terms }) => terms).slice(4)).toEqual(['non-participating', 'non-participating', 'capped', 'non-participating']);
    const together = { ...inputs, settings: { ...inputs.settings, seniority: 'All investors together' as const } };
    expect(toHolders(together, computeCapTable(together, true)).map(({ rank }) => rank)).toEqual([3, 3, 3, 3, 1, 1, 1, 1]);
  });

  it('pays a multiple within limits', () => {
    const investor = (more: Parameters<typeof round>[3]) => toHolders(seriesA(more), computeCapTable(seriesA(more), true))[1];
    const preference = (multiple: number) => investor({ multiple })?.preference;
    const limit = (participationCap: number) => investor({ participationCap })?.limit;
    expect([-1, 0, 0.5, 100, 101].map(preference)).toEqual([0, 0, 2_500_000, 500_000_000, 500_000_000].map(dollars));
    // Never below the preference itself, which is 5M here.
    expect([-1, 1, 2, 1000, 1001].map(limit)).toEqual([5_000_000, 5_000_000, 10_000_000, 5e9, 5e9].map(dollars));
  });

  it('leaves what nobody can claim', () => {
    const only = computeExit(
      toHolders(inputsOf({ convertibles: [safe('s', 100, 0)] }), computeCapTable(inputsOf({ convertibles: [safe('s', 100, 0)] }), true)),
      dollars(1000),
    );
    expect(only.payouts[0]?.amount).toBe(dollars(100));
    expect(only.unclaimed).toBe(dollars(900));
  });
});

const anyHolder: fc.Arbitrary<Holder> = fc
  .record({
    shares: fc.integer({ min: 1, max: 10_000_000 }),
    preference: fc.integer({ min: 1, max: 1_000_000_000 }),
    times: fc.integer({ min: 1, max: 5 }),
    terms: fc.constantFrom('non-participating' as const, 'participating' as const, 'capped' as const, 'option' as const),
    strike: fc.integer({ min: 1, max: 2000 }),
    rank: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ shares, preference, times, terms, rank, strike }) => ({
    id: 'x',
    name: 'x',
    group: 'Investors' as const,
    shares,
    preference: terms === 'option' ? 0 : preference,
    terms,
    limit: preference * times,
    rank,
    strike: terms === 'option' ? strike : 0,
  }));
const common: Holder = {
  id: 'f',
  name: 'f',
  group: 'Founders',
  shares: 5_000_000,
  preference: 0,
  terms: 'common',
  limit: 0,
  rank: 9,
  strike: 0,
};

describe('every exit', () => {
  it('pays out exactly its value, and never less than nothing', () => {
    fc.assert(
      fc.property(fc.array(anyHolder, { maxLength: 5 }), fc.integer({ min: 0, max: 10_000_000_000 }), (holders, value) => {
        const exit = computeExit([common, ...holders], value);
        expect(sumOf(exit.payouts.map(({ amount }) => amount))).toBe(value);
        expect(Math.min(...exit.payouts.map(({ amount }) => amount))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('agrees with halving the interval, and nobody would have chosen otherwise', () => {
    fc.assert(
      fc.property(fc.array(anyHolder, { maxLength: 5 }), fc.integer({ min: 0, max: 10_000_000_000 }), (holders, value) => {
        const all = [common, ...holders];
        fc.pre(value > sumOf(all.map(({ preference }) => preference)));
        let [low, high] = [0, value];
        for (let turn = 0; turn < 200; turn += 1) {
          const middle = (low + high) / 2;
          if (sumOf(all.map((one) => owedTo(one, middle))) > value) high = middle;
          else low = middle;
        }
        const { payouts: paid, perShare } = computeExit(all, value);
        expect(Math.abs(perShare - low) * 5_000_000).toBeLessThan(2);
        for (const { holder: one, amount } of paid) {
          if (one.terms === 'common') continue;
          // At least the preference, and at least what converting would bring.
          expect(amount).toBeGreaterThanOrEqual(one.preference - 2);
          expect(amount).toBeGreaterThanOrEqual(one.shares * (perShare - one.strike) - 2);
        }
      }),
    );
  });

  it('never pays anyone less when there is more', () => {
    fc.assert(
      fc.property(
        fc.array(anyHolder, { maxLength: 4 }),
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 0, max: 1e9 }),
        (holders, value, more) => {
          const all = [common, ...holders];
          const less = computeExit(all, value).payouts;
          computeExit(all, value + more).payouts.forEach(({ amount }, index) =>
            expect(amount).toBeGreaterThanOrEqual((less[index]?.amount ?? 0) - 2),
          );
        },
      ),
    );
  });
});
