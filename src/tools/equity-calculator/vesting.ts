import { addDays, addMonths, daysBetween, isDay } from '@/lib/dates';
import { isFounder, isOption, longestPeriod, type Inputs, type Stakeholder } from './model';

type Schedule = Pick<Stakeholder, 'vestingPeriod' | 'cliffPeriod' | 'grantDate'>;

/** Whole months from the grant on: a grant of the 31st counts on the last day of shorter months. */
export function monthsSince(grantDate: string, day: string): number {
  const months = (Number(day.slice(0, 4)) - Number(grantDate.slice(0, 4))) * 12 + Number(day.slice(5, 7)) - Number(grantDate.slice(5, 7));
  return addMonths(grantDate, months) > day ? months - 1 : months;
}

/** Rounded down, month by month; the last month brings what is left. Nothing before the cliff. */
export function vestedAfter(shares: number, { vestingPeriod, cliffPeriod }: Schedule, months: number): number {
  if (months < 0 || (vestingPeriod > 0 && months < cliffPeriod)) return 0;
  if (months >= vestingPeriod) return shares;
  return Number((BigInt(Math.round(shares)) * BigInt(months)) / BigInt(vestingPeriod));
}

/** Nothing can be said without a grant date, unless there is no vesting at all. */
export function vestedOn(shares: number, schedule: Schedule, day: string): number | null {
  if (schedule.vestingPeriod <= 0 && schedule.grantDate === '') return shares;
  if (!isDay(schedule.grantDate) || !isDay(day)) return null;
  return vestedAfter(shares, schedule, monthsSince(schedule.grantDate, day));
}

export interface VestingMonth {
  month: number;
  day: string;
  /** What this month brings, and all there is with it. */
  vests: number;
  vested: number;
}

/** The months in which something vests. */
export function toSchedule(shares: number, schedule: Schedule): VestingMonth[] {
  const { vestingPeriod, cliffPeriod, grantDate } = schedule;
  if (vestingPeriod <= 0) return [];
  const last = Math.min(longestPeriod, Math.max(vestingPeriod, cliffPeriod));
  const months: VestingMonth[] = [];
  let before = 0;
  for (let month = 0; month <= last; month += 1) {
    const vested = vestedAfter(shares, schedule, month);
    if (vested > before) months.push({ month, day: isDay(grantDate) ? addMonths(grantDate, month) : '', vests: vested - before, vested });
    before = vested;
  }
  return months;
}

export const electionDays = 30;

interface Election {
  deadline: string;
  /** Below 0 once it has passed. */
  daysLeft: number;
}

/** Founder stock that vests; options are not shares before they are exercised. */
export const needsElection = (holder: Stakeholder) => isFounder(holder.role) && holder.vestingPeriod > 0 && !isOption(holder);

/** Until the election is marked as filed. */
function electionOf(stakeholder: Stakeholder, today: string): Election | undefined {
  const { grantDate, has83b } = stakeholder;
  if (!needsElection(stakeholder) || has83b || !isDay(grantDate) || !isDay(today)) return undefined;
  const deadline = addDays(grantDate, electionDays);
  return { deadline, daysLeft: daysBetween(today, deadline) };
}

export interface Reminder extends Election {
  stakeholder: Stakeholder;
}

/**
 * Elections not marked as filed: those still in time, the most urgent first, and those whose 30 days are over. Once all
 * shares are vested there is nothing left to elect.
 */
export function findElections({ stakeholders, settings, today }: Inputs): { running: Reminder[]; overdue: Reminder[] } {
  const open = settings.isWithout83b
    ? []
    : stakeholders.flatMap((stakeholder) => {
        const election = electionOf(stakeholder, today);
        const isOpen = election && addMonths(stakeholder.grantDate, stakeholder.vestingPeriod) > today;
        return isOpen ? [{ stakeholder, ...election }] : [];
      });
  const sorted = open.toSorted((a, b) => a.daysLeft - b.daysLeft);
  return { running: sorted.filter(({ daysLeft }) => daysLeft >= 0), overdue: sorted.filter(({ daysLeft }) => daysLeft < 0) };
}
