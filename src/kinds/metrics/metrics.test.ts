import { describe, expect, it } from 'vitest';
import { describePace } from './pace';
import {
  asksForLower,
  computeProgress,
  describeGoal,
  formatFigure,
  formatShare,
  hasTarget,
  lagOf,
  nameGoal,
  seemsLower,
  sharesIn,
  targetLines,
  type Targets,
} from './progress';
import { checkTargets, findRangeProblem } from './target';

const targets = (direction: Targets['direction'], currentValue: number, targetValue: number, upperTarget = 0): Targets => ({
  direction,
  currentValue,
  targetValue,
  upperTarget,
  targetTyped: String(targetValue),
});
const none: Targets = { ...targets('higher', 5, 0), targetTyped: ' ' };

describe('progress', () => {
  it.each<[Targets['direction'], number, number, number, number | null, string]>([
    // More is better: current of target, 90% and 70% are the limits, over the target is 100%.
    ['higher', 90, 100, 0, 0.9, 'on-target'],
    ['higher', 89.99, 100, 0, 0.8999, 'close'],
    ['higher', 70, 100, 0, 0.7, 'close'],
    ['higher', 69, 100, 0, 0.69, 'attention'],
    ['higher', 8.1, 9, 0, 0.9, 'on-target'],
    ['higher', 250, 100, 0, 1, 'on-target'],
    ['higher', -5, 100, 0, 0, 'attention'],
    ['higher', 0, 0, 0, 1, 'on-target'],
    ['higher', -4, -4, 0, 1, 'on-target'],
    // Less is better: target of current.
    ['lower', 100, 100, 0, 1, 'on-target'],
    ['lower', 50, 100, 0, 1, 'on-target'],
    ['lower', 125, 100, 0, 0.8, 'close'],
    ['lower', 400, 100, 0, 0.25, 'attention'],
    // A range: inside it is 100%, outside the nearer end counts.
    ['range', 9, 9, 18, 1, 'on-target'],
    ['range', 12, 9, 18, 1, 'on-target'],
    ['range', 18, 9, 18, 1, 'on-target'],
    ['range', 6.75, 9, 18, 0.75, 'close'],
    ['range', 36, 9, 18, 0.5, 'attention'],
    ['range', 12, 18, 18, null, 'none'],
    ['range', 12, 18, 9, null, 'none'],
  ])('%s: %d of %d (to %d) is %s, %s', (direction, current, target, upper, share, band) => {
    const progress = computeProgress(targets(direction, current, target, upper));
    expect(progress).toMatchObject({ share, band });
    expect(progress.reason).toBe(share === null ? 'The upper target has to be above the target.' : '');
  });

  it.each<[Targets['direction'], number, number, number, string, string]>([
    ['higher', 3, 0, 0, 'on-target', 'The target is 0, so no percentage can be worked out. The target is met.'],
    ['higher', -3, 0, 0, 'attention', 'The target is 0, so no percentage can be worked out. The target isn’t met.'],
    ['higher', -1, -4, 0, 'on-target', 'The target is below 0, so no percentage can be worked out. The target is met.'],
    ['lower', 3, 0, 0, 'attention', 'The target is 0, so no percentage can be worked out. The target isn’t met.'],
    ['range', -3, -2, 5, 'attention', 'The range starts at or below 0, so no percentage can be worked out. The target isn’t met.'],
    ['range', -3, 0, 5, 'attention', 'The range starts at or below 0, so no percentage can be worked out. The target isn’t met.'],
    ['range', 4, -5, 0, 'attention', 'The range ends at or below 0, so no percentage can be worked out. The target isn’t met.'],
  ])('%s: %d of %d (to %d) has no share', (direction, current, target, upper, band, reason) => {
    expect(computeProgress(targets(direction, current, target, upper))).toEqual({ share: 0, band, reason });
  });

  it('is nothing without a target; a typed 0 is one', () => {
    expect(hasTarget(none)).toBe(false);
    expect(hasTarget({ targetValue: 0, targetTyped: '0' })).toBe(true);
    expect(hasTarget({ targetValue: 3, targetTyped: '' })).toBe(true);
    expect(computeProgress(none)).toEqual({ share: null, band: 'none', reason: 'No target is set.' });
  });

  it('is averaged and put in order only where it is a share', () => {
    const all = [targets('higher', 50, 100), none, targets('higher', 3, 0), targets('higher', -3, 0)].map((one) => computeProgress(one));
    expect(sharesIn(all.map((progress) => ({ progress })))).toEqual([0.5]);
    expect(all.map(lagOf)).toEqual([0.5, '', 1, 0]);
  });

  it.each([
    [null, '—'],
    [1, '100%'],
    [0.8996, '89.9%'],
    [0.9, '90%'],
    [0.6996, '69.9%'],
    [0.1234, '12.3%'],
    [0.1236, '12.4%'],
  ])('%d is shown as %s', (share, text) => {
    expect(formatShare(share)).toBe(text);
  });
});

