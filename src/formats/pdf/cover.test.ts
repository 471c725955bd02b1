import { describe, expect, it } from 'vitest';
import type { Block } from '@/lib/blocks';
import { coverSlabs } from './cover';
import { evenSetting, recorder, shapesOf } from './test-data';

type Cover = Extract<Block, { kind: 'cover' }>;
const setting = evenSetting();
const drawnOf = (cover: Partial<Cover>, place = setting) => {
  const slabs = coverSlabs({ kind: 'cover', company: '', title: 'Plan', facts: [], ...cover }, place, 'white');
  const { pen, drawn } = recorder(place);
  for (const slab of slabs) slab.draw(pen, 0);
  return drawn;
};

describe('a cover', () => {
  it('has the emblem above, the title in the middle and the facts at the foot', () => {
    const fact = { label: 'Day', value: '1 May' };
    // The title: 44 × 1.08, its middle at 0.38 of 800. The facts: 13.14 + 13.87 above 708.
    expect(drawnOf({ company: 'acme', lead: 'Bread', facts: [fact] })).toEqual([
      'circle 117 109 17 fill',
      '“A” 113 114.4 display 16 white',
      'bookmark Plan 0',
      '“Plan” 100 319.84 display 44 ink',
      'box 100 343.76 44 2.4 fill',
      '“Bread” 100 383.44 display 17 #3a3d38',
      'rule 100 666.99 400 rule',
      '“Day” 100 690.8 text 9 mute',
      '“1 May” 100 704.49 text 9.5 ink',
    ]);
    // Without any of them.
    expect(drawnOf({})).toEqual(['bookmark Plan 0', '“Plan” 100 319.84 display 44 ink', 'box 100 343.76 44 2.4 fill']);
  });

  it('takes a page alone', () => {
    const slabs = coverSlabs({ kind: 'cover', company: '', title: 'Plan', facts: [] }, setting, 'white');
    expect(shapesOf(slabs)).toEqual(['0', '1', '0']);
    expect(slabs.map(({ isCover, isBreak }) => [isCover ?? false, isBreak ?? false])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });

  it('has three facts in a row', () => {
    const facts = ['A', 'B', 'C', 'D'].map((label) => ({ label, value: '1' }));
    // (400 - 32) / 3 wide; two rows of 27.01 and 8 between them end at 708.
    expect(drawnOf({ facts }).filter((line) => / text 9 /.test(line))).toEqual([
      '“A” 100 655.79 text 9 mute',
      '“B” 238.67 655.79 text 9 mute',
      '“C” 377.33 655.79 text 9 mute',
      '“D” 100 690.8 text 9 mute',
    ]);
    expect(drawnOf({ facts: facts.slice(0, 2) }).filter((line) => / text 9 /.test(line))).toEqual([
      '“A” 100 690.8 text 9 mute',
      '“B” 308 690.8 text 9 mute',
    ]);
  });

  it('has a long title in smaller letters, and breaks it before the edge', () => {
    const sizeOf = (length: number) =>
      drawnOf({ title: 'x'.repeat(length) })[1]
        ?.split(' ')
        .at(-2);
    expect([34, 35, 60, 61].map(sizeOf)).toEqual(['44', '36', '36', '30']);
    const linesOf = (cover: Partial<Cover>) => drawnOf(cover).filter((line) => line.startsWith('“')).length;
    // 344 have room for 15 letters of 22; 352 for 41 of 8.5.
    expect([linesOf({ title: 'x'.repeat(15) }), linesOf({ title: 'x'.repeat(16) })]).toEqual([1, 2]);
    expect([linesOf({ lead: 'x'.repeat(41) }), linesOf({ lead: 'x'.repeat(42) })]).toEqual([2, 3]);
  });

  it('is set smaller where it would not fit', () => {
    const lead = (lines: number) => Array.from({ length: lines }, () => 'word').join('\n');
    const facts = [{ label: 'Day', value: '1 May' }];
    // 47.52 + 16 × 23.12 + 27.01 = 444.45 of 460.
    expect(drawnOf({ lead: lead(16), facts })[1]).toContain(' display 44 ');
    // 490.69 with 18: nine tenths are 441.62. The lead ends 40 above the facts.
    const drawn = drawnOf({ lead: lead(18), facts });
    expect(drawn.slice(0, 4)).toEqual([
      'bookmark Plan 0',
      '“Plan” 100 224.02 display 39.6 ink',
      'box 100 247.15 44 2.4 fill',
      '“word” 100 285.06 display 15.3 #3a3d38',
    ]);
    expect(drawn.slice(-2)).toEqual(['“Day” 100 692.52 text 8.1 mute', '“1 May” 100 704.84 text 8.55 ink']);
    // However long it is, it stays below the emblem.
    expect(Number(drawnOf({ lead: lead(400) })[1]?.split(' ')[2])).toBeGreaterThan(150);
  });

  it('has the logo of the company, as large as its place allows', () => {
    const pictures = new Map([
      ['wide', new Uint8Array(3)],
      ['high', new Uint8Array(4)],
    ]);
    const wide = { png: 'wide', width: 300, height: 52 };
    const high = { png: 'high', width: 75, height: 104 };
    const place = evenSetting({ pictures, brand: { accent: '#000000', display: 'Inter', logo: wide } });
    expect(drawnOf({ company: 'Acme' }, place)[0]).toBe('image of 3 100 92 150 26');
    expect(drawnOf({ company: 'Acme', logo: high }, place)[0]).toBe('image of 4 100 92 37.5 52');
    // One that could not be drawn is no gap.
    expect(drawnOf({ company: 'Acme', logo: { ...high, png: 'other' } }, place)[0]).toBe('circle 117 109 17 fill');
  });
});
