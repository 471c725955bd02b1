import type { Box } from '@/lib/drawing';
import { boundsOf, pickFree, withBox } from './change';
import type { Elements, Ids } from './elements';
import type { Size, WireElement } from './model';

export type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** What is arranged as one: an element alone, or a whole group. */
export function unitsOf(elements: Elements): Elements[] {
  const units = new Map<string, WireElement[]>();
  for (const element of elements) {
    const key = element.group === '' ? `element ${element.id}` : `group ${element.group}`;
    const unit = units.get(key);
    if (unit) unit.push(element);
    else units.set(key, [element]);
  }
  return [...units.values()];
}

function shiftUnits(elements: Elements, shifts: ReadonlyMap<string, Partial<Record<'x' | 'y', number>>>): Elements {
  return elements.map((element) => {
    const shift = element.isLocked ? undefined : shifts.get(element.id);
    return shift ? withBox(element, { ...element, x: element.x + (shift.x ?? 0), y: element.y + (shift.y ?? 0) }) : element;
  });
}

function placeAt(edge: Edge, unit: Box, frame: Box): Partial<Record<'x' | 'y', number>> {
  switch (edge) {
    case 'left':
      return { x: frame.x - unit.x };
    case 'center':
      return { x: Math.round(frame.x + (frame.width - unit.width) / 2) - unit.x };
    case 'right':
      return { x: frame.x + frame.width - unit.width - unit.x };
    case 'top':
      return { y: frame.y - unit.y };
    case 'middle':
      return { y: Math.round(frame.y + (frame.height - unit.height) / 2) - unit.y };
    case 'bottom':
      return { y: frame.y + frame.height - unit.height - unit.y };
  }
}

/** One alone, or one group, is aligned with the canvas; several with the box around them. */
export function alignElements(elements: Elements, ids: Ids, edge: Edge, canvas: Size): Elements {
  const chosen = elements.filter(({ id }) => ids.has(id));
  const units = unitsOf(chosen);
  const frame = units.length === 1 ? { x: 0, y: 0, ...canvas } : boundsOf(chosen);
  const shifts = new Map(
    units.flatMap((unit) => {
      const shift = placeAt(edge, boundsOf(unit), frame);
      return unit.map(({ id }) => [id, shift] as const);
    }),
  );
  return shiftUnits(elements, shifts);
}

/** The same gap between all of them; the first and the last stay. Fewer than three have nothing to share. */
export function distributeElements(elements: Elements, ids: Ids, axis: 'x' | 'y'): Elements {
  const side = axis === 'x' ? 'width' : 'height';
  const sorted = unitsOf(pickFree(elements, ids))
    .map((unit) => ({ unit, box: boundsOf(unit) }))
    .sort((a, b) => a.box[axis] - b.box[axis] || a.box[side] - b.box[side]);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (sorted.length < 3 || !first || !last) return elements;
  const room = last.box[axis] - first.box[axis] - sorted.slice(0, -1).reduce((sum, { box }) => sum + box[side], 0);
  const gap = room / (sorted.length - 1);
  const shifts = new Map<string, Partial<Record<'x' | 'y', number>>>();
  let at = first.box[axis];
  for (const { unit, box } of sorted.slice(0, -1)) {
    for (const { id } of unit) shifts.set(id, { [axis]: Math.round(at) - box[axis] });
    at += box[side] + gap;
  }
  return shiftUnits(elements, shifts);
}

export type Order = 'front' | 'forward' | 'backward' | 'back';

/** The list runs from back to front. Several keep their order among themselves. */
export function orderElements(elements: Elements, ids: Ids, order: Order): Elements {
  const chosen = elements.filter(({ id }) => ids.has(id));
  const others = elements.filter(({ id }) => !ids.has(id));
  if (chosen.length === 0 || others.length === 0) return elements;
  if (order === 'front') return [...others, ...chosen];
  if (order === 'back') return [...chosen, ...others];
  const list = [...elements];
  const indexes = list.map((_, index) => index);
  // Walked from the side they move to, so that none overtakes another.
  const walk = order === 'forward' ? indexes.reverse() : indexes;
  const ahead = order === 'forward' ? 1 : -1;
  for (const index of walk) {
    const [here, next] = [list[index], list[index + ahead]];
    if (!here || !next || !ids.has(here.id) || ids.has(next.id)) continue;
    list[index] = next;
    list[index + ahead] = here;
  }
  return list;
}
