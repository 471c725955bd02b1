import { useMemo } from 'react';
import type { Surroundings } from '@/lib/fields';
import { readMarket } from '../market';
import type { Said } from '../reading';
import { PricesRead } from './prices-read';

interface MarketReadingProps {
  text: string;
  said: Said | undefined;
  around: Surroundings;
  onSay: (said: Said, name: string) => void;
}

/** How the text on competitors was understood, so that nothing counts behind the user's back. */
export function MarketReading({ text, said, around, onSay }: MarketReadingProps) {
  const market = useMemo(() => readMarket(text, around.currency, said), [text, around.currency, said]);
  if (market.prices.length === 0)
    return (
      <p role="status" className="text-[13px] text-mute">
        No price could be read yet. Write amounts with their sign, such as $29/month.
      </p>
    );
  return <PricesRead market={market} said={said} around={around} onSay={onSay} />;
}
