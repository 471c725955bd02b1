import { foldText } from '@/lib/text';
import type { PointLine } from '@/lib/topics/facts';
import type { Plan } from '@/workspace/shares';
import { addItem, type SwotData } from './model';

/** As long as an item may be. */
const longestPoint = 2000;

const pointKey = ({ quadrant, text }: PointLine) => `${quadrant} ${foldText(text.trim())}`;

/** Points noted elsewhere come in as kept, each once, and only those that are not among the items yet. */
export function planPoints(data: SwotData, points: readonly PointLine[]): Plan<SwotData> {
  const known = new Set(data.items.map(pointKey));
  const fresh = points
    .map(({ quadrant, text }) => ({ quadrant, text: text.slice(0, longestPoint) }))
    .filter((point) => {
      const key = pointKey(point);
      return !known.has(key) && known.add(key);
    });
  if (fresh.length === 0) return { data, names: [] };
  return {
    data: fresh.reduce<SwotData>((current, { quadrant, text }) => addItem(current, quadrant, text), { ...data, hasResult: true }),
    names: fresh.map(({ text }) => text),
  };
}
