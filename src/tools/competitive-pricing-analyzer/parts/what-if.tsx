import { useId } from 'react';
import { niceTicks } from '@/lib/scale';
import { formatPercent, parseNumber } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { FactLine } from '@/ui/field';
import { Panel } from '@/ui/layout';
import { computePosition, countBelow, formatDifference, formatPrice, typedPrice, type Market } from '../pricing';
import { describePosition } from '../headline';
import { whatIfFields } from '../model';
import type { PricingRecords } from './use-pricing';

const steps = 200;

/** Tries another price without touching a product. */
export function WhatIf({ records, market }: { records: PricingRecords; market: Market }) {
  const id = useId();
  const { currency } = records.tool.around;
  const { own, average, highest, rivalPrices } = market;
  const start = own ?? average;
  if (start === undefined || average === undefined || !highest) return null;
  const typed = records.extra.whatIf;
  const parsed = parseNumber(typed);
  const isTyped = typed.trim() !== '';
  const isUsable = parsed.ok && parsed.value > 0;
  const price = isUsable ? parsed.value : start;
  const top = niceTicks([start, average * 2, highest.monthly]).at(-1) ?? 1;
  const step = Number((top / steps).toPrecision(12));
  const set = (value: string) => records.setExtra((extra) => ({ ...extra, whatIf: value }), { key: 'whatIf' });
  const position = computePosition(price, average);
  const below = countBelow(price, market);
  const problem = isTyped && !isUsable ? (parsed.ok ? 'Enter a price above 0.' : parsed.problem) : '';
  return (
    <Panel
      title="What If"
      className={isTyped ? '' : 'no-print'}
      aside={isTyped && <Button onClick={() => set('')}>{own === undefined ? 'Back to the average' : 'Back to my price'}</Button>}
    >
      <label htmlFor={`${id}-slider`} className="text-[13px] font-[550]">
        Try another price
      </label>
      <input
        id={`${id}-slider`}
        type="range"
        className="h-6 w-full accent-accent"
        min={step}
        max={top}
        step={step}
        value={Math.min(price, top)}
        aria-valuetext={formatPrice(price, currency)}
        onChange={(event) => set(typedPrice(Number(event.target.value), currency))}
      />
      <label htmlFor={`${id}-typed`} className="mt-2 mb-1 block text-[13px] font-[550]">
        {whatIfFields.whatIf.label}
      </label>
      <input
        id={`${id}-typed`}
        className="input max-w-40 text-right"
        inputMode="decimal"
        maxLength={60}
        autoComplete="off"
        placeholder={typedPrice(start, currency)}
        value={typed}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => set(event.target.value)}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-[13px] text-bad">
          {problem}
        </p>
      )}
      <FactLine label={whatIfFields.whatIf.label} field={whatIfFields.whatIf} value={typed} onUse={set} />
      <output htmlFor={`${id}-slider ${id}-typed`} className="mt-3 block break-words">
        {position && (
          <>
            <strong className="font-semibold">At {formatPrice(price, currency)}</strong> you would be {describePosition(position)}:{' '}
            {formatDifference(position)} against the competitor average, above {below.toLocaleString('en-US')} of{' '}
            {plural(rivalPrices.length, 'competitor price')} ({formatPercent(below / rivalPrices.length, 0)}).
          </>
        )}
      </output>
    </Panel>
  );
}
