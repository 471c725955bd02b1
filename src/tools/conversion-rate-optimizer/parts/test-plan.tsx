import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { Field } from '@/ui/field';
import { HeadlineFigure, Notice, Panel, Split } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { Table } from '@/ui/table';
import { computePlan } from '../experiments';
import type { Funnel } from '../model';
import { FigureList } from './figure-list';
import type { FunnelRecords } from './use-funnel';
import { usePlanForm } from './use-inputs';

const otherEffects = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5];
const longWeeks = 8;
const shownSteps = 60;

/** How many people a test takes, and for how long. */
export default function TestPlanView({ records, funnel }: { records: FunnelRecords; funnel: Funnel }) {
  const form = usePlanForm(records);
  const plan = computePlan(form.values);
  const { effectKind, baseline } = form.values;
  const weeks = plan.weeks === null ? noFigure : plural(plan.weeks, 'week');
  const count = (value: number | null) => (value === null ? noFigure : formatNumber(value));
  const rates = funnel.steps.slice(0, shownSteps).flatMap(({ name, rate }, index) =>
    rate === null || rate === 0 || rate === 1
      ? []
      : [
          {
            value: String(index),
            typed: String(Number((rate * 100).toFixed(4))),
            label: `${index + 1}. ${name || 'Step'}: ${formatPercent(rate, 2)}`,
          },
        ],
  );
  const takeBaseline = (step: string) => {
    const chosen = rates.find(({ value }) => value === step);
    if (chosen) form.set('baseline', chosen.typed);
  };
  return (
    <>
      <Split
        input={
          <Panel
            title="Plan a Test"
            aside={
              rates.length > 0 && (
                <SelectBox
                  label="Take the baseline from a step"
                  value=""
                  options={[{ value: '', label: 'Rate of a step…' }, ...rates]}
                  onChange={takeBaseline}
                />
              )
            }
          >
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              {(['baseline', 'traffic', 'effect', 'effectKind', 'alpha', 'power'] as const).map((name) => (
                <Field key={name} of={form} name={name} />
              ))}
            </div>
          </Panel>
        }
        result={
          <div className="grid grid-cols-1 gap-6">
            <Panel title="Sample Size and Duration">
              <p className="figure" role="status">
                {plan.perVariant === null ? noFigure : `${formatNumber(plan.perVariant)} visitors per variant, ${weeks}`}
              </p>
              {plan.reason && <p className="mt-1 text-warn">{plan.reason}</p>}
              <div className="mt-3">
                <FigureList
                  figures={[
                    {
                      label: 'The test tells apart',
                      figure: plan.perVariant === null ? noFigure : `${formatPercent(baseline, 2)} and ${formatPercent(plan.target, 2)}`,
                    },
                    { label: 'Visitors per variant', figure: count(plan.perVariant) },
                    { label: 'Visitors in all', figure: count(plan.total) },
                    { label: 'Days at your traffic', figure: count(plan.days) },
                    { label: 'Run it for whole weeks', figure: weeks },
                  ]}
                />
              </div>
              {plan.weeks !== null && plan.weeks > longWeeks && (
                <div className="mt-3">
                  <Notice>
                    That is long: over {longWeeks} weeks visitors clear their cookies and your product changes. Look for a larger effect or
                    test a page with more traffic.
                  </Notice>
                </div>
              )}
              <p className="mt-3 text-[13px] text-mute">
                Two variants, split evenly; a two-sided test of two proportions. Weeks are whole, because weekdays and weekends convert
                differently. Decide on this number first and judge the test once, when it is reached.
              </p>
            </Panel>
            <Panel title="What Other Effects Would Take">
              <Table
                label="What other effects would take"
                rows={otherEffects.map((effect) => ({
                  effect,
                  other: computePlan({ ...form.values, effect, effectKind: 'relative' }),
                }))}
                isStrong={({ effect }) => effectKind === 'relative' && effect === form.values.effect}
                columns={[
                  { head: 'Relative Effect', cell: ({ effect }) => `+${formatPercent(effect)}` },
                  { head: 'Rate to Find', cell: ({ other }) => (other.perVariant === null ? noFigure : formatPercent(other.target, 2)) },
                  { head: 'Per Variant', cell: ({ other }) => count(other.perVariant) },
                  { head: 'Weeks', cell: ({ other }) => count(other.weeks) },
                ]}
              />
            </Panel>
          </div>
        }
      />
      <HeadlineFigure label="Per variant" figure={count(plan.perVariant)} />
    </>
  );
}
