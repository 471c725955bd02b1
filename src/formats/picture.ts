import type { Picture } from '@/lib/blocks';
import { svgToImage } from '@/platform/canvas';
import { textBlob } from './file';

export type { Picture };

export const svgFile = ({ svg }: Picture) => textBlob(`<?xml version="1.0" encoding="UTF-8"?>\n${svg}\n`, 'image/svg+xml');

export const pngFile = ({ svg, width, height }: Picture, scale = 1) =>
  svgToImage(svg, Math.round(width * scale), Math.round(height * scale));

/** For photographs: a fraction of a PNG's size, without transparency. */
export const jpegFile = ({ svg, width, height }: Picture, scale = 1) =>
  svgToImage(svg, Math.round(width * scale), Math.round(height * scale), 'image/jpeg');

/** Larger than on the screen, so that print is sharp. */
const printScale = 2;

async function drawEach(
  pictures: readonly Picture[],
  draw: (picture: Picture, scale: number) => Promise<Blob>,
): Promise<Map<string, Uint8Array>> {
  const drawn = new Map<string, Uint8Array>();
  for (const picture of pictures) {
    if (!drawn.has(picture.svg)) drawn.set(picture.svg, new Uint8Array(await (await draw(picture, printScale)).arrayBuffer()));
  }
  return drawn;
}

/** Drawings as PNG bytes, by their markup, for formats that take no SVG. */
export const drawPictures = (pictures: readonly Picture[]) => drawEach(pictures, pngFile);

/** Drawings on white, by their markup, for paper. */
export const drawOnPaper = (pictures: readonly Picture[]) => drawEach(pictures, jpegFile);
