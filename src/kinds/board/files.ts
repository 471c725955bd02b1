import type { FileOffer } from '@/lib/files';
import type { Picture } from '@/formats/picture';

/** A drawing as PNG and SVG, made from the same markup that the screen shows. */
export function pictureFiles(stem: string, draw: () => Picture | Promise<Picture>, scale = 2): FileOffer[] {
  return [
    { label: 'PNG', name: `${stem}.png`, make: async () => (await import('@/formats/picture')).pngFile(await draw(), scale) },
    { label: 'SVG', name: `${stem}.svg`, make: async () => (await import('@/formats/picture')).svgFile(await draw()) },
  ];
}
