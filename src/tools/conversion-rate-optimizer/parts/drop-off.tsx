import { formatMoney } from '@/lib/money';
import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import { Field } from '@/ui/field';
import { Notice, Panel } from '@/ui/layout';
import { Table } from '@/ui/table';
import { computeDropOffs, formatCount, type DropOff } from '../levers';
import type { Funnel } from '../model';
import type { FunnelRecords } from './use-funnel';
import { useValueForm } from './use-inputs';

const shownAtOnce = 60;

/** Who leaves where, drawn and in figures. */
export default function DropOffView({ records, funnel }: { records: FunnelRecords; funnel: Funnel }) {
  const form = useValueForm(records);
  const { currency } = records.tool.around;
  const { value } = form.values;
  const all = computeDropOffs(funnel, value);
  const shown = all.slice(0, shownAtOnce);
  const most = Math.max(1, ...shown.map(({ step }) => step.visitors));
  const costliest = findCostliest(all);
  const show = (worth: number | null) => (worth === null ? noFigure : formatMoney(worth, currency));
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
      <div className="grid min-w-0 grid-cols-1 gap-6 lg:col-span-4">
        <Panel title="What a Conversion Is Worth">
          <Field of={form} name="value" />
          {value > 0 && all.some(({ lostConversions, lostWorth }) => lostConversions !== null && lostWorth === null) && (
            <p className="mt-3 text-[13px] text-warn">Amounts too large to show to the cent appear as {noFigure}.</p>
          )}
          {value === 0 && <p className="mt-3 text-[13px] text-mute">Lost revenue shows {noFigure} until you enter a value.</p>}
        </Panel>
        {costliest && (
          <Panel title="Where Most Is Lost">
            <p className="figure">{costliest.step.name || 'One step'}</p>
            <p className="mt-1 text-mute">
              {formatNumber(costliest.step.left)} people leave here. Had they gone on like the others, they would have made{' '}
              {formatCount(costliest.lostConversions ?? 0)} more conversions
              {costliest.lostWorth === null ? '.' : `, worth ${show(costliest.lostWorth)}.`}
            </p>
          </Panel>
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6 lg:col-span-8">
        <Panel title="Funnel Chart">
          <ol aria-label="Funnel Chart" className="grid grid-cols-1 gap-1">
            {shown.map(({ step, share, lostWorth }, index) => (
              <li key={`${step.id}-${index}`} className="grid grid-cols-1 items-center gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)_10rem]">
                <div className="min-w-0 text-[14px]">
                  <p className="truncate font-[550]" title={step.name}>
                    {step.name || `Step ${index + 1}`}
                  </p>
                  <p className="text-[13px] text-mute">{formatNumber(step.visitors)} visitors</p>
                </div>
                <FunnelSlice from={step.visitors / most} to={step.conversions / most} isBottleneck={step.isBottleneck} />
                <p className="text-[13px] text-mute max-sm:mb-3">
                  <span className={step.isBottleneck ? 'font-[550] text-bad' : 'text-ink'}>{formatNumber(step.left)} leave</span>
                  {share !== null && ` (${formatPercent(share, 2)})`}
                  {lostWorth !== null && <span className="block">{show(lostWorth)} lost</span>}
                </p>
              </li>
            ))}
          </ol>
          {all.length > shown.length && (
            <p className="mt-3 text-[13px] text-mute">The first {shownAtOnce} steps. The Excel file has all of them.</p>
          )}
        </Panel>
        <Panel title="Drop-off in Figures">
          <Table
            label="Drop-off in Figures"
            rows={shown}
            columns={[
              { head: 'Step', className: 'max-w-40 truncate', cell: ({ step }, index) => step.name || `Step ${index + 1}` },
              { head: 'Visitors', cell: ({ step }) => formatNumber(step.visitors) },
              { head: 'Go On', cell: ({ step }) => formatNumber(step.conversions) },
              { head: 'Leave', cell: ({ step }) => formatNumber(step.left) },
              { head: 'Drop-off', cell: ({ share }) => (share === null ? noFigure : formatPercent(share, 2)) },
              {
                head: 'Lost Conversions',
                cell: ({ lostConversions }) => (lostConversions === null ? noFigure : formatCount(lostConversions)),
              },
              { head: 'Lost Revenue', cell: ({ lostWorth }) => show(lostWorth) },
            ]}
          />
          <div className="mt-4">
            <Notice tone="plain">
              Lost conversions and revenue are an estimate: they assume that those who left would have gone through the later steps at the
              rates you see now. The lines overlap, so they don’t add up to a total.
            </Notice>
          </div>
        </Panel>
      </div>
    </div>
  );
}

const findCostliest = (all: readonly DropOff[]): DropOff | undefined => {
  const known = all.filter(({ lostConversions }) => lostConversions !== null && lostConversions > 0);
  return known.reduce<DropOff | undefined>(
    (most, next) => (!most || (next.lostConversions ?? 0) > (most.lostConversions ?? 0) ? next : most),
    undefined,
  );
};

/** As wide above as people arrive, as wide below as people go on. The row says the same in words. */
function FunnelSlice({ from, to, isBottleneck }: { from: number; to: number; isBottleneck: boolean }) {
  const edge = (share: number) => Math.max(0.3, Math.min(1, share) * 50);
  const [top, bottom] = [edge(from), edge(to)];
  return (
    <svg viewBox="0 0 100 48" preserveAspectRatio="none" width="100%" height={48} aria-hidden="true" className="my-1 block">
      <rect width={100} height={48} className="fill-sunk" />
      <polygon
        points={`${50 - top},0 ${50 + top},0 ${50 + bottom},48 ${50 - bottom},48`}
        className={isBottleneck ? 'fill-bad' : 'fill-accent'}
        opacity={0.85}
      />
    </svg>
  );
}
