import { describe, expect, it } from 'vitest';
import { formatDay } from '@/lib/dates';
import { noFigure } from '@/lib/numbers';
import { describePace } from './pace';
import { asksForLower, computeProgress, describeGoal, formatFigure, formatShare, hasTarget, lagOf, nameGoal, seemsLower, sharesIn, targetLines, type Direction } from './progress'; // prettier-ignore

const targets = (direction: Direction, currentValue: number, targetValue: number, upperTarget = 0, targetTyped = String(targetValue)) => ({
  direction,
  currentValue,
  targetValue,
  upperTarget,
  targetTyped,
});
const shown = (...given: Parameters<typeof targets>) => {
  const { share, band, reason } = computeProgress(targets(...given));
  return [share, band, ...(reason ? [reason] : [])];
};

describe('progress', () => {
  it('is the share of the target, where more is better', () => {
    expect(shown('higher', 8.1, 9)).toEqual([0.9, 'on-target']);
    expect(shown('higher', 8, 10)).toEqual([0.8, 'close']);
    expect(shown('higher', 7, 10)).toEqual([0.7, 'close']);
    expect(shown('higher', 6.9, 10)).toEqual([0.69, 'attention']);
    expect(shown('higher', 12, 10)).toEqual([1, 'on-target']);
    expect(shown('higher', -1, 10)).toEqual([0, 'attention']);
  });

  it('is the target as a share of the value, where less is better', () => {
    expect(shown('lower', 100, 80)).toEqual([0.8, 'close']);
    expect(shown('lower', 80, 80)).toEqual([1, 'on-target']);
    expect(shown('lower', 60, 80)).toEqual([1, 'on-target']);
    expect(shown('lower', 400, 100)).toEqual([0.25, 'attention']);
  });

  it('is measured to the nearer end of a range', () => {
    expect(shown('range', 12, 9, 18)).toEqual([1, 'on-target']);
    expect(shown('range', 9, 9, 18)).toEqual([1, 'on-target']);
    expect(shown('range', 18, 9, 18)).toEqual([1, 'on-target']);
    expect(shown('range', 6, 9, 18)).toEqual([0.666_666_667, 'attention']);
    expect(shown('range', 20, 9, 18)).toEqual([0.9, 'on-target']);
    for (const upper of [9, 8]) expect(shown('range', 9, 9, upper)).toEqual([null, 'none', 'The upper target has to be above the target.']);
  });

  it('says why there is no share, and whether the target is met all the same', () => {
    const none = 'so no percentage can be worked out.';
    expect(shown('higher', 5, 0)).toEqual([0, 'on-target', `The target is 0, ${none} The target is met.`]);
    expect(shown('higher', -5, 0)).toEqual([0, 'attention', `The target is 0, ${none} The target isn’t met.`]);
    expect(shown('higher', -5, -10)).toEqual([0, 'on-target', `The target is below 0, ${none} The target is met.`]);
    expect(shown('lower', 5, 0)).toEqual([0, 'attention', `The target is 0, ${none} The target isn’t met.`]);
    expect(shown('lower', -5, 0)).toEqual([1, 'on-target']);
    expect(shown('higher', 0, 0)).toEqual([1, 'on-target']);
    expect(shown('range', -10, -5, 5)).toEqual([0, 'attention', `The range starts at or below 0, ${none} The target isn’t met.`]);
    expect(shown('range', 3, -5, 0)).toEqual([0, 'attention', `The range ends at or below 0, ${none} The target isn’t met.`]);
    expect(shown('range', -2, 0, 5)).toEqual([0, 'attention', `The range starts at or below 0, ${none} The target isn’t met.`]);
    expect(shown('higher', 5, 0, 0, ' ')).toEqual([null, 'none', 'No target is set.']);
  });

  it('follows limits of its own', () => {
    expect(computeProgress(targets('higher', 8, 10), { onTarget: 0.8, close: 0.5 }).band).toBe('on-target');
    expect(computeProgress(targets('higher', 5, 10), { onTarget: 0.8, close: 0.5 }).band).toBe('close');
  });

  it('in an average and in an order leaves out what has no share', () => {
    const rows = [targets('higher', 5, 10), targets('higher', 5, 0), targets('higher', 5, 0, 0, '')].map((one) => ({
      progress: computeProgress(one),
    }));
    expect(sharesIn(rows)).toEqual([0.5]);
    expect(rows.map(({ progress }) => lagOf(progress))).toEqual([0.5, 1, '']);
    expect(lagOf(computeProgress(targets('higher', -5, 0)))).toBe(0);
  });

  it('is never rounded up across a limit', () => {
    expect([0.8996, 0.9, 0.6996, 0.1234, 1, 0].map((share) => formatShare(share))).toEqual([
      '89.9%',
      '90%',
      '69.9%',
      '12.3%',
      '100%',
      '0%',
    ]);
    expect(formatShare(null)).toBe(noFigure);
    expect(formatShare(0.7996, { onTarget: 0.8, close: 0.5 })).toBe('79.9%');
  });
});

