import { addMonths, firstOfMonth } from '@/lib/dates';
import { toMajor } from '@/lib/money';
import { formatPercent, sumOf } from '@/lib/numbers';
import type { Sheet } from '@/lib/sheet';
import { addBurden, monthlyOf, type Member, type OpenRole } from './model';

const monthsAhead = 12;

interface PayrollMonth {
  /** "2026-11". */
  month: string;
  /** Members and open roles that have started by then. */
  headcount: number;
  /** How many of them are open roles. */
  openRoles: number;
  salaries: number;
  fullyLoaded: number;
}

/**
 * Twelve months from the current one. Somebody counts in full from the month they start; a member without a start date
 * is there already. A month is a twelfth of the yearly total; what rounding leaves over goes into the next month, so that
 * the months add up to the last cent.
 */
export function computePayroll(members: readonly Member[], roles: readonly OpenRole[], burden: number, today: string): PayrollMonth[] {
  if (today === '') return [];
  const [toSalaries, toLoaded] = [createTwelfths(), createTwelfths()];
  const planned = roles.filter(({ startMonth }) => startMonth !== '');
  return Array.from({ length: monthsAhead }, (_, index) => {
    const month = addMonths(firstOfMonth(today), index).slice(0, 7);
    const here = members.filter(({ startDate }) => startDate.slice(0, 7) <= month);
    const filled = planned.filter(({ startMonth }) => startMonth <= month);
    const yearly = sumOf([...here, ...filled].map(({ salary }) => salary));
    return {
      month,
      headcount: here.length + filled.length,
      openRoles: filled.length,
      salaries: toSalaries(yearly),
      fullyLoaded: toLoaded(addBurden(yearly, burden)),
    };
  });
}

/** Twelfths of yearly amounts, month after month, whose sum is never more than half a unit off the exact one. */
function createTwelfths(): (yearly: number) => number {
  let [yearlies, given] = [0, 0];
  return (yearly) => {
    yearlies += yearly;
    const month = monthlyOf(yearlies) - given;
    given += month;
    return month;
  };
}

export const payrollNotes = (burden: number) => [
  'Twelve months from the current one. Members and open roles count in full from the month they start; members without a start date count from the first month.',
  `Each month is a twelfth of the yearly figure; single cents move between months so that twelve of them are the year. Fully loaded adds ${formatPercent(burden)} for payroll tax and benefits, an assumption.`,
];

export function toPayrollSheet(months: readonly PayrollMonth[], currency: string): Sheet {
  return {
    name: 'Payroll by month',
    currency,
    columns: [
      { label: 'Month', kind: 'text' },
      { label: 'Headcount', kind: 'number' },
      { label: 'Salaries', kind: 'money' },
      { label: 'Fully loaded', kind: 'money' },
    ],
    rows: months.map(({ month, headcount, salaries, fullyLoaded }) => [
      month,
      headcount,
      toMajor(salaries, currency),
      toMajor(fullyLoaded, currency),
    ]),
  };
}
