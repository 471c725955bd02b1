import { joinWords } from '@/lib/text';
import { Notice } from '@/ui/layout';
import { mixedNote, type Basis } from '../basis';
import { unitNames, type Market } from '../pricing';
import { insightLines, medianWarning } from '../words';
import { TierPlot } from './tier-plot';

interface InsightDetailsProps {
  market: Market;
  savings: ReadonlyMap<string, number>;
  currency: string;
  basis: Basis;
}

/** Everything that follows from the averages, once there are prices. */
export function InsightDetails({ market, savings, currency, basis }: InsightDetailsProps) {
  const lines = insightLines(market, savings, currency, basis);
  const warning = medianWarning(market, currency);
  const units = unitNames(market);
  const mixed = mixedNote(basis, market);
  return (
    <>
      {warning && (
        <div className="mt-4">
          <Notice>{warning}</Notice>
        </div>
      )}
      {mixed && (
        <div className="mt-4">
          <Notice>{mixed}</Notice>
        </div>
      )}
      {units.length > 1 && (
        <div className="mt-4">
          <Notice>Prices for different units are compared here: {joinWords(units)}. One unit of each counts the same.</Notice>
        </div>
      )}
      {lines.length > 0 && (
        <ul className="mt-4 grid grid-cols-1 list-disc gap-1 border-t border-line pt-4 pl-5 break-words">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {market.tiers.length > 0 && <TierPlot market={market} currency={currency} basis={basis} />}
    </>
  );
}
