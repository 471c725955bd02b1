import { useMemo } from 'react';
import { formatMoney } from '@/lib/money';
import { plural } from '@/lib/text';
import { formatPeriod, readMarket } from '../market';

const shown = 12;

/** How the text on competitors was understood, so that nothing counts behind the user's back. */
export function MarketReading({ text, currency: own }: { text: string; currency: string }) {
  const { prices, count, average, currency, period, notes } = useMemo(() => readMarket(text, own), [text, own]);
  if (text.trim() === '') return null;
  const ignored = prices.filter((price) => price.ignored !== '');
  return (
    <div role="status" className="-mt-1 grid gap-1 text-[13px] text-mute sm:col-span-2">
      {count === 0 ? (
        <p>No price could be read yet. Write amounts with their sign, such as $29/month.</p>
      ) : (
        <p>
          {plural(count, 'price')} read, average{' '}
          <strong className="font-semibold text-ink">
            {formatMoney(average, currency)}
            {formatPeriod(period)}
          </strong>
          . {notes.join(' ')}
        </p>
      )}
      {ignored.length > 0 && (
        <p>
          Not counted:{' '}
          {ignored
            .slice(0, shown)
            .map((price) => `${price.text} (${price.ignored})`)
            .join(', ')}
          {ignored.length > shown ? ` and ${ignored.length - shown} more` : ''}.
        </p>
      )}
    </div>
  );
}
