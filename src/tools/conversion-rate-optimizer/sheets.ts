import { readDraft, type Surroundings } from '@/lib/fields';
import { minorDigits, toMajor } from '@/lib/money';
import { defineSheet } from '@/lib/define-sheet';
import { toFraction } from '@/lib/numbers';
import { toSheet, type Cell, type Sheet } from '@/lib/sheet';
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

const inputs = defineSheet('Inputs', {
  name: ['Step Name', 'text'],
  visitors: 'Visitors',
  conversions: 'Conversions',
  lift: ['What-if Change of the Rate', 'percent'],
  ideas: ['Optimization Ideas', 'text'],
});
const assumptions = defineSheet('Assumptions', {
  assumption: ['Assumption', 'text'],
  figure: 'Figure',
  meaning: ['What It Does', 'text'],
});
const rates = defineSheet('Rates', {
  name: ['Step Name', 'text'],
  visitors: 'Visitors',
  conversions: 'Conversions',
  rate: ['Conversion Rate', 'percent'],
  left: 'Left',
  order: 'Order of Rate',
});
const chain = defineSheet('Funnel', {
  name: ['Step Name', 'text'],
  isBottleneck: 'Bottleneck (1 = yes)',
  raised: ['Raised Rate', 'percent'],
  before: ['Rates Before', 'percent'],
  after: ['Rates After', 'percent'],
  lost: 'Lost Conversions',
  lostRevenue: ['Lost Revenue', 'money'],
  gain: 'Gain if Leavers Are Won Back',
  gainValue: ['Value of the Gain', 'money'],
  whatIf: ['What-if Rate', 'percent'],
  raisedChain: ['Raised Chain', 'percent'],
  whatIfChain: ['What-if Chain', 'percent'],
});
const summary = defineSheet('Summary', {
  figure: ['Figure', 'text'],
  rate: ['Rate', 'percent'],
  count: 'Count',
  money: ['Money', 'money'],
});
/** Rows of the summary that others refer to. */
const [overallRow, scaleRow] = [0, 8] as const;
const inSummary = (row: number) => summary.elsewhere.fixed('rate', row);
const [value, raise, share, wonBack] = [0, 1, 2, 3].map((row) => assumptions.elsewhere.fixed('figure', row));

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
function toRateRow({ name, visitors, conversions, rate, left }: FunnelStep, row: number) {
  const [arrived, converted] = [rates.at('visitors', row), rates.at('conversions', row)];
  return {
    name,
    visitors: { formula: `MAX(0,${inputs.elsewhere.at('visitors', row)})`, value: visitors },
    conversions: { formula: `MIN(MAX(0,${inputs.elsewhere.at('conversions', row)}),${arrived})`, value: conversions },
    rate: { formula: orNothing(`${converted}/${arrived}`), value: rate },
    left: { formula: `${arrived}-${converted}`, value: left },
    order: { formula: orNothing(`ROUND(${rates.at('rate', row)}*10^9,0)`), value: rate === null ? null : toRateOrder(rate) },
  };
}

/** As many lower rates as there are, and equal ones above it, decide whether a step is among the lowest. */
function flagFormula(row: number, last: number): string {
  const { at, fixedRange } = rates.elsewhere;
  const own = at('order', row);
  const lower = `COUNTIF(${fixedRange('order', 0, last)},"<"&${own})`;
  const equal = `COUNTIF(${fixedRange('order', 0, row)},${own})`;
  const most = `MAX(1,INT(COUNT(${fixedRange('visitors', 0, last)})*${share}))`;
  return `IF(ISNUMBER(${own}),IF(${lower}+${equal}<=${most},1,0),0)`;
}

function afterFormula(row: number, last: number): string {
  if (row === last) return '1';
  const later = rates.elsewhere.fixedRange('rate', row + 1, last);
  return `IF(COUNT(${later})<${last - row},"",PRODUCT(${later}))`;
}

const times = (one: number | null, other: number | null) => (one === null || other === null ? null : one * other);

