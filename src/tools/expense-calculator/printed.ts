import { heading, paragraph, type Block, type Document, type TableColumn } from '@/lib/blocks';
import { joinRest, shareChart } from '@/lib/charts';
import { formatDay } from '@/lib/dates';
import { optionLabel, type Surroundings } from '@/lib/fields';
import { groupBy } from '@/lib/lists';
import { formatMoney } from '@/lib/money';
import { formatPercent, sumOf } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { isAllSample, isSampleRecord } from '@/kinds/records/state';
import { cashLabel } from './content';
import { computeCashPlan, isSpread, readActual, toRange, type CashPlan, type Range } from './estimates';
import { computeFunding, readSource } from './funding';
import { fields, type Expense, type ExpenseExtra } from './model';

type Show = (amount: number) => string;

interface CostTable {
  expenses: readonly Expense[];
  /** What the whole of it comes to, and in which words. */
  sum: Range;
  sumLabel: string;
  show: Show;
  currency: string;
  isMixed: boolean;
}

/** Estimates and what was paid have a column where one of these expenses has them. */
function costTable({ expenses, sum, sumLabel, show, currency, isMixed }: CostTable): Block {
  const ranges = expenses.map((expense) => toRange(expense, currency));
  const actuals = expenses.map((expense) => readActual(expense, currency));
  const hasRange = ranges.some(isSpread);
  const hasActual = actuals.some((actual) => actual !== undefined);
  const repeats = expenses.some((expense) => expense.repeats !== 'once');
  const money = (label: string): TableColumn => ({ label, align: 'right' });
  const columns: TableColumn[] = [
    { label: fields.description.label },
    { label: fields.category.label },
    { label: fields.date.label },
    ...(repeats ? [{ label: fields.repeats.label }] : []),
    ...(hasRange ? [money('Low')] : []),
    money(hasRange ? 'Expected' : fields.amount.label),
    ...(hasRange ? [money('High')] : []),
    ...(hasActual ? [money(fields.actual.label)] : []),
  ];
  const rows = expenses.map((expense, index) => {
    const range = ranges[index] ?? { low: 0, expected: 0, high: 0 };
    const actual = actuals[index];
    return [
      `${expense.description}${isMixed && isSampleRecord(expense) ? ' (sample)' : ''}`,
      expense.category,
      formatDay(expense.date),
      ...(repeats ? [optionLabel(fields.repeats, expense.repeats)] : []),
      ...(hasRange ? [show(range.low)] : []),
      show(range.expected),
      ...(hasRange ? [show(range.high)] : []),
      ...(hasActual ? [actual === undefined ? '' : show(actual)] : []),
    ];
  });
  const paid = actuals.filter((actual) => actual !== undefined);
  const foot = [
    sumLabel,
    '',
    '',
    ...(repeats ? [''] : []),
    ...(hasRange ? [show(sum.low)] : []),
    show(sum.expected),
    ...(hasRange ? [show(sum.high)] : []),
    ...(hasActual ? [show(sumOf(paid))] : []),
  ];
  return { kind: 'table', columns, rows, foot: [foot] };
}

/** What there is to be paid, and from what. */
function fundingBlocks(plan: CashPlan, { sources = [] }: ExpenseExtra, currency: string, show: Show): Block[] {
  if (sources.length === 0) return [];
  const { total, gap, gapToday } = computeFunding(sources, plan.inAll.expected, currency);
  const difference = (amount: number, missing: string, left: string): [string, string] =>
    amount < 0 ? [left, show(-amount)] : [missing, show(amount)];
  const [label, value] = difference(gap, 'Still to be found', 'Left over');
  const [labelToday, valueToday] = difference(
    gapToday,
    'Still to be found without what is only expected',
    'Left over without what is only expected',
  );
  return [
    heading(2, 'Where the money comes from'),
    {
      kind: 'table',
      columns: [{ label: 'Source' }, { label: 'State' }, { label: 'Amount', align: 'right' }],
      rows: sources.map((source) => [
        source.name || 'Source',
        source.isInHand ? 'In hand' : 'Expected',
        show(readSource(source, currency).amount),
      ]),
      foot: [['Total funding', '', show(total)]],
    },
    {
      kind: 'totals',
      rows: [
        { label: cashLabel, value: show(plan.inAll.expected) },
        { label: labelToday, value: valueToday },
        { label, value, tone: 'figure' },
      ],
    },
  ];
}

/** On paper: what it takes in all, where the money goes, what is paid once and what again and again, and where it comes from. */
export function toCostPaper(expenses: readonly Expense[], extra: ExpenseExtra, around: Surroundings): Document {
  const { currency, today } = around;
  const plan = computeCashPlan(expenses, extra, around);
  // The parts of the figure above them: what runs for months counts for all of these months.
  const needed = [...groupBy(expenses, ({ category }) => category)].map(([category, own]) => {
    const { toOpen, toRun } = computeCashPlan(own, extra, around);
    return { label: category || 'None', value: toOpen.expected + toRun.expected };
  });
  const show: Show = (amount) => formatMoney(amount, currency);
  const months = plural(extra.runningMonths, 'month');
  const isMixed = !isAllSample(expenses);
  const once = expenses.filter(({ repeats }) => repeats === 'once' || repeats === 'yearly-ahead');
  // What is paid a year ahead comes again only once that year is over.
  const running = expenses.filter(({ repeats }) => (repeats === 'yearly-ahead' ? extra.runningMonths > 12 : repeats !== 'once'));
  const given = { show, currency, isMixed };
  const reserve =
    plan.contingency > 0 ? [{ label: `contingency of ${formatPercent(plan.contingency)}`, value: show(plan.reserve.expected) }] : [];
  const spread = plan.hasRange
    ? [
        paragraph(
          `Between ${show(plan.inAll.low)} and ${show(plan.inAll.high)}, if every expense comes in at its lowest or its highest.`,
          'muted',
        ),
      ]
    : [];
  return {
    title: 'Startup costs',
    blocks: [
      heading(1, 'Startup costs'),
      paragraph([formatDay(today), plural(expenses.length, 'expense')].filter(Boolean).join(' · '), 'muted'),
      {
        kind: 'figures',
        items: [
          { label: cashLabel.toLowerCase(), value: show(plan.inAll.expected) },
          { label: 'to open', value: show(plan.toOpen.expected) },
          { label: `for ${months} of running costs`, value: show(plan.toRun.expected) },
          ...reserve,
        ],
      },
      ...spread,
      ...shareChart('Cash needed, by category', joinRest([...needed, { label: 'Contingency', value: plan.reserve.expected }], show)),
      ...(once.length > 0
        ? [heading(2, 'Paid to open'), costTable({ ...given, expenses: once, sum: plan.toOpen, sumLabel: 'Cash needed to open' })]
        : []),
      ...(running.length > 0
        ? [heading(2, 'Running costs'), costTable({ ...given, expenses: running, sum: plan.toRun, sumLabel: `For ${months}` })]
        : []),
      ...fundingBlocks(plan, extra, currency, show),
    ],
    ...(expenses.length > 0 && !isMixed ? { mark: 'Sample' } : {}),
  };
}
