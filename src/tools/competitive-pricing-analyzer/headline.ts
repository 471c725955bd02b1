import { formatPercent } from '@/lib/numbers';
import { inLine, type Market, type Position, type Range } from './pricing';

export const describePosition = ({ verdict }: Position) =>
  verdict === 'in line with the market' ? `${verdict} (within ${formatPercent(inLine, 0)})` : `${verdict} than the market`;

/** Why there is nothing to compare. */
export function missingReason({ own, average, hasOwn, hasRivals }: Market): string {
  if (!hasOwn && !hasRivals) return 'Add a product of yours and a competitor’s product, each with a price.';
  const reasons = [
    own === undefined && (hasOwn ? 'None of your products is counted.' : 'Add a product of yours with a price.'),
    average === undefined && (hasRivals ? 'None of the competitors’ products is counted.' : 'Add a competitor’s product with a price.'),
  ];
  return reasons.filter(Boolean).join(' ');
}

export function headline(range: Range): string {
  return range.toAverage ? `Your average price is ${describePosition(range.toAverage)}` : 'Nothing to compare yet';
}