/** What the steps come to together. */
function toFunnelRows(funnel: Funnel, lifts: Lifts, valueInMinor: number, currency: string) {
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
    const ownRate = rates.elsewhere.at('rate', row);
    const at = (column: Parameters<typeof chain.at>[0]) => chain.at(column, row);
    const chained = (column: 'raisedChain' | 'whatIfChain', of: 'raised' | 'whatIf') =>
      orNothing(row === 0 ? `${at(of)}*1` : `${chain.at(column, row - 1)}*${at(of)}`);
    const lost = dropOffs[row]?.lostConversions ?? null;
    const won = gains.get(id)?.extraConversions ?? null;
    const scale = `IF(ISNUMBER(${inSummary(scaleRow)}),${inSummary(scaleRow)},1)`;
    const gain = `${rates.elsewhere.at('visitors', 0)}*${at('before')}*${wonBack}*(1-${ownRate})*${at('after')}*${scale}`;
    const lift = inputs.elsewhere.at('lift', row);
    return {
      name,
      isBottleneck: { formula: flagFormula(row, last), value: isBottleneck ? 1 : 0 },
      raised: {
        formula: orNothing(`IF(${at('isBottleneck')}=1,MIN(1,${ownRate}*(1+${raise})),${ownRate}*1)`),
        value: raisedRate,
      },
      before: {
        formula: row === 0 ? '1' : orNothing(`${chain.at('before', row - 1)}*${rates.elsewhere.at('rate', row - 1)}`),
        value: before,
      },
      after: { formula: afterFormula(row, last), value: after },
      lost: { formula: orNothing(`${rates.elsewhere.at('left', row)}*${at('after')}`), value: lost },
      lostRevenue: worth(at('lost'), lost, valueInMinor, currency),
      gain: { formula: orNothing(gain), value: won },
      gainValue: worth(at('gain'), won, valueInMinor, currency),
      whatIf: { formula: `IF(ISNUMBER(${ownRate}),MIN(1,MAX(0,${ownRate}*(1+${lift}))),"")`, value: whatIfRate },
      raisedChain: { formula: chained('raisedChain', 'raised'), value: raisedChain },
      whatIfChain: { formula: chained('whatIfChain', 'whatIf'), value: whatIfChain },
    };
  });
}

function toSummaryRows(funnel: Funnel, lifts: Lifts, valueInMinor: number, currency: string) {
  const last = funnel.steps.length - 1;
  const whatIf = computeWhatIf(funnel, lifts, valueInMinor);
  const chained = `${chain.elsewhere.at('before', last)}*${rates.elsewhere.at('rate', last)}`;
  const raised = chain.elsewhere.at('raisedChain', last);
  const [counted, scale] = [inSummary(overallRow), inSummary(scaleRow)];
  const whatIfChain = chain.elsewhere.at('whatIfChain', last);
  const whatIfOverall = `IF(ISNUMBER(${whatIfChain}),IF(ISNUMBER(${scale}),${whatIfChain}*${scale},${counted}),"")`;
  const whatIfCount = `${rates.elsewhere.at('visitors', 0)}*${whatIfOverall}`;
  const rate = (figure: string, formula: string, result: number | null) => ({
    figure,
    rate: { formula: orNothing(formula), value: result },
  });
  const count = (figure: string, formula: string, result: number | null) => ({ figure, count: { formula, value: result } });
  return [
    rate(
      'Overall Conversion',
      `IFERROR(${rates.elsewhere.at('conversions', last)}/${rates.elsewhere.at('visitors', 0)},0)`,
      funnel.overall,
    ),
    rate('Rates of all steps, chained', chained, funnel.chained),
    rate('Overall with bottlenecks raised', `${raised}*${scale}`, funnel.raised),
    rate('Potential Improvement', `${raised}/(${chained})-1`, funnel.improvement),
    count('Funnel Steps', `COUNT(${rates.elsewhere.fixedRange('visitors', 0, last)})`, funnel.steps.length),
    rate('What-if: overall conversion', whatIfOverall, whatIf.overall),
    count('What-if: conversions', orNothing(whatIfCount), whatIf.conversions),
    { figure: 'What-if: value', money: worth(whatIfCount, whatIf.conversions, valueInMinor, currency) },
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
    inputs.toSheet(
      funnel.steps.map((step) => ({
        name: nameOf(step),
        visitors: step.visitors,
        conversions: step.conversions,
        lift: toFraction(liftOf(lifts, step.id)),
        ideas: ideasOf(step).join('\n'),
      })),
      { currency, labels: { name: `Step Name${note}` } },
    ),
    assumptions.toSheet(
      [
        {
          assumption: 'Value of a conversion',
          figure: toMajor(valueInMinor, currency),
          meaning: `In ${currency}. Zero leaves all money out.`,
        },
        {
          assumption: 'Raise of a bottleneck',
          figure: bottleneckRaise,
          meaning: 'Potential Improvement raises the lowest rates by this share of them, to 100% at most.',
        },
        { assumption: 'Share of steps that are bottlenecks', figure: bottleneckShare, meaning: 'Rounded down, at least one.' },
        { assumption: 'Share of leavers won back', figure: wonBackShare, meaning: 'What the levers are compared by.' },
      ],
      { currency },
    ),
    rates.toSheet(funnel.steps.map(toRateRow), { currency }),
    chain.toSheet(toFunnelRows(funnel, lifts, valueInMinor, currency), { currency }),
    summary.toSheet(toSummaryRows(funnel, lifts, valueInMinor, currency), { currency, labels: { figure: `Figure${note}` } }),
  ];
}
