import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import serif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url';
import { toBase64 } from '@/lib/bytes';
import type { DisplayFont } from '@/lib/display-fonts';
import { readAsset } from '@/platform/assets';

async function toFace(family: string, weight: string, address: string): Promise<string> {
  const font = toBase64(new Uint8Array(await readAsset(address)));
  const form = address.includes('woff2') ? 'woff2' : 'woff';
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/${form};base64,${font})}`;
}

async function toFaces(display: DisplayFont | undefined): Promise<string[]> {
  const { displayFiles } = await import('./font-files');
  const titles = display
    ? displayFiles[display].map((address) => toFace(display, '100 900', address))
    : [toFace('Instrument Serif', '400', serif)];
  return Promise.all([...titles, toFace('Inter', '100 900', inter)]);
}

/** The fonts of titles, ours where no other is named, and of text, to travel inside a page; where they cannot be read, the nearest of the device stand in. */
export const embedFaces = (display?: DisplayFont): Promise<string> =>
  toFaces(display).then(
    (faces) => faces.join(''),
    () => '',
  );
