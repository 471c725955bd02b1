import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeSummary, makeRound, roundTypes, statuses, type Round } from './model';
import { computePricing, computeProgress } from './terms';
import { computeTimeline } from './timeline';
import { buildUpdate } from './update';

const anyRound = fc
  .record({
    roundType: fc.constantFrom(...roundTypes),
    amount: fc.integer({ min: 1, max: 1e12 }),
    year: fc.integer({ min: 2015, max: 2030 }),
    month: fc.integer({ min: 1, max: 12 }),
    status: fc.constantFrom(...statuses),
    refund: fc.boolean(),
    valuation: fc.integer({ min: 0, max: 1e13 }),
    basis: fc.constantFrom('' as const, 'pre' as const, 'post' as const),
    wired: fc.integer({ min: 0, max: 1e12 }),
    signed: fc.integer({ min: 0, max: 1e12 }),
    committed: fc.integer({ min: 0, max: 1e12 }),
    softCircled: fc.integer({ min: 0, max: 1e12 }),
    target: fc.integer({ min: 0, max: 1e12 }),
    cumulative: fc.boolean(),
  })
  .map(({ roundType, amount, year, month, ...more }) =>
    makeRound('1', roundType, amount, `${year}-${String(month).padStart(2, '0')}-09`, more),
  );

const sizeOf = ({ amount, refund }: Round) => (refund ? -BigInt(amount) : BigInt(amount));

describe('the money of the rounds, counted one by one in whole numbers', () => {
  it('agrees with the tiles, the timeline and the update', () => {
    fc.assert(
      fc.property(fc.array(anyRound, { maxLength: 12 }), (rounds) => {
        let [raised, pipeline, wired] = [0n, 0n, 0n];
        let latest: Round | undefined;
        for (const round of rounds) {
          if (round.status === 'Completed') {
            raised += sizeOf(round);
            if (round.valuation > 0 && !round.refund && (!latest || round.date > latest.date)) latest = round;
          } else if (round.status !== 'Failed') {
            pipeline += sizeOf(round);
            if (!round.refund) wired += BigInt(round.wired);
          }
        }
        const summary = computeSummary(rounds);
        expect([summary.raised, summary.pipeline, summary.wiredInOpen].map(BigInt)).toEqual([raised, pipeline, wired]);
        expect(summary.latest).toBe(latest);
        expect(BigInt(computeTimeline(rounds).total.findLast((value) => value !== null) ?? 0)).toBe(raised);
        const shown = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(Number(raised + wired) / 100);
        const { body } = buildUpdate(rounds, { company: '', highlights: '', asks: '' }, '2026-11-15', 'USD');
        expect(body).toContain(`Raised so far: ${shown.replace('-$0.00', '$0.00')}`);
      }),
    );
  });

  it('agrees with pre-money, post-money and the share sold', () => {
    fc.assert(
      fc.property(anyRound, (round) => {
        const pricing = computePricing(round);
        if (pricing.kind !== 'priced') return;
        const isPost = round.basis === 'post' || (round.basis === '' && round.roundType === 'SAFE');
        const post = BigInt(round.valuation) + (isPost ? 0n : BigInt(round.amount));
        expect(BigInt(pricing.post)).toBe(post);
        expect(BigInt(pricing.pre)).toBe(post - BigInt(round.amount));
        // In millionths, rounded down: within one of the exact fraction.
        const exact = (BigInt(round.amount) * 1_000_000n) / post;
        const gap = BigInt(Math.floor(pricing.ownership * 1_000_000)) - exact;
        expect(gap >= -1n && gap <= 1n).toBe(true);
      }),
    );
  });

  it('agrees with what is found: the largest stage where each includes the later, else their sum', () => {
    fc.assert(
      fc.property(anyRound, (round) => {
        const progress = computeProgress(round);
        if (!progress) return;
        const stages = [round.wired, round.signed, round.committed, round.softCircled].map(BigInt);
        const sum = stages.reduce((total, amount) => total + amount, 0n);
        const most = stages.reduce((a, b) => (a > b ? a : b));
        const found = round.cumulative ? most : sum;
        expect(BigInt(progress.found)).toBe(found);
        const target = BigInt(round.target || round.amount);
        expect(BigInt(progress.missing)).toBe(found < target ? target - found : 0n);
      }),
    );
  });
});
