import { quadrants, type Quadrant } from './content';
import { companyOf, type Item, type SwotData, type Version } from './model';

export function saveVersion(data: SwotData, day: string): SwotData {
  const made = data.made + 1;
  const version: Version = { id: `version-${made}`, day, company: companyOf(data), items: data.items };
  return { ...data, made, versions: [...data.versions, version] };
}

export const restoreVersion = (data: SwotData, { items }: Version): SwotData => ({ ...data, items, hasResult: true });

export interface Change {
  quadrant: Quadrant;
  text: string;
}

const keyOf = ({ quadrant, text }: Change) => JSON.stringify([quadrant, text]);

/** By text and quadrant: a rewritten or moved item shows as one removed and one added. */
export function compareItems(before: readonly Item[], after: readonly Item[]): { added: Change[]; removed: Change[] } {
  const missing = (from: readonly Item[], other: readonly Item[]): Change[] => {
    const known = new Set(other.map(keyOf));
    return quadrants.flatMap((quadrant) =>
      from.filter((item) => item.quadrant === quadrant && !known.has(keyOf(item))).map(({ text }) => ({ quadrant, text })),
    );
  };
  return { added: missing(after, before), removed: missing(before, after) };
}
