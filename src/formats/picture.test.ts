import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawPictures, jpegFile, pngFile, svgFile } from './picture';
import { stubCanvas } from './test-data';

describe('pictures', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const picture = { svg: '<svg/>', width: 30, height: 15 };

  it('draws pictures in whole pixels, at any scale', async () => {
    const drawn = stubCanvas();
    await pngFile(picture);
    await pngFile(picture, 1.5);
    await jpegFile(picture);
    await jpegFile(picture, 1.5);
    // 45 by 22.5, which is 23.
    expect(drawn).toEqual(['30 × 15 image/png', '45 × 23 image/png', '30 × 15 image/jpeg', '45 × 23 image/jpeg']);
    expect(await svgFile(picture).text()).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<svg/>\n');
  });

  it('draws each picture of a document once, twice as large', async () => {
    const drawn = stubCanvas();
    const made = await drawPictures([picture, { svg: '<svg>other</svg>', width: 1, height: 2 }, { ...picture }]);
    expect(drawn).toEqual(['60 × 30 image/png', '2 × 4 image/png']);
    expect([...made].map(([svg, bytes]) => [svg, new TextDecoder().decode(bytes)])).toEqual([
      ['<svg/>', '60 × 30 image/png'],
      ['<svg>other</svg>', '2 × 4 image/png'],
    ]);
  });
});
