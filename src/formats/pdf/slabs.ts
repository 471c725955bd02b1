import type { Pen } from './pen';

/** A piece of a page that is never torn: a line, a row, a picture. */
export interface Slab {
  height: number;
  /** Air above it; none at the top of a page. */
  above?: number;
  /** Stays on one page with the next one. */
  isGlued?: boolean;
  /** The same, unless much of the page would stay white for it. */
  isKept?: boolean;
  draw: (pen: Pen, top: number) => void;
  /** Drawn again where this one is the first on a page: the head of its table. */
  head?: Slab;
  /** Side by side instead, each going on over the page by itself. */
  columns?: readonly (readonly Slab[])[];
  /** What follows starts on a new page. */
  isBreak?: boolean;
  /** Which chapter of the contents starts here. */
  chapter?: number;
  /** Takes the page alone, without head and foot. */
  isCover?: boolean;
}

export interface Placed {
  slab: Slab;
  page: number;
  top: number;
}

export interface Place {
  page: number;
  y: number;
}

export interface Bounds {
  top: number;
  bottom: number;
}

export const stackHeight = (slabs: readonly Slab[]): number =>
  slabs.reduce(
    (sum, slab, index) =>
      sum + (index > 0 ? (slab.above ?? 0) : 0) + (slab.columns ? Math.max(0, ...slab.columns.map(stackHeight)) : slab.height),
    0,
  );

/** Draws slabs one below the other, where they are known to fit. */
export function drawStack(pen: Pen, slabs: readonly Slab[], top: number): void {
  let y = top;
  slabs.forEach((slab, index) => {
    if (index > 0) y += slab.above ?? 0;
    if (slab.columns) for (const column of slab.columns) drawStack(pen, column, y);
    else slab.draw(pen, y);
    y += stackHeight([slab]);
  });
}

/** How much of a slab has to stand on a page with the one before it. */
const beginningOf = (slab: Slab): number => (slab.columns ? Math.max(0, ...slab.columns.map(firstOf)) : slab.height);

/** What is lower than this stays whole rather than being divided. */
export const lowEnough = 120;

/** What of a column stands on the page where it begins: what is glued together, and all that is kept together where that is low. */
function firstOf(column: readonly Slab[]): number {
  const glued = column.findIndex((slab) => !slab.isGlued);
  const least = chainHeight(column.slice(0, glued < 0 ? column.length : glued + 1));
  return Math.min(chainHeight(chainFrom(column, 0)), Math.max(least, lowEnough));
}

/** The slabs that stay together from here on. */
function chainFrom(slabs: readonly Slab[], start: number): readonly Slab[] {
  let end = start;
  while ((slabs[end]?.isGlued || slabs[end]?.isKept) && slabs[end + 1] && !slabs[end + 1]?.isBreak) end += 1;
  return slabs.slice(start, end + 1);
}

/** A page may end this far above its foot for what stays together. */
const mostWhite = 0.16;

/** As much of a chain as has room, up to where it may be divided. */
function dividedAt(chain: readonly Slab[], room: number): readonly Slab[] {
  for (let end = chain.length - 1; end > 0; end -= 1) {
    const part = chain.slice(0, end);
    const last = part.at(-1);
    if (last?.isKept && !last.isGlued && chainHeight(part) <= room) return part;
  }
  return chain;
}

const chainHeight = (chain: readonly Slab[]) =>
  chain.reduce((sum, slab, index) => sum + (index > 0 ? (slab.above ?? 0) : 0) + beginningOf(slab), 0);

function furthest(places: readonly Place[]): Place {
  return places.reduce((far, place) => (place.page > far.page || (place.page === far.page && place.y > far.y) ? place : far));
}

/** Puts slabs on pages from a place on. Chains stay together where a page can hold them. */
export function placeSlabs(slabs: readonly Slab[], bounds: Bounds, from: Place): { placed: Placed[]; end: Place } {
  const placed: Placed[] = [];
  let { page, y } = from;
  const turn = () => {
    page += 1;
    y = bounds.top;
  };
  const put = (slab: Slab) => {
    if (slab.columns) {
      const flows = slab.columns.map((column) => placeSlabs(column, bounds, { page, y }));
      for (const flow of flows) placed.push(...flow.placed);
      ({ page, y } = furthest([{ page, y }, ...flows.map(({ end }) => end)]));
    } else {
      placed.push({ slab, page, top: y });
      y += slab.height;
    }
  };
  let index = 0;
  while (index < slabs.length) {
    let chain = chainFrom(slabs, index);
    const [first] = chain;
    if (!first) break;
    if (first.isBreak) {
      index += chain.length;
      if (y > bounds.top) turn();
      continue;
    }
    const above = (slab: Slab) => (y > bounds.top ? (slab.above ?? 0) : 0);
    const room = bounds.bottom - y - above(first);
    if (chainHeight(chain) > room && room > (bounds.bottom - bounds.top) * mostWhite) chain = dividedAt(chain, room);
    index += chain.length;
    const needed = above(first) + chainHeight(chain);
    if (y > bounds.top && y + needed > bounds.bottom && (chainHeight(chain) <= bounds.bottom - bounds.top || !first.columns)) turn();
    for (const slab of chain) {
      const air = above(slab);
      if (y > bounds.top && y + air + beginningOf(slab) > bounds.bottom) turn();
      else y += air;
      if (y === bounds.top && slab.head && placed.length > 0) put(slab.head);
      put(slab);
    }
  }
  return { placed, end: { page, y } };
}
