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
  /** Can be drawn lower, down to a height at which it is still read well: a picture. */
  fit?: { least: number; to: (height: number) => Pick<Slab, 'height' | 'draw'> };
  /** Drawn again where this one is the first on a page: the head of its table. */
  head?: Slab;
  /** Side by side instead, each going on over the page by itself. */
  columns?: readonly (readonly Slab[])[];
  /** Lies behind each of the columns, on every page that it reaches. */
  behind?: { pad: number; draw: (pen: Pen, column: number, top: number, height: number) => void };
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
      sum +
      (index > 0 ? (slab.above ?? 0) : 0) +
      (slab.columns ? Math.max(0, ...slab.columns.map(stackHeight)) + padOf(slab) * 2 : slab.height),
    0,
  );

const padOf = (slab: Slab) => slab.behind?.pad ?? 0;

/** Draws slabs one below the other, where they are known to fit. */
export function drawStack(pen: Pen, slabs: readonly Slab[], top: number): void {
  let y = top;
  slabs.forEach((slab, index) => {
    if (index > 0) y += slab.above ?? 0;
    const height = stackHeight([slab]);
    for (const [place, column] of slab.columns?.entries() ?? []) {
      slab.behind?.draw(pen, place, y, height);
      drawStack(pen, column, y + padOf(slab));
    }
    if (!slab.columns) slab.draw(pen, y);
    y += height;
  });
}

/** What is lower than this stays whole rather than being divided. */
export const lowEnough = 120;

/** How much of a slab has to stand on a page with the one before it. */
function beginningOf(slab: Slab): number {
  if (!slab.columns) return slab.height;
  const first = Math.max(0, ...slab.columns.map(firstOf)) + padOf(slab) * 2;
  return slab.behind ? Math.min(stackHeight([slab]), Math.max(first, lowEnough)) : first;
}

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

/** What lies behind columns, on each page as high as the highest of them there. */
function groundsOf({ behind }: Slab, flows: readonly { placed: readonly Placed[] }[], from: Place, pageTop: number): Placed[] {
  if (!behind) return [];
  const pages = [...new Set(flows.flatMap(({ placed }) => placed.map(({ page }) => page)))];
  return pages.flatMap((page) => {
    const top = page === from.page ? from.y : pageTop;
    const here = flows.map(({ placed }) => placed.filter((one) => one.page === page));
    const height = Math.max(...here.flat().map(({ slab, top: start }) => start + slab.height)) + behind.pad - top;
    return here.flatMap((column, place) =>
      column.length === 0 ? [] : [{ slab: { height, draw: (pen: Pen) => behind.draw(pen, place, top, height) }, page, top }],
    );
  });
}

/** The share of a page that is too much to leave white for a picture. */
const muchWhite = 0.3;

/** The chain with its picture as low as the room asks for, where it may be so low. */
function fitted(chain: readonly Slab[], room: number): readonly Slab[] {
  const less = chainHeight(chain) - room;
  return chain.map((slab) =>
    less > 0 && slab.fit && slab.height - less >= slab.fit.least ? { ...slab, ...slab.fit.to(slab.height - less) } : slab,
  );
}

/** Puts slabs on pages from a place on. Chains stay together where a page can hold them. Says also where each part between breaks ends. */
export function placeSlabs(slabs: readonly Slab[], bounds: Bounds, from: Place): { placed: Placed[]; end: Place; ends: Place[] } {
  const placed: Placed[] = [];
  const ends: Place[] = [];
  let { page, y } = from;
  const turn = () => {
    page += 1;
    y = bounds.top;
  };
  const put = (slab: Slab) => {
    if (slab.columns) {
      const pad = padOf(slab);
      const inner = { top: bounds.top + pad, bottom: bounds.bottom - pad };
      const flows = slab.columns.map((column) => placeSlabs(column, inner, { page, y: y + pad }));
      placed.push(...groundsOf(slab, flows, { page, y }, bounds.top));
      for (const flow of flows) placed.push(...flow.placed);
      ({ page, y } = furthest([{ page, y }, ...flows.map(({ end }) => ({ page: end.page, y: end.y + pad }))]));
    } else {
      placed.push({ slab, page, top: y });
      y += slab.height;
    }
  };
  const height = bounds.bottom - bounds.top;
  let index = 0;
  while (index < slabs.length) {
    let chain = chainFrom(slabs, index);
    const [first] = chain;
    if (!first) break;
    if (first.isBreak) {
      index += chain.length;
      ends.push({ page, y });
      if (y > bounds.top) turn();
      continue;
    }
    const above = (slab: Slab) => (y > bounds.top ? (slab.above ?? 0) : 0);
    const room = bounds.bottom - y - above(first);
    if (chainHeight(chain) > room && room > height * mostWhite) chain = dividedAt(chain, room);
    index += chain.length;
    if (room > height * muchWhite && chain.filter(({ fit }) => fit).length === 1) chain = fitted(chain, room);
    const whole = above(first) + stackHeight(chain);
    const isWhole = whole > room && whole <= height && room <= height * mostWhite && chain.some(({ behind }) => behind);
    const needed = isWhole ? whole : above(first) + chainHeight(chain);
    if (y > bounds.top && y + needed > bounds.bottom && (chainHeight(chain) <= height || !first.columns)) turn();
    for (const slab of chain) {
      const air = above(slab);
      if (y > bounds.top && y + air + beginningOf(slab) > bounds.bottom) turn();
      else y += air;
      if (y === bounds.top && slab.head && placed.length > 0) put(slab.head);
      put(slab);
    }
  }
  return { placed, end: { page, y }, ends: [...ends, { page, y }] };
}
