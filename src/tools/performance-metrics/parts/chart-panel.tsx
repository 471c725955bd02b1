import { useEffect, useRef, useState, type RefObject } from 'react';
import { formatDay } from '@/lib/dates';
import { axisRoom } from '@/lib/scale';
import { formatFigure, targetLines } from '@/kinds/metrics/progress';
import { optionLabel } from '@/lib/fields';
import { plural } from '@/lib/text';
import { Panel } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { ShowAsTable } from '@/ui/table';
import { layoutChart, type ChartLayout } from '../chart';
import { formatRolled, formatTick } from '../describe';
import { fields, type MetricRow } from '../model';
import { rollUps, type Period, type RollUp } from '../period';
import { intervals, toSeries, type Interval, type Point } from '../series';

const intervalLabels: Record<Interval, string> = { value: 'Each value', week: 'Weekly', month: 'Monthly' };
const intervalOptions = intervals.map((value) => ({ value, label: intervalLabels[value] }));
const rollUpOptions = rollUps.map((value) => ({ value, label: optionLabel(fields.rollUp, value) }));
const height = 250;

function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const element = ref.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(220, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

type Trend = typeof import('../forecast');

// By a function of its own: what follows an import() directly is bundled into it, and then hears nothing of a file that cannot be fetched.
const loadForecast = () => import('../forecast');

/** How a trend is drawn comes when one is asked for. */
function useTrend(isWanted: boolean): Trend | undefined {
  const [trend, setTrend] = useState<Trend>();
  useEffect(() => {
    if (isWanted && !trend) loadForecast().then(setTrend, console.warn);
  }, [isWanted, trend]);
  return trend;
}

interface ChartPanelProps {
  rows: readonly MetricRow[];
  row: MetricRow;
  period: Period;
  interval: Interval;
  onChoose: (id: string) => void;
  onInterval: (interval: Interval) => void;
  onRollUp: (rollUp: RollUp) => void;
}

/** One metric over the chosen days, with the days before behind it and numbers where something happened. */
export function ChartPanel({ rows, row, period, interval, onChoose, onInterval, onRollUp }: ChartPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const { metric, history } = row;
  const { points, before } = toSeries(history, period, interval, metric.rollUp);
  const [isAhead, setIsAhead] = useState<boolean>();
  // A date to reach asks where things are going; without one the chart stays with what was measured.
  const isWanted = isAhead ?? metric.targetDate > period.to;
  const trend = useTrend(isWanted);
  const shown = isWanted ? trend?.makeForecast(points, metric.targetDate, period) : undefined;
  const input = { points, before, targets: targetLines(metric), period: shown?.period ?? period, forecast: shown?.points ?? [] };
  const format = (value: number) => formatTick(value, metric.unit);
  const left = axisRoom(layoutChart(input, { width, height, left: 0 }).ticks.map(({ value }) => format(value)));
  const layout = layoutChart(input, { width, height, left });
  const show = (value: number) => (interval === 'value' ? formatFigure(value, metric.unit) : formatRolled(value, metric));
  return (
    <Panel className="mb-6">
      {/* On paper the selects are gone, and with them the name. No heading: the keyboard would be sent to one that nobody sees. */}
      <p className="mb-2 hidden font-semibold break-words print:block">{metric.name}</p>
      <div className="no-print mb-3 flex flex-wrap gap-2">
        <SelectBox
          label="Metric on the chart"
          value={row.id}
          options={rows.map(({ id, metric: { name } }) => ({ value: id, label: name || 'Metric' }))}
          onChange={onChoose}
        />
        <SelectBox label="Show by" value={interval} options={intervalOptions} onChange={onInterval} />
        {interval !== 'value' && <SelectBox label="Roll up as" value={metric.rollUp} options={rollUpOptions} onChange={onRollUp} />}
        {points.length > 2 && (
          <label className="flex min-h-9 items-center gap-2 text-[14px]">
            <input
              type="checkbox"
              className="size-4.5 accent-accent"
              checked={isWanted}
              onChange={(event) => setIsAhead(event.target.checked)}
            />
            Forecast
          </label>
        )}
      </div>
      <div ref={box} className="min-w-0">
        {points.length + before.length === 0 ? (
          <p className="py-10 text-center text-mute">
            No value of {metric.name || 'this metric'} in the last {period.days} days. Choose a longer date range.
          </p>
        ) : (
          <Drawing
            label={`${metric.name || 'Metric'}, last ${period.days} days`}
            layout={layout}
            width={width}
            left={left}
            format={format}
            hasBefore={before.length > 0}
          />
        )}
      </div>
      {trend && shown && (
        <p className="mt-2 text-[13px] text-mute">
          {trend.describeForecast(metric, shown)} A straight line through {plural(points.length, 'value')} of this chart; an estimate.
        </p>
      )}
      {layout.notes.length > 0 && (
        <ol aria-label="Notes on the chart" className="mt-3 grid gap-1 text-[13px]">
          {layout.notes.map(({ number, date, text }) => (
            <li key={number} className="flex gap-2">
              <span className="w-6 flex-none text-right font-semibold">{number}</span>
              <span className="w-24 flex-none text-mute">{formatDay(date)}</span>
              <span className="min-w-0 break-words">{text}</span>
            </li>
          ))}
        </ol>
      )}
      {points.length > 0 && <PointTable label={metric.name || 'Metric'} points={points} format={show} />}
      {interval !== 'value' && (
        <p className="mt-2 text-[13px] text-mute">
          Only days in the date range count, so the first {interval} may be cut.{interval === 'week' && ' Weeks start on Monday.'}
        </p>
      )}
    </Panel>
  );
}

interface DrawingProps {
  label: string;
  layout: ChartLayout;
  width: number;
  left: number;
  format: (value: number) => string;
  hasBefore: boolean;
}

function Drawing({ label, layout, width, left, format, hasBefore }: DrawingProps) {
  const right = width - 14;
  return (
    <figure>
      <ul className="mb-1 flex flex-wrap gap-x-4 gap-y-1 text-[13px] text-mute">
        <LegendItem name="Value" className="stroke-accent" dashes="" />
        {hasBefore && <LegendItem name="Period before" className="stroke-control" dashes="6 4" />}
        {layout.forecast !== '' && <LegendItem name="Forecast" className="stroke-accent" dashes="3 3" />}
        {layout.targets.length > 0 && <LegendItem name="Target" className="stroke-warn" dashes="2 4" />}
      </ul>
      <svg role="img" aria-label={label} width={width} height={height} className="block max-w-full">
        {layout.ticks.map(({ y, value }) => (
          <g key={value}>
            <line x1={left} x2={right} y1={y} y2={y} className={value === 0 ? 'stroke-control' : 'stroke-line'} />
            <text x={left - 8} y={y + 4} textAnchor="end" className="fill-mute text-[11.5px]">
              {format(value)}
            </text>
          </g>
        ))}
        {layout.days.map(({ x, text, anchor }) => (
          <text key={x} x={x} y={height - 8} textAnchor={anchor} className="fill-mute text-[11.5px]">
            {text}
          </text>
        ))}
        {layout.targets.map((y, index) => (
          <line key={index} x1={left} x2={right} y1={y} y2={y} strokeWidth={2} strokeDasharray="2 4" className="stroke-warn" />
        ))}
        <polyline points={layout.before} fill="none" strokeWidth={2} strokeDasharray="6 4" className="stroke-control" />
        {layout.forecast !== '' && (
          <polyline points={layout.forecast} fill="none" strokeWidth={2} strokeDasharray="3 3" className="stroke-accent" />
        )}
        <polyline points={layout.line} fill="none" strokeWidth={2.5} strokeLinejoin="round" className="stroke-accent" />
        {layout.dots.length <= 60 &&
          layout.dots.map(({ x, y }, index) => <circle key={index} cx={x} cy={y} r={3} className="fill-accent" />)}
        {layout.marks.map(({ x, y, text }) => (
          <g key={text}>
            <circle cx={x} cy={y} r={5} strokeWidth={2} className="fill-surface stroke-accent" />
            <text x={x} y={Math.max(12, y - 11)} textAnchor="middle" className="fill-ink text-[12px] font-semibold">
              {text}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

function LegendItem({ name, className, dashes }: { name: string; className: string; dashes: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg width={18} height={10} aria-hidden="true">
        <line x1={0} x2={18} y1={5} y2={5} strokeWidth={2.5} strokeDasharray={dashes} className={className} />
      </svg>
      {name}
    </li>
  );
}

function PointTable({ label, points, format }: { label: string; points: readonly Point[]; format: (value: number) => string }) {
  return (
    <ShowAsTable
      label={`${label} as a table`}
      rows={points}
      columns={[
        { head: 'Date', cell: (point) => point.label },
        { head: 'Value', cell: ({ value }) => format(value) },
      ]}
    />
  );
}
