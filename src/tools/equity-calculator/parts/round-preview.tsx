import { formatMoney } from '@/lib/money';
import { formatNumber, formatPercent, sumOf } from '@/lib/numbers';
import { formatPrice } from '../format';
import { hasDeeperTerms } from '../model';
import { previewRound } from '../preview';
import type { Equity, RoundForm } from './use-equity';

export default function RoundPreview({ form, equity, isFull }: { form: RoundForm; equity: Equity; isFull: boolean }) {
  const { around, inputs } = equity;
  const { currency } = around;
  const preview = previewRound(inputs, form.handle.draft, form.target ?? '', isFull, around);
  const converted = sumOf((preview?.converted ?? []).map(({ shares }) => shares));
  return (
    preview && (
      <p
        role="status"
        aria-label="This round"
        className="rounded-(--radius-control) bg-sunk px-3.5 py-2.5 text-[13px] text-mute sm:col-span-2"
      >
        {preview.problem || (
          <>
            Post-money valuation <span className="text-ink">{formatMoney(preview.postMoney, currency)}</span>.{' '}
            {formatNumber(preview.newShares)} new shares at {formatPrice(preview.price, currency)}:{' '}
            <span className="text-ink">{formatPercent(preview.newShares / preview.after, 2)}</span> of the company.
            {converted > 0 && ` SAFEs and notes become ${formatNumber(converted)} shares.`}
            {preview.poolIncrease > 0 && ` The pool grows by ${formatNumber(preview.poolIncrease)}.`}
            {!isFull && hasDeeperTerms(inputs) && ' SAFEs, notes and the pool are left out.'}
          </>
        )}
      </p>
    )
  );
}
