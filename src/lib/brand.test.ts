import { describe, expect, it } from 'vitest';
import { brandOf, houseAccent, mixColors, readableInk } from './brand';
import { contrastOf } from './contrast';

describe('the look of a company', () => {
  it('is its own as far as it chose one, and ours for the rest', () => {
    expect(brandOf()).toEqual({ accent: houseAccent, display: 'Instrument Serif' });
    expect(brandOf({ accent: '#123456' })).toEqual({ accent: '#123456', display: 'Instrument Serif' });
    const logo = { png: 'x', width: 2, height: 1 };
    expect(brandOf({ logo })).toEqual({ accent: houseAccent, display: 'Instrument Serif', logo });
  });
});

describe('colours', () => {
  it('are mixed channel by channel', () => {
    expect(mixColors('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mixColors('#000000', '#ffffff', 1)).toBe('#ffffff');
    // A quarter of the way from 0x10 to 0x50 is 0x20; from 0xff to 0x7f, 0xdf; from 0 to 4, 1.
    expect(mixColors('#10ff00', '#507f04', 0.25)).toBe('#20df01');
  });

  it('are made dark or light enough to be read, and no more than that', () => {
    expect(readableInk('#0b6b4a', '#ffffff')).toBe('#0b6b4a');
    expect(readableInk('#ffe600', '#ffffff', 1)).toBe('#ffe600');
    for (const [color, ground] of [
      ['#ffe600', '#ffffff'],
      ['#202040', '#101010'],
      ['#777777', '#808080'],
    ] as const) {
      const ink = readableInk(color, ground);
      expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(4.5);
      expect(ink).not.toBe(color);
    }
    // Yellow stays yellowish: it is darkened, not replaced.
    expect(readableInk('#ffe600', '#ffffff')).not.toBe('#000000');
    // Where no mixture reaches it, black or white, whichever is read better.
    expect(readableInk('#777777', '#808080', 21)).toBe('#000000');
    expect(readableInk('#777777', '#333333', 21)).toBe('#ffffff');
  });
});
