import { describe, expect, it } from 'vitest';
import { detectPictureType, fitInto, largestPictureFile, logoBox, wrapPicture } from './logos';
import { toBase64 } from './bytes';

const bytes = (...all: (number | string)[]) =>
  Uint8Array.from(all.flatMap((one) => (typeof one === 'number' ? [one] : [...one].map((mark) => mark.charCodeAt(0)))));

describe('pictures', () => {
  it('are known by their first bytes', () => {
    expect(detectPictureType(bytes(0x89, 'PNG\r\n', 0x1a, '\n', 'rest'))).toBe('image/png');
    expect(detectPictureType(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
    expect(detectPictureType(bytes('RIFF', 1, 2, 3, 4, 'WEBP'))).toBe('image/webp');
  });

  it.each([
    ['nothing', bytes()],
    ['a drawing', bytes('<svg xmlns=')],
    ['a sound in the same envelope', bytes('RIFF', 1, 2, 3, 4, 'WAVE')],
    ['the right word without its envelope', bytes('xxxx', 1, 2, 3, 4, 'WEBP')],
    ['half a signature', bytes(0x89, 'PNG\r\n')],
    ['a signature with one wrong byte', bytes(0x89, 'PNG\r\n', 0x1a, '\r')],
    ['two bytes of a photograph', bytes(0xff, 0xd8)],
  ])('are not %s', (_what, file) => {
    expect(detectPictureType(file)).toBeUndefined();
  });

  it('shrink into their box and never grow', () => {
    const box = { width: 480, height: 240 };
    expect(logoBox).toEqual(box);
    expect(fitInto({ width: 960, height: 240 }, box)).toEqual({ width: 480, height: 120 });
    expect(fitInto({ width: 240, height: 960 }, box)).toEqual({ width: 60, height: 240 });
    expect(fitInto({ width: 480, height: 240 }, box)).toEqual(box);
    expect(fitInto({ width: 10, height: 20 }, box)).toEqual({ width: 10, height: 20 });
    expect(fitInto({ width: 10_000, height: 1 }, box)).toEqual({ width: 480, height: 1 });
    expect(fitInto({ width: 1, height: 10_000 }, box)).toEqual({ width: 1, height: 240 });
  });

  it('may be files of 20 MB', () => {
    expect(largestPictureFile).toBe(20_971_520);
  });

  it('become text, however long', () => {
    expect(toBase64(bytes('Man'))).toBe('TWFu');
    expect(toBase64(new Uint8Array())).toBe('');
    const long = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
    expect(toBase64(long)).toBe(Buffer.from(long).toString('base64'));
  });

  it('stand in a drawing at their own size', () => {
    expect(wrapPicture('data:x', { width: 3, height: 2 })).toEqual({
      svg: '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2" viewBox="0 0 3 2"><image href="data:x" width="3" height="2"/></svg>',
      width: 3,
      height: 2,
    });
  });
});
