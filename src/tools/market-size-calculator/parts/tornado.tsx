import { formatValue } from '@/lib/fields';
import { Field } from '@/ui/field';
import { Notice } from '@/ui/layout';
import { ShowAsTable } from '@/ui/table';
import { labels } from '../content';
import { fields } from '../model';
import { computeSwings, isAllAssumed, type Swing } from '../ranges';
import type { SheetSource } from '../sheets';
import { formatSize } from '../words';
import type { MarketForm } from './market-form';

const barWidth = 600;
const barHeight = 16;

/** One bar for each input, the longest first: how far SOM moves when that input alone moves. */
export function Tornado({ source, form }: { source: SheetSource; form: MarketForm }) {
  const { result, ranges, currency } = source;
  const { inputs, chosen } = result;
  const swings = computeSwings(inputs.approach, inputs, ranges);
  const size = (minor: number | null) => formatSize(minor, currency);
  const ends = swings.flatMap(({ atLow, atHigh }) => [atLow, atHigh].filter((end) => end !== null));
  const left = Math.min(chosen.som ?? 0, ...ends);
  const right = Math.max(chosen.som ?? 0, ...ends);
  const place = (minor: number) => (right > left ? Math.round(((minor - left) / (right - left)) * barWidth * 10) / 10 : 0);
  const hasSwing = swings.some(({ swing }) => (swing ?? 0) > 0);
  const range = ({ driver }: Swing) =>
    `${formatValue(fields[driver], ranges[driver].low, currency)} to ${formatValue(fields[driver], ranges[driver].high, currency)}`;
  return (
    <section aria-labelledby="tornado-heading" className="mt-6 border-t border-line pt-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h3 id="tornado-heading" className="font-semibold">
          What moves SOM most
        </h3>
        <div>
          <Field of={form} name="approach" hideLabel />
        </div>
      </div>
      {hasSwing ? (
        <>
          {isAllAssumed(ranges, inputs.approach) && (
            <div className="mb-3">
              <Notice>
                The same spread is assumed for every input, so all move SOM much alike. Type the low and high you believe in below.
              </Notice>
            </div>
          )}
          <ul className="grid grid-cols-1 gap-3">
            {swings.map((one) => (
              <li key={one.driver}>
                <p className="mb-1 text-[13px]">
                  <span className="font-[550]">{fields[one.driver].label}</span> <span className="text-mute">{range(one)}</span>
                </p>
                <Bar one={one} place={place} base={chosen.som ?? 0} />
                <p className="flex justify-between text-[13px]">
                  <span>{size(one.atLow)}</span>
                  <span>{size(one.atHigh)}</span>
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-[13px] text-mute">{`The upright line is the base SOM, ${size(chosen.som)} ${labels.perYear}. One input moves at a time.`}</p>
          <ShowAsTable
            label="What moves SOM most"
            rows={swings}
            columns={[
              { head: '', cell: ({ driver }) => fields[driver].label },
              { head: 'SOM at its low', cell: ({ atLow }) => size(atLow) },
              { head: 'SOM at its high', cell: ({ atHigh }) => size(atHigh) },
              { head: 'Swing', cell: ({ swing }) => size(swing) },
            ]}
          />
        </>
      ) : (
        <p className="text-mute">
          {chosen.som === null
            ? 'SOM is too large to show what moves it.'
            : 'Nothing moves yet: SOM is 0, or every low and high equals its base.'}
        </p>
      )}
    </section>
  );
}

function Bar({ one: { atLow, atHigh }, place, base }: { one: Swing; place: (minor: number) => number; base: number }) {
  const ends = atLow === null || atHigh === null ? undefined : [place(atLow), place(atHigh)];
  const from = ends ? Math.min(...ends) : 0;
  const to = ends ? Math.max(...ends) : 0;
  return (
    <svg viewBox={`-1 0 ${barWidth + 2} ${barHeight}`} preserveAspectRatio="none" aria-hidden="true" className="block h-4 w-full">
      <rect x={0} y={3} width={barWidth} height={barHeight - 6} className="fill-sunk" />
      {ends && <rect x={from} y={3} width={Math.max(1, to - from)} height={barHeight - 6} className="fill-accent" />}
      <line x1={place(base)} x2={place(base)} y1={0} y2={barHeight} strokeWidth={2} className="stroke-ink" />
    </svg>
  );
}
