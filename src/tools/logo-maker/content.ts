import type { DisplayFont } from '@/lib/display-fonts';

export const families = [
  'Inter',
  'Arial',
  'Helvetica',
  'Georgia',
  'Times New Roman',
  'Roboto',
  'Open Sans',
  'Lato',
  'Montserrat',
  'Poppins',
] as const;

export type Family = (typeof families)[number];

interface Face {
  /** The open font that is drawn. Where the name differs, its letters are as wide as those of the font asked for. */
  drawnWith: DisplayFont;
  generic: 'sans-serif' | 'serif';
}

const sans = (drawnWith: DisplayFont): Face => ({ drawnWith, generic: 'sans-serif' });

export const faces: Record<Family, Face> = {
  Inter: sans('Inter'),
  Arial: sans('Arimo'),
  Helvetica: sans('Arimo'),
  Georgia: { drawnWith: 'Gelasio', generic: 'serif' },
  'Times New Roman': { drawnWith: 'Tinos', generic: 'serif' },
  Roboto: sans('Roboto'),
  'Open Sans': sans('Open Sans'),
  Lato: sans('Lato'),
  Montserrat: sans('Montserrat'),
  Poppins: sans('Poppins'),
};

/** Light and black are missing from some of the open fonts; the nearest cut stands in. */
const plainCuts: ReadonlySet<DisplayFont> = new Set(['Arimo', 'Gelasio', 'Tinos']);
export const weightNumbers = { light: 300, regular: 400, bold: 700, black: 900 } as const;
type Cut = keyof typeof weightNumbers;

export function cutOf(family: Family, weight: Cut): Cut {
  if (!plainCuts.has(faces[family].drawnWith)) return weight;
  return weight === 'light' ? 'regular' : weight === 'black' ? 'bold' : weight;
}

export const swatches = [
  { name: 'Blue', color: '#3b82f6' },
  { name: 'Navy', color: '#1e3a8a' },
  { name: 'Teal', color: '#0f766e' },
  { name: 'Green', color: '#16a34a' },
  { name: 'Amber', color: '#f59e0b' },
  { name: 'Orange', color: '#ea580c' },
  { name: 'Red', color: '#dc2626' },
  { name: 'Pink', color: '#db2777' },
  { name: 'Purple', color: '#7c3aed' },
  { name: 'Charcoal', color: '#1f2937' },
] as const;

/** What the two smaller previews stand on, and what the light and dark files are made for. */
export const grounds = { light: '#ffffff', dark: '#111827' } as const;

/** Where a name can be looked up before it is used. */
export const trademarkSearches = [
  { label: 'USPTO', url: 'https://tmsearch.uspto.gov/' },
  { label: 'EUIPO', url: 'https://euipo.europa.eu/eSearch/' },
] as const;

const disc = (x: number, y: number, r: number) => `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
const square = (x: number, y: number, side: number) => `M${x} ${y}H${x + side}V${y + side}H${x}Z`;
const hexagon = (r: number) => {
  const half = r / 2;
  const across = Number((r * 0.866).toFixed(2));
  return `M12 ${12 - r}L${12 + across} ${12 - half}V${12 + half}L12 ${12 + r}L${12 - across} ${12 + half}V${12 - half}Z`;
};

/** Plain figures on a 24-unit square, drawn for this tool; where outlines overlap, the inner one is a hole. */
export const symbolPaths = {
  ring: disc(12, 12, 11) + disc(12, 12, 6),
  target: disc(12, 12, 11) + disc(12, 12, 8) + disc(12, 12, 4.5),
  orbit: disc(12, 13, 9) + disc(12, 13, 6.5) + disc(19, 5, 3.5),
  moon: 'M15 2A10.5 10.5 0 1 0 22 17A9 9 0 0 1 15 2Z',
  sun: `${disc(12, 12, 5)}M11 1H13V5H11ZM11 19H13V23H11ZM1 11H5V13H1ZM19 11H23V13H19ZM3.5 5L5 3.5L7.8 6.3L6.3 7.8ZM16.2 17.7L17.7 16.2L20.5 19L19 20.5ZM3.5 19L6.3 16.2L7.8 17.7L5 20.5ZM16.2 6.3L19 3.5L20.5 5L17.7 7.8Z`,
  hexagon: hexagon(11) + hexagon(6),
  cube: 'M12 1L21 6.2L12 11.4L3 6.2ZM2 8L11 13.2V23L2 17.8ZM22 8L13 13.2V23L22 17.8Z',
  diamond: 'M12 1L22 12L12 23L2 12ZM12 7L7.5 12L12 17L16.5 12Z',
  triangle: 'M12 2L23 22H1ZM12 9L6.5 19H17.5Z',
  peak: 'M9 4L14 13L16.5 9L23 21H1Z',
  bolt: 'M14 1L3 14H10.5L9 23L21 9H13Z',
  spark: 'M12 1C12.8 8 16 11.2 23 12C16 12.8 12.8 16 12 23C11.2 16 8 12.8 1 12C8 11.2 11.2 8 12 1Z',
  star: 'M12 1.5L15.1 8.6L22.8 9.3L17 14.4L18.7 22L12 18L5.3 22L7 14.4L1.2 9.3L8.9 8.6Z',
  leaf: 'M21 3C22 14 17 21 8 20.5L5.5 23L3.5 21L6 18.5C2 9 10 3 21 3ZM17 7C12 9 9 12 7.5 16C12 15 15.5 11.5 17 7Z',
  drop: 'M12 1C17 7.5 20 11.5 20 15.5A8 7.5 0 0 1 4 15.5C4 11.5 7 7.5 12 1Z',
  flame: 'M13 1C14 6 20 9 20 15.5A8 7.5 0 0 1 4 15.5C4 12 6 10 7.5 7.5C8 9.5 9 10.5 10 11C10 7 11 4 13 1Z',
  wave: 'M1 8C5 3 8.5 3 12 7C15.5 11 19 11 23 6V10.5C19 15.5 15.5 15.5 12 11.5C8.5 7.5 5 7.5 1 12.5ZM1 16.5C5 11.5 8.5 11.5 12 15.5C15.5 19.5 19 19.5 23 14.5V18.5C19 23.5 15.5 23.5 12 19.5C8.5 15.5 5 15.5 1 20.5Z',
  heart: 'M12 22C5 16.5 1 12.5 1 8A5.8 5.8 0 0 1 12 5.5A5.8 5.8 0 0 1 23 8C23 12.5 19 16.5 12 22Z',
  shield: 'M12 1L21 4.5V11C21 17 17.5 21 12 23C6.5 21 3 17 3 11V4.5Z',
  arrow: 'M4 20L14.5 9.5H7V5H22V20H17.5V12.5L7 23Z',
  chevrons: 'M2 4H7L14 12L7 20H2L9 12ZM11 4H16L23 12L16 20H11L18 12Z',
  grid: square(2, 2, 9) + square(13, 2, 9) + square(2, 13, 9) + disc(17.5, 17.5, 4.5),
  bars: 'M2 13H7V22H2ZM9.5 8H14.5V22H9.5ZM17 2H22V22H17Z',
  cross: 'M9 1.5H15V9H22.5V15H15V22.5H9V15H1.5V9H9Z',
} as const;

export type Figure = keyof typeof symbolPaths;
export const figures = Object.keys(symbolPaths) as Figure[];
