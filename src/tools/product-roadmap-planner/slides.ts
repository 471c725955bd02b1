import { cleanText } from '@/lib/text';
import { layoutChart, measures, type Chart } from './chart';
import type { Roadmap } from './files';
import { resolveLinks } from '@/lib/title-links';
import { toLanes, type Status } from './model';
import { filledSections, nameOf } from './sections';
import { findTroubles } from './troubles';

/** A wide slide, in inches. */
export const page = { width: 13.333, height: 7.5, margin: 0.45, top: 1.15, names: 3.1 };
const perInch = 96;
const scaleWidth = page.width - page.margin * 2 - page.names;
const scaleHeight = page.height - page.top - 0.75;

interface Point {
  x: number;
  y: number;
}

export interface TimelineBar {
  title: string;
  /** Who and how much, behind the status. */
  facts: string;
  status: Status;
  x: number;
  y: number;
  width: number;
}

/** Everything in inches from the top left corner of the slide. */
export interface TimelineSlide {
  title: string;
  note: string;
  height: number;
  /** How much larger bars and letters are where few items leave room. */
  scale: number;
  bars: TimelineBar[];
  lanes: { name: string; y: number }[];
  marks: { label: string; x: number }[];
  todayX: number;
  arrows: { points: Point[]; isSlip: boolean }[];
}

export const barHeight = measures.bar / perInch;
/** Rows are at most twice as far apart, bars and letters hardly half as large again. */
const widest = 2;
const largest = 1.4;
const toX = (pixels: number) => page.margin + page.names + pixels / perInch;
const toY = (pixels: number) => page.top + pixels / perInch;
const bodyRoom = scaleHeight * perInch - measures.head;

/** The corners of a way that runs only across and down. */
function toPoints(path: string, place: (y: number) => number): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command, first, second] of path.matchAll(/([MhHV])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    const value = Number(first);
    if (command === 'M') [x, y] = [value, Number(second)];
    else if (command === 'h') x += value;
    else if (command === 'H') x = value;
    else y = value;
    points.push({ x: toX(x), y: place(y) });
  }
  return points;
}

/** Rows and lane names from top to bottom, as many on each slide as it has room for. */
function toPages({ rows, lanes }: Chart): { from: number; to: number }[] {
  const lines = [
    ...rows.map(({ y }) => ({ top: y - measures.row / 2, bottom: y + measures.row / 2, isLane: false })),
    ...lanes.map(({ y }) => ({ top: y, bottom: y + measures.lane, isLane: true })),
  ].sort((a, b) => a.top - b.top);
  const pages: { from: number; to: number }[] = [];
  let from = lines[0]?.top ?? 0;
  lines.forEach((line, index) => {
    // A lane's name is never the last line of a slide.
    const needed = line.isLane ? (lines[index + 1]?.bottom ?? line.bottom) : line.bottom;
    if (needed - from <= bodyRoom) return;
    pages.push({ from, to: line.top });
    from = line.top;
  });
  const end = lines.at(-1)?.bottom;
  return end === undefined ? [] : [...pages, { from, to: end }];
}

export function toTimeline(roadmap: Roadmap): TimelineSlide[] {
  const { items, extra, today, title, note, laneBy } = roadmap;
  const links = resolveLinks(items);
  const chart = layoutChart(toLanes(items, laneBy), {
    today,
    own: extra.ownPeriods,
    links,
    troubles: findTroubles(items, links, extra.ownPeriods),
    dayWidth: { total: scaleWidth * perInch },
    hasMonths: false,
  });
  const pages = toPages(chart);
  const missing = chart.left.length > 0 ? `${chart.left.length} not on the scale` : '';
  return pages.map(({ from, to }, index) => {
    const isOn = (y: number) => y >= from && y < to;
    const grow = pages.length === 1 ? Math.max(1, Math.min(widest, bodyRoom / (to - from))) : 1;
    const scale = Math.min(largest, grow);
    const place = (y: number) => toY((y - from) * grow + measures.head);
    return {
      title,
      note: [note, missing, pages.length > 1 ? `${index + 1} of ${pages.length}` : ''].filter(Boolean).join(' · '),
      height: ((to - from) * grow + measures.head) / perInch,
      scale,
      bars: chart.rows
        .filter(({ y }) => isOn(y))
        .map(({ item, x, y, width }) => ({
          title: cleanText(item.title).trim() || 'Item',
          facts: [item.status, item.assignee, item.estimatedEffort].filter(Boolean).join(', '),
          status: item.status,
          x: toX(x),
          y: place(y) - (barHeight * scale) / 2,
          width: Math.min(width / perInch, page.width - page.margin - toX(x)),
        })),
      lanes: chart.lanes.filter(({ y }) => isOn(y)).map((lane) => ({ name: lane.name, y: place(lane.y) })),
      marks: chart.marks.map(({ label, x }) => ({ label, x: toX(x) })),
      todayX: toX(chart.todayX),
      // Over several slides an arrow would lead off the edge.
      arrows: pages.length === 1 ? chart.arrows.map(({ path, isSlip }) => ({ points: toPoints(path, place), isSlip })) : [],
    };
  });
}

const perSlide = 6;
const colors = ['0B6B4A', '2D4FAE', '8A5300'];

export interface ListSlide {
  title: string;
  note: string;
  boxes: { title: string; color: string; items: string[] }[];
}

/** Behind the timeline: what each quarter holds, with what a bar has no room for. */
export function toLists(roadmap: Roadmap): ListSlide[] {
  const sections = filledSections(roadmap);
  return Array.from({ length: Math.ceil(sections.length / perSlide) }, (_, index) => ({
    title: `${roadmap.title}: by quarter`,
    note: roadmap.note,
    boxes: sections.slice(index * perSlide, (index + 1) * perSlide).map((section, place) => ({
      title: nameOf(section),
      color: colors[place % colors.length] ?? '0B6B4A',
      items: section.items.map(({ title, status, assignee, estimatedEffort }) =>
        [`${title} (${status})`, assignee, estimatedEffort].filter(Boolean).join(', '),
      ),
    })),
  }));
}
