import type { Box } from '@/lib/drawing';
import { clamp } from '@/lib/numbers';
import { toPlace, type Elements, type Ids } from './elements';
import { limits, type Size, type WireElement } from './model';

const toSide = (value: number) => clamp(Math.round(value), 1, limits.side);

/** Whole pixels within the bounds; the element itself where nothing changes. */
export function withBox(element: WireElement, { x, y, width, height }: Box): WireElement {
  const box = { x: toPlace(x), y: toPlace(y), width: toSide(width), height: toSide(height) };
  const isSame = box.x === element.x && box.y === element.y && box.width === element.width && box.height === element.height;
  return isSame ? element : { ...element, ...box };
}

/** Those chosen and free to change. */
export const pickFree = (elements: Elements, ids: Ids) => elements.filter(({ id, isLocked }) => ids.has(id) && !isLocked);

const mapFree = (elements: Elements, ids: Ids, recipe: (element: WireElement) => WireElement): Elements =>
  elements.map((element) => (ids.has(element.id) && !element.isLocked ? recipe(element) : element));

export function boundsOf(elements: Elements): Box {
  if (elements.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const x = Math.min(...elements.map((element) => element.x));
  const y = Math.min(...elements.map((element) => element.y));
  const right = Math.max(...elements.map((element) => element.x + element.width));
  const bottom = Math.max(...elements.map((element) => element.y + element.height));
  return { x, y, width: right - x, height: bottom - y };
}

export const moveElements = (elements: Elements, ids: Ids, across: number, down: number): Elements =>
  mapFree(elements, ids, (element) => withBox(element, { ...element, x: element.x + across, y: element.y + down }));

/** Puts elements that were drawn elsewhere in the meantime in their places. */
export const putElements = (elements: Elements, moved: ReadonlyMap<string, WireElement>): Elements =>
  elements.map((element) => {
    const next = moved.get(element.id);
    return next ? withBox(element, next) : element;
  });

export type Patch = Partial<Pick<WireElement, 'x' | 'y' | 'width' | 'height' | 'content' | 'color' | 'size' | 'link'>>;

export function patchElements(elements: Elements, ids: Ids, patch: Patch): Elements {
  return mapFree(elements, ids, (element) => {
    const { x, y, width, height, ...others } = { ...element, ...patch };
    const box = withBox(element, { x, y, width, height });
    const isSame = Object.entries(patch).every(([name, value]) => box[name as keyof WireElement] === value);
    return isSame ? box : { ...others, x: box.x, y: box.y, width: box.width, height: box.height };
  });
}

/** Locked ones stay: they were locked to be safe. */
export const deleteElements = (elements: Elements, ids: Ids): Elements => elements.filter(({ id, isLocked }) => !ids.has(id) || isLocked);

export const lockElements = (elements: Elements, ids: Ids, isLocked: boolean): Elements =>
  elements.map((element) => (ids.has(element.id) && element.isLocked !== isLocked ? { ...element, isLocked } : element));

export const groupElements = (elements: Elements, ids: Ids, group: string): Elements =>
  ids.size < 2 ? elements : elements.map((element) => (ids.has(element.id) ? { ...element, group } : element));

export const ungroupElements = (elements: Elements, ids: Ids): Elements =>
  elements.map((element) => (ids.has(element.id) && element.group !== '' ? { ...element, group: '' } : element));

/** Moves what lies outside back onto the canvas, as little as possible. */
export function bringInside(elements: Elements, canvas: Size, strays: Ids): Elements {
  return elements.map((element) =>
    strays.has(element.id)
      ? withBox(element, {
          ...element,
          x: clamp(element.x, 0, Math.max(0, canvas.width - element.width)),
          y: clamp(element.y, 0, Math.max(0, canvas.height - element.height)),
        })
      : element,
  );
}

/** Those that no part of the canvas shows: easy to lose when the canvas is made smaller. */
export const strayElements = (elements: Elements, { width, height }: Size) =>
  elements.filter(
    (element) => element.x >= width || element.y >= height || element.x + element.width <= 0 || element.y + element.height <= 0,
  );
