import { formatMoney } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import { labels } from './content';
import { formatSize } from './words';
import { asksForReason, sizeKeys, type Evidence, type MarketResult, type Sizes, type Sourced } from './model';

/** What an investor would ask next: figures that contradict each other, and shares that need proof. */
export interface Guard {
  kind: 'conflict' | 'evidence' | 'limit';
  text: string;
}

const mostShare = 0.05;
const isAbove = (one: number | null, other: number | null) => one !== null && other !== null && one > other;

export function listGuards(
  { inputs, topDown, bottomUp, customers }: MarketResult,
  evidence: Record<Sourced, Pick<Evidence, 'source'>>,
  currency: string,
): Guard[] {
  const conflict = (text: string): Guard => ({ kind: 'conflict', text });
  const size = (minor: number | null) => formatSize(minor, currency);
  const hasTooLarge = [...sizeKeys.flatMap((key) => [topDown[key], bottomUp[key]]), customers.target, customers.converted].includes(null);
  const hasTooWideTarget = isAbove(topDown.sam, topDown.tam) || isAbove(bottomUp.sam, bottomUp.tam);
  const prices = `compare Product Price (${formatMoney(inputs.productPrice, currency)}) with Average Spending (${formatMoney(inputs.averageSpending, currency)})`;
  const crossed = (lower: Sizes, lowerName: string, upper: Sizes, upperName: string): Guard[] => {
    if (hasTooWideTarget) return [];
    if ((upper.tam ?? 0) > 0 && isAbove(lower.sam, upper.tam)) {
      return [
        conflict(
          `${lowerName} SAM (${size(lower.sam)}) is above the ${upperName} TAM (${size(upper.tam)}). Both cannot be true: ${prices}.`,
        ),
      ];
    }
    // A SOM above its own SAM is said already.
    if ((upper.sam ?? 0) > 0 && isAbove(lower.som, upper.sam) && !isAbove(lower.som, lower.sam)) {
      return [
        conflict(
          `${lowerName} SOM (${size(lower.som)}) is above the ${upperName} SAM (${size(upper.sam)}). Both cannot be true: ${prices}.`,
        ),
      ];
    }
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
    ...crossed(bottomUp, 'Bottom-up', topDown, 'top-down'),
    ...crossed(topDown, 'Top-down', bottomUp, 'bottom-up'),
    ...share('Top-down', 'marketShareGoal', 'Market Share Goal'),
    ...share('Bottom-up', 'conversionRate', 'Conversion Rate'),
  ];
}

/** Which of the three sizes the two approaches disagree on by more than a quarter. */
export const wideGaps = ({ gaps }: MarketResult): string[] =>
  sizeKeys.filter((key) => asksForReason(gaps[key])).map((key) => key.toUpperCase());
