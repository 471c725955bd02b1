import type { SectionChange } from '@/lib/compare-texts';
import { quadrants, quadrantTitles } from './content';
import type { Item, SwotData } from './model';

/** By text: a rewritten or moved point shows as one removed and one added. */
export function compareAnalyses(was: SwotData, is: SwotData): SectionChange[] {
  return quadrants.flatMap((quadrant) => {
    const textsOf = (items: readonly Item[]) => items.filter((item) => item.quadrant === quadrant).map(({ text }) => text);
    const [before, after] = [textsOf(was.items), textsOf(is.items)];
    const added = after.filter((text) => !before.includes(text));
    const removed = before.filter((text) => !after.includes(text));
    return added.length + removed.length === 0 ? [] : [{ title: quadrantTitles[quadrant], kind: 'changed' as const, added, removed }];
  });
}
