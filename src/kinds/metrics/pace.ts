import { daysBetween, formatDay, type Day } from '@/lib/dates';
import { formatNumber, formatPercent } from '@/lib/numbers';
import { withSign } from './history';
import { hasTarget, type Targets } from './progress';

/** The value to reach: the target, or the nearer end of a range. Nothing when it is reached. */
function findGoal({ direction, currentValue: current, targetValue: target, upperTarget: upper }: Targets): number | undefined {
  if (direction === 'lower') return current > target ? target : undefined;
  if (current < target) return target;
  return direction === 'range' && current > upper ? upper : undefined;
}

const daysPerMonth = 365.25 / 12;

/** What it takes from today to reach the target by its date, such as "Needs +4.2% a month to reach it by 31 Mar 2027". */
export function describePace(metric: Targets & { targetDate: Day }, today: Day): string {
  const { currentValue: current, targetDate } = metric;
  if (!hasTarget(metric) || targetDate === '' || today === '') return '';
  const date = formatDay(targetDate);
  const goal = findGoal(metric);
  if (goal === undefined) return `Target reached, due ${date}`;
  const days = daysBetween(today, targetDate);
  if (days <= 0) return days === 0 ? 'The target date is today' : `The target date, ${date}, has passed`;
  const months = days / daysPerMonth;
  const isGrowth = current > 0 && goal > 0;
  // Under a month a monthly rate would promise more than there is time for.
  const times = Math.max(1, months);
  const rate = isGrowth ? (goal / current) ** (1 / times) - 1 : (goal - current) / times;
  if (!Number.isFinite(rate)) return '';
  const digits = isGrowth ? formatPercent(rate, 1) : formatNumber(rate, Math.abs(rate) < 10 ? 2 : 0);
  return `Needs ${withSign(rate, digits)}${months >= 1 ? ' a month' : ''} to reach its target by ${date}`;
}
