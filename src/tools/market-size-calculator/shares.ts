import { readDraft, type Surroundings } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import type { SizeLine } from '@/lib/topics/facts';
import { toTextLines, type Answers } from '@/lib/topics/texts';
import { foundWhole, wordsIn } from '@/workspace/share-parts';
import { byMeaning, defineShares } from '@/workspace/shares';
import { sampleDraft, sampleEvidence } from './content';
import { marketFiles } from './files';
import { computeMarket, fields, isSample, sizeKeys, sourced, state, type MarketData } from './model';

const sampleSources = new Set(Object.values(sampleEvidence).map(({ source }) => source));

/** What was worked out, each for a year; nothing where there is no figure. */
function toSizes(data: MarketData, around: Surroundings): SizeLine[] {
  const { inputs, chosen } = computeMarket(readDraft(fields, data.draft, around).values);
  const basis = [inputs.approach, inputs.geography.trim()].filter(Boolean).join(', ');
  return sizeKeys.flatMap((key) => {
    const amount = chosen[key] ?? 0;
    return amount > 0 && Number.isSafeInteger(amount) ? [{ key, amount, currency: around.currency, basis }] : [];
  });
}

/** "TAM $360,000,000, SAM $90,000,000, SOM $1,800,000 a year (top-down, United States)." */
function describeSizes(data: MarketData, around: Surroundings): string {
  const { inputs, chosen } = computeMarket(readDraft(fields, data.draft, around).values);
  const sizes = sizeKeys.flatMap((key) =>
    (chosen[key] ?? 0) > 0 ? [`${key.toUpperCase()} ${formatMoney(chosen[key] ?? 0, around.currency)}`] : [],
  );
  const about = [inputs.approach, inputs.geography.trim()].filter(Boolean).join(', ');
  return sizes.length === 0 ? '' : `${sizes.join(', ')} a year (${about}).`;
}

export const shares = defineShares(state, {
  profile: byMeaning(
    fields,
    ({ draft }: MarketData) => draft,
    (data, draft) => ({ ...data, draft }),
  ),
  offers: {
    texts: (data, around) => toTextLines(isSample(data) ? {} : { 'market.size': describeSizes(data, around) }),
    sizes: (data, around) => (isSample(data) ? [] : toSizes(data, around)),
  },
  claims: (data, around): Answers => (isSample(data) ? {} : { 'market.size': describeSizes(data, around) }),
  search: ({ draft, evidence }) =>
    foundWhole(draft.targetCustomers, 'Market size', [
      ...wordsIn(fields, draft, sampleDraft),
      ...sourced.map((name) => evidence[name].source).filter((source) => !sampleSources.has(source)),
    ]),
  files: marketFiles,
});
