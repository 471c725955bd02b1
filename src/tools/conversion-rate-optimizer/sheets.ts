import { readDraft, type Surroundings } from '@/lib/fields';
import { minorDigits, toMajor } from '@/lib/money';
import { addressOf, fixedAddressOf, inSheet } from '@/lib/formulas';
import { toSheet, type Cell, type CellKind, type Sheet } from '@/lib/sheet';
import { isAllSample, isSampleRecord } from '@/kinds/records/state';
import { chainAround, computeDropOffs, computeWhatIf, liftOf, liftRate, rankLevers, toWorth, wonBackShare, worthDigits } from './levers';
import { valueFields } from './inputs';
import {
  bottleneckRaise,
  bottleneckShare,
  computeFunnel,
  fields,
  ideasOf,
  toRateOrder,
  toSound,
  type Funnel,
  type FunnelExtra,
  type FunnelStep,
  type Lifts,
  type Step,
} from './model';

/** The list alone, so that it can be read back in. */
export const toStepSheet = (steps: readonly Step[], currency: string): Sheet =>
  toSheet(
    'Funnel steps',
    fields,
    steps.map((step) => ({ ...toSound(step), ideas: ideasOf(step).join('\n') })),
    currency,
  );

const inputsName = 'Inputs';
const assumptionsName = 'Assumptions';
const ratesName = 'Rates';
const funnelName = 'Funnel';
const summaryName = 'Summary';
/** Rows of the summary that others refer to. */
const [overallRow, scaleRow] = [0, 8] as const;
const inSummary = (row: number) => inSheet(summaryName, fixedAddressOf(1, row));
const assumption = (row: number) => inSheet(assumptionsName, fixedAddressOf(1, row));
const [value, raise, share, wonBack] = [0, 1, 2, 3].map(assumption);

const rateColumns = ['Step Name', 'Visitors', 'Conversions', 'Conversion Rate', 'Left', 'Order of Rate'] as const;
const funnelColumns = [
  'Step Name',
  'Bottleneck (1 = yes)',
  'Raised Rate',
  'Rates Before',
  'Rates After',
  'Lost Conversions',
  'Lost Revenue',
  'Gain if Leavers Are Won Back',
  'Value of the Gain',
  'What-if Rate',
  'Raised Chain',
  'What-if Chain',
] as const;
type RateColumn = (typeof rateColumns)[number];
type FunnelColumn = (typeof funnelColumns)[number];

const kinds: Partial<Record<RateColumn | FunnelColumn, CellKind>> = {
  'Step Name': 'text',
  'Conversion Rate': 'percent',
  'Raised Rate': 'percent',
  'Rates Before': 'percent',
  'Rates After': 'percent',
  'Lost Revenue': 'money',
  'Value of the Gain': 'money',
  'What-if Rate': 'percent',
  'Raised Chain': 'percent',
  'What-if Chain': 'percent',
};
const toColumns = (labels: readonly (RateColumn | FunnelColumn)[]) => labels.map((label) => ({ label, kind: kinds[label] ?? 'number' }));

const typedAt = (column: number, row: number) => inSheet(inputsName, addressOf(column, row));
const rateAt = (name: RateColumn, row: number) => addressOf(rateColumns.indexOf(name), row);
const inRates = (name: RateColumn, row: number) => inSheet(ratesName, rateAt(name, row));
const rangeInRates = (name: RateColumn, from: number, to: number) =>
  inSheet(ratesName, `${fixedAddressOf(rateColumns.indexOf(name), from)}:${fixedAddressOf(rateColumns.indexOf(name), to)}`);
const funnelAt = (name: FunnelColumn, row: number) => addressOf(funnelColumns.indexOf(name), row);
const inFunnel = (name: FunnelColumn, row: number) => inSheet(funnelName, funnelAt(name, row));

const orNothing = (formula: string) => `IFERROR(${formula},"")`;

/** Money as the screen rounds it: no figure without a value, and no formula where the screen has none because it is too large. */
function worth(conversions: string, count: number | null, valueInMinor: number, currency: string): Cell {
  const minor = toWorth(count, valueInMinor);
  if (minor === null && count !== null && valueInMinor > 0) return null;
  const digits = minorDigits(currency);
  const formula = orNothing(`IF(${value}<=0,"",ROUND(ROUND(${conversions}*${value},${digits + worthDigits}),${digits}))`);
  return { formula, value: minor === null ? null : toMajor(minor, currency) };
}

