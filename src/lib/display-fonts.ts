/** Fonts for titles and figures: the house's own, and those a logo can be written in. */
export const displayFonts = [
  'Instrument Serif',
  'Inter',
  'Arimo',
  'Gelasio',
  'Tinos',
  'Roboto',
  'Open Sans',
  'Lato',
  'Montserrat',
  'Poppins',
] as const;
export type DisplayFont = (typeof displayFonts)[number];
