import { useMemo } from 'react';
import { readDraft } from '@/lib/fields';
import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { FieldGroup, Notice, Panel, Split } from '@/ui/layout';
import { alphaOf, computePlan, falseAlarms, readCheck, type TestResult } from '../experiments';
import { planFields, type checkFields } from '../inputs';
import { FigureList } from './figure-list';
import type { FunnelRecords } from './use-funnel';
import { useCheckForm } from './use-inputs';

/** Whether the difference between two variants is more than chance. */
export default function TestCheckView({ records }: { records: FunnelRecords }) {
  const form = useCheckForm(records);
  const { values } = form;
  const { plan, check } = records.extra;
  const { result, reason } = useMemo(() => readCheck(check, records.tool.around), [check, records.tool.around]);
  const looks = Math.max(1, values.looks);
  const alarms = useMemo(() => falseAlarms(alphaOf(values.confidence), looks), [values.confidence, looks]);
  const suggested = useMemo(
    () => computePlan(readDraft(planFields, plan, records.tool.around).values).perVariant,
    [plan, records.tool.around],
  );
  const over = (name: 'A' | 'B') => values[`visitors${name}`] > 0 && values[`conversions${name}`] > values[`visitors${name}`];
  const handle: FormHandle<typeof checkFields> = {
    ...form,
    isLive: false,
    problems: {
      ...form.problems,
      ...(over('A') ? { conversionsA: 'Conversions cannot be more than visitors.' } : {}),
      ...(over('B') ? { conversionsB: 'Conversions cannot be more than visitors.' } : {}),
    },
  };
  const smaller = Math.min(values.visitorsA, values.visitorsB);
  const isEarly = result !== undefined && values.planned > 0 && smaller < values.planned;
  return (
    <Split
      input={
        <Panel>
          <FieldGroup title="A, the original">
            <Field of={handle} name="visitorsA" />
            <Field of={handle} name="conversionsA" />
          </FieldGroup>
          <FieldGroup title="B, the change">
            <Field of={handle} name="visitorsB" />
            <Field of={handle} name="conversionsB" />
          </FieldGroup>
          <FieldGroup title="How you test">
            <Field of={handle} name="confidence" />
            <Field of={handle} name="looks" />
            <Field
              of={handle}
              name="planned"
              wide
              after={
                suggested !== null && (
                  <Button className="flex-none" onClick={() => form.set('planned', String(suggested))}>
                    Use the plan: {formatNumber(suggested)}
                  </Button>
                )
              }
            />
          </FieldGroup>
        </Panel>
      }
      result={
        <Panel title="Result">
          {result ? (
            <ResultFigures result={result} confidence={values.confidence} isEarly={isEarly} />
          ) : (
            <>
              <p className="figure">{noFigure}</p>
              <p className="mt-1 text-mute">{reason}</p>
            </>
          )}
          <div className="mt-4 grid grid-cols-1 gap-3">
            {result?.isSmall && (
              <Notice>Too few people for this test: fewer than 5 are expected in one of the groups. Read nothing into it yet.</Notice>
            )}
            {isEarly && (
              <Notice>
                Too early: the smaller variant has {formatNumber(smaller)} of the {formatNumber(values.planned)} visitors you planned (
                {formatPercent(Math.floor((smaller / values.planned) * 100) / 100)}). Keep the test running and decide at the end.
              </Notice>
            )}
            <Notice tone={looks > 1 ? 'warn' : 'plain'}>
              {looks > 1
                ? `Peeking: whoever looks ${formatNumber(looks)} times and stops at the first good result is fooled ${formatPercent(alarms, 1)} of the time when there is no difference, not ${formatPercent(alphaOf(values.confidence))}.`
                : 'Peeking: this result holds if you decided how many visitors to wait for, and look once. Stopping at the first good result makes false alarms far more likely.'}
            </Notice>
          </div>
        </Panel>
      }
    />
  );
}

function ResultFigures({ result, confidence, isEarly }: { result: TestResult; confidence: string; isEarly: boolean }) {
  const { rateA, rateB, difference, low, high, relative, z, pValue, chance } = result;
  return (
    <>
      <p className="figure" role="status">
        {describeVerdict(result, isEarly)}
      </p>
      <p className="mt-1 mb-3 text-mute">
        {pValue === null
          ? 'Nobody or everybody converted in both variants, so there is no spread to test against.'
          : `If A and B were the same, a difference this large would come about ${formatShare(pValue)} of the time. ${
              result.isSmall
                ? 'With so few people that figure is not to be trusted.'
                : `That is ${result.isSignificant ? '' : 'not '}significant at ${confidence}%.`
            }`}
      </p>
      <FigureList
        figures={[
          { label: 'Conversion rate A', figure: formatPercent(rateA, 2) },
          { label: 'Conversion rate B', figure: formatPercent(rateB, 2) },
          { label: 'Difference', figure: `${toPoints(difference)} points` },
          { label: `${confidence}% confidence interval`, figure: `${toPoints(low)} to ${toPoints(high)} points` },
          { label: 'Relative change', figure: relative === null ? `${noFigure} A has no conversions` : toSigned(relative) },
          { label: 'p-value', figure: pValue === null ? noFigure : pValue < smallestShown ? 'below 0.0001' : formatNumber(pValue, 4) },
          { label: 'z', figure: z === null ? noFigure : formatNumber(z, 2) },
          { label: 'Chance that B beats A', figure: formatChance(chance) },
        ]}
      />
      <p className="mt-3 text-[13px] text-mute">
        A two-sided z test of two proportions. The chance that B beats A assumes that any rate was as likely as any other before the test.
      </p>
    </>
  );
}

/** A test that is too small or not over has no winner, whatever its p-value. */
function describeVerdict({ isSignificant, isSmall, difference }: TestResult, isEarly: boolean): string {
  if (isSmall) return 'Too few people to tell';
  if (!isSignificant) return 'No clear difference';
  const ahead = difference > 0 ? 'B' : 'A';
  return isEarly ? `${ahead} is ahead, too early to call` : `${ahead} is better`;
}

const toSigned = (share: number) => `${share > 0 ? '+' : ''}${formatPercent(share, 2)}`;
const toPoints = (share: number) => `${share > 0 ? '+' : ''}${formatNumber(Number((share * 100).toFixed(6)), 2)}`;

const smallestShown = 0.0001;
/** Small, but never 0. */
const formatShare = (share: number) => (share < smallestShown ? 'less than 0.01%' : formatPercent(share, share < 0.001 ? 4 : 2));

/** Never quite certain. */
const formatChance = (chance: number) => (chance > 0.9999 ? 'over 99.99%' : chance < 0.0001 ? 'under 0.01%' : formatPercent(chance, 2));
