import { expect, it } from 'vitest';
import { brandOf } from './brand';
import { logosAt, sizeOfLogo, titleFace, titleRoomOf } from './slide-head';

const logo = { png: 'AAAA', width: 260, height: 40 };

it('a logo at the head of a slide is at most 130 by 40 dots, of which 96 are an inch', () => {
  // Half as large as it is: 130 by 20.
  expect(sizeOfLogo(logo).w).toBeCloseTo(130 / 96, 10);
  expect(sizeOfLogo(logo).h).toBeCloseTo(20 / 96, 10);
  expect(sizeOfLogo(undefined)).toEqual({ w: 0, h: 0 });
  // The title keeps 0.3 inches away from it.
  expect(titleRoomOf(12, logo)).toBeCloseTo(12 - 130 / 96 - 0.3, 10);
  expect(titleRoomOf(12, undefined)).toBe(12);
});

it('a logo on the master ends where the slide’s text does', () => {
  const [placed] = logosAt(logo, 12.5, 0.4);
  expect(placed?.image.x).toBeCloseTo(12.5 - 130 / 96, 10);
  expect(placed?.image).toMatchObject({ y: 0.4, data: 'image/png;base64,AAAA' });
  expect(logosAt(undefined, 12.5, 0.4)).toEqual([]);
});

it('titles have a font that office programs have, and are bold in a company’s own', () => {
  const brand = brandOf(undefined);
  expect(titleFace({ ...brand, display: 'Instrument Serif' })).toEqual({ face: 'Georgia', bold: false });
  expect(titleFace({ ...brand, display: 'Gelasio' })).toEqual({ face: 'Gelasio', bold: true });
});
