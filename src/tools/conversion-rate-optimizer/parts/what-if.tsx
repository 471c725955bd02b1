import { CompareTable, type Measure } from '@/kinds/calculator/compare-table';
import { ScenarioBar } from '@/kinds/calculator/scenario-bar';
import { useScenarios } from '@/kinds/calculator/use-scenarios';
import { formatMoney } from '@/lib/money';
import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Panel, Split } from '@/ui/layout';
import { Slider } from '@/ui/slider';
import { computeWhatIf, formatCount, liftOf, liftRate, rankLevers, type Lever } from '../levers';
import { highestLift, lowestLift, type Funnel, type Lifts } from '../model';
import { LeverTable } from './lever-table';
import type { FunnelRecords } from './use-funnel';
import { useValueForm } from './use-inputs';

const shownAtOnce = 60;

/** Other rates, step by step: what they would bring, side by side with today. */
export default function WhatIfView({ records, funnel }: { records: FunnelRecords; funnel: Funnel }) {
  const { tool, extra, setExtra } = records;
  const { currency } = tool.around;
  const { lifts } = extra;
  const form = useValueForm(records);
  const { value } = form.values;
  const scenarios = useScenarios(extra.scenarios, lifts, ({ scenarios: kept, work }, how) =>
    setExtra((current) => ({ ...current, scenarios: kept, lifts: work }), how),
  );
  const setLift = (id: string, lift: number) =>
    setExtra((current) => ({ ...current, lifts: { ...current.lifts, [id]: lift } }), { key: `lift.${id}` });
  const reset = () => setExtra((current) => ({ ...current, lifts: {} }), { say: 'What-ifs reset to zero' });
  const hasLifts = funnel.steps.some(({ id }) => liftOf(lifts, id) !== 0);
  const today = computeWhatIf(funnel, {}, value);
  const now = computeWhatIf(funnel, lifts, value);
  const steps = funnel.steps.slice(0, shownAtOnce);
  const alone = new Map(rankLevers(funnel, lifts, value, 'what-ifs').map((lever) => [lever.id, lever]));
  return (
    <>
      <Split
        input={
          <Panel
            title="What If"
            aside={
              <Button look="quiet" icon="rotate-ccw" disabled={!hasLifts} onClick={reset}>
                Reset what-ifs
              </Button>
            }
          >
            <Field of={form} name="value" />
            {value > 0 && now.conversions !== null && now.worth === null && (
              <p className="mt-3 text-[13px] text-warn">Amounts too large to show to the cent appear as {noFigure}.</p>
            )}
            <p className="mt-4 text-[13px] text-mute">Change a step’s rate by a percentage of itself. Nothing in your funnel changes.</p>
            {steps.map(({ id, name, rate }, index) => {
              const lift = liftOf(lifts, id);
              const to = rate === null ? null : liftRate(rate, lift);
              return (
                <div key={`${id}-${index}`} className="wrap-anywhere">
                  <Slider
                    label={`${name || `Step ${index + 1}`}: change in %`}
                    min={lowestLift}
                    max={highestLift}
                    value={lift}
                    onChange={(next) => setLift(id, next)}
                  />
                  <p className="flex justify-between gap-3 text-[13px] text-mute">
                    <span>
                      {rate === null || to === null
                        ? `${noFigure} no visitors, so no rate`
                        : lift === 0
                          ? formatPercent(rate, 2)
                          : `${formatPercent(rate, 2)} → ${formatPercent(to, 2)}`}
                    </span>
                    <span className="text-right">
                      {lift !== 0 && describeLever(alone.get(id), currency)}
                      {to === 1 && lift > 0 && <span className="block">Capped at 100%</span>}
                    </span>
                  </p>
                </div>
              );
            })}
            {funnel.steps.length > shownAtOnce && <p className="mt-4 text-[13px] text-mute">Sliders for the first {shownAtOnce} steps.</p>}
          </Panel>
        }
        result={
          <Panel title="Before and After">
            <p className="figure">
              {now.conversions === null ? noFigure : `${formatCount(now.conversions)} conversions`}
              {now.worth !== null && <span className="text-mute">, {formatMoney(now.worth, currency)}</span>}
            </p>
            <p className="mb-4 text-mute">
              {now.conversions === null || today.conversions === null
                ? 'A step without visitors has no rate.'
                : hasLifts
                  ? `${describeChange(now.conversions - today.conversions, 'conversions', formatCount)}${
                      now.worth === null || today.worth === null
                        ? ''
                        : `, ${describeChange(now.worth - today.worth, '', (size) => formatMoney(size, currency))}`
                    } against the rates you entered.`
                  : 'Move a slider to see what it brings.'}
            </p>
            <ScenarioBar scenarios={scenarios} />
            <div className="mt-3">
              <CompareTable label="Before and after" {...compare(funnel, scenarios.all, value, currency)} />
            </div>
            <p className="mt-3 text-[13px] text-mute">
              Starts from the {formatNumber(steps[0]?.visitors ?? 0)} visitors of your first step. Differences of rates are in percentage
              points.
            </p>
          </Panel>
        }
      />
      <div className="mt-6">
        <LeverTable funnel={funnel} lifts={lifts} value={value} currency={currency} />
      </div>
    </>
  );
}

function describeLever(lever: Lever | undefined, currency: string): string {
  if (!lever || lever.extraConversions === null) return '';
  const worth = lever.extraWorth === null ? '' : `, ${describeChange(lever.extraWorth, '', (size) => formatMoney(size, currency))}`;
  return `${describeChange(lever.extraConversions, 'conversions', formatCount)}${worth}`;
}

const describeChange = (change: number, noun: string, format: (size: number) => string) =>
  `${change < 0 ? '−' : '+'}${format(Math.abs(change))}${noun && ` ${noun}`}`;

interface Named {
  name: string;
  work: Lifts;
}

/** The rates as entered first, then each set of what-ifs. */
function compare(funnel: Funnel, scenarios: readonly Named[], value: number, currency: string): { names: string[]; measures: Measure[] } {
  const sets: Named[] = scenarios.length === 1 ? scenarios.map(({ work }) => ({ name: 'What-if', work })) : [...scenarios];
  const names = ['Today', ...sets.map(({ name }) => name)].map((name, index, all) =>
    all.indexOf(name) === index ? name : `${name} (${index + 1})`,
  );
  const outcomes = [{}, ...sets.map(({ work }) => work)].map((lifts) => computeWhatIf(funnel, lifts, value));
  const percent = (rate: number) => formatPercent(rate, 2);
  return {
    names,
    measures: [
      { label: 'Overall conversion', values: outcomes.map(({ overall }) => overall), format: percent },
      { label: 'Conversions', values: outcomes.map(({ conversions }) => conversions), format: formatCount },
      { label: 'Value', values: outcomes.map(({ worth }) => worth), format: (worth) => formatMoney(worth, currency) },
      ...funnel.steps.slice(0, shownAtOnce).map(({ name }, index) => ({
        label: `${index + 1}. ${name || 'Step'}`,
        values: outcomes.map(({ rates }) => rates[index] ?? null),
        format: percent,
      })),
    ],
  };
}