/** What each step comes to on its own. */
const toRateRow = ({ name, visitors, conversions, rate, left }: FunnelStep, row: number): Cell[] => [
  name,
  { formula: `MAX(0,${typedAt(1, row)})`, value: visitors },
  { formula: `MIN(MAX(0,${typedAt(2, row)}),${rateAt('Visitors', row)})`, value: conversions },
  { formula: orNothing(`${rateAt('Conversions', row)}/${rateAt('Visitors', row)}`), value: rate },
  { formula: `${rateAt('Visitors', row)}-${rateAt('Conversions', row)}`, value: left },
  { formula: orNothing(`ROUND(${rateAt('Conversion Rate', row)}*10^9,0)`), value: rate === null ? null : toRateOrder(rate) },
];

/** As many lower rates as there are, and equal ones above it, decide whether a step is among the lowest. */
function flagFormula(row: number, last: number): string {
  const own = inRates('Order of Rate', row);
  const lower = `COUNTIF(${rangeInRates('Order of Rate', 0, last)},"<"&${own})`;
  const equal = `COUNTIF(${rangeInRates('Order of Rate', 0, row)},${own})`;
  const most = `MAX(1,INT(COUNT(${rangeInRates('Visitors', 0, last)})*${share}))`;
  return `IF(ISNUMBER(${own}),IF(${lower}+${equal}<=${most},1,0),0)`;
}

function afterFormula(row: number, last: number): string {
  if (row === last) return '1';
  const later = rangeInRates('Conversion Rate', row + 1, last);
  return `IF(COUNT(${later})<${last - row},"",PRODUCT(${later}))`;
}

const times = (one: number | null, other: number | null) => (one === null || other === null ? null : one * other);

/** What the steps come to together. */
function toFunnelRows(funnel: Funnel, lifts: Lifts, valueInMinor: number, currency: string): Cell[][] {
  const { steps } = funnel;
  const last = steps.length - 1;
  const around = chainAround(steps);
  const dropOffs = computeDropOffs(funnel, valueInMinor);
  const gains = new Map(rankLevers(funnel, {}, valueInMinor, 'won-back').map((lever) => [lever.id, lever]));
  let [raisedChain, whatIfChain]: (number | null)[] = [1, 1];
  return steps.map(({ id, name, rate, isBottleneck }, row) => {
    const { before = null, after = null } = around[row] ?? {};
    const raisedRate = rate === null ? null : isBottleneck ? Math.min(1, rate * (1 + bottleneckRaise)) : rate;
    const whatIfRate = rate === null ? null : liftRate(rate, liftOf(lifts, id));
    raisedChain = times(raisedChain ?? null, raisedRate);
    whatIfChain = times(whatIfChain ?? null, whatIfRate);
    const ownRate = inRates('Conversion Rate', row);
    const [rateBefore, rateAfter] = [funnelAt('Rates Before', row), funnelAt('Rates After', row)];
    const chain = (column: FunnelColumn, of: FunnelColumn) =>
      orNothing(row === 0 ? `${funnelAt(of, 0)}*1` : `${funnelAt(column, row - 1)}*${funnelAt(of, row)}`);
    const lost = dropOffs[row]?.lostConversions ?? null;
    const won = gains.get(id)?.extraConversions ?? null;
    const scale = `IF(ISNUMBER(${inSummary(scaleRow)}),${inSummary(scaleRow)},1)`;
    const gain = `${inRates('Visitors', 0)}*${rateBefore}*${wonBack}*(1-${ownRate})*${rateAfter}*${scale}`;
    return [
      name,
      { formula: flagFormula(row, last), value: isBottleneck ? 1 : 0 },
      {
        formula: orNothing(`IF(${funnelAt('Bottleneck (1 = yes)', row)}=1,MIN(1,${ownRate}*(1+${raise})),${ownRate}*1)`),
        value: raisedRate,
      },
      {
        formula: row === 0 ? '1' : orNothing(`${funnelAt('Rates Before', row - 1)}*${inRates('Conversion Rate', row - 1)}`),
        value: before,
      },
      { formula: afterFormula(row, last), value: after },
      { formula: orNothing(`${inRates('Left', row)}*${rateAfter}`), value: lost },
      worth(funnelAt('Lost Conversions', row), lost, valueInMinor, currency),
      { formula: orNothing(gain), value: won },
      worth(funnelAt('Gain if Leavers Are Won Back', row), won, valueInMinor, currency),
      { formula: `IF(ISNUMBER(${ownRate}),MIN(1,MAX(0,${ownRate}*(1+${typedAt(3, row)}))),"")`, value: whatIfRate },
      { formula: chain('Raised Chain', 'Raised Rate'), value: raisedChain },
      { formula: chain('What-if Chain', 'What-if Rate'), value: whatIfChain },
    ];
  });
}

