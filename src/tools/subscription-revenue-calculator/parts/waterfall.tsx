import { axisRoom, linearScale, niceTicks } from '@/lib/scale';

export interface Step {
  label: string;
  /** Added to what stands before it; a level stands on the ground. */
  change: number;
  isLevel?: boolean;
}

const size = { width: 640, height: 230, right: 8, top: 22, bottom: 26 };

/** Each step begins where the one before it ends. */
const stack = (steps: readonly Step[]) =>
  steps.reduce<(Step & { from: number; to: number })[]>((bars, step) => {
    const from = step.isLevel ? 0 : (bars.at(-1)?.to ?? 0);
    return [...bars, { ...step, from, to: from + step.change }];
  }, []);

/** From one level to another, step by step. The table beside it holds the same figures. */
export function Waterfall({ label, steps, format }: { label: string; steps: readonly Step[]; format: (value: number) => string }) {
  const bars = stack(steps);
  const ticks = niceTicks(bars.flatMap(({ from, to }) => [from, to]));
  const y = linearScale(ticks, size.height - size.bottom, size.top);
  const left = axisRoom(ticks.map(format));
  const slot = (size.width - left - size.right) / bars.length;
  return (
    <div className="mb-4 overflow-x-auto" role="group" aria-label={label} tabIndex={0}>
      <svg role="img" aria-label={label} viewBox={`0 0 ${size.width} ${size.height}`} className="block w-full min-w-140">
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={left}
              x2={size.width - size.right}
              y1={y(tick)}
              y2={y(tick)}
              className={tick === 0 ? 'stroke-control' : 'stroke-line'}
            />
            <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="fill-mute text-[11.5px]">
              {format(tick)}
            </text>
          </g>
        ))}
        {bars.map(({ label: name, from, to, change, isLevel }, index) => {
          const x = left + slot * index;
          const top = Math.min(y(from), y(to));
          const fill = isLevel ? 'fill-control' : change < 0 ? 'fill-bad' : 'fill-accent';
          return (
            <g key={name}>
              <rect
                x={x + slot * 0.18}
                y={top}
                width={slot * 0.64}
                height={Math.max(1, Math.abs(y(from) - y(to)))}
                rx={2}
                className={fill}
              />
              <text x={x + slot / 2} y={top - 6} textAnchor="middle" className="fill-ink text-[11.5px]">
                {isLevel || change === 0 ? format(change) : `${change < 0 ? '−' : '+'}${format(Math.abs(change))}`}
              </text>
              <text x={x + slot / 2} y={size.height - 8} textAnchor="middle" className="fill-mute text-[11.5px]">
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
