import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { shareChart } from '@/lib/charts';
import { formatDay } from '@/lib/dates';
import { formatValue } from '@/lib/fields';
import { toMajor } from '@/lib/money';
import { formatNumber, formatPercent } from '@/lib/numbers';
import type { Cell, Sheet } from '@/lib/sheet';
import { compareEntities, computeDetailed, describePack, entityLines, type Detailed } from './detailed';
import { computeFlat, currency, dollars, fields, labels, toBreakdown, type FlatResult, type TaxInputs } from './model';
import { planQuarters, toCalendar, type Quarterly } from './quarterly';
import { stateNameOf } from './states';
import { pack2026 as pack } from './year-2026';

const title = 'Tax Summary';
const major = (minor: number) => toMajor(minor, currency);
/** A column of figures, with what they come to below. */
const figures = (rows: string[][], sums: string[][] = []): Block => ({
  kind: 'table',
  columns: [
    { label: 'Line', weight: 3 },
    { label: 'Amount', align: 'right', weight: 1 },
  ],
  rows,
  ...(sums.length > 0 ? { foot: sums } : {}),
});

const wholeDollars = (value: number) => `${value < 0 ? '-' : ''}$${formatNumber(Math.abs(value))}`;

function listInputs(inputs: TaxInputs): [string, string][] {
  return [
    [fields.businessType.label, formatValue(fields.businessType, inputs.businessType, currency)],
    [fields.revenue.label, wholeDollars(inputs.revenue)],
    [fields.expenses.label, wholeDollars(inputs.expenses)],
    [fields.state.label, stateNameOf(inputs.state)],
    [fields.useHomeOffice.label, formatValue(fields.useHomeOffice, inputs.useHomeOffice, currency)],
    [fields.healthInsurance.label, wholeDollars(inputs.healthInsurance)],
    [fields.retirementContribution.label, wholeDollars(inputs.retirementContribution)],
  ];
}

function summaryBlocks(inputs: TaxInputs, flat: FlatResult): Block[] {
  const breakdown = toBreakdown(flat, inputs.state);
  return [
    heading(1, title),
    paragraph(`${labels.flat}. ${labels.year}. State rate: ${formatPercent(flat.stateRate.rate)}. ${flat.stateRate.label}.`, 'warn'),
    {
      kind: 'figures',
      items: [
        { label: 'Net Income', value: dollars(flat.netIncome) },
        { label: 'Total Tax', value: dollars(flat.totalTax) },
        { label: 'Effective rate', value: formatPercent(flat.effectiveTaxRate, 2) },
        { label: 'After-Tax Income', value: dollars(flat.afterTaxIncome) },
      ],
    },
    ...(flat.afterTaxIncome > 0
      ? shareChart('Where the net income goes', [
          { label: 'After-Tax Income', value: flat.afterTaxIncome, shown: dollars(flat.afterTaxIncome) },
          ...breakdown.map(({ label, amount }) => ({ label, value: amount, shown: dollars(amount) })),
        ])
      : []),
    heading(2, 'Tax Breakdown'),
    figures(
      breakdown.map(({ label, rule, amount }) => [`${label} (${rule})`, dollars(amount)]),
      [['Total Tax', dollars(flat.totalTax)]],
    ),
    heading(2, 'What you entered'),
    { kind: 'terms', rows: listInputs(inputs).map(([label, value]) => ({ label, value })) },
    heading(2, 'Deductions'),
    ...(flat.deductions.length > 0 ? [] : [paragraph('No deductions were applied.', 'muted')]),
    figures(
      flat.deductions.map(({ label, amount }) => [label, dollars(amount)]),
      [
        [labels.totalDeductions, dollars(flat.totalDeductions)],
        [labels.taxableBase, dollars(flat.taxableBase)],
      ],
    ),
    ...(flat.notes.length > 0 ? [heading(2, 'Notes'), bullets(flat.notes)] : []),
  ];
}

const closing = (): Block[] => [{ kind: 'rule' }, paragraph(labels.disclaimer, 'muted')];

const describeRange = (flat: FlatResult, detailed: Detailed) =>
  `Federal tax with self-employment or payroll tax, without the state: ${dollars(flat.federalTax + flat.selfEmploymentTax)} by the flat rates, ${dollars(detailed.total)} by the rules of ${pack.year}${detailed.dividendTax > 0 ? ', with all profit paid out as dividends' : ''}.`;

const statusName = (inputs: TaxInputs) => formatValue(fields.filingStatus, inputs.filingStatus, currency);

export function toSummary(inputs: TaxInputs): Document {
  const flat = computeFlat(inputs);
  const detailed = computeDetailed(inputs, pack);
  return {
    title,
    blocks: [
      ...summaryBlocks(inputs, flat),
      heading(2, `For comparison: the ${pack.year} rules`),
      paragraph(`${describeRange(flat, detailed)} ${statusName(inputs)}, no other income. ${describePack(pack)}.`),
      ...closing(),
    ],
  };
}

const flatSteps = (flat: FlatResult, inputs: TaxInputs): string[][] => [
  ['Revenue less expenses', dollars(flat.netIncome)],
  [`Less ${labels.totalDeductions.toLowerCase()}`, dollars(-flat.totalDeductions)],
  [`${labels.taxableBase}, at least 0`, dollars(flat.taxableBase)],
  ...toBreakdown(flat, inputs.state).map(({ label, rule, amount }) => [`${label}: ${rule}`, dollars(amount)]),
  ['Total tax', dollars(flat.totalTax)],
  ['Net income less total tax', dollars(flat.afterTaxIncome)],
];

