import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import serif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url';
import { toBase64 } from '@/lib/bytes';
import { readAsset } from '@/platform/assets';

async function toFace(family: string, weight: string, address: string): Promise<string> {
  const font = toBase64(new Uint8Array(await readAsset(address)));
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${font})}`;
}

/** The house's own fonts, to travel inside a page; where they cannot be read, the nearest of the device stand in. */
export const embedFaces = (): Promise<string> =>
  Promise.all([toFace('Instrument Serif', '400', serif), toFace('Inter', '100 900', inter)]).then(
    (faces) => faces.join(''),
    () => '',
  );
