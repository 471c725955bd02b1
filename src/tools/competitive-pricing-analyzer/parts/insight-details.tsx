import { joinWords } from '@/lib/text';
import { Notice } from '@/ui/layout';
import { unitNames, type Market } from '../pricing';
import { insightLines, medianWarning } from '../words';
import { TierPlot } from './tier-plot';

interface InsightDetailsProps {
  market: Market;
  savings: ReadonlyMap<string, number>;
  currency: string;
}

/** Everything that follows from the averages, once there are prices. */
export function InsightDetails({ market, savings, currency }: InsightDetailsProps) {
  const lines = insightLines(market, savings, currency);
  const warning = medianWarning(market, currency);
  const units = unitNames(market);
  return (
    <>
      {warning && (
        <div className="mt-4">
          <Notice>{warning}</Notice>
        </div>
      )}
      {units.length > 1 && (
        <div className="mt-4">
          <Notice>Prices for different units stand side by side here: {joinWords(units)}. One unit of each counts alike.</Notice>
        </div>
      )}
      {lines.length > 0 && (
        <ul className="mt-4 grid list-disc gap-1 border-t border-line pt-4 pl-5 break-words">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {market.tiers.length > 0 && <TierPlot market={market} currency={currency} />}
    </>
  );
}
