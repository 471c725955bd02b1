import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { gap } from '@/lib/gaps';
import { Font, type Glyph, type Kit } from './font';
import { evenFace } from './test-data';
import { Face } from './type';
import { unpackFont } from './woff';

describe('lines of a face', () => {
  // In a size of 10 every letter takes 5.
  const face = evenFace();
  const wrapped = (text: string, room: number) =>
    face
      .wrap(text, 10, room)
      .map(({ pieces, width }) => `${pieces.map(({ text: said, isGap }) => (isGap ? `<${said}>` : said)).join('|')} ${width}`);

  it('end after words, without the space there', () => {
    expect(wrapped('one two three', 35)).toEqual(['one two 35', 'three 25']);
    expect(wrapped('one two three', 34)).toEqual(['one 15', 'two 15', 'three 25']);
    expect(wrapped('one  two', 40)).toEqual(['one  two 40']);
    expect(wrapped('one\n\ntwo', 40)).toEqual(['one 15', ' 0', 'two 15']);
    expect(wrapped('', 40)).toEqual([' 0']);
    // Other spaces are as wide as a plain one.
    expect(wrapped('one\ttwo\u2003six', 35)).toEqual(['one two 35', 'six 15']);
  });

  it('end after a hyphen or a slash between letters', () => {
    expect(wrapped('well-known', 25)).toEqual(['well- 25', 'known 25']);
    expect(wrapped('and/or', 20)).toEqual(['and/ 20', 'or 10']);
    expect(wrapped('- one', 10)).toEqual(['- 5', 'on 10', 'e 5']);
  });

  it('end inside a word only where it alone is too wide, with at least one letter', () => {
    expect(wrapped('abcdefg', 15)).toEqual(['abc 15', 'def 15', 'g 5']);
    expect(wrapped('an abcdefg', 15)).toEqual(['an 10', 'abc 15', 'def 15', 'g 5']);
    expect(wrapped('abc', 1)).toEqual(['a 5', 'b 5', 'c 5']);
  });

  it('keep open places apart from the text around them', () => {
    expect(wrapped(`By ${gap('Name')}, today`, 100)).toEqual(['By |<[Name]>|, today 80']);
    expect(wrapped(`By ${gap('Full Name')}`, 45)).toEqual(['By |<[Full> 40', '<Name]> 25']);
  });
});

describe('a face', () => {
  const fontOf = (address: string, signs: RegExp, wide: number) =>
    ({ address, has: (sign: string) => signs.test(sign), width: (text: string) => text.length * wide }) as unknown as Font;
  const latin = fontOf('latin', /[a-z ]/, 0.5);
  const greek = fontOf('greek', /[α-ω ]/, 1);
  const hebrew = fontOf('hebrew', /[\u0590-\u05ff ]/, 2);
  const face = new Face([latin, greek, hebrew]);
  const runsOf = (text: string) => face.runs(text).map(({ font, text: said }) => `${font.address}: ${said}`);

  it('takes each letter from the first font that has it, and a space from the one before it', () => {
    expect(runsOf('ab αβ γ c')).toEqual(['latin: ab ', 'greek: αβ γ ', 'latin: c']);
    // What none has is left to the first.
    expect(runsOf('a!')).toEqual(['latin: a!']);
    expect(face.width('ab α', 10)).toBe(25);
    expect([face.has('a'), face.has('α'), face.has('!')]).toEqual([true, true, false]);
  });

  it('leaves names from right to left whole', () => {
    expect(runsOf('a שלום עולם b')).toEqual(['latin: a ', 'hebrew: שלום עולם', 'latin:  b']);
  });
});

describe('an open font', () => {
  const laid: [string, (readonly string[])?][] = [];
  /** Of 2000 units to the size, 1000 wide each; the second letter of a word is moved by 40 and 20. */
  const kit: Kit = {
    unitsPerEm: 2000,
    ascent: 0,
    descent: 0,
    hasGlyphForCodePoint: (point) => point === 97,
    layout: (text, features) => {
      laid.push([text, features]);
      const glyphs = Array.from(text, (_, id): Glyph => ({ id, advanceWidth: 1000, codePoints: [] }));
      return { glyphs, positions: glyphs.map((_, index) => ({ xAdvance: 1000, yAdvance: 8, xOffset: index * 40, yOffset: index * 20 })) };
    },
  };
  const open = () => {
    laid.length = 0;
    return new Font('a', new Uint8Array(), kit);
  };

  it('lays a word out once, figures below one another, in thousandths of the size', () => {
    const font = open();
    const { glyphs, positions, advanceWidth } = font.layOut('ab a1');
    expect(laid).toEqual([
      ['ab', undefined],
      [' ', undefined],
      ['a1', ['tnum']],
    ]);
    expect(advanceWidth).toBe(2500);
    expect(positions.slice(0, 2)).toEqual([
      { xAdvance: 500, yAdvance: 4, xOffset: 0, yOffset: 0, advanceWidth: 500 },
      { xAdvance: 500, yAdvance: 4, xOffset: 20, yOffset: 10, advanceWidth: 500 },
    ]);
    // Each letter knows what it is copied as.
    expect(String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints))).toBe('ab a1');
    expect(font.width('ab ab')).toBe(2.5);
    expect(font.layOut('ab').advanceWidth).toBe(1000);
    expect(laid).toHaveLength(3);
    expect([font.has('a'), font.has('b')]).toEqual([true, false]);
  });

  it('lays a name from right to left out whole', () => {
    const font = open();
    expect(font.width('אב ג')).toBe(2);
    expect(laid).toEqual([['אב ג', undefined]]);
    expect(String.fromCodePoint(...font.layOut('אב').glyphs.flatMap(({ codePoints }) => codePoints))).toBe('בא');
  });
});

describe('a packed font', () => {
  it('is unpacked table by table, each at a place that four divides', () => {
    const stored = Uint8Array.of(1, 2, 3, 4, 5);
    const natural = new Uint8Array(40).fill(9);
    const packed = zlibSync(natural);
    expect(packed.length).toBeLessThan(40);
    // A head of 44, two entries of 20, then the tables.
    const first = 84;
    const second = 92;
    const file = new Uint8Array(second + packed.length);
    const words = new DataView(file.buffer);
    words.setUint32(0, 0x774f4646);
    words.setUint32(4, 0x00010000);
    words.setUint16(12, 2);
    const entries = [
      [0x61616161, first, 5, 5, 111],
      [0x62626262, second, packed.length, 40, 222],
    ];
    entries.forEach((entry, index) => {
      entry.forEach((value, place) => {
        words.setUint32(44 + index * 20 + place * 4, value);
      });
    });
    file.set(stored, first);
    file.set(packed, second);
    const made = unpackFont(file);
    const read = new DataView(made.buffer);
    // A head of 12, two entries of 16, 5 bytes on 8, 40 bytes.
    expect(made).toHaveLength(92);
    expect([read.getUint32(0), read.getUint16(4)]).toEqual([0x00010000, 2]);
    expect([12, 16, 20, 24].map((at) => read.getUint32(at))).toEqual([0x61616161, 111, 44, 5]);
    expect([28, 32, 36, 40].map((at) => read.getUint32(at))).toEqual([0x62626262, 222, 52, 40]);
    expect([...made.subarray(44, 52)]).toEqual([1, 2, 3, 4, 5, 0, 0, 0]);
    expect([...made.subarray(52)]).toEqual([...natural]);
  });

  it('is left as it is where it is not packed', () => {
    const plain = new Uint8Array(20);
    expect(unpackFont(plain)).toBe(plain);
  });
});
