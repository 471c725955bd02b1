import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { onGround, readLogo, toRoundPhoto } from './logo-color';

type Pixel = readonly [number, number, number, number];

function pictureOf(width: number, height: number, pixel: (x: number, y: number) => Pixel): PNG {
  const picture = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) picture.data.set(pixel(x, y), (y * width + x) * 4);
  return picture;
}
const packed = (picture: PNG, filterType: 0 | 1 | 2 | 3 | 4 = 0) => new Uint8Array(PNG.sync.write(picture, { filterType }));
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const pixelsOf = (bytes: Uint8Array) => PNG.sync.read(Buffer.from(bytes));
const ofAddress = (address: string) => pixelsOf(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
const at = ({ data, width }: PNG, x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];

describe('a picture for files that know no see-through pixels', () => {
  const colourful = pictureOf(7, 5, (x, y) => [x * 36, y * 50, (x * y * 11) % 256, [0, 51, 255][(x + y) % 3] ?? 0]);
  const below = [0x20, 0x40, 0x60];

  it.each([0, 1, 2, 3, 4] as const)('is laid on its ground, however its rows were packed (filter %i)', (filter) => {
    const laid = pixelsOf(onGround(packed(colourful, filter), '#204060'));
    expect([laid.width, laid.height]).toEqual([7, 5]);
    for (let y = 0; y < 5; y += 1)
      for (let x = 0; x < 7; x += 1) {
        const [red = 0, green = 0, blue = 0, alpha = 0] = at(colourful, x, y);
        // A fifth of what is a fifth solid, and four fifths of the ground.
        const mixed = [red, green, blue].map((channel, index) => Math.round((channel * alpha + (below[index] ?? 0) * (255 - alpha)) / 255));
        expect(at(laid, x, y)).toEqual([...mixed, 255]);
      }
  });

  it('stays as it is where it cannot be read', () => {
    for (const bytes of [new Uint8Array(), new Uint8Array(60), packed(colourful).slice(0, 60)])
      expect(onGround(bytes, '#ffffff')).toBe(bytes);
  });
});

describe('a photograph', () => {
  it('is cut to a disc: whole in its middle, gone in its corners, half at its edge', () => {
    const round = ofAddress(toRoundPhoto(base64(packed(pictureOf(20, 20, () => [10, 20, 30, 255])))));
    expect(at(round, 10, 10)).toEqual([10, 20, 30, 255]);
    for (const [x, y] of [
      [0, 0],
      [19, 0],
      [0, 19],
      [19, 19],
    ] as const)
      expect(at(round, x, y)[3]).toBe(0);
    // The four ends of the cross just touch the circle.
    for (const [x, y] of [
      [10, 0],
      [0, 10],
      [19, 10],
      [10, 19],
    ] as const)
      expect(at(round, x, y)[3]).toBeGreaterThan(200);
    const wide = ofAddress(toRoundPhoto(base64(packed(pictureOf(30, 10, () => [1, 2, 3, 200])))));
    expect([at(wide, 15, 5), at(wide, 5, 5)[3], at(wide, 24, 5)[3]]).toEqual([[1, 2, 3, 200], 0, 0]);
  });
});

describe('a logo', () => {
  const shape = (color: readonly [number, number, number], isClear: (x: number) => boolean) =>
    pictureOf(24, 6, (x) => [...color, isClear(x) ? 0 : 255]);
  const logoOf = (picture: PNG) => readLogo({ png: base64(packed(picture)), width: picture.width, height: picture.height });

  it('is set in one color on a ground that swallows its own, in the same shape', () => {
    const white = shape([255, 255, 255], (x) => x >= 12);
    const logo = logoOf(white);
    const own = `data:image/png;base64,${base64(packed(white))}`;
    expect([logo.width, logo.height, logo.addressOn('#111111')]).toEqual([24, 6, own]);
    const dark = ofAddress(logo.addressOn('#ffffff'));
    const [red = 255, green = 255, blue = 255, alpha] = at(dark, 3, 3);
    expect(Math.max(red, green, blue)).toBeLessThan(100);
    expect([alpha, at(dark, 20, 3)[3]]).toEqual([255, 0]);
  });

  it('with a ground of its own is seen on any other', () => {
    const solid = shape([255, 255, 255], () => false);
    expect(logoOf(solid).addressOn('#ffffff')).toBe(`data:image/png;base64,${base64(packed(solid))}`);
  });

  it('stays as it is as long as three quarters of it are seen', () => {
    const partly = (seen: number) =>
      pictureOf(24, 6, (x, y) => (y === 0 ? [0, 0, 0, 0] : x < seen ? [0, 0, 0, 255] : [255, 255, 255, 255]));
    const isOwn = (picture: PNG) => logoOf(picture).addressOn('#ffffff') === `data:image/png;base64,${base64(packed(picture))}`;
    expect([isOwn(partly(24)), isOwn(partly(20)), isOwn(partly(9))]).toEqual([true, true, false]);
  });
});