describe('a goal', () => {
  it('is said in its unit', () => {
    expect([formatFigure(-1200, '$'), formatFigure(12, '%'), formatFigure(4, 'days'), formatFigure(0, '€'), formatFigure(-3, '')]).toEqual([
      '-$1,200',
      '12%',
      '4 days',
      '€0',
      '-3',
    ]);
    expect(describeGoal({ ...targets('lower', 1, 160), unit: '$' })).toBe('$160 or less');
    expect(describeGoal({ ...targets('range', 1, 9, 18), unit: 'months' })).toBe('9 months to 18 months');
    expect(nameGoal({ ...targets('higher', 1, 5), unit: '%' })).toBe('target 5%');
    expect(nameGoal({ ...targets('higher', 1, 0, 0, ''), unit: '%' })).toBe('no target');
  });

  it('has a line to reach, or two, or none', () => {
    expect([
      targetLines(targets('higher', 1, 5)),
      targetLines(targets('range', 1, 5, 9)),
      targetLines(targets('higher', 1, 0, 0, '')),
    ]).toEqual([[5], [5, 9], []]);
    expect([
      hasTarget({ targetValue: 0, targetTyped: '0' }),
      hasTarget({ targetValue: 3, targetTyped: '' }),
      hasTarget({ targetValue: 0, targetTyped: ' ' }),
    ]).toEqual([true, true, false]);
  });

  it('may rather be a lower one', () => {
    expect(['Churn', 'Cost per lead', 'On-time delivery', 'Response time', 'Revenue'].map(seemsLower)).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    const asks = (name: string, ...given: Parameters<typeof targets>) => asksForLower({ ...targets(...given), name });
    expect([asks('Churn', 'higher', 1, 5), asks('Churn', 'lower', 1, 5), asks('Leads', 'higher', 1, 5), asks('Leads', 'higher', 1, 0), asks('Leads', 'higher', 0, 0), asks('Leads', 'higher', 1, 0, 0, '')]).toEqual([true, false, false, true, false, false]); // prettier-ignore
  });
});

describe('the pace to a target', () => {
  const by = '2026-07-02';
  const pace = (targetDate: string, ...given: Parameters<typeof targets>) =>
    describePace({ ...targets(...given), targetDate }, '2026-01-01');

  it('is a rate for each month, or for the time that is left', () => {
    // 182 days are 5.98 months: 2 to the power of 1 / 5.98 is 1.1229; a half is 0.8905; 60 by 5.98 are 10.03, 30 are 5.02.
    expect(pace(by, 'higher', 100, 200)).toBe(`Needs +12.3% a month to reach its target by ${formatDay(by)}`);
    expect(pace(by, 'lower', 100, 50)).toBe(`Needs -10.9% a month to reach its target by ${formatDay(by)}`);
    expect(pace(by, 'higher', 0, 60)).toBe(`Needs +10 a month to reach its target by ${formatDay(by)}`);
    expect(pace(by, 'higher', 0, 30)).toBe(`Needs +5.02 a month to reach its target by ${formatDay(by)}`);
    expect(pace(by, 'range', 40, 10, 20)).toContain('Needs -10.9% a month');
    // Fifteen days are no month.
    expect(pace('2026-01-16', 'higher', 100, 150)).toBe(`Needs +50.0% to reach its target by ${formatDay('2026-01-16')}`);
  });

  it('is none where it is reached, over or not set', () => {
    expect(pace(by, 'higher', 200, 200)).toBe(`Target reached, due ${formatDay(by)}`);
    expect(pace(by, 'lower', 50, 50)).toBe(`Target reached, due ${formatDay(by)}`);
    expect(pace(by, 'range', 20, 10, 20)).toBe(`Target reached, due ${formatDay(by)}`);
    expect(pace('2026-01-01', 'higher', 1, 2)).toBe('The target date is today');
    expect(pace('2025-12-31', 'higher', 1, 2)).toBe(`The target date, ${formatDay('2025-12-31')}, has passed`);
    expect([
      pace('', 'higher', 1, 2),
      pace(by, 'higher', 1, 0, 0, ''),
      describePace({ ...targets('higher', 1, 2), targetDate: by }, ''),
    ]).toEqual(['', '', '']);
  });
});
