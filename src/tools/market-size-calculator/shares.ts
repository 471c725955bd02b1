import { foundWhole, wordsIn } from '@/workspace/share-parts';
import { byMeaning, defineShares } from '@/workspace/shares';
import { sampleDraft, sampleEvidence } from './content';
import { marketFiles } from './files';
import { fields, sourced, state, type MarketData } from './model';

const sampleSources = new Set(Object.values(sampleEvidence).map(({ source }) => source));

export const shares = defineShares(state, {
  profile: byMeaning(
    fields,
    ({ draft }: MarketData) => draft,
    (data, draft) => ({ ...data, draft }),
  ),
  search: ({ draft, evidence }) =>
    foundWhole(draft.targetCustomers, 'Market size', [
      ...wordsIn(fields, draft, sampleDraft),
      ...sourced.map((name) => evidence[name].source).filter((source) => !sampleSources.has(source)),
    ]),
  files: marketFiles,
});
