import { useEffect, useRef, useState } from 'react';
import { formatDay } from '@/lib/dates';
import { plural } from '@/lib/text';
import { Icon } from '@/ui/icon';
import { SelectBox } from '@/ui/search-box';
import { TimelineBar, type Grip } from '@/ui/timeline-bar';
import { layoutChart, measures, type Chart, type ChartRow } from '../chart';
import type { Links } from '@/lib/title-links';
import { toLanes, type Item, type LaneBy, type RoadmapRecords } from '../model';
import { moveSpan } from '../moves';
import type { Trouble } from '../troubles';
import { TroubleList } from './item-card';

const scales = { quarters: 1.8, months: 4.4 };
type Scale = keyof typeof scales;
const scaleOptions = [
  { value: 'quarters', label: 'By quarter' },
  { value: 'months', label: 'By month' },
] as const;
const shownAtOnce = 80;
/** Narrower bars have no room for their status. */
const leastNamed = 96;
const week = 7;

interface GanttProps {
  items: readonly Item[];
  laneBy: LaneBy;
  links: Links<Item>;
  troubles: ReadonlyMap<string, readonly Trouble[]>;
  records: RoadmapRecords;
  onOpen: (item: Item) => void;
}

/** Bars on one scale with their dependencies. Drag a bar or its ends, press Alt with an arrow key, or open it and type the dates. */
export function Gantt({ items, laneBy, links, troubles, records, onOpen }: GanttProps) {
  const { today } = records.tool.around;
  const own = records.extra.ownPeriods;
  const [scale, setScale] = useState<Scale>('quarters');
  const [limit, setLimit] = useState(shownAtOnce);
  const [message, setMessage] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const chart = today
    ? layoutChart(toLanes(items.slice(0, limit), laneBy), {
        today,
        own,
        links,
        troubles,
        dayWidth: scales[scale],
        hasMonths: scale === 'months',
      })
    : undefined;
  const todayX = chart?.todayX ?? 0;
  useEffect(() => {
    scroller.current?.scrollTo({ left: Math.max(0, todayX - 120) });
    // Only when the scale changes: while dragging, the view must stay where it is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [scale, today]);
  if (!chart) return null;

  const move = (item: Item, grip: Grip, days: number) => {
    const change = moveSpan(item, grip, days, own);
    if (!change) return;
    records.update(item.id, change);
    const dates = `${formatDay(change.startDate)} to ${formatDay(change.endDate)}`;
    const text = `${item.title}: ${dates}${change.quarter === item.quarter ? '' : `, now in ${change.quarter}`}.`;
    setMessage(text);
    records.tool.say(text);
  };
  const withTroubles = chart.rows.filter(({ item }) => troubles.has(item.id));
  return (
    <>
      <div className="no-print mb-3 flex flex-wrap items-center justify-between gap-2">
        <p className="text-[13px] text-mute">
          Drag a bar or one of its ends. With the keyboard: Alt and an arrow key move it a week, with Shift its end. Enter opens it.
        </p>
        <SelectBox label="Scale" value={scale} options={scaleOptions} onChange={setScale} />
      </div>
      <section aria-label="Timeline" className="flex overflow-hidden rounded-(--radius-panel) border border-line bg-surface">
        <ChartNames chart={chart} troubles={troubles} />
        <div ref={scroller} className="min-w-0 flex-1 overflow-x-auto">
          <svg width={chart.width} height={chart.height} role="group" aria-label="Items over time" className="block">
            <Background chart={chart} />
            {chart.rows.map((row) => (
              <ItemBar key={row.item.id} row={row} dayWidth={chart.dayWidth} onMove={move} onOpen={onOpen} />
            ))}
            <Arrows chart={chart} />
          </svg>
        </div>
      </section>
      {items.length > limit && (
        <button type="button" className="btn btn-quiet mt-2" onClick={() => setLimit(limit + shownAtOnce)}>
          Show more of {items.length.toLocaleString('en-US')}
        </button>
      )}
      {withTroubles.length > 0 && (
        <section aria-label="Warnings" className="mt-5">
          <h2 className="mb-2 font-semibold">Warnings</h2>
          <ul className="rows">
            {withTroubles.map(({ item }) => (
              <li key={item.id} className="grid gap-0.5 px-4 py-2.5">
                <p className="font-[550] break-words">{item.title}</p>
                <TroubleList troubles={troubles.get(item.id) ?? []} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {chart.left.length > 0 && (
        <p className="mt-4 text-[13px] text-mute">
          {plural(chart.left.length, 'item is', 'items are')} not on the timeline, without dates or too far from today:{' '}
          {chart.left
            .slice(0, 10)
            .map(({ title, quarter }) => `${title} (${quarter})`)
            .join(', ')}
          {chart.left.length > 10 && ' and more'}.
        </p>
      )}
      <p role="status" className="sr-only">
        {message}
      </p>
    </>
  );
}

function ChartNames({ chart, troubles }: { chart: Chart; troubles: ReadonlyMap<string, readonly Trouble[]> }) {
  return (
    <svg width="100%" height={chart.height} aria-hidden="true" className="block w-32 flex-none border-r border-line sm:w-56">
      {chart.lanes.map(({ name, y }) => (
        <foreignObject key={name} x={0} y={y} width="100%" height={measures.lane}>
          <p className="truncate px-3 pt-1.5 text-[13px] font-semibold">{name}</p>
        </foreignObject>
      ))}
      {chart.rows.map(({ item, y }) => (
        <foreignObject key={item.id} x={0} y={y - measures.row / 2} width="100%" height={measures.row}>
          <p className={`flex items-center gap-1.5 px-3 pt-1.5 text-[14px] ${item.status === 'Completed' ? 'text-mute line-through' : ''}`}>
            {troubles.has(item.id) && (
              <span className="flex-none text-bad">
                <Icon icon="triangle-alert" size={14} />
              </span>
            )}
            <span className="truncate">{item.title}</span>
          </p>
        </foreignObject>
      ))}
    </svg>
  );
}

function Background({ chart }: { chart: Chart }) {
  return (
    <>
      {chart.marks.map(({ x, label, isQuarter }, index) => (
        <g key={`${label}-${index}`}>
          <line x1={x} x2={x} y1={isQuarter ? 0 : 24} y2={chart.height} className={isQuarter ? 'stroke-line-strong' : 'stroke-line'} />
          <text x={x + 6} y={isQuarter ? 18 : 36} className={`text-[12px] ${isQuarter ? 'fill-ink' : 'fill-mute'}`}>
            {label}
          </text>
        </g>
      ))}
      {chart.lanes.map(({ name, y }) => (
        <line key={name} x1={0} x2={chart.width} y1={y} y2={y} className="stroke-line-strong" />
      ))}
      <line x1={chart.todayX} x2={chart.todayX} y1={24} y2={chart.height} className="stroke-accent" strokeWidth={2} strokeDasharray="3 3" />
    </>
  );
}

function Arrows({ chart }: { chart: Chart }) {
  return (
    <g aria-hidden="true" className="pointer-events-none">
      {chart.arrows.map(({ id, path, x, y, isSlip }) => (
        <g key={id}>
          <path
            d={path}
            fill="none"
            strokeWidth={1.5}
            className={isSlip ? 'stroke-bad' : 'stroke-mute'}
            strokeDasharray={isSlip ? '4 3' : undefined}
          />
          <path d={`M${x} ${y}l-7 -4v8z`} className={isSlip ? 'fill-bad' : 'fill-mute'} />
        </g>
      ))}
    </g>
  );
}

const barLooks = {
  Planning: 'fill-accent-soft stroke-accent',
  'In Progress': 'fill-accent stroke-accent',
  Completed: 'fill-sunk stroke-control',
  'On Hold': 'fill-surface stroke-control',
};

interface ItemBarProps {
  row: ChartRow;
  dayWidth: number;
  onMove: (item: Item, grip: Grip, days: number) => void;
  onOpen: (item: Item) => void;
}

function ItemBar({ row, dayWidth, onMove, onOpen }: ItemBarProps) {
  const { item, span } = row;
  return (
    <TimelineBar
      label={`${item.title}, ${item.status}, ${formatDay(span.from)} to ${formatDay(span.to)}`}
      x={row.x}
      y={row.y}
      width={row.width}
      height={measures.bar + 2}
      dayWidth={dayWidth}
      step={week}
      isWhole
      className={barLooks[item.status]}
      dashes={item.status === 'On Hold' ? '4 3' : undefined}
      onMove={(grip, days) => onMove(item, grip, days)}
      onOpen={() => onOpen(item)}
    >
      {({ x, width }) =>
        width >= leastNamed && (
          <text
            x={x + 10}
            y={row.y + 4}
            className={`pointer-events-none text-[12px] ${item.status === 'In Progress' ? 'fill-on-accent' : 'fill-ink'}`}
          >
            {item.status}
          </text>
        )
      }
    </TimelineBar>
  );
}
