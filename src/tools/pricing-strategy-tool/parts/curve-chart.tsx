import { useEffect, useRef, useState } from 'react';
import { axisRoom, linearScale, niceTicks } from '@/lib/scale';
import { ShowAsTable, type Column } from '@/ui/table';

interface Line {
  name: string;
  /** One for each price. */
  values: readonly number[];
}

interface CurveChartProps {
  label: string;
  /** Rising, in the currency's main unit: the axis is true to scale. */
  prices: readonly number[];
  lines: readonly Line[];
  markers: readonly { name: string; price: number }[];
  formatPrice: (price: number) => string;
  formatValue: (value: number) => string;
}

const strokes = ['stroke-accent', 'stroke-warn', 'stroke-control', 'stroke-bad'];
/** Colour is never the only sign. */
const dashes = ['', '6 4', '2 3', '9 3 2 3'];
const plot = { right: 24, bottom: 30, height: 220, row: 15 };
const mostPoints = 240;
const mostRows = 120;

/** Every so many, the last always among them. */
function thin<T>(items: readonly T[], most: number): T[] {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, index) => index % step === 0 || index === items.length - 1);
}

/** Lines over prices, true to scale, with the prices that matter marked and the figures below. */
export function CurveChart({ label, prices, lines, markers, formatPrice, formatValue }: CurveChartProps) {
  const box = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const element = box.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(240, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const top = 12 + markers.length * plot.row;
  const bottom = top + plot.height;
  const xTicks = niceTicks(prices, width < 480 ? 3 : 6);
  const yTicks = niceTicks(lines.flatMap(({ values }) => thin(values, mostPoints)));
  const left = axisRoom(yTicks.map(formatValue));
  const x = linearScale(xTicks, left, width - plot.right);
  const y = linearScale(yTicks, bottom, top);
  const kept = thin([...prices.keys()], mostPoints);
  return (
    <figure ref={box} className="min-w-0">
      {lines.length > 1 && (
        <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-[13px] text-mute">
          {lines.map(({ name }, place) => (
            <li key={name} className="flex items-center gap-1.5">
              <svg width={22} height={10} aria-hidden="true">
                <line x1={0} x2={22} y1={5} y2={5} strokeWidth={2.5} strokeDasharray={dashes[place % 4]} className={strokes[place % 4]} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <svg role="img" aria-label={label} width={width} height={bottom + plot.bottom} className="block max-w-full">
        {yTicks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2={width - plot.right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="fill-mute text-[11.5px]">
              {formatValue(tick)}
            </text>
          </g>
        ))}
        {xTicks.map((tick) => (
          <text key={tick} x={x(tick)} y={bottom + 20} textAnchor="middle" className="fill-mute text-[11.5px]">
            {formatPrice(tick).replace(/\.0+$/, '')}
          </text>
        ))}
        {lines.map(({ name, values }, place) => (
          <polyline
            key={name}
            points={kept.map((index) => `${x(prices[index] ?? 0)},${y(values[index] ?? 0)}`).join(' ')}
            fill="none"
            strokeWidth={2.5}
            strokeLinejoin="round"
            strokeDasharray={dashes[place % 4]}
            className={strokes[place % 4]}
          />
        ))}
        {markers.map(({ name, price }, row) => {
          const isRight = x(price) > width * 0.7;
          return (
            <g key={name}>
              <line x1={x(price)} x2={x(price)} y1={8 + row * plot.row} y2={bottom} strokeDasharray="1 3" className="stroke-ink" />
              <text
                x={x(price) + (isRight ? -5 : 5)}
                y={14 + row * plot.row}
                textAnchor={isRight ? 'end' : 'start'}
                className="fill-ink text-[11.5px] font-semibold"
              >
                {name} {formatPrice(price)}
              </text>
            </g>
          );
        })}
      </svg>
      <ShowAsTable
        label={label}
        rows={thin([...prices.keys()], mostRows)}
        columns={[
          { head: 'Price', cell: (place) => formatPrice(prices[place] ?? 0) },
          ...lines.map(({ name, values }): Column<number> => ({ head: name, cell: (place) => formatValue(values[place] ?? 0) })),
        ]}
      />
    </figure>
  );
}
