import MiniSearch from 'minisearch';
import { foldText } from '@/lib/text';
import { catalogue } from '@/tools/registry';
import type { CatalogueEntry } from '@/tools/define-tool';

const index = new MiniSearch<CatalogueEntry>({
  fields: ['name', 'keywords', 'description', 'category'],
  extractField: (entry, field) => (field === 'keywords' ? entry.keywords.join(' ') : String(entry[field as keyof CatalogueEntry])),
  processTerm: foldText,
  searchOptions: {
    boost: { name: 3, keywords: 3 },
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 3 ? 0.25 : false),
    combineWith: 'AND',
  },
});
index.addAll(catalogue);

/** Every word must match; where none does, any word may. */
export function searchTools(query: string): CatalogueEntry[] {
  const strict = index.search(query);
  const hits = strict.length > 0 ? strict : index.search(query, { combineWith: 'OR' });
  return hits.flatMap((hit) => catalogue.filter((entry) => entry.id === hit.id));
}
