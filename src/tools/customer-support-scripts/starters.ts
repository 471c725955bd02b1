import { categories, withFreeCodes, type Script } from './model';
import { starterTexts } from './starter-texts';

/** Always the same ids, so that asking twice adds none twice. */
export const starters: Script[] = categories.flatMap((category) =>
  starterTexts[category].map(({ tags, ...starter }) => ({
    ...starter,
    category,
    id: `starter-${starter.shortCode}`,
    tags: [...tags, 'starter'],
    language: 'English',
    isFavourite: false,
    uses: 0,
  })),
);

/** Those of the chosen categories that are not in the list yet; a code that is taken is left off. */
export function pickStarters(chosen: ReadonlySet<string>, existing: readonly Script[]): Script[] {
  const ids = new Set(existing.map(({ id }) => id));
  return withFreeCodes(
    starters.filter(({ id, category }) => chosen.has(category) && !ids.has(id)),
    existing,
  );
}
