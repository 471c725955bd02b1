import { useEffect, useRef, useState, type RefObject } from 'react';
import { dashes, drawChart, type ChartInks, type Series } from '@/lib/chart-drawing';
import { Shapes } from './shapes';
import { ShowAsTable, type Column } from './table';

export type { Series };

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
const inks: ChartInks = {
  fill: (place) => ({ className: fills[place % 4] ?? '' }),
  stroke: (place) => ({ className: strokes[place % 4] ?? '' }),
  axis: { className: 'stroke-line' },
  zero: { className: 'stroke-control' },
  words: { className: 'fill-mute text-[11.5px]' },
};

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
  const shapes = drawChart({ categories, series, formatAxis, look, width, height }, inks);
  if (shapes.length === 0) return null;
  return (
    <figure ref={box} className="min-w-0">
      {series.length > 1 && <Legend series={series} look={look} />}
      <svg role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`} className="block max-w-full">
        <Shapes of={shapes} />
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
