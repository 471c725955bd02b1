import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '@/lib/dates';
import type { Stakeholder } from './model';
import { holder, inputsOf } from './test-data';
import { findElections, monthsSince, toSchedule, vestedAfter, vestedOn } from './vesting';

const four = { vestingPeriod: 48, cliffPeriod: 12, grantDate: '2025-01-31' };

describe('vesting', () => {
  it('counts whole months, the last day of a short month included', () => {
    expect(monthsSince('2025-01-31', '2025-02-27')).toBe(0);
    expect(monthsSince('2025-01-31', '2025-02-28')).toBe(1);
    expect(monthsSince('2024-02-29', '2025-02-28')).toBe(12);
    expect(monthsSince('2025-03-15', '2025-03-14')).toBe(-1);
  });

  it('brings nothing before the cliff, a quarter at it, all at the end', () => {
    // 1,000,000 over 48 months: 12 months are 250,000, 13 are 270,833.33, rounded down.
    expect([11, 12, 13, 47, 48, 60].map((months) => vestedAfter(1_000_000, four, months))).toEqual([
      0, 250_000, 270_833, 979_166, 1_000_000, 1_000_000,
    ]);
    expect(vestedOn(1_000_000, four, '2026-01-30')).toBe(0);
    expect(vestedOn(1_000_000, four, '2026-01-31')).toBe(250_000);
    expect(vestedOn(1_000_000, { ...four, grantDate: '' }, '2026-01-31')).toBeNull();
    expect(vestedOn(100, { vestingPeriod: 0, cliffPeriod: 12, grantDate: '' }, '2026-01-31')).toBe(100);
  });

  it('brings all at once where there is no period, and nothing before the grant', () => {
    const none = { vestingPeriod: 0, cliffPeriod: 12, grantDate: '2025-01-31' };
    expect([-1, 0].map((months) => vestedAfter(100, none, months))).toEqual([0, 100]);
    expect(vestedAfter(100, { ...four, cliffPeriod: 0 }, 0)).toBe(0);
    expect(vestedOn(100, { ...none, vestingPeriod: 1, grantDate: '' }, '2026-01-31')).toBeNull();
    expect(toSchedule(100, none)).toEqual([]);
    expect(toSchedule(2, { vestingPeriod: 2, cliffPeriod: 0, grantDate: '' })).toEqual([
      { month: 1, day: '', vests: 1, vested: 1 },
      { month: 2, day: '', vests: 1, vested: 2 },
    ]);
  });

  it('keeps cliff and period apart: a longer cliff holds everything back', () => {
    const late = { vestingPeriod: 12, cliffPeriod: 24, grantDate: '2025-01-01' };
    expect([23, 24].map((months) => vestedAfter(900, late, months))).toEqual([0, 900]);
    expect(toSchedule(900, late)).toEqual([{ month: 24, day: '2027-01-01', vests: 900, vested: 900 }]);
  });

  it('adds up to the grant, never falling, whatever the numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e12 }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 0, max: 130 }),
        (shares, vestingPeriod, cliffPeriod) => {
          const months = toSchedule(shares, { vestingPeriod, cliffPeriod, grantDate: '2025-01-31' });
          expect(months.at(-1)?.vested).toBe(shares);
          expect(months.every(({ vests }) => vests > 0)).toBe(true);
          expect(months.reduce((sum, { vests }) => sum + vests, 0)).toBe(shares);
        },
      ),
    );
  });

  it('is on a day what it is after its months', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (months) => {
        const day = addMonths(four.grantDate, months);
        expect(vestedOn(480, four, day)).toBe(months < 12 ? 0 : Math.min(480, months * 10));
      }),
    );
  });
});

describe('the 83(b) election', () => {
  it('is due 30 days after the grant, for founder stock that vests', () => {
    const founder = holder('a', 0.5, { grantDate: '2026-11-01' });
    const found = (today: string, more: Partial<Stakeholder> = {}) =>
      findElections(inputsOf({ stakeholders: [{ ...founder, ...more }], today }));
    expect(found('2026-11-15').running).toMatchObject([{ deadline: '2026-12-01', daysLeft: 16 }]);
    const none = { running: [], overdue: [] };
    expect(found('2026-11-15', { has83b: true })).toEqual(none);
    expect(found('2026-11-15', { role: 'Employee' })).toEqual(none);
    expect(found('2026-11-15', { vestingPeriod: 0 })).toEqual(none);
    expect(found('')).toEqual(none);
    expect(found('2026-11-15', { vestingPeriod: 1 }).running).toHaveLength(1);
    // The last day still counts, the next does not.
    expect(found('2026-12-01').running).toMatchObject([{ daysLeft: 0 }]);
    expect(found('2026-12-02')).toMatchObject({ running: [], overdue: [{ daysLeft: -1 }] });
  });

  it('is still reminded of once its days are over, until it is filed, does not apply or everything is vested', () => {
    const founder = holder('a', 0.5, { grantDate: '2026-11-01' });
    const later = holder('b', 0.5, { grantDate: '2026-11-20' });
    const inputs = inputsOf({ stakeholders: [founder, later], today: '2026-12-03' });
    const { running, overdue } = findElections(inputs);
    expect(overdue).toMatchObject([{ stakeholder: { id: 'a' }, daysLeft: -2 }]);
    expect(running).toMatchObject([{ stakeholder: { id: 'b' }, daysLeft: 17 }]);
    expect(findElections({ ...inputs, settings: { ...inputs.settings, isWithout83b: true } })).toEqual({ running: [], overdue: [] });
    expect(findElections({ ...inputs, today: '2030-11-01' }).overdue.map(({ stakeholder }) => stakeholder.id)).toEqual(['b']);
  });
});
