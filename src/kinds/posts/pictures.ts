import type { Picture } from '@/lib/blocks';
import type { NetworkId } from '@/lib/networks';

export const crops = ['middle', 'top', 'bottom', 'left', 'right'] as const;
export type Crop = (typeof crops)[number];
export const cropLabels = { middle: 'The middle', top: 'The top', bottom: 'The bottom', left: 'The left', right: 'The right' } as const;

/** How large networks show a picture in their feed, in dots. */
export const pictureSizes: Partial<Record<NetworkId, { width: number; height: number }>> = {
  twitter: { width: 1600, height: 900 },
  facebook: { width: 1080, height: 1350 },
  instagram: { width: 1080, height: 1350 },
  linkedin: { width: 1200, height: 627 },
  tiktok: { width: 1080, height: 1920 },
  pinterest: { width: 1000, height: 1500 },
};

/** The longer side of what is kept: sharp in a feed, small enough to carry along. */
const longestSide = 1_200;
const kept = /^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/;

/** A picture that we made ourselves; anything else that stands in its place is not shown. */
export const isPicture = (address: string) => kept.test(address);

const draw = (address: string, width: number, height: number, place: { x: number; y: number; wide: number; high: number }): Picture => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image href="${address}" x="${place.x.toFixed(2)}" y="${place.y.toFixed(2)}" width="${place.wide.toFixed(2)}" height="${place.high.toFixed(2)}" preserveAspectRatio="none"/></svg>`,
  width,
  height,
});

/** The whole picture, made no larger than it is kept. */
export function shrink(address: string, width: number, height: number): Picture {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const [wide, high] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  return draw(address, wide, high, { x: 0, y: 0, wide, high });
}

const shares: Record<Crop, readonly [number, number]> = {
  middle: [0.5, 0.5],
  top: [0.5, 0],
  bottom: [0.5, 1],
  left: [0, 0.5],
  right: [1, 0.5],
};

/** Where a picture lies under a frame that it fills: cut on two sides at most, by what is to be kept. */
export function placeUnder(size: { width: number; height: number }, frame: { width: number; height: number }, crop: Crop) {
  const scale = Math.max(frame.width / size.width, frame.height / size.height);
  const [wide, high] = [size.width * scale, size.height * scale];
  const [across, down] = shares[crop];
  return { x: (frame.width - wide) * across, y: (frame.height - high) * down, wide, high };
}

/** The part that a network shows, at its size. */
export const cropTo = (address: string, size: { width: number; height: number }, frame: { width: number; height: number }, crop: Crop) =>
  draw(address, frame.width, frame.height, placeUnder(size, frame, crop));

/** The same on the screen. */
export const positionOf = (crop: Crop) => shares[crop].map((share) => `${share * 100}%`).join(' ');
