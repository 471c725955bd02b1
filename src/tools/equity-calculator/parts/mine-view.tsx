import { useMemo, useState } from 'react';
import { formatDay } from '@/lib/dates';
import { formatCompactMoney } from '@/lib/compact-money';
import { formatMoney } from '@/lib/money';
import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import { Chart } from '@/ui/chart';
import { Field } from '@/ui/field';
import { Empty, Notice, Panel } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { Table } from '@/ui/table';
import { exitAssumptions } from '../assumptions';
import { formatPrice, toMinorPrice } from '../format';
import { computeMine, listPeople } from '../mine';
import { Assumptions } from './notes';
import type { Equity } from './use-equity';

/** One person’s side of it: what is held, what has vested, and what a sale of the company would bring. */
export default function MineView({ equity: { inputs, settings, around } }: { equity: Equity }) {
  const { currency } = around;
  const people = useMemo(() => listPeople(inputs), [inputs]);
  const [chosen, setChosen] = useState('');
  const person = people.find(({ key }) => key === chosen) ?? people[0];
  const day = settings.values.vestedOn || around.today;
  const mine = useMemo(() => person && computeMine(inputs, person.key, day), [inputs, person, day]);
  if (!person || !mine) return <Empty text="Nobody in the table yet" hint="Add stakeholders under Cap Table." />;
  const { at, curve, startsAt } = mine;
  const money = (amount: number) => formatMoney(amount, currency);
  const hasCost = curve.some(({ cost }) => cost > 0);
  const facts = [
    ['Shares', formatNumber(mine.shares)],
    ...(mine.options > 0 ? [['Options', formatNumber(mine.options)] as const] : []),
    ['Of the company today', mine.owned === null ? noFigure : formatPercent(mine.owned, 2)],
    [day ? `Vested on ${formatDay(day)}` : 'Vested', mine.isVestingKnown ? formatNumber(mine.vested) : noFigure],
    ...(mine.sold > 0 ? [['Received for shares sold', money(Math.round(toMinorPrice(mine.sold, currency)))] as const] : []),
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-5">
      <Panel
        title={`What ${person.name} Gets`}
        aside={
          <SelectBox
            label="What does this person get"
            value={person.key}
            options={people.map(({ key, name }) => ({ value: key, label: name }))}
            onChange={setChosen}
          />
        }
      >
        <div className="no-print mb-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Field of={settings} name="exitValue" />
          <Field of={settings} name="exitDay" />
          <div className="sm:col-span-2">
            <Field of={settings} name="isVestedOnly" />
          </div>
        </div>
        <p className="text-[13px] text-mute">At an exit of {money(at.value)}</p>
        <p className="figure break-words">{money(at.amount)}</p>
        <p className="mt-1 text-[13px] text-mute">
          {at.share === null ? 'Enter an exit value above 0.' : `${formatPercent(at.share, 2)} of the exit, before taxes.`}
          {at.cost > 0 && ` After ${money(at.cost)} paid to exercise.`}
        </p>
        {startsAt > 0 && (
          <div className="mt-3">
            <Notice tone="plain">
              Up to an exit of {money(startsAt)}, {person.name} gets nothing: preferences
              {mine.options > 0 ? ', or the exercise price,' : ''} come first.
            </Notice>
          </div>
        )}
        <dl className="mt-4 grid grid-cols-1 gap-x-8 sm:grid-cols-2">
          {facts.map(([label, figure]) => (
            <div key={label} className="flex items-baseline justify-between gap-3 border-b border-line py-1.5">
              <dt className="text-[13px] text-mute">{label}</dt>
              <dd className="text-right">{figure}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      {at.value > 0 && (
        <Panel title="By Exit Value">
          <Chart
            label={`What ${person.name} gets by exit value`}
            look="lines"
            categories={curve.map(({ value }) => formatCompactMoney(value, currency))}
            series={[{ name: person.name, values: curve.map(({ amount }) => amount) }]}
            format={money}
            formatAxis={(amount) => formatCompactMoney(amount, currency)}
          />
          <Table
            label={`What ${person.name} gets at each exit value`}
            className="mt-4"
            rows={curve}
            columns={[
              { head: 'Exit value', className: 'whitespace-nowrap', cell: ({ value }) => money(value) },
              { head: 'A common share', cell: ({ perShare }) => formatPrice(perShare, currency) },
              ...(hasCost ? [{ head: 'Paid to exercise', cell: ({ cost }: (typeof curve)[number]) => money(cost) }] : []),
              { head: 'Gets', cell: ({ amount }) => money(amount), isStrong: true },
              { head: 'Of the exit', cell: ({ share }) => (share === null ? noFigure : formatPercent(share, 2)) },
            ]}
          />
        </Panel>
      )}
      <Assumptions notes={exitAssumptions} />
    </div>
  );
}
