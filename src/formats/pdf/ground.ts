import { drawStack, lowEnough, stackHeight, type Slab } from './slabs';
import { within, type Setting } from './style';

const pad = 14;
const radius = 5;
/** Strips lie over one another by a hair: between two that only touch, some screens show a line. */
const overlap = 0.4;

/** The upper or lower edge, with round corners on the one side. */
function edge(setting: Setting, isUpper: boolean): Slab {
  const { x, width, colors } = setting;
  return {
    height: pad,
    draw: (pen, top) => {
      pen.box(x, top, width, pad, colors.ground, radius);
      pen.box(x, isUpper ? top + radius : top - overlap, width, pad - radius + overlap, colors.ground);
    },
  };
}

/** A piece with the ground behind it and behind the air above it. */
function strip(slab: Slab, setting: Setting, isFirst: boolean): Slab {
  const air = isFirst ? 0 : (slab.above ?? 0);
  const height = stackHeight([slab]) + air;
  return {
    height,
    ...(slab.head ? { head: strip(slab.head, setting, true) } : {}),
    draw: (pen, top) => {
      pen.box(setting.x, top, setting.width, height + overlap, setting.colors.ground);
      drawStack(pen, [slab], top + air);
    },
  };
}

/** Room for what stands on a ground. */
export const onGround = (setting: Setting): Setting => within(setting, setting.x + pad, setting.width - pad * 2);

/** Blocks on a ground of their own, which goes on over the page where much of one would stay white. */
export function groundSlabs(inner: readonly Slab[], setting: Setting, above: number): Slab[] {
  const isLow = stackHeight(inner) < lowEnough;
  const strips = inner.map((slab, index) => ({
    ...strip(slab, setting, index === 0),
    isGlued: isLow || (slab.isGlued ?? false),
    isKept: true,
  }));
  const last = strips.at(-1);
  if (!last) return [];
  return [
    { ...edge(setting, true), above, isGlued: true },
    ...strips.slice(0, -1),
    { ...last, isGlued: true, isKept: false },
    edge(setting, false),
  ];
}
