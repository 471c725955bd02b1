import { optionLabel } from '@/lib/fields';
import { formatPercent } from '@/lib/numbers';
import { joinWords } from '@/lib/text';
import { fields } from './model';
import { inLine, type Market, type Position, type Range } from './pricing';

export const describePosition = ({ verdict }: Position) =>
  verdict === 'in line with the market' ? `${verdict} (within ${formatPercent(inLine, 0)})` : `${verdict} than the market`;

/** Why there is nothing to compare. */
export function missingReason({ own, average, hasOwn, hasRivals }: Market): string {
  if (!hasOwn && !hasRivals) return 'Add one of your products and a competitor’s product, each with a price.';
  const reasons = [
    own === undefined && (hasOwn ? 'None of your products is counted.' : 'Add one of your products with a price.'),
    average === undefined && (hasRivals ? 'None of the competitors’ products is counted.' : 'Add a competitor’s product with a price.'),
  ];
  return reasons.filter(Boolean).join(' ');
}

/** Where every tier that both sides have says something else than the averages over all of them. */
function describeContrast({ toAverage, tiers }: Market): string {
  const shared = tiers.flatMap(({ tier, toMedian }) => (tier !== 'none' && toMedian ? [toMedian.verdict] : []));
  if (!toAverage || shared.length === 0 || shared.includes(toAverage.verdict)) return '';
  const [first] = shared;
  const where = shared.length === 1 ? 'in the one tier you share' : 'in each tier you share';
  return shared.every((verdict) => verdict === first) ? `, but ${first} ${where}` : `, but not ${where}`;
}

export function headline(market: Market): string {
  return market.toAverage
    ? `Your average price is ${describePosition(market.toAverage)}${describeContrast(market)}`
    : 'Nothing to compare yet';
}

/** Why the averages and the tiers differ; empty where they agree. */
export function contrastReason(market: Market): string {
  if (describeContrast(market) === '') return '';
  const only = (isMissing: (range: Range) => boolean) =>
    market.tiers.flatMap((range) => (range.tier !== 'none' && isMissing(range) ? [optionLabel(fields.tier, range.tier)] : []));
  const theirs = only(({ ownPrices }) => ownPrices.length === 0);
  const yours = only(({ rivalPrices }) => rivalPrices.length === 0);
  return [
    'The averages cover all tiers.',
    theirs.length > 0 && `Only competitors have prices in ${joinWords(theirs)}.`,
    yours.length > 0 && `Only you have prices in ${joinWords(yours)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
