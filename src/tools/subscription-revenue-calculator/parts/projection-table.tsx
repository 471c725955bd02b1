import { useMemo } from 'react';
import { formatMoney } from '@/lib/money';
import { noFigure } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { Field } from '@/ui/field';
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
      <div
        className="max-h-120 overflow-auto rounded-(--radius-control) border border-line print:max-h-none"
        role="region"
        aria-label="Projection by month"
        tabIndex={0}
      >
        <table className="w-full text-right">
          <thead className="sticky top-0 z-1 bg-surface">
            <tr className="border-b border-line-strong text-[13px]">
              <th scope="col" className="p-2.5 text-left font-semibold">
                Month
              </th>
              {names.map((name) => (
                <th key={name} scope="col" className="max-w-40 truncate p-2.5 font-semibold" title={name}>
                  {name}
                </th>
              ))}
              <th scope="col" className="p-2.5 font-semibold">
                Total
              </th>
            </tr>
          </thead>
          <tbody className="[&_span]:block [&_span]:text-[13px] [&_span]:leading-snug [&_span]:font-normal [&_span]:text-mute [&_td]:px-2.5 [&_td]:py-1.5 [&_td]:whitespace-nowrap [&_td:last-child]:font-[550]">
            {projection.revenue.map((revenue, index) => (
              <tr key={index} className="border-b border-line last:border-0">
                <th scope="row" className="px-2.5 py-1.5 text-left font-normal text-mute">
                  {index + 1}
                </th>
                {names.map((name, tier) => {
                  const month = projection.tiers[tier]?.months[index];
                  return cellOf(name, month?.revenue, month?.subscribers, currency);
                })}
                {cellOf('total', revenue, projection.subscribers[index], currency)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
const cellOf = (key: string, revenue: number | null | undefined, subscribers: number | null | undefined, currency: string) => (
  <td key={key}>
    {show(revenue, currency)}
    <span>{typeof subscribers === 'number' ? plural(subscribers, 'subscriber') : noFigure}</span>
  </td>
);
