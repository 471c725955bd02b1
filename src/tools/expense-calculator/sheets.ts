import { optionLabel, type Surroundings } from '@/lib/fields';
import { toMajor } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import type { Cell, Sheet } from '@/lib/sheet';
import { markSamples } from '@/kinds/records/files';
import { hasSample, isAllSample } from '@/kinds/records/state';
import { computeActual, computeCashPlan, readActual, toRange, type Range } from './estimates';
import { cashLabel } from './content';
import { computeFunding, readSource } from './funding';
import { computeSummary, fields, hasRepeats, type Expense, type ExpenseExtra, type FundingSource } from './model';

const isFilled = (text: string) => text.trim() !== '';

/** The list as a table. The columns of estimates are there once one is filled in. */
export function toExpenseSheet(expenses: readonly Expense[], currency: string): Sheet {
  const hasRange = expenses.some(({ low, high }) => isFilled(low) || isFilled(high));
  const hasActual = expenses.some(({ actual }) => isFilled(actual));
  const major = (minor: number | undefined) => (minor === undefined ? null : toMajor(minor, currency));
  const estimate = (expense: Expense, end: 'low' | 'high') => (isFilled(expense[end]) ? major(toRange(expense, currency)[end]) : null);
  const sheet: Sheet = {
    name: 'Startup costs',
    currency,
    columns: [
      { label: fields.description.label, kind: 'text' },
      { label: fields.amount.label, kind: 'money' },
      { label: fields.category.label, kind: 'text' },
      { label: fields.date.label, kind: 'day' },
      { label: fields.repeats.label, kind: 'text' },
      ...(hasRange
        ? [
            { label: fields.low.label, kind: 'money' as const },
            { label: fields.high.label, kind: 'money' as const },
          ]
        : []),
      ...(hasActual ? [{ label: fields.actual.label, kind: 'money' as const }] : []),
    ],
    rows: expenses.map((expense): Cell[] => [
      expense.description,
      toMajor(expense.amount, currency),
      expense.category,
      expense.date,
      optionLabel(fields.repeats, expense.repeats),
      ...(hasRange ? [estimate(expense, 'low'), estimate(expense, 'high')] : []),
      ...(hasActual ? [major(readActual(expense, currency))] : []),
    ]),
  };
  return markSamples(sheet, expenses);
}

/** Everything the screen adds up, line by line. */
export function toSumSheet(expenses: readonly Expense[], extra: ExpenseExtra, around: Surroundings): Sheet {
  const { currency } = around;
  const plan = computeCashPlan(expenses, extra, around);
  const actual = computeActual(expenses, currency);
  const { byCategory } = computeSummary(expenses, extra);
  const line = (label: string, range: Range): Cell[] => [
    label,
    toMajor(range.expected, currency),
    ...(plan.hasRange ? [toMajor(range.low, currency), toMajor(range.high, currency)] : []),
  ];
  const same = (label: string, amount: number): Cell[] => [label, toMajor(amount, currency)];
  return {
    name: 'Sums',
    currency,
    columns: [
      {
        label: isAllSample(expenses) && expenses.length > 0 ? 'Sum (sample data)' : hasSample(expenses) ? 'Sum (with sample data)' : 'Sum',
        kind: 'text',
      },
      { label: plan.hasRange ? 'Expected' : 'Amount', kind: 'money' },
      ...(plan.hasRange
        ? [
            { label: 'Low', kind: 'money' as const },
            { label: 'High', kind: 'money' as const },
          ]
        : []),
    ],
    rows: [
      line('Cash needed to open', plan.toOpen),
      line(`Plus ${extra.runningMonths} months of running costs`, plan.toRun),
      ...(plan.contingency > 0 ? [line(`Contingency, ${formatPercent(plan.contingency)}`, plan.reserve)] : []),
      line(cashLabel, plan.inAll),
      line(hasRepeats(expenses) ? 'Total of the amounts listed, each counted once' : 'Total', plan.total),
      ...(actual.count > 0
        ? [
            same('Actual so far', actual.actual),
            same('Expected for the same expenses', actual.expected),
            same('Difference', actual.difference),
          ]
        : []),
      ...fundingLines(plan.inAll.expected, extra.sources ?? [], currency),
      ...byCategory.map(({ category, amount }) => same(`Category: ${category || 'None'}`, amount)),
    ],
  };
}

/** Source by source, and what they leave open. */
function fundingLines(needed: number, sources: readonly FundingSource[], currency: string): Cell[][] {
  if (sources.length === 0) return [];
  const { total, gap, gapToday } = computeFunding(sources, needed, currency);
  const line = (label: string, amount: number): Cell[] => [label, toMajor(amount, currency)];
  return [
    ...sources.map((source) =>
      line(`${source.name || 'Source'}, ${source.isInHand ? 'in hand' : 'expected'}`, readSource(source, currency).amount),
    ),
    line('Total funding', total),
    line('Still to be found (below 0: left over)', gap),
    line('Still to be found if only what is in hand counts', gapToday),
  ];
}
