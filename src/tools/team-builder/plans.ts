import { toMajor } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import type { Sheet } from '@/lib/sheet';
import { hiringPlans, planName, type HiringPlan, type Member, type OpenRole } from './model';
import { computePayroll } from './payroll';
import { inPlan } from './roles';

export interface PlanFigures {
  plan: HiringPlan;
  openRoles: number;
  /** In the last of the months. */
  headcount: number;
  /** Over all of them, in minor units. */
  salaries: number;
  fullyLoaded: number;
  /** In the dearest month. */
  peak: number;
  months: { month: string; fullyLoaded: number }[];
}

/** The next twelve months of both hiring plans. */
export function comparePlans(members: readonly Member[], roles: readonly OpenRole[], burden: number, today: string): PlanFigures[] {
  return hiringPlans.map((plan) => {
    const own = inPlan(roles, plan);
    const months = computePayroll(members, own, burden, today);
    return {
      plan,
      openRoles: own.length,
      headcount: months.at(-1)?.headcount ?? members.length,
      salaries: sumOf(months.map(({ salaries }) => salaries)),
      fullyLoaded: sumOf(months.map(({ fullyLoaded }) => fullyLoaded)),
      peak: Math.max(0, ...months.map(({ fullyLoaded }) => fullyLoaded)),
      months: months.map(({ month, fullyLoaded }) => ({ month, fullyLoaded })),
    };
  });
}

export function toPlansSheet(figures: readonly PlanFigures[], currency: string): Sheet {
  const [first] = figures;
  return {
    name: 'Hiring plans',
    currency,
    columns: [
      { label: 'Month', kind: 'text' },
      ...figures.map(({ plan }) => ({ label: `${planName(plan)}, fully loaded`, kind: 'money' as const })),
    ],
    rows: (first?.months ?? []).map(({ month }, index) => [
      month,
      ...figures.map(({ months }) => toMajor(months[index]?.fullyLoaded ?? 0, currency)),
    ]),
  };
}
