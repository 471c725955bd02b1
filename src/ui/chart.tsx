import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { linearScale, niceTicks } from '@/lib/scale';
import { ShowAsTable, type Column } from './table';

export interface Series {
  name: string;
  /** One for each category; a gap where there is no figure. */
  values: readonly (number | null)[];
}

interface ChartProps {
  /** What the chart shows, in a few words. */
  label: string;
  categories: readonly string[];
  /** Four at most: more cannot be told apart. */
  series: readonly Series[];
  format: (value: number) => string;
  /** A shorter form for the axis, such as "$1.2M". */
  formatAxis?: (value: number) => string;
  /** Bars side by side, or lines through the points. */
  look: 'bars' | 'lines';
  height?: number;
}

const fills = ['fill-accent', 'fill-warn', 'fill-control', 'fill-bad'];
const strokes = ['stroke-accent', 'stroke-warn', 'stroke-control', 'stroke-bad'];
/** Colour is never the only sign: lines differ in their dashes, too. */
const dashes = ['', '6 4', '2 3', '9 3 2 3'];
const room = { right: 12, top: 10, bottom: 28 };
/** Wide enough for the letters of an axis label, so that none is ever cut. */
const letterWidth = 6.8;

/** Below its mark, unless it would be cut at an edge. */
function placeLabel(x: number, width: number, label: string) {
  const half = (letterWidth * label.length) / 2;
  if (x + half > width) return { x: width, textAnchor: 'end' as const };
  return x - half < 0 ? { x: 0, textAnchor: 'start' as const } : { x, textAnchor: 'middle' as const };
}

function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const element = ref.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(240, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

/** A picture of figures with the figures themselves below it, for everyone and for copying. */
export function Chart({ label, categories, series, format, formatAxis = format, look, height = 220 }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null));
  if (all.length === 0) return null;
  const ticks = niceTicks(all);
  const y = linearScale(ticks, height - room.bottom, room.top);
  // Between whole cents there is nothing to say.
  const isWhole = all.every(Number.isInteger);
  const left = 20 + letterWidth * Math.max(5, ...ticks.map((tick) => formatAxis(tick).length));
  const slot = (width - left - room.right) / Math.max(1, categories.length);
  const center = (index: number) => left + slot * (index + 0.5);
  const every = Math.max(1, Math.ceil(64 / slot));
  return (
    <figure ref={box} className="min-w-0">
      {series.length > 1 && <Legend series={series} look={look} />}
      <svg role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`} className="block max-w-full">
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2={width - room.right} y1={y(tick)} y2={y(tick)} className={tick === 0 ? 'stroke-control' : 'stroke-line'} />
            {(!isWhole || Number.isInteger(tick)) && (
              <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="fill-mute text-[11.5px]">
                {formatAxis(tick)}
              </text>
            )}
          </g>
        ))}
        {categories.map((category, index) =>
          index % every === 0 ? (
            <text
              key={`${category}-${index}`}
              {...placeLabel(center(index), width, category)}
              y={height - 8}
              className="fill-mute text-[11.5px]"
            >
              {category}
            </text>
          ) : null,
        )}
        {series.map((one, place) =>
          look === 'bars' ? (
            <Bars key={one.name} series={one} place={place} count={series.length} slot={slot} center={center} y={y} />
          ) : (
            <Line key={one.name} series={one} place={place} center={center} y={y} />
          ),
        )}
      </svg>
      <ChartTable label={label} categories={categories} series={series} format={format} />
    </figure>
  );
}

function Legend({ series, look }: Pick<ChartProps, 'series' | 'look'>) {
  return (
    <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-[13px] text-mute">
      {series.map(({ name }, place) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg width={18} height={10} aria-hidden="true">
            {look === 'bars' ? (
              <rect width={10} height={10} x={4} rx={2} className={fills[place % 4]} />
            ) : (
              <line x1={0} x2={18} y1={5} y2={5} strokeWidth={2.5} strokeDasharray={dashes[place % 4]} className={strokes[place % 4]} />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

interface MarkProps {
  series: Series;
  place: number;
  center: (index: number) => number;
  y: (value: number) => number;
}

function Bars({ series, place, count, slot, center, y }: MarkProps & { count: number; slot: number }): ReactNode {
  const width = Math.max(2, Math.min(36, (slot * 0.7) / count));
  return series.values.map((value, index) => {
    if (value === null) return null;
    const top = Math.min(y(value), y(0));
    const x = center(index) - (width * count) / 2 + width * place;
    return (
      <rect
        key={index}
        x={x + 1}
        y={top}
        width={width - 2}
        height={Math.max(1, Math.abs(y(value) - y(0)))}
        rx={2}
        className={fills[place % 4]}
      />
    );
  });
}

function Line({ series, place, center, y }: MarkProps): ReactNode {
  const points = series.values.flatMap((value, index) => (value === null ? [] : [{ x: center(index), y: y(value) }]));
  return (
    <>
      <polyline
        points={points.map((point) => `${point.x},${point.y}`).join(' ')}
        fill="none"
        strokeWidth={2.5}
        strokeLinejoin="round"
        strokeDasharray={dashes[place % 4]}
        className={strokes[place % 4]}
      />
      {points.length <= 40 && points.map((point) => <circle key={point.x} cx={point.x} cy={point.y} r={3} className={fills[place % 4]} />)}
    </>
  );
}

function ChartTable({ label, categories, series, format }: Omit<ChartProps, 'look' | 'height' | 'formatAxis'>) {
  return (
    <ShowAsTable
      label={label}
      rows={categories}
      columns={[
        { head: '', cell: (category) => category },
        ...series.map(({ name, values }): Column<string> => ({
          head: name,
          cell: (_category, index) => (typeof values[index] === 'number' ? format(values[index]) : '—'),
        })),
      ]}
    />
  );
}