/** The types side by side, a line for each figure. */
function tabulateEntities(inputs: TaxInputs) {
  const entities = compareEntities(inputs, pack);
  return {
    heads: [`Federal, ${pack.year}`, ...entities.map(({ label }) => label)],
    rows: entityLines.map(({ label, amount }) => ({ label, amounts: entities.map(amount) })),
  };
}

const planOf = (inputs: TaxInputs): Quarterly => planQuarters(inputs, computeDetailed(inputs, pack), pack);

/** Every step of both ways to the result, so that it can be checked by hand. */
export function toWorksheet(inputs: TaxInputs): Document {
  const flat = computeFlat(inputs);
  const detailed = computeDetailed(inputs, pack);
  const plan = planQuarters(inputs, detailed, pack);
  const types = tabulateEntities(inputs);
  return {
    title: 'Tax Worksheet',
    blocks: [
      ...summaryBlocks(inputs, flat),
      heading(2, 'Steps of the flat-rate estimate'),
      figures(flatSteps(flat, inputs)),
      heading(2, `Detailed ${pack.year}`),
      paragraph(`${describePack(pack)}. ${pack.source}. ${statusName(inputs)}, no other income, state left out.`, 'warn'),
      paragraph(describeRange(flat, detailed)),
      figures(detailed.steps.map(({ label, amount }) => [label, dollars(amount)])),
      ...(detailed.notes.length > 0 ? [bullets(detailed.notes)] : []),
      heading(2, 'Business types compared'),
      paragraph('The same figures, federal tax only. Payroll tax counts both halves.', 'muted'),
      {
        kind: 'table',
        columns: types.heads.map((label, index) => ({ label, ...(index > 0 ? { align: 'right' as const } : { weight: 1.6 }) })),
        rows: types.rows.map(({ label, amounts }) => [label, ...amounts.map(dollars)]),
      },
      heading(2, 'Quarterly payments'),
      paragraph(`${plan.subject}: ${dollars(plan.annual)}. ${plan.safeHarbour}`),
      {
        kind: 'table',
        columns: [
          { label: 'Due' },
          { label: 'Covers' },
          { label: 'Full estimate', align: 'right' },
          { label: 'Safe-harbor minimum', align: 'right' },
        ],
        rows: plan.payments.map(({ day, covers, full, least }) => [formatDay(day), covers, dollars(full), dollars(least)]),
      },
      bullets(plan.notes),
      ...closing(),
    ],
  };
}

/** One value column, so that a percent and a text can stand beside money. */
export function toSummarySheet(inputs: TaxInputs, isSample: boolean): Sheet {
  const flat = computeFlat(inputs);
  const rows: Cell[][] = [
    ...(isSample ? [['Note', '', null, 'Sample figures']] : []),
    ...listInputs(inputs).map(([label, value]): Cell[] => ['Input', label, null, value]),
    ['Result', 'Net Income', major(flat.netIncome), ''],
    ['Result', 'Total Tax', major(flat.totalTax), ''],
    ['Result', 'Effective rate', null, formatPercent(flat.effectiveTaxRate, 2)],
    ['Result', 'After-Tax Income', major(flat.afterTaxIncome), ''],
    ...toBreakdown(flat, inputs.state).map(({ label, rule, amount }): Cell[] => ['Tax Breakdown', label, major(amount), rule]),
    ...flat.deductions.map(({ label, amount }): Cell[] => ['Deductions', label, major(amount), '']),
    ['Deductions', labels.totalDeductions, major(flat.totalDeductions), ''],
    ['Deductions', labels.taxableBase, major(flat.taxableBase), 'Net income less total deductions, at least 0'],
    ...[labels.flat, labels.year, flat.stateRate.label, ...flat.notes, labels.disclaimer].map((note): Cell[] => ['Note', '', null, note]),
  ];
  return {
    name: 'Summary',
    currency,
    columns: [
      { label: 'Section', kind: 'text' },
      { label: 'Line', kind: 'text' },
      { label: 'Amount', kind: 'money' },
      { label: 'Detail', kind: 'text' },
    ],
    rows,
  };
}

export function toSheets(inputs: TaxInputs, isSample: boolean): Sheet[] {
  const detailed = computeDetailed(inputs, pack);
  const types = tabulateEntities(inputs);
  return [
    toSummarySheet(inputs, isSample),
    {
      name: `Detailed ${pack.year}`,
      currency,
      columns: [
        { label: 'Step', kind: 'text' },
        { label: 'Amount', kind: 'money' },
      ],
      rows: [
        ...detailed.steps.map(({ label, amount }): Cell[] => [label, major(amount)]),
        ...[describePack(pack), pack.source, ...detailed.notes, labels.disclaimer].map((note): Cell[] => [note, null]),
      ],
    },
    {
      name: 'Business types',
      currency,
      columns: types.heads.map((label, index) => ({ label, kind: index === 0 ? 'text' : 'money' })),
      rows: types.rows.map(({ label, amounts }) => [label, ...amounts.map(major)]),
    },
    {
      name: 'Quarterly',
      currency,
      columns: [
        { label: 'Due', kind: 'day' },
        { label: 'Covers', kind: 'text' },
        { label: 'Full estimate', kind: 'money' },
        { label: 'Safe-harbor minimum', kind: 'money' },
      ],
      rows: planOf(inputs).payments.map(({ day, covers, full, least }) => [day, covers, major(full), major(least)]),
    },
  ];
}

export const toDates = (inputs: TaxInputs) => ({
  title: `Estimated tax dates ${pack.year}`,
  entries: toCalendar(planOf(inputs), pack),
});
