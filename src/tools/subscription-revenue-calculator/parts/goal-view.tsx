import { useMemo } from 'react';
import { choice, formatValue } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { noFigure } from '@/lib/numbers';
import { isAllSample } from '@/kinds/records/state';
import { useLiveForm } from '@/kinds/work/live-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { seekGoal, setLever, type GoalAnswer } from '../goal';
import { fields, goalFields, leverNames, nameTiers, type Lever, type Settings } from '../model';
import type { TierRecords } from './use-subscription-plan';

const levers = Object.keys(leverNames) as Lever[];
const noAnswer: GoalAnswer = { kind: 'nothing', reason: 'Choose what may change.' };
const bound = (lever: Lever) => (lever === 'churn' ? 'at most' : 'at least');

/** What would have to be different for the MRR you want. */
export default function GoalView({ records, settings }: { records: TierRecords; settings: Settings }) {
  const { all, extra, setExtra, tool } = records;
  const { around } = tool;
  const tierId = all.some(({ id }) => id === extra.goal.tierId) ? extra.goal.tierId : '';
  const shownFields = useMemo(() => {
    const names = nameTiers(all);
    return {
      ...goalFields,
      tierId: choice('In which tier', ['', ...all.map(({ id }) => id)], {
        labels: { '': 'All tiers', ...Object.fromEntries(all.map(({ id }, index) => [id, names[index] ?? ''])) },
      }),
    };
  }, [all]);
  const goal = { ...extra.goal, tierId };
  const setGoal = (next: typeof goal, changed: string) => setExtra((current) => ({ ...current, goal: next }), { key: `goal.${changed}` });
  const live = useLiveForm(shownFields, goal, around, setGoal);
  // The prices say what the goal is in.
  const form = isAllSample(all)
    ? live
    : { ...live, set: (changed: string, value: string | boolean) => setGoal({ ...goal, [changed]: value }, changed) };
  const { target, lever } = form.values;
  const answers = useMemo(
    () => levers.map((one) => ({ lever: one, answer: seekGoal(all, settings, { target, lever: one, tierId }) })),
    [all, settings, target, tierId],
  );
  const answer = answers.find((one) => one.lever === lever)?.answer ?? noAnswer;
  const money = (minor: number | null) => (minor === null ? noFigure : formatMoney(minor, around.currency));
  const showFor = (one: Lever, value: number) => formatValue(fields[one], value, around.currency);
  const show = (value: number) => showFor(lever, value);
  const name = leverNames[lever].toLowerCase();

  const use = (value: number) =>
    records.replaceAll(setLever(all, lever, tierId, value), { say: `${leverNames[lever]} set to ${show(value)}` });
  return (
    <>
      <div className="mb-5 grid grid-cols-1 gap-3 sm:grid-cols-3">
        <Field of={form} name="target" />
        <Field of={form} name="lever" />
        <Field of={form} name="tierId" />
      </div>
      <div role="status" className="rounded-(--radius-control) bg-sunk px-4 py-3.5">
        {answer.kind === 'nothing' ? (
          <p>{answer.reason}</p>
        ) : answer.kind === 'out of reach' ? (
          <>
            <p className="font-[550]">Out of reach with the {name} alone</p>
            <p className="mt-1 text-mute">
              Even at {show(answer.best)}, month {settings.months} brings {money(answer.reaches)}.
            </p>
          </>
        ) : (
          <>
            <p className="text-[13px] text-mute">
              {leverNames[lever]} for {money(target)} in month {settings.months}
            </p>
            <p className="figure">
              {show(answer.value)} {bound(lever)}
            </p>
            <p className="mt-1 text-mute">
              It brings {money(answer.reaches)}. As things stand, month {settings.months} brings {money(answer.now)}.
            </p>
          </>
        )}
      </div>
      {answer.kind === 'reached' && (
        <div className="mt-3">
          <Button onClick={() => use(answer.value)}>Use {show(answer.value)}</Button>
        </div>
      )}
      {answer.kind !== 'nothing' && (
        <section aria-labelledby="other-ways" className="mt-5">
          <h3 id="other-ways" className="mb-1.5 font-semibold">
            Other ways to get there
          </h3>
          <dl>
            {answers
              .filter((one) => one.lever !== lever)
              .map((one) => (
                <div key={one.lever} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
                  <dt className="text-mute">{leverNames[one.lever]}</dt>
                  <dd>
                    {one.answer.kind === 'reached'
                      ? `${showFor(one.lever, one.answer.value)} ${bound(one.lever)}`
                      : one.answer.kind === 'out of reach'
                        ? 'Out of reach'
                        : noFigure}
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      )}
      <p className="mt-4 text-[13px] text-mute">
        Rates are tried in steps of 0.01%, prices and subscribers one by one. Everything else stays as it is, annual prices too. MRR counts
        at list prices here, without expansion and contraction.
      </p>
    </>
  );
}
