import { useState } from 'react';
import { addMonths, formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { numberFormat, formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import { formatShortMonth } from '@/lib/months';
import { plural } from '@/lib/text';
import { Chart } from '@/ui/chart';
import { Field } from '@/ui/field';
import { Chip, Empty, Panel } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { Table } from '@/ui/table';
import { nameOrNone } from '../cap-table';
import { electionNote, vestingAssumptions } from '../assumptions';
import { toMinorPrice } from '../format';
import { hasDeeperTerms, isOption, type Stakeholder } from '../model';
import { findElections, toSchedule, vestedAfter, vestedOn, type VestingMonth } from '../vesting';
import { Assumptions } from './notes';
import type { Equity } from './use-equity';

const shownRows = 200;

interface VestedRow {
  stakeholder: Stakeholder;
  shares: number;
  vested: number | null;
}

/** The same person may have shares and options. */
const nameOf = (holder: Stakeholder) => `${nameOrNone(holder.name, 'No name')}${isOption(holder) ? ' (options)' : ''}`;

/** Who has earned what, on any day. */
export default function VestingView({ equity }: { equity: Equity }) {
  const { stakeholders, table, settings, around, extra, inputs } = equity;
  const { all } = stakeholders;
  const day = settings.values.vestedOn || around.today;
  const [chosenId, setChosenId] = useState('');
  const chosen = all.find(({ id }) => id === chosenId) ?? all[0];
  if (!chosen) return <Empty text="Nobody is vesting yet" hint="Add stakeholders with a grant date under Cap Table." />;
  const { running, overdue } = findElections(inputs);
  const elections = [...overdue, ...running];
  const { isWithout83b } = settings.values;
  const sharesOf = ({ id }: Stakeholder) => table.sharesOf.get(id) ?? 0;
  const figure = (value: number | null) => (value === null ? noFigure : formatNumber(value));
  const hasNoDate = all.some(({ grantDate, vestingPeriod }) => grantDate === '' && vestingPeriod > 0);
  return (
    <div className="grid grid-cols-1 gap-5">
      {(elections.length > 0 || isWithout83b) && (
        <Panel title="83(b) Elections">
          <ul className="grid grid-cols-1 gap-2">
            {elections.map(({ stakeholder, ...election }) => (
              <li key={stakeholder.id} className="flex flex-wrap items-center gap-2">
                <span className="font-[550]">{nameOrNone(stakeholder.name, 'No name')}</span>
                <ElectionChip daysLeft={election.daysLeft} deadline={election.deadline} />
                <button
                  type="button"
                  className="btn btn-quiet no-print"
                  aria-label={`Mark as filed: 83(b) of ${stakeholder.name}`}
                  onClick={() => stakeholders.update(stakeholder.id, { has83b: true })}
                >
                  Mark as filed
                </button>
              </li>
            ))}
          </ul>
          {!isWithout83b && <p className="my-3 text-[13px] text-mute">{electionNote}</p>}
          <div className="no-print">
            <Field of={settings} name="isWithout83b" />
          </div>
        </Panel>
      )}
      <Panel
        title={day ? `Vested on ${formatDay(day)}` : 'Vested'}
        aside={
          <div className="no-print w-44">
            <Field of={settings} name="vestedOn" />
          </div>
        }
      >
        <Table
          label="Vested shares"
          rows={all.slice(0, shownRows).map((stakeholder) => {
            const shares = sharesOf(stakeholder);
            return { stakeholder, shares, vested: vestedOn(shares, stakeholder, day) };
          })}
          keyOf={({ stakeholder }) => stakeholder.id}
          columns={[
            { head: 'Name', className: 'min-w-28', cell: ({ stakeholder }) => nameOf(stakeholder) },
            { head: 'Shares', cell: ({ shares }) => formatNumber(shares) },
            { head: 'Vested', cell: ({ vested }) => figure(vested) },
            {
              head: 'Vested %',
              cell: ({ vested, shares }) => (vested === null || shares === 0 ? noFigure : formatPercent(vested / shares, 2)),
            },
            ...(all.some(isOption)
              ? [
                  {
                    head: 'Cost to exercise',
                    cell: ({ stakeholder, vested }: VestedRow) =>
                      isOption(stakeholder) && vested !== null
                        ? formatMoney(Math.round(toMinorPrice(vested * stakeholder.exercisePrice, around.currency)), around.currency)
                        : noFigure,
                  },
                ]
              : []),
            { head: 'Unvested', cell: ({ vested, shares }) => figure(vested === null ? null : shares - vested) },
            {
              head: 'If sold',
              cell: ({ stakeholder, vested, shares }) => figure(stakeholder.acceleration === 'Single trigger' ? shares : vested),
            },
            {
              head: 'If sold and let go',
              cell: ({ stakeholder, vested, shares }) => figure(stakeholder.acceleration === 'None' ? vested : shares),
            },
          ]}
        />
        {hasNoDate && <p className="mt-2 text-[13px] text-mute">— where there is no grant date: edit the stakeholder to enter one.</p>}
        {all.length > shownRows && (
          <p className="mt-2 text-[13px] text-mute">
            The first {shownRows} of {plural(all.length, 'stakeholder')}.
          </p>
        )}
        {extra.isFull && hasDeeperTerms(inputs) && (
          <p className="mt-2 text-[13px] text-mute">Shares as in the table with SAFEs, notes and pool.</p>
        )}
      </Panel>
      <Panel
        title="Schedule"
        aside={
          <SelectBox
            label="Schedule of"
            value={chosen.id}
            options={all.slice(0, shownRows).map((holder) => ({ value: holder.id, label: nameOf(holder) }))}
            onChange={setChosenId}
          />
        }
      >
        <Schedule stakeholder={chosen} shares={sharesOf(chosen)} />
      </Panel>
      <Assumptions notes={vestingAssumptions} />
    </div>
  );
}

function Schedule({ stakeholder, shares }: { stakeholder: Stakeholder; shares: number }) {
  const months = toSchedule(shares, stakeholder);
  if (stakeholder.vestingPeriod <= 0) return <p className="text-mute">No vesting: all shares are held from the start.</p>;
  if (months.length === 0) return <p className="text-mute">There are no shares to vest.</p>;
  const [first, last] = [months[0], months.at(-1)];
  const { grantDate } = stakeholder;
  const all = Array.from({ length: (last?.month ?? 0) + 1 }, (_, month) => month);
  return (
    <>
      {first && last && (
        <p className="mb-3 text-[13px] text-mute">
          {formatNumber(first.vests)} shares {whenOf(first)}, then month by month until all {formatNumber(shares)} are vested {whenOf(last)}
          .
        </p>
      )}
      <Chart
        label={`Shares of ${nameOrNone(stakeholder.name, 'this stakeholder')} vested by month`}
        look="lines"
        categories={all.map((month) => (grantDate ? formatShortMonth(addMonths(grantDate, month).slice(0, 7)) : `Month ${month}`))}
        series={[{ name: 'Vested shares', values: all.map((month) => vestedAfter(shares, stakeholder, month)) }]}
        format={(value) => formatNumber(value)}
        formatAxis={(value) => numberFormat({ notation: 'compact' }).format(value)}
      />
    </>
  );
}

const whenOf = ({ month, day }: VestingMonth) => (day ? `on ${formatDay(day)}` : `after ${plural(month, 'month')}`);

function ElectionChip({ daysLeft, deadline }: { daysLeft: number; deadline: string }) {
  if (daysLeft < 0) return <Chip tone="bad">83(b) ended {formatDay(deadline)}</Chip>;
  return (
    <Chip tone="warn">
      83(b): {daysLeft === 0 ? 'today is the last day' : `${plural(daysLeft, 'day')} left`}, by {formatDay(deadline)}
    </Chip>
  );
}
