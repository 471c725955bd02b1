import { readDraft } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { formatNumber, formatPercent } from '@/lib/numbers';
import { computeCapTable } from '../cap-table';
import { formatPrice } from '../format';
import { roundFields } from '../model';
import type { Equity, RoundForm } from './use-equity';

/** The round that is being typed, worked out as if it were there already. */
function previewRound({ inputs, around, extra }: Equity, { handle, target }: RoundForm) {
  const { values } = readDraft(roundFields, handle.draft, around);
  if (!(values.investment > 0) || !(values.valuation > 0)) return undefined;
  const drafted = { ...values, id: target || 'drafted' };
  const isKnown = inputs.rounds.some(({ id }) => id === drafted.id);
  const rounds = isKnown ? inputs.rounds.map((one) => (one.id === drafted.id ? drafted : one)) : [...inputs.rounds, drafted];
  return computeCapTable({ ...inputs, rounds }, extra.isFull).steps.find(({ round }) => round.id === drafted.id);
}

export default function RoundPreview({ form, equity }: { form: RoundForm; equity: Equity }) {
  const { currency } = equity.around;
  const preview = previewRound(equity, form);
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
          </>
        )}
      </p>
    )
  );
}
