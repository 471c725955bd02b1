import { readDraft, type DraftOf, type Messages, type Surroundings } from '@/lib/fields';
import { multiplyMoney, parseMoney } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import { computeSummary, fields, planFields, type Expense, type ExpenseExtra, type FormFields } from './model';

export interface Range {
  low: number;
  expected: number;
  high: number;
}

/** Undefined where nothing readable was typed. */
function readOptional(typed: string, currency: string): number | undefined {
  if (typed.trim() === '') return undefined;
  const parsed = parseMoney(typed, currency);
  return parsed.ok ? parsed.value : undefined;
}

/** The amount is what is expected; a missing end is the amount itself. */
export function toRange({ amount, low, high }: Expense, currency: string): Range {
  return {
    low: Math.min(amount, readOptional(low, currency) ?? amount),
    expected: amount,
    high: Math.max(amount, readOptional(high, currency) ?? amount),
  };
}

export const isSpread = ({ low, high }: Range) => low !== high;

/** What is wrong beyond each field on its own: a range that does not hold the amount. */
export function readExpenseForm(formFields: FormFields, draft: DraftOf<typeof fields>, around: Surroundings): Messages {
  const { values, problems } = readDraft<FormFields>(formFields, draft, around);
  if (problems.amount) return problems;
  if (draft.low.trim() !== '' && values.low > values.amount) problems.low ??= 'Low can’t be above the amount.';
  if (draft.high.trim() !== '' && values.high < values.amount) problems.high ??= 'High can’t be below the amount.';
  return problems;
}

/** Why an expense of a file is refused that every field alone would take. */
export function refuseEstimates(expense: Expense, currency: string): string {
  for (const name of ['low', 'high', 'actual'] as const) {
    const parsed = parseMoney(expense[name].trim() || '0', currency);
    if (!parsed.ok) return `${fields[name].label}: ${parsed.problem}`;
  }
  const { amount } = expense;
  if ((readOptional(expense.low, currency) ?? amount) > amount) return 'Low can’t be above the amount.';
  return (readOptional(expense.high, currency) ?? amount) < amount ? 'High can’t be below the amount.' : '';
}

/** A fraction; what cannot be read counts as none. */
export function readContingency(contingency: string, around: Surroundings): number {
  const { values, problems } = readDraft(planFields, { contingency }, around);
  return problems.contingency ? 0 : values.contingency;
}

export interface CashPlan {
  hasRange: boolean;
  /** A fraction. */
  contingency: number;
  total: Range;
  toOpen: Range;
  toRun: Range;
  reserve: Range;
  inAll: Range;
}

/** What to have in hand: opening, the months of running, and the contingency on both. */
export function computeCashPlan(expenses: readonly Expense[], extra: ExpenseExtra, around: Surroundings): CashPlan {
  const ranges = expenses.map((expense) => toRange(expense, around.currency));
  const contingency = readContingency(extra.contingency, around);
  const at = (end: keyof Range) => {
    const { total, toOpen, toRun } = computeSummary(
      expenses.map((expense, index) => ({ ...expense, amount: ranges[index]?.[end] ?? expense.amount })),
      extra,
    );
    const reserve = Math.max(0, multiplyMoney(toOpen + toRun, contingency));
    return { total, toOpen, toRun, reserve, inAll: toOpen + toRun + reserve };
  };
  const [low, expected, high] = [at('low'), at('expected'), at('high')];
  const range = (name: keyof typeof low): Range => ({ low: low[name], expected: expected[name], high: high[name] });
  return {
    hasRange: ranges.some(isSpread),
    contingency,
    total: range('total'),
    toOpen: range('toOpen'),
    toRun: range('toRun'),
    reserve: range('reserve'),
    inAll: range('inAll'),
  };
}

export interface ActualSummary {
  /** How many expenses have an actual amount. */
  count: number;
  actual: number;
  /** What was expected for those same expenses. */
  expected: number;
  /** Above zero is over the estimate. */
  difference: number;
}

export const readActual = ({ actual }: Expense, currency: string) => readOptional(actual, currency);

export function computeActual(expenses: readonly Expense[], currency: string): ActualSummary {
  const paid = expenses.flatMap((expense) => {
    const actual = readActual(expense, currency);
    return actual === undefined ? [] : [{ actual, expected: expense.amount }];
  });
  const actual = sumOf(paid.map((entry) => entry.actual));
  const expected = sumOf(paid.map((entry) => entry.expected));
  return { count: paid.length, actual, expected, difference: actual - expected };
}
