import { formatRate } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import { labels } from './content';
import { formatSize } from './words';
import { asksForReason, sizeKeys, type Evidence, type MarketResult, type Sizes, type Sourced } from './model';

/** What an investor would ask next: figures that contradict each other, and shares that need proof. */
export interface Guard {
  /** Only a conflict cannot be true. */
  kind: 'conflict' | 'check' | 'evidence' | 'limit';
  text: string;
  /** Words of the user's own about the gap may settle it. */
  isExplained?: boolean;
}

const mostShare = 0.05;
const isAbove = (one: number | null, other: number | null) => one !== null && other !== null && one > other;

export function listGuards(
  { inputs, topDown, bottomUp, customers }: MarketResult,
  evidence: Record<Sourced, Pick<Evidence, 'source'>>,
  currency: string,
): Guard[] {
  const conflict = (text: string, isExplained = false): Guard => ({ kind: 'conflict', text, ...(isExplained ? { isExplained } : {}) });
  const check = (text: string): Guard => ({ kind: 'check', text });
  const size = (minor: number | null) => formatSize(minor, currency);
  const hasTooLarge = [...sizeKeys.flatMap((key) => [topDown[key], bottomUp[key]]), customers.target, customers.converted].includes(null);
  const hasTooWideTarget = isAbove(topDown.sam, topDown.tam) || isAbove(bottomUp.sam, bottomUp.tam);
  const price = formatRate(inputs.productPrice, currency);
  const spending = formatRate(inputs.averageSpending, currency);
  const isKnown = (sizes: Sizes) => (sizes.tam ?? 0) > 0 && (sizes.sam ?? 0) > 0;
  // A SOM above its own SAM is said already.
  const isBeyond = (lower: Sizes, upper: Sizes) => isAbove(lower.som, upper.sam) && !isAbove(lower.som, lower.sam);
  const crossed = (): Guard[] => {
    if (hasTooWideTarget || !isKnown(topDown) || !isKnown(bottomUp)) return [];
    if (isBeyond(bottomUp, topDown))
      return [
        conflict(
          `Bottom-up SOM (${size(bottomUp.som)}) is above the top-down SAM (${size(topDown.sam)}): your customers would pay you more than all target customers spend on such products. Check Product Price (${price}), Conversion Rate and Average Spending (${spending}).`,
          true,
        ),
      ];
    if (isBeyond(topDown, bottomUp))
      return [
        conflict(
          `Top-down SOM (${size(topDown.som)}) is above the bottom-up SAM (${size(bottomUp.sam)}): even if every target customer bought at ${price}, that much wouldn’t come in. Check Product Price and Market Share Goal.`,
          true,
        ),
      ];
    // Both may be true: an average hides customers who spend much more, and a product need not take all they spend.
    if (isAbove(bottomUp.sam, topDown.tam))
      return [
        check(
          `Bottom-up SAM (${size(bottomUp.sam)}) is above the top-down TAM (${size(topDown.tam)}), since Product Price (${price}) is well above Average Spending (${spending}). That holds only if your customers spend far more than the average: say why, or compare the two.`,
        ),
      ];
    if (isAbove(topDown.sam, bottomUp.tam))
      return [
        check(
          `Top-down SAM (${size(topDown.sam)}) is above the bottom-up TAM (${size(bottomUp.tam)}), since Average Spending (${spending}) is well above Product Price (${price}). Your product can win only a part of that spending: check that both cover the same products and the same year.`,
        ),
      ];
    return [];
  };
  const share = (approach: string, field: 'marketShareGoal' | 'conversionRate', name: string): Guard[] => {
    const part = inputs[field];
    if (part <= mostShare || part > 1 || evidence[field].source.trim() !== '') return [];
    return [
      {
        kind: 'evidence',
        text: `${approach} SOM is ${formatPercent(part)} of SAM. A share above 5% needs evidence: name a source for ${name} under Sources.`,
      },
    ];
  };
  return [
    ...(hasTooLarge ? [{ kind: 'limit' as const, text: labels.tooLarge }] : []),
    ...(hasTooWideTarget ? [conflict('SAM is above TAM: Target Percentage is more than 100%.')] : []),
    ...(isAbove(topDown.som, topDown.sam) ? [conflict('Top-down SOM is above SAM: Market Share Goal is more than 100%.')] : []),
    ...(isAbove(bottomUp.som, bottomUp.sam) ? [conflict('Bottom-up SOM is above SAM: Conversion Rate is more than 100%.')] : []),
    ...crossed(),
    ...share('Top-down', 'marketShareGoal', 'Market Share Goal'),
    ...share('Bottom-up', 'conversionRate', 'Conversion Rate'),
  ];
}

/** Which of the three sizes the two approaches disagree on by more than a quarter. */
export const wideGaps = ({ gaps }: MarketResult): string[] =>
  sizeKeys.filter((key) => asksForReason(gaps[key])).map((key) => key.toUpperCase());
