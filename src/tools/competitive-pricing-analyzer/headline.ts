import { formatPercent } from '@/lib/numbers';
import { inLine, type Position, type Range } from './pricing';

export const describePosition = ({ verdict }: Position) =>
  verdict === 'in line with the market' ? `${verdict} (within ${formatPercent(inLine, 0)})` : `${verdict} than the market`;

/** Why there is nothing to compare. */
export function missingReason({ own, average }: Range): string {
  if (own === undefined && average === undefined) return 'Add a product of yours and a competitor’s product, each with a price.';
  return own === undefined ? 'Add a product of yours with a price.' : 'Add a competitor’s product with a price.';
}

export function headline(range: Range): string {
  return range.toAverage ? `Your average price is ${describePosition(range.toAverage)}` : 'Nothing to compare yet';
}
