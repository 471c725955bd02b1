import type { DraftOf, Messages, ValuesOf } from '@/lib/fields';
import { formatNumber, parseNumber } from '@/lib/numbers';
import { formatDay } from '@/lib/dates';
import type { ListData } from '@/kinds/records/state';
import type { Test, testFields } from './fields';

export type Verdict = 'waiting' | 'passed' | 'failed' | 'between';

export const verdictLabels: Record<Verdict, string> = {
  waiting: 'No result yet',
  passed: 'Passed',
  failed: 'Failed',
  between: 'Between the thresholds',
};

/** What the result means by the thresholds alone. */
export function judgeTest({ direction, pass, fail, result }: Test): Verdict {
  const parsed = parseNumber(result);
  if (result.trim() === '' || !parsed.ok) return 'waiting';
  const sign = direction === 'less' ? -1 : 1;
  if (parsed.value * sign >= pass * sign) return 'passed';
  return parsed.value * sign <= fail * sign ? 'failed' : 'between';
}

export function checkResult(result: string): string {
  const parsed = parseNumber(result);
  return result.trim() === '' || parsed.ok ? '' : parsed.problem;
}

/** What a sum typed as the result came to: "3/10" is 0.3, not three people. Empty for a plain number. */
export function readSum(result: string): string {
  const parsed = parseNumber(result);
  return parsed.ok && /[+*/(]|\d\s*[-−–]/.test(result) ? formatNumber(parsed.value) : '';
}

/** A pass and a fail at once would decide nothing. */
export function checkThresholds({ direction, pass, fail }: ValuesOf<typeof testFields>, draft: DraftOf<typeof testFields>): Messages {
  if (draft.pass.trim() === '' || draft.fail.trim() === '') return {};
  if (direction === 'less') return fail > pass ? {} : { fail: 'It has to be above the pass threshold.' };
  return fail < pass ? {} : { fail: 'It has to be below the pass threshold.' };
}

/** "Pass at 4 or more, fail at 1 or less" */
export function describeThresholds({ direction, pass, fail }: Test): string {
  const [good, bad] = direction === 'less' ? ['less', 'more'] : ['more', 'less'];
  return `Pass at ${formatNumber(pass)} or ${good}, fail at ${formatNumber(fail)} or ${bad}`;
}

export function describeLock({ startedOn, changedOn }: Test): string {
  if (startedOn === '') return 'Thresholds not locked yet.';
  const locked = `Thresholds locked on ${formatDay(startedOn)}, before the result.`;
  return changedOn === ''
    ? locked
    : `Thresholds locked on ${formatDay(startedOn)}, changed on ${formatDay(changedOn)} after the start. Read the result with care.`;
}

const guarded = ['hypothesis', 'metric', 'direction', 'pass', 'fail'] as const;

/** Whoever moves the goal after the start may do so, but it is noted. */
export function noteChanges(
  before: ListData<typeof testFields>,
  after: ListData<typeof testFields>,
  today: string,
): ListData<typeof testFields> {
  const known = new Map(before.records.map((test) => [test.id, test]));
  return {
    ...after,
    records: after.records.map((test) => {
      const old = known.get(test.id);
      // A copy is a new test with its own start.
      if (!old) return { ...test, startedOn: '', changedOn: '', result: '', learned: '', decision: 'open' as const };
      const hasMoved = old.startedOn !== '' && test.startedOn !== '' && guarded.some((name) => old[name] !== test[name]);
      return hasMoved ? { ...test, changedOn: today } : test;
    }),
  };
}
