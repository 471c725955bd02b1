import { addDays, addMonths, daysBetween, formatDay, type Day } from '@/lib/dates';
import type { Links } from '@/lib/title-links';
import { spanOf, type Item, type Lane, type Span } from './model';
import { quarterOf, type OwnPeriod } from './periods';
import type { Trouble } from './troubles';

export interface ChartRow {
  item: Item;
  span: Span;
  x: number;
  width: number;
  /** The middle of the bar. */
  y: number;
}

export interface ChartArrow {
  id: string;
  path: string;
  /** The tip, at the start of the item that waits. */
  x: number;
  y: number;
  isSlip: boolean;
}

export interface Mark {
  x: number;
  label: string;
  isQuarter: boolean;
}

export interface Chart {
  width: number;
  height: number;
  rows: ChartRow[];
  lanes: { name: string; y: number }[];
  arrows: ChartArrow[];
  marks: Mark[];
  todayX: number;
  /** Items that cannot be drawn: without dates, or far away in time. */
  left: Item[];
  dayWidth: number;
}

export const measures = { head: 44, row: 36, lane: 32, bar: 22 };
const yearsBack = 3;
const yearsAhead = 6;
const leastWidth = 24;

interface ChartOptions {
  today: Day;
  own: readonly OwnPeriod[];
  links: Links<Item>;
  troubles: ReadonlyMap<string, readonly Trouble[]>;
  /** Of one day, or what makes the whole chart so wide. */
  dayWidth: number | { total: number };
  hasMonths: boolean;
}

const quarterAfter = (day: Day) => addDays(quarterOf(day).to, 1);

/** Where everything stands; the screen and the picture files draw from the same figures. */
export function layoutChart(lanes: readonly Lane[], { today, own, links, troubles, dayWidth: wanted, hasMonths }: ChartOptions): Chart {
  const earliest = quarterOf(addMonths(today, -12 * yearsBack)).from;
  const latest = quarterOf(addMonths(today, 12 * yearsAhead)).to;
  const spans = new Map<string, Span>();
  const left: Item[] = [];
  for (const item of lanes.flatMap(({ items }) => items)) {
    const span = spanOf(item, own);
    if (span && span.from >= earliest && span.to <= latest) spans.set(item.id, span);
    else left.push(item);
  }
  const all = [...spans.values()];
  const first = quarterOf(all.reduce((least, span) => (span.from < least ? span.from : least), today)).from;
  const last = quarterOf(all.reduce((most, span) => (span.to > most ? span.to : most), addMonths(today, 15))).to;
  const days = daysBetween(first, last) + 1;
  const dayWidth = typeof wanted === 'number' ? wanted : wanted.total / days;
  const x = (day: Day) => Math.round(daysBetween(first, day) * dayWidth * 10) / 10;

  const rows: ChartRow[] = [];
  const laneMarks: Chart['lanes'] = [];
  let y = measures.head;
  for (const lane of lanes) {
    const drawn = lane.items.flatMap((item) => {
      const span = spans.get(item.id);
      return span ? [{ item, span }] : [];
    });
    if (drawn.length === 0) continue;
    if (lane.name !== '') {
      laneMarks.push({ name: lane.name, y });
      y += measures.lane;
    }
    drawn.sort((a, b) => (a.span.from < b.span.from ? -1 : a.span.from > b.span.from ? 1 : 0));
    for (const { item, span } of drawn) {
      const width = Math.max(leastWidth, Math.round((daysBetween(span.from, span.to) + 1) * dayWidth * 10) / 10);
      rows.push({ item, span, x: x(span.from), width, y: y + measures.row / 2 });
      y += measures.row;
    }
  }
  const marks: Mark[] = [];
  for (let day = first; day <= last; day = hasMonths ? addMonths(day, 1) : quarterAfter(day)) {
    const isQuarter = quarterOf(day).from === day;
    if (isQuarter) marks.push({ x: x(day), label: quarterOf(day).name, isQuarter });
    if (hasMonths) marks.push({ x: x(day), label: formatDay(day, 'monthName'), isQuarter: false });
  }
  const lastRow = rows.at(-1);
  return {
    width: Math.max(x(last) + dayWidth, lastRow ? Math.max(...rows.map((row) => row.x + row.width)) : 0),
    height: y + 10,
    rows,
    lanes: laneMarks,
    arrows: toArrows(rows, links, troubles),
    marks,
    todayX: x(today),
    left,
    dayWidth,
  };
}

/** From the end of what must be done first to the start of what waits for it. */
function toArrows(rows: readonly ChartRow[], links: Links<Item>, troubles: ReadonlyMap<string, readonly Trouble[]>): ChartArrow[] {
  const byId = new Map(rows.map((row) => [row.item.id, row]));
  return rows.flatMap((row) =>
    (links.get(row.item.id) ?? []).flatMap(({ target }, index) => {
      const blocker = target && byId.get(target.id);
      if (!blocker || blocker === row) return [];
      const isSlip = troubles.get(row.item.id)?.some(({ kind, blocker: id }) => kind === 'slip' && id === blocker.item.id) ?? false;
      const from = blocker.x + blocker.width;
      const reach = 10;
      const between = row.y > blocker.y ? row.y - measures.row / 2 : row.y + measures.row / 2;
      const path =
        row.x - from > reach * 2
          ? `M${from} ${blocker.y}h${reach}V${row.y}H${row.x}`
          : `M${from} ${blocker.y}h${reach}V${between}H${row.x - reach}V${row.y}H${row.x}`;
      return [{ id: `${blocker.item.id}-${row.item.id}-${index}`, path, x: row.x, y: row.y, isSlip }];
    }),
  );
}