describe('goals', () => {
  it('are figures with their unit', () => {
    expect([
      formatFigure(1200, '$'),
      formatFigure(-1200, '$'),
      formatFigure(12, '%'),
      formatFigure(-4, 'days'),
      formatFigure(0, ''),
      formatFigure(-1e-15, '€'),
    ]).toEqual(['$1,200', '-$1,200', '12%', '-4 days', '0', '€0']);
  });

  it('are said in words and drawn as lines', () => {
    const [higher, lower, range] = [targets('higher', 1, 160), targets('lower', 1, 160), targets('range', 1, 9, 18)];
    expect([higher, lower, range, none].map((one) => nameGoal({ ...one, unit: '$' }))).toEqual([
      'target $160',
      'target $160 or less',
      'target $9 to $18',
      'no target',
    ]);
    expect(describeGoal({ ...range, unit: 'months' })).toBe('9 months to 18 months');
    expect([higher, lower, range, none].map(targetLines)).toEqual([[160], [160], [9, 18], []]);
  });

  it('ask whether less is better where the name or a 0 says so', () => {
    expect(['Churn', 'Cost per lead', 'Time to reply', 'On-time delivery', 'Revenue', 'Timely'].map(seemsLower)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    const asks = (name: string, one: Targets) => asksForLower({ ...one, name });
    expect(asks('Churn', targets('higher', 1, 5))).toBe(true);
    expect(asks('Churn', targets('lower', 1, 5))).toBe(false);
    expect(asks('Visits', targets('higher', 1, 5))).toBe(false);
    expect(asks('Visits', targets('higher', 1, 0))).toBe(true);
    expect(asks('Visits', targets('higher', 0, 0))).toBe(false);
    expect(asks('Visits', none)).toBe(false);
  });
});

describe('pace', () => {
  const today = '2026-01-01';
  const pace = (one: Targets, targetDate: string, from = today) => describePace({ ...one, targetDate }, from);

  it('is a rate a month from a month on: twice as much in 365 of 365.25 days is 5.951% a month', () => {
    expect(pace(targets('higher', 100, 200), '2027-01-01')).toBe('Needs +6.0% a month to reach its target by 1 Jan 2027');
    expect(pace(targets('lower', 200, 100), '2027-01-01')).toBe('Needs -5.6% a month to reach its target by 1 Jan 2027');
    expect(pace(targets('range', 36, 9, 18), '2027-01-01')).toBe('Needs -5.6% a month to reach its target by 1 Jan 2027');
    expect(pace(targets('range', 4.5, 9, 18), '2027-01-01')).toBe('Needs +6.0% a month to reach its target by 1 Jan 2027');
  });

  it('is all that is missing where less than a month is left', () => {
    expect(pace(targets('higher', 100, 150), '2026-01-31')).toBe('Needs +50.0% to reach its target by 31 Jan 2026');
    expect(pace(targets('higher', 100, 150), '2026-02-01')).toMatch(/^Needs \+48\.\d% a month/);
  });

  it('is a number where there is nothing to grow from', () => {
    expect(pace(targets('higher', 0, 120), '2027-01-01')).toBe('Needs +10 a month to reach its target by 1 Jan 2027');
    expect(pace(targets('higher', 0, 12), '2027-01-01')).toBe('Needs +1.00 a month to reach its target by 1 Jan 2027');
    expect(pace(targets('lower', 6, 0), '2027-01-01')).toBe('Needs -0.50 a month to reach its target by 1 Jan 2027');
  });

  it('says when it is reached, due today or late', () => {
    expect(pace(targets('higher', 5, 5), '2026-02-01')).toBe('Target reached, due 1 Feb 2026');
    expect(pace(targets('lower', 5, 5), '2026-02-01')).toBe('Target reached, due 1 Feb 2026');
    expect(pace(targets('range', 18, 9, 18), '2026-02-01')).toBe('Target reached, due 1 Feb 2026');
    expect(pace(targets('higher', 1, 5), today)).toBe('The target date is today');
    expect(pace(targets('higher', 1, 5), '2025-12-31')).toBe('The target date, 31 Dec 2025, has passed');
  });

  it('is nothing without a target, a date or a today', () => {
    expect([pace(none, '2027-01-01'), pace(targets('higher', 1, 5), ''), pace(targets('higher', 1, 5), '2027-01-01', '')]).toEqual([
      '',
      '',
      '',
    ]);
  });
});

describe('a form with a target', () => {
  const record = (id: string, targetTyped: string, targetValue = 0) => ({
    id,
    direction: 'higher' as const,
    targetValue,
    upperTarget: 0,
    targetTyped,
  });

  it('wants both ends of a range, in order', () => {
    const range = (targetValue: number, upperTarget: number, targetTyped = String(targetValue)) => ({
      direction: 'range' as const,
      targetValue,
      upperTarget,
      targetTyped,
    });
    const said = 'The upper target has to be above the target.';
    expect([
      findRangeProblem(range(1, 2)),
      findRangeProblem(range(2, 2)),
      findRangeProblem(range(0, 2, '')),
      findRangeProblem(record('a', '')),
    ]).toEqual([undefined, said, said, undefined]);
    expect(checkTargets(range(1, 2), { targetValue: '1' }, false)).toEqual({});
    expect(checkTargets(range(3, 2), { targetValue: '3' }, false)).toEqual({ upperTarget: said });
    expect(checkTargets(range(0, 2), { targetValue: ' ' }, false)).toEqual({ targetValue: 'Enter the target as a number.' });
    expect(checkTargets(record('a', ''), { targetValue: '' }, true)).toEqual({ targetValue: 'Enter the target as a number.' });
    expect(checkTargets(record('a', ''), { targetValue: '' }, false)).toEqual({});
  });
});
