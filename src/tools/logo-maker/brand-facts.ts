import { optionLabel } from '@/lib/fields';
import { cutOf, faces } from './content';
import { fields, type Settings } from './model';

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

export const toRgb = (hex: string) => channels(hex).join(', ');

/** By plain arithmetic, in percent: a printer's own profile says it better. */
export function toCmyk(hex: string): [number, number, number, number] {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => channel / 255);
  const key = 1 - Math.max(red, green, blue);
  const ink = (channel: number) => (key === 1 ? 0 : Math.round(((1 - channel - key) / (1 - key)) * 100));
  return [ink(red), ink(green), ink(blue), Math.round(key * 100)];
}

interface BrandColor {
  use: string;
  hex: string;
}

/** The colors a logo is made of. */
export function colorsOf({
  textColor,
  backgroundColor,
  borderColor,
  borderWidth,
  shape,
  layout,
  iconPaint,
  iconColor,
}: Settings): BrandColor[] {
  return [
    { use: 'Text', hex: textColor },
    ...(layout !== 'text' && iconPaint === 'own' ? [{ use: 'Icon', hex: iconColor }] : []),
    { use: 'Background', hex: backgroundColor },
    ...(borderWidth > 0 && shape !== 'none' ? [{ use: 'Border', hex: borderColor }] : []),
  ];
}

/** Which font it is, and what it was drawn with. */
export function fontLine({ fontFamily, weight, tracking }: Settings): string {
  const { drawnWith } = faces[fontFamily];
  const asked = `${fontFamily} ${optionLabel(fields.weight, cutOf(fontFamily, weight))}`;
  const drawn = drawnWith === fontFamily ? asked : `${asked}, drawn with ${drawnWith}, an open font of the same widths`;
  return tracking === 0 ? drawn : `${drawn}; letter spacing ${tracking}%`;
}
