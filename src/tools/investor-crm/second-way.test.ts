import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { computeSummary, fields, statuses, toColumns, type Investor } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const blank = readDraft(fields, { ...emptyDraft(fields, around.today), name: 'Ana', firm: 'Fund One' }, around).values;

/** Chances in tenths of a percent, so that every product is a whole number of thousandths of a cent. */
const anyInvestor = fc
  .record({
    status: fc.constantFrom(...statuses),
    amount: fc.integer({ min: 0, max: 1e12 }),
    chance: fc.integer({ min: 0, max: 1000 }),
    softCircled: fc.boolean(),
  })
  .map(({ chance, ...more }): Investor & { chance: bigint } => ({
    ...blank,
    ...more,
    id: '1',
    probability: chance / 1000,
    chance: BigInt(chance),
  }));

describe('the pipeline, counted one by one in whole numbers', () => {
  it('agrees with the summary and the board', () => {
    fc.assert(
      fc.property(fc.array(anyInvestor, { maxLength: 15 }), (all) => {
        let [weighted, promised, invested, active] = [0n, 0n, 0n, 0];
        for (const { status, amount, chance, softCircled } of all) {
          if (status === 'invested') invested += BigInt(amount);
          if (['contacted', 'meeting-scheduled', 'pitch-sent', 'due-diligence'].includes(status)) active += 1;
          if (status === 'invested' || status === 'declined') continue;
          // Each rounded once, half a cent up.
          weighted += (BigInt(amount) * chance + 500n) / 1000n;
          if (softCircled) promised += BigInt(amount);
        }
        const summary = computeSummary(all);
        expect([summary.weighted, summary.softCircled, summary.investedAmount].map(BigInt)).toEqual([weighted, promised, invested]);
        expect(summary.active).toBe(active);
        // As many times the share as there are investors is the invested again.
        const won = all.filter(({ status }) => status === 'invested').length;
        expect(Math.round(summary.conversion * all.length)).toBe(won);
        const columns = toColumns(all).reduce((sum, { amount }) => sum + BigInt(amount), 0n);
        expect(columns).toBe(all.reduce((sum, { amount }) => sum + BigInt(amount), 0n));
      }),
    );
  });
});
