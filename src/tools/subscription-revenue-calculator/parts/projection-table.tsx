import { useMemo } from 'react';
import { formatMoney } from '@/lib/money';
import { noFigure } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { Field } from '@/ui/field';
import { Table, type Column } from '@/ui/table';
import { countingRule, roundedRule, smoothingNote } from '../content';
import { nameTiers, type Settings } from '../model';
import { computeProjection, type Projection } from '../projection';
import type { SettingsForm } from './use-subscription-plan';

/** More columns than anyone can read; the files hold them all. */
const mostColumns = 40;

interface ProjectionTableProps {
  projection: Projection;
  settings: Settings;
  form: SettingsForm;
  currency: string;
}

export function ProjectionTable({ projection, settings, form, currency }: ProjectionTableProps) {
  const { roundsMonthly } = settings;
  const tiers = projection.tiers.map(({ tier }) => tier);
  const names = nameTiers(tiers).slice(0, mostColumns);
  const hidden = tiers.length - names.length;
  const other = useMemo(
    () =>
      computeProjection(
        projection.tiers.map(({ tier }) => tier),
        { ...settings, roundsMonthly: !settings.roundsMonthly },
      ),
    [projection, settings],
  );
  return (
    <>
      <Table
        label="Projection by month"
        look="framed"
        rows={projection.revenue}
        columns={[
          { head: 'Month', cell: (_revenue, index) => <span className="text-mute">{index + 1}</span> },
          ...names.map((name, tier): Column<number | null> => ({
            head: (
              <span className="ml-auto block max-w-40 truncate" title={name}>
                {name}
              </span>
            ),
            cell: (_revenue, index) => {
              const month = projection.tiers[tier]?.months[index];
              return cellOf(month?.revenue, month?.subscribers, currency);
            },
          })),
          { head: 'Total', isStrong: true, cell: (revenue, index) => cellOf(revenue, projection.subscribers[index], currency) },
        ]}
      />
      {hidden > 0 && <p className="mt-2 text-[13px] text-mute">{plural(hidden, 'more tier')} in the total and in the files.</p>}
      <div className="mt-3 grid grid-cols-1 gap-1.5 text-[13px] text-mute">
        <p>{roundsMonthly ? roundedRule : countingRule}</p>
        <p>{smoothingNote}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-(--radius-control) bg-sunk px-3 py-1.5">
          <span>
            {roundsMonthly ? 'Carrying the exact count' : 'Rounding every month'}: {show(other.totalRevenue, currency)} altogether,{' '}
            {other.finalSubscribers === null ? noFigure : plural(other.finalSubscribers, 'subscriber')} at the end.
          </span>
          <span className="no-print text-ink">
            <Field of={form} name="roundsMonthly" />
          </span>
        </div>
      </div>
    </>
  );
}

const show = (amount: number | null | undefined, currency: string) =>
  typeof amount === 'number' ? formatMoney(amount, currency) : noFigure;

/** A function, not a component: sixty months of many tiers are thousands of these. */
const cellOf = (revenue: number | null | undefined, subscribers: number | null | undefined, currency: string) => (
  <>
    {show(revenue, currency)}
    <span className="block text-[13px] leading-snug font-normal text-mute">
      {typeof subscribers === 'number' ? plural(subscribers, 'subscriber') : noFigure}
    </span>
  </>
);
