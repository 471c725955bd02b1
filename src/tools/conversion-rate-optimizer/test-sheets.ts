import { readDraft, type Surroundings, type ValuesOf } from '@/lib/fields';
import { addressOf } from '@/lib/formulas';
import type { Cell, Sheet } from '@/lib/sheet';
import { alphaOf, computePlan, daysInWeek, readCheck, type CheckReading } from './experiments';
import { planFields } from './inputs';
import { type FunnelExtra } from './model';

const columns: Sheet['columns'] = [
  { label: 'Figure', kind: 'text' },
  { label: 'Rate', kind: 'percent' },
  { label: 'Count', kind: 'number' },
];
const rateAt = (row: number) => addressOf(1, row);
const countAt = (row: number) => addressOf(2, row);
const quantile = (share: string) => `NORM.S.INV(${share})`;
const below = (z: string) => `NORM.S.DIST(${z},TRUE)`;

/** Only those tests that have figures. */
export const toTestSheets = ({ plan, check }: FunnelExtra, around: Surroundings): Sheet[] =>
  [toPlanSheet(readDraft(planFields, plan, around).values), toResultSheet(readCheck(check, around))].filter((sheet) => sheet !== undefined);

/** The inputs stand above, as typed; what follows from them is worked out below. */
function toPlanSheet(inputs: ValuesOf<typeof planFields>): Sheet | undefined {
  const plan = computePlan(inputs);
  if (plan.perVariant === null) return undefined;
  const [baseline, effect, kind, alpha, power, traffic, target] = [0, 1, 2, 3, 4, 5, 6].map((row) =>
    row === 2 || row === 5 ? countAt(row) : rateAt(row),
  );
  const mean = `((${baseline}+${target})/2)`;
  const forAlpha = `${quantile(`1-${alpha}/2`)}*SQRT(2*${mean}*(1-${mean}))`;
  const forPower = `${quantile(`${power}`)}*SQRT(${baseline}*(1-${baseline})+${target}*(1-${target}))`;
  const rate = (label: string, cell: Cell): Cell[] => [label, cell, null];
  const count = (label: string, cell: Cell): Cell[] => [label, null, cell];
  return {
    name: 'Test plan',
    columns,
    rows: [
      rate('Baseline conversion rate', inputs.baseline),
      rate('Minimum detectable effect', inputs.effect),
      count('Effect is (1 = relative to the baseline, 2 = in percentage points)', inputs.effectKind === 'points' ? 2 : 1),
      rate('Significance level, two-sided', inputs.alpha),
      rate('Power', inputs.power),
      count('Visitors per day, both variants together', inputs.traffic),
      rate('Rate to find', { formula: `IF(${kind}=2,${baseline}+${effect},${baseline}*(1+${effect}))`, value: plan.target }),
      count('Visitors per variant', {
        formula: `MAX(2,ROUNDUP(((${forAlpha}+${forPower})/(${target}-${baseline}))^2,0))`,
        value: plan.perVariant,
      }),
      count('Visitors in all', { formula: `2*${countAt(7)}`, value: plan.total }),
      count('Days', { formula: `IFERROR(ROUNDUP(${countAt(8)}/${traffic},0),"")`, value: plan.days }),
      count('Whole weeks', { formula: `IFERROR(ROUNDUP(${countAt(9)}/${daysInWeek},0),"")`, value: plan.weeks }),
    ],
  };
}

function toResultSheet({ values: inputs, result }: CheckReading): Sheet | undefined {
  if (!result) return undefined;
  const [visitorsA, conversionsA, visitorsB, conversionsB] = [0, 1, 2, 3].map(countAt);
  const [rateA, rateB, difference] = [5, 6, 7].map(rateAt);
  const pooled = `((${conversionsA}+${conversionsB})/(${visitorsA}+${visitorsB}))`;
  const reach = `${quantile(`1-${rateAt(4)}/2`)}*SQRT(${rateA}*(1-${rateA})/${visitorsA}+${rateB}*(1-${rateB})/${visitorsB})`;
  const rate = (label: string, cell: Cell): Cell[] => [label, cell, null];
  const count = (label: string, cell: Cell): Cell[] => [label, null, cell];
  return {
    name: 'AB result',
    columns,
    rows: [
      count('Visitors A', inputs.visitorsA),
      count('Conversions A', inputs.conversionsA),
      count('Visitors B', inputs.visitorsB),
      count('Conversions B', inputs.conversionsB),
      rate('Significance level, two-sided', alphaOf(inputs.confidence)),
      rate('Rate A', { formula: `${conversionsA}/${visitorsA}`, value: result.rateA }),
      rate('Rate B', { formula: `${conversionsB}/${visitorsB}`, value: result.rateB }),
      rate('Difference, B less A', { formula: `${rateB}-${rateA}`, value: result.difference }),
      rate('Interval from', { formula: `MAX(-1,${difference}-${reach})`, value: result.low }),
      rate('Interval to', { formula: `MIN(1,${difference}+${reach})`, value: result.high }),
      count('z', {
        formula: `IFERROR(${difference}/SQRT(${pooled}*(1-${pooled})*(1/${visitorsA}+1/${visitorsB})),"")`,
        value: result.z,
      }),
      count('p-value', { formula: `IFERROR(MIN(1,2*${below(`-ABS(${countAt(10)})`)}),"")`, value: result.pValue }),
      rate('Chance that B beats A (a fixed figure, from the screen)', result.chance),
    ],
  };
}
