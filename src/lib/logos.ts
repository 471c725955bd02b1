import type { Picture } from './blocks';

/** A company's logo as it is kept: always a PNG that was drawn here. */
export interface Logo {
  png: string;
  width: number;
  height: number;
}

/** What is kept of a logo, in pixels: enough for print and projectors, little enough to carry along. */
export const logoBox = { width: 480, height: 240 };

export const largestPictureFile = 20 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);

/** By what the file holds, not by what it is called: an SVG can carry scripts and is not taken. */
export function detectPictureType(bytes: Uint8Array): 'image/png' | 'image/jpeg' | 'image/webp' | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8)) return 'image/webp';
  return undefined;
}

interface Size {
  width: number;
  height: number;
}

/** The largest size inside the box with the same proportions, never enlarged. */
export function fitInto({ width, height }: Size, box: Size): Size {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A photograph inside a drawing, so that it goes wherever drawings go. The address is always one of ours. */
export const wrapPicture = (address: string, { width, height }: Size): Picture => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image href="${address}" width="${width}" height="${height}"/></svg>`,
  width,
  height,
});

/** A logo as a drawing, no larger than the box. */
export const drawLogo = (logo: Logo, box: Size = logo): Picture => wrapPicture(`data:image/png;base64,${logo.png}`, fitInto(logo, box));
