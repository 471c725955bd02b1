import type { Picture } from '@/lib/blocks';
import { mixColors } from '@/lib/brand';
import { readableOn } from '@/lib/contrast';
import { svgText } from '@/lib/drawing';
import { toMarkup } from '@/lib/shapes';
import { grounds } from './content';
import { layoutLogo } from './layout';
import { toMark, toReadable, type Settings } from './model';
import type { Face } from './text-face';

export interface Mockup {
  label: string;
  picture: Picture;
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where in a place of other proportions it stands. */
  align?: 'xMinYMid' | 'xMidYMid';
}

/** The logo in a place, as large as it allows. */
export function put(settings: Settings, face: Face, { x, y, width, height, align = 'xMidYMid' }: Place): string {
  const drawing = layoutLogo(settings, face);
  const scale = Math.min(width / drawing.width, height / drawing.height);
  const left = x + (align === 'xMinYMid' ? 0 : (width - drawing.width * scale) / 2);
  const top = y + (height - drawing.height * scale) / 2;
  const inHundredths = (value: number) => Math.round(value * 100) / 100;
  // A group, not a picture within the picture: more programs draw it where it belongs.
  return `<g transform="translate(${inHundredths(left)} ${inHundredths(top)}) scale(${Math.round(scale * 1e5) / 1e5})">${drawing.shapes.map(toMarkup).join('')}</g>`;
}

const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`;
const frame = (title: string, width: number, height: number, body: string): Picture => ({
  width,
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>${svgText(title)}</title>${body}</svg>`,
});

const size = { width: 560, height: 320 };
const bar = '#d4d4d0';

/** What the logo looks like on things. The grey bars stand for words that nobody has written yet. */
export function mockups(settings: Settings, face: Face): Mockup[] {
  const name = settings.text || 'Logo';
  const hasGround = settings.shape !== 'none';
  const brand = hasGround ? settings.backgroundColor : grounds.light;
  const accent = hasGround ? settings.backgroundColor : settings.iconPaint === 'own' ? settings.iconColor : settings.textColor;
  const wide: Settings = { ...settings, format: 'wide', padding: 10, borderWidth: 0 };
  const bare: Settings = { ...wide, shape: 'none' };
  const onWhite = toReadable(hasGround ? { ...bare, textColor: settings.backgroundColor, iconPaint: 'text' } : bare, grounds.light);
  const onBrand = hasGround ? bare : toReadable(bare, brand);
  const mark: Settings = { ...toMark(settings), shape: 'none', borderWidth: 0 };
  const markOnBrand = hasGround ? mark : toReadable(mark, brand);

  const card = [
    rect(0, 0, size.width, size.height, '#e7e5df'),
    rect(44, 66, 300, 178, '#c9c7c1', 6),
    rect(40, 60, 300, 178, grounds.light, 6),
    put(onWhite, face, { x: 62, y: 78, width: 180, height: 62, align: 'xMinYMid' }),
    rect(64, 176, 120, 9, bar, 4),
    rect(64, 194, 156, 7, bar, 3),
    rect(64, 209, 132, 7, bar, 3),
    rect(264, 106, 260, 154, mixColors('#c9c7c1', '#000000', 0.12), 6),
    rect(260, 100, 260, 154, brand, 6),
    put(onBrand, face, { x: 284, y: 122, width: 212, height: 110 }),
  ];
  const header = [
    rect(0, 0, size.width, size.height, '#dfe3e6'),
    rect(36, 34, 488, 286, grounds.light, 8),
    rect(36, 34, 488, 22, '#eef0f1', 8),
    ...[50, 64, 78].map((x) => `<circle cx="${x}" cy="45" r="3.5" fill="${bar}"/>`),
    put(onWhite, face, { x: 54, y: 64, width: 150, height: 42, align: 'xMinYMid' }),
    ...[350, 398, 446].map((x) => rect(x, 82, 34, 6, bar, 3)),
    rect(36, 118, 488, 1, '#e5e7eb'),
    rect(60, 150, 230, 18, '#3f3f46', 4),
    rect(60, 178, 190, 18, '#3f3f46', 4),
    rect(60, 214, 220, 7, bar, 3),
    rect(60, 229, 180, 7, bar, 3),
    rect(60, 256, 110, 30, accent, 6),
    rect(84, 268, 62, 6, readableOn(accent), 3),
    rect(330, 146, 168, 146, mixColors(accent, '#ffffff', 0.82), 8),
    put(toReadable({ ...mark, textColor: accent, iconPaint: 'text' }, grounds.light), face, { x: 364, y: 169, width: 100, height: 100 }),
  ];
  const app = [
    rect(0, 0, size.width, size.height, '#1f2937'),
    rect(66, 30, 190, 330, '#0b0f17', 26),
    rect(75, 39, 172, 330, mixColors(accent, '#ffffff', 0.78), 18),
    rect(131, 48, 60, 8, '#0b0f17', 4),
    ...Array.from({ length: 9 }, (_, place) => {
      const [x, y] = [93 + (place % 3) * 50, 80 + Math.floor(place / 3) * 62];
      if (place !== 4) return rect(x, y, 38, 38, '#ffffff', 9);
      return rect(x, y, 38, 38, brand, 9) + put(markOnBrand, face, { x: x + 3, y: y + 3, width: 32, height: 32 });
    }),
    rect(316, 78, 164, 164, brand, 38),
    put(markOnBrand, face, { x: 330, y: 92, width: 136, height: 136 }),
  ];
  const sign = [
    rect(0, 0, size.width, size.height, '#6b6258'),
    ...Array.from({ length: 8 }, (_, row) => rect(0, row * 40, size.width, 1, '#5c544b')),
    rect(60, 44, 440, 116, '#00000033', 4),
    rect(54, 36, 440, 116, brand, 4),
    put(onBrand, face, { x: 80, y: 46, width: 388, height: 96 }),
    rect(54, 178, 270, 142, '#2b3036', 2),
    rect(62, 186, 254, 134, '#9fb1ba', 0),
    put(toReadable({ ...mark, textColor: '#ffffff', iconPaint: 'text' }, grounds.dark), face, { x: 150, y: 206, width: 78, height: 78 }),
    rect(356, 178, 138, 142, '#2b3036', 2),
    rect(366, 188, 118, 132, '#87989f', 0),
    rect(470, 248, 5, 30, '#e7e5df', 2),
    rect(0, 312, size.width, 8, '#4a453f'),
  ];
  return [
    { label: 'Business card', body: card },
    { label: 'Website header', body: header },
    { label: 'App icon', body: app },
    { label: 'Shop sign', body: sign },
  ].map(({ label, body }) => ({ label, picture: frame(`${label}: ${name}`, size.width, size.height, body.join('')) }));
}
