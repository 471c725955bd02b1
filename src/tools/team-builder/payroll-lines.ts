import type { Surroundings } from '@/lib/fields';
import { monthOf } from '@/lib/months';
import { sumOf } from '@/lib/numbers';
import type { MoneyLine } from '@/lib/topics/money';
import { addBurden, monthlyOf, type Member, type OpenRole } from './model';
import { titleOf } from './roles';

/** The fully loaded payroll as monthly costs: the present team as one line, each later start as its own. Names of people stay here. */
export function toPayrollLines(
  members: readonly Member[],
  roles: readonly OpenRole[],
  burden: number,
  { today, currency }: Surroundings,
): MoneyLine[] {
  const month = monthOf(today);
  const cost = (yearly: number) => monthlyOf(addBurden(yearly, burden));
  const line = (key: string, name: string, group: string, yearly: number, from: string): MoneyLine => ({
    key,
    name,
    group,
    about: 'payroll',
    type: 'expense',
    amount: cost(yearly),
    currency,
    repeats: 'monthly',
    month: from,
  });
  const isHere = ({ startDate }: Member) => startDate.slice(0, 7) <= month;
  const here = members.filter(isHere);
  const later = members.filter((member) => !isHere(member));
  return [
    line('team', 'Payroll, current team', 'Payroll', sumOf(here.map(({ salary }) => salary)), month),
    ...later.map(({ id, role, department, salary, startDate }) => line(id, `Payroll: ${role}`, department, salary, monthOf(startDate))),
    ...roles
      .filter(({ startMonth }) => startMonth !== '')
      .map((role) => line(role.id, `Payroll: ${titleOf(role)}`, role.department, role.salary, role.startMonth)),
  ].filter(({ amount }) => amount > 0);
}
