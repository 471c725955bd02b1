import { foldText } from '@/lib/text';
import { oldestCheck } from './facts';
import { tiers, type Competitor, type Tier } from './model';
import { readShare } from './share';

export const sortings = {
  newest: undefined,
  name: { by: ({ name }: Competitor) => name },
  share: { by: ({ marketShare }: Competitor) => readShare(marketShare).percent ?? '', isDescending: true },
  tier: { by: ({ tier }: Competitor) => tiers.indexOf(tier) },
  checked: { by: oldestCheck },
};

export interface Filter {
  query: string;
  tier: 'all' | Tier;
  /** The tag itself, in small letters; empty for all. */
  tag: string;
  sort: keyof typeof sortings;
}
export const startFilter: Filter = { query: '', tier: 'all', tag: '', sort: 'newest' };

export const isKept = ({ tier, tags }: Competitor, filter: Filter) =>
  (filter.tier === 'all' || tier === filter.tier) && (filter.tag === '' || tags.some((tag) => foldText(tag) === filter.tag));

/** Each tag once, however it is capitalised, in order of the alphabet. */
export function collectTags(competitors: readonly Competitor[]): { value: string; label: string }[] {
  const tags = new Map<string, string>();
  for (const tag of competitors.flatMap((competitor) => competitor.tags)) {
    const value = foldText(tag);
    if (value.trim() !== '' && !tags.has(value)) tags.set(value, tag);
  }
  return [...tags].map(([value, label]) => ({ value, label })).sort((a, b) => (a.value < b.value ? -1 : 1));
}

export const searchText = (competitor: Competitor) =>
  [
    competitor.name,
    competitor.website,
    competitor.pricing,
    competitor.marketShare,
    competitor.targetAudience,
    ...competitor.strengths,
    ...competitor.weaknesses,
    ...competitor.keyFeatures,
    ...competitor.tags,
  ].join(' ');

/** The same name at the same address is the same competitor. */
export const competitorIdentity = ({ name, website }: Competitor) =>
  JSON.stringify([
    foldText(name.trim()),
    foldText(website.trim())
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/+$/, ''),
  ]);