function toSummaryRows(funnel: Funnel, lifts: Lifts, valueInMinor: number, currency: string): Cell[][] {
  const last = funnel.steps.length - 1;
  const whatIf = computeWhatIf(funnel, lifts, valueInMinor);
  const chained = `${inFunnel('Rates Before', last)}*${inRates('Conversion Rate', last)}`;
  const raised = inFunnel('Raised Chain', last);
  const [counted, scale] = [inSummary(overallRow), inSummary(scaleRow)];
  const whatIfChain = inFunnel('What-if Chain', last);
  const whatIfOverall = `IF(ISNUMBER(${whatIfChain}),IF(ISNUMBER(${scale}),${whatIfChain}*${scale},${counted}),"")`;
  const whatIfCount = `${inRates('Visitors', 0)}*${whatIfOverall}`;
  const rate = (label: string, formula: string, result: number | null): Cell[] => [
    label,
    { formula: orNothing(formula), value: result },
    null,
    null,
  ];
  const count = (label: string, formula: string, result: number | null): Cell[] => [label, null, { formula, value: result }, null];
  return [
    rate('Overall Conversion', `IFERROR(${inRates('Conversions', last)}/${inRates('Visitors', 0)},0)`, funnel.overall),
    rate('Rates of all steps, chained', chained, funnel.chained),
    rate('Overall with bottlenecks raised', `${raised}*${scale}`, funnel.raised),
    rate('Potential Improvement', `${raised}/(${chained})-1`, funnel.improvement),
    count('Funnel Steps', `COUNT(${rangeInRates('Visitors', 0, last)})`, funnel.steps.length),
    rate('What-if: overall conversion', whatIfOverall, whatIf.overall),
    count('What-if: conversions', orNothing(whatIfCount), whatIf.conversions),
    ['What-if: value', null, null, worth(whatIfCount, whatIf.conversions, valueInMinor, currency)],
    rate('Overall over chained rates (100% where all steps connect)', `${counted}/(${chained})`, funnel.scale),
  ];
}

/** Typed figures stand on the first two sheets; change one and the others follow. */
export function toWorkbook(records: readonly Step[], extra: FunnelExtra, around: Surroundings): Sheet[] {
  const { lifts } = extra;
  const { currency } = around;
  const valueInMinor = readDraft(valueFields, extra, around).values.value;
  const funnel = computeFunnel(records);
  const isSample = records.length > 0 && isAllSample(records);
  const note = isSample ? ' (sample data)' : '';
  const nameOf = (step: Step) => (!isSample && isSampleRecord(step) ? `${step.name} (sample)` : step.name);
  return [
    {
      name: inputsName,
      currency,
      columns: [
        { label: `Step Name${note}`, kind: 'text' },
        { label: 'Visitors', kind: 'number' },
        { label: 'Conversions', kind: 'number' },
        { label: 'What-if Change of the Rate', kind: 'percent' },
        { label: 'Optimization Ideas', kind: 'text' },
      ],
      rows: funnel.steps.map((step) => [
        nameOf(step),
        step.visitors,
        step.conversions,
        liftOf(lifts, step.id) / 100,
        ideasOf(step).join('\n'),
      ]),
    },
    {
      name: assumptionsName,
      currency,
      columns: [
        { label: 'Assumption', kind: 'text' },
        { label: 'Figure', kind: 'number' },
        { label: 'What It Does', kind: 'text' },
      ],
      rows: [
        ['Value of a conversion', toMajor(valueInMinor, currency), `In ${currency}. Zero leaves all money out.`],
        ['Raise of a bottleneck', bottleneckRaise, 'Potential Improvement raises the lowest rates by this share of them, to 100% at most.'],
        ['Share of steps that are bottlenecks', bottleneckShare, 'Rounded down, at least one.'],
        ['Share of leavers won back', wonBackShare, 'What the levers are compared by.'],
      ],
    },
    { name: ratesName, currency, columns: toColumns(rateColumns), rows: funnel.steps.map(toRateRow) },
    { name: funnelName, currency, columns: toColumns(funnelColumns), rows: toFunnelRows(funnel, lifts, valueInMinor, currency) },
    {
      name: summaryName,
      currency,
      columns: [
        { label: `Figure${note}`, kind: 'text' },
        { label: 'Rate', kind: 'percent' },
        { label: 'Count', kind: 'number' },
        { label: 'Money', kind: 'money' },
      ],
      rows: toSummaryRows(funnel, lifts, valueInMinor, currency),
    },
  ];
}
