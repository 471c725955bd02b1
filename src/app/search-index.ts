import { catalogue } from '@/tools/registry';
import type { CatalogueEntry } from '@/tools/define-tool';
import { otherWords } from './find/content';
import { makeIndex, type Hit } from './find/matching';

const search = makeIndex(
  catalogue.map(({ id, name, keywords, description, category }) => ({
    name,
    otherNames: [...keywords, ...Object.values(otherWords[id] ?? {})].join(', '),
    text: `${description} ${category}`,
  })),
  { mayMiss: true },
);

export interface FoundTool extends Pick<Hit, 'grade' | 'lacks'> {
  entry: CatalogueEntry;
}

/** Tools by what they are called, by what people call what they do, and by what they say of themselves. */
export const findTools = (query: string): FoundTool[] =>
  search(query).flatMap(({ at, grade, lacks }) => {
    const entry = catalogue[at];
    return entry ? [{ entry, grade, lacks }] : [];
  });

export const searchTools = (query: string): CatalogueEntry[] => findTools(query).map(({ entry }) => entry);
