import { clamp } from '@/lib/numbers';
import type { Size } from '../model';

export const zoomLevels = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** Room left free round the canvas. */
const margin = 58;
const phoneMargin = 26;
/** A phone's canvas is shown in its own size; only what is taller is made smaller to be seen whole. */
const tallFrom = 600;

/** The zoom at which the canvas is seen whole; at first never above its own size. */
export function fitZoom(frame: HTMLElement, { width, height }: Size, isFirst = false): number {
  const free = frame.clientWidth < 480 ? phoneMargin : margin;
  const across = (frame.clientWidth - free) / width;
  const down = (frame.clientHeight - free) / height;
  if (across <= 0 || !Number.isFinite(across)) return 1;
  const zoom = isFirst ? Math.min(1, across, height > tallFrom && down > 0 ? down : 1) : Math.min(across, down > 0 ? down : across);
  return clamp(Math.floor(zoom * 100) / 100, 0.1, 2);
}

/** The next level up or down; a canvas shown smaller than any level to be seen whole gets no larger on the way down. */
export const stepZoom = (zoom: number, by: 1 | -1): number =>
  by > 0
    ? (zoomLevels.find((level) => level > zoom + 0.001) ?? 2)
    : (zoomLevels.findLast((level) => level < zoom - 0.001) ?? Math.min(zoom, 0.25));
