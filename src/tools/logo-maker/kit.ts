import { bullets, heading, paragraph, type Document } from '@/lib/blocks';
import type { Picture } from '@/formats/picture';
import { colorsOf, fontLine, toRgb } from './brand-facts';
import { grounds, trademarkSearches } from './content';
import { encodeIco } from './ico';
import { layoutLogo, pngScale } from './layout';
import { canvasSize } from './arrange';
import type { Face } from './text-face';
import { contrastsOf, formatContrast, leastContrast, toMark, toMono, toReadable, type Settings } from './model';
import { toPicture } from './svg';

interface KitPicture {
  name: string;
  picture: Picture;
  /** Pixels across; the height follows. */
  width: number;
  isSvgToo?: boolean;
}

/** Pixels across a wide logo. */
export const wideWidth = 1_600;
const icoSizes = [16, 32, 48] as const;
const og = { width: 1200, height: 630 };
/** On a link preview the logo stands about 480 pixels high. */
const ogScale = 1.2;

/** Every picture of the kit, from the same layout as the preview. */
export function kitPictures(given: Settings, face: Face): KitPicture[] {
  const settings: Settings = { ...given, format: 'square' };
  const wide: Settings = { ...given, format: 'wide' };
  const title = settings.text || 'Logo';
  const drawn = (of: Settings, frame: { ground?: string; width?: number; height?: number } = {}) =>
    toPicture(layoutLogo(of, face), { title, ...frame });
  const { light, dark } = grounds;
  const bare: Settings = { ...settings, shape: 'none' };
  const mark = toMark(settings);
  // A phone paints its own corners and would turn transparent ones black.
  const touch =
    settings.shape === 'none'
      ? drawn(toReadable(mark, light), { ground: light })
      : drawn({ ...mark, shape: 'square', borderWidth: 0, padding: 30 });
  const variants = {
    logo: drawn(settings),
    'logo-light': drawn(toReadable(settings, light), { ground: light }),
    'logo-dark': drawn(toReadable(settings, dark), { ground: dark }),
    'logo-mono': drawn(toMono(settings)),
    'logo-transparent-light': drawn(toReadable(bare, light)),
    'logo-transparent-dark': drawn(toReadable(bare, dark)),
  };
  const bareWide: Settings = { ...wide, shape: 'none' };
  const wides = {
    'logo-wide': drawn(wide),
    'logo-wide-transparent-light': drawn(toReadable(bareWide, light)),
    'logo-wide-transparent-dark': drawn(toReadable(bareWide, dark)),
  };
  return [
    ...Object.entries(variants).map(([name, picture]) => ({ name, picture, width: pngScale * canvasSize, isSvgToo: true })),
    ...Object.entries(wides).map(([name, picture]) => ({ name, picture, width: wideWidth, isSvgToo: true })),
    ...icoSizes.map((width) => ({ name: `icon-${width}`, picture: drawn(mark), width })),
    { name: 'apple-touch-icon-180', picture: touch, width: 180 },
    ...[192, 512, 1024].map((width) => ({ name: `icon-${width}`, picture: variants.logo, width })),
    {
      name: 'og-1200x630',
      picture: drawn(toReadable(settings, light), { ground: light, width: og.width / ogScale, height: og.height / ogScale }),
      width: og.width,
    },
  ];
}

/** What a designer or printer asks for first. */
export function brandDocument(settings: Settings, face: Face): Document {
  const name = settings.text || 'Logo';
  return {
    title: name,
    blocks: [
      heading(1, name),
      heading(2, 'Colors'),
      {
        kind: 'table',
        columns: [{ label: 'Use' }, { label: 'Hex' }, { label: 'RGB' }],
        rows: colorsOf(settings).map(({ use, hex }) => [use, hex, toRgb(hex)]),
      },
      bullets(
        contrastsOf(settings).map(
          ({ on, ratio }) =>
            `Contrast of the text on ${on}: ${formatContrast(ratio)}${ratio < leastContrast ? `, below ${leastContrast}:1 and hard to read` : ''}`,
        ),
      ),
      heading(2, 'Font'),
      bullets([
        fontLine(settings),
        face.path ? 'In the SVG files the letters are outlines: no font is needed.' : 'In the SVG files the text is kept as text.',
      ]),
      heading(2, 'Files'),
      bullets([
        'logo.svg, logo.png: the logo in a square.',
        'logo-wide, logo-wide-transparent-light, logo-wide-transparent-dark: cropped to the name, for letterheads and page headers.',
        'logo-light, logo-dark: on a light and on a dark background.',
        'logo-mono: in black and white.',
        'logo-transparent-light, logo-transparent-dark: without shape and background, for light and for dark pages. A text color that would disappear there is replaced.',
        'icon-16 to icon-48, favicon.ico: the icon or the initials, since a name can’t be read that small.',
        'apple-touch-icon-180: the same with the background to the edge.',
        'icon-192, icon-512, icon-1024: the logo.',
        'og-1200x630: for link previews.',
      ]),
      heading(2, 'Before you use it'),
      paragraph('Not checked for trademark conflicts. Search the name first:'),
      ...trademarkSearches.map(({ label, url }) => ({ kind: 'link' as const, text: label, url })),
    ],
  };
}

export async function makeKit(settings: Settings, face: Face): Promise<Blob> {
  const [{ pngFile, svgFile }, { zipFile }, { toMarkdown }] = await Promise.all([
    import('@/formats/picture'),
    import('@/formats/zip'),
    import('@/formats/markdown'),
  ]);
  // All at once: a browser that is busy puts each of them off, up to a second.
  const pictures = await Promise.all(
    kitPictures(settings, face).map(async (one) => ({ ...one, png: await pngFile(one.picture, one.width / one.picture.width) })),
  );
  const files: Record<string, Blob | string> = {};
  for (const { name, picture, png, isSvgToo } of pictures) {
    if (isSvgToo) files[`${name}.svg`] = svgFile(picture);
    files[`${name}.png`] = png;
  }
  const icons = await Promise.all(
    icoSizes.map(async (size) => ({ size, png: new Uint8Array(await new Blob([files[`icon-${size}.png`] ?? '']).arrayBuffer()) })),
  );
  files['favicon.ico'] = new Blob([encodeIco(icons) as BlobPart], { type: 'image/x-icon' });
  // Within a line the hash has no meaning, and a colour is copied more easily without its escape.
  files['BRAND.md'] = toMarkdown(brandDocument(settings, face)).replace(/\\#(?=[0-9a-f]{6}\b)/g, '#');
  return zipFile(files);
}
