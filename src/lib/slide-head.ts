import type { Brand } from './brand';
import { drawLogo, type Logo } from './logos';

/** A logo at the top of a slide, in inches; as wide as nothing where there is none. */
export const sizeOfLogo = (logo: Logo | undefined) => {
  const { width, height } = logo ? drawLogo(logo, { width: 130, height: 40 }) : { width: 0, height: 0 };
  return { w: width / 96, h: height / 96 };
};

/** How wide a title beside the logo may be. */
export const titleRoomOf = (wide: number, logo: Logo | undefined) => wide - (logo ? sizeOfLogo(logo).w + 0.3 : 0);

/** On the master of a deck, against the right edge of what it holds. */
export const logosAt = (logo: Logo | undefined, right: number, y: number) => {
  const size = sizeOfLogo(logo);
  return logo ? [{ image: { ...size, x: right - size.w, y, data: `image/png;base64,${logo.png}` } }] : [];
};

/** In place of our own a font that every office program has. Titles in a company's own are bold, as in its other files. */
export const titleFace = ({ display }: Brand) =>
  display === 'Instrument Serif' ? { face: 'Georgia', bold: false } : { face: display, bold: true };
