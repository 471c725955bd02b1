import { boundsOf, pickFree, withBox, type Elements, type Ids } from './change';
import type { Size, WireElement } from './model';

export type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** One alone is aligned with the canvas, several with the box around them. */
export function alignElements(elements: Elements, ids: Ids, edge: Edge, canvas: Size): Elements {
  const chosen = elements.filter(({ id }) => ids.has(id));
  const frame = chosen.length === 1 ? { x: 0, y: 0, ...canvas } : boundsOf(chosen);
  const place = (element: WireElement) => {
    switch (edge) {
      case 'left':
        return { x: frame.x };
      case 'center':
        return { x: frame.x + (frame.width - element.width) / 2 };
      case 'right':
        return { x: frame.x + frame.width - element.width };
      case 'top':
        return { y: frame.y };
      case 'middle':
        return { y: frame.y + (frame.height - element.height) / 2 };
      case 'bottom':
        return { y: frame.y + frame.height - element.height };
    }
  };
  return elements.map((element) =>
    ids.has(element.id) && !element.isLocked ? withBox(element, { ...element, ...place(element) }) : element,
  );
}

/** The same gap between all of them; the first and the last stay. Fewer than three have nothing to share. */
export function distributeElements(elements: Elements, ids: Ids, axis: 'x' | 'y'): Elements {
  const side = axis === 'x' ? 'width' : 'height';
  const sorted = pickFree(elements, ids).sort((a, b) => a[axis] - b[axis] || a[side] - b[side]);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (sorted.length < 3 || !first || !last) return elements;
  const room = last[axis] - first[axis] - sorted.slice(0, -1).reduce((sum, element) => sum + element[side], 0);
  const gap = room / (sorted.length - 1);
  const places = new Map<string, number>();
  let at = first[axis];
  for (const element of sorted) {
    places.set(element.id, at);
    at += element[side] + gap;
  }
  places.set(last.id, last[axis]);
  return elements.map((element) => {
    const place = places.get(element.id);
    return place === undefined ? element : withBox(element, { ...element, [axis]: place });
  });
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
