import { formatDay } from '@/lib/dates';
import type { Surroundings } from '@/lib/fields';
import { foldText } from '@/lib/text';
import type { PointLine } from '@/lib/topics/facts';
import type { Plan, Source } from '@/workspace/shares';
import { addItem, type SwotData } from './model';

/** As long as an item may be. */
const longestPoint = 2000;

const pointKey = ({ quadrant, text }: PointLine) => `${quadrant} ${foldText(text.trim())}`;

/** Points noted elsewhere come in as kept, with where they were noted as their evidence, each once, and only those that are not among the items yet. */
export function planPoints(data: SwotData, points: readonly PointLine[], source: Source, { today }: Surroundings): Plan<SwotData> {
  const known = new Set(data.items.map(pointKey));
  const fresh = points
    .map(({ quadrant, text }) => ({ quadrant, text: text.slice(0, longestPoint) }))
    .filter((point) => {
      const key = pointKey(point);
      return !known.has(key) && known.add(key);
    });
  if (fresh.length === 0) return { data, names: [] };
  const before = new Set(data.items.map(({ id }) => id));
  const added = fresh.reduce<SwotData>((current, { quadrant, text }) => addItem(current, quadrant, text), { ...data, hasResult: true });
  // Where it comes from goes with it into every file, and can be replaced by something better.
  const evidence = [source.tool, today === '' ? '' : formatDay(today)].filter(Boolean).join(', ');
  return {
    data: { ...added, items: added.items.map((item) => (before.has(item.id) ? item : { ...item, evidence })) },
    names: fresh.map(({ text }) => text),
  };
}
