import { describe, expect, it } from 'vitest';
import { paragraph, type Picture, type Tone } from '@/lib/blocks';
import { onGround } from './ground';
import {
  calloutSlabs,
  columnsSlabs,
  figuresSlabs,
  furnitureLine,
  inRows,
  leadSlabs,
  noteSlabs,
  patternSlabs,
  pictureSlabs,
  quoteSlabs,
  row,
  ruleSlabs,
  shares,
  termsSlabs,
  totalsSlabs,
} from './parts';
import { setBlocks } from './set-blocks';
import { drawnBy, evenSetting, recorder, shapesOf } from './test-data';

const setting = evenSetting();
const set = (blocks: Parameters<typeof setBlocks>[0], place = setting) => setBlocks(blocks, place);

describe('room', () => {
  it('is shared in equal parts with air between them', () => {
    // 400 less 2 × 20 is 360.
    expect(shares(setting, 3, 20).map(({ x, width }) => [x, width])).toEqual([
      [100, 120],
      [240, 120],
      [380, 120],
    ]);
  });

  it('is filled row by row', () => {
    expect(inRows([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(inRows([1, 2, 3, 4], 2)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(inRows([], 2)).toEqual([]);
  });

  it('of a row is as high as the highest, and what is below', () => {
    const slab = (height: number) => ({ height, draw: () => undefined });
    expect(shapesOf([row([[slab(10)], [slab(10), slab(20)]], 7, 5)])).toEqual(['35 + 7']);
    expect(shapesOf([row([[slab(10)]], 7)])).toEqual(['10 + 7']);
    expect(shapesOf([row([], 7)])).toEqual(['0 + 7']);
  });
});

describe('figures', () => {
  const slabsOf = (...values: string[]) =>
    figuresSlabs({ kind: 'figures', items: values.map((value) => ({ label: 'Sum', value })) }, setting);
  const sizesOf = (...values: string[]) => drawnBy(slabsOf(...values), setting).flatMap((line) => /display ([\d.]+)/.exec(line)?.[1] ?? []);
  const rowsOf = (...values: string[]) => slabsOf(...values).length;

  it('stand side by side below a rule, labels below them', () => {
    const slabs = slabsOf('$900', '42');
    // 21 × 1.2, 2, 9 × 1.35, and 15 around them.
    expect(shapesOf(slabs)).toEqual(['54.35 + 14']);
    // Each has (400 - 18) / 2; 12.6 + 7.56 below 1009; 6.075 + 3.24 below 1036.2.
    expect(drawnBy(slabs, setting)).toEqual([
      'rule 100 1000 400 strongRule 1',
      '“$900” 100 1029.16 display 21 ink',
      '“Sum” 100 1045.52 text 9 mute',
      '“42” 309 1029.16 display 21 ink',
      '“Sum” 309 1045.52 text 9 mute',
    ]);
  });

  it('stand in two rows where there are many, below a thinner rule', () => {
    const slabs = slabsOf('1', '2', '3', '4', '5', '6');
    expect(shapesOf(slabs)).toEqual(['54.35 + 14', '54.35 + 12']);
    expect(drawnBy(slabs, setting).filter((line) => line.startsWith('rule'))).toEqual([
      'rule 100 1000 400 strongRule 1',
      'rule 100 1066.35 400 strongRule 0.5',
    ]);
    expect(rowsOf('1', '2', '3', '4', '5')).toBe(1);
    // Five have room for (400 - 72) / 5 = 65.6 each: six letters of 10.5, not seven.
    expect(rowsOf('123456', '2', '3', '4', '5')).toBe(1);
    expect(rowsOf('1234567', '2', '3', '4', '5')).toBe(2);
  });

  it('are set smaller in one size, four of them in two rows before they would be too small', () => {
    // Four have room for (400 - 54) / 4 = 86.5 each: 13 letters of 13.
    expect(sizesOf('12345678', '2', '3', '4')).toEqual(['21', '21', '21', '21']);
    expect(sizesOf('1234567890', '2', '3', '4')).toEqual(['17.3', '17.3', '17.3', '17.3']);
    expect(rowsOf('x'.repeat(13), '2', '3', '4')).toBe(1);
    expect(rowsOf('x'.repeat(14), '2', '3', '4')).toBe(2);
    expect(rowsOf('x'.repeat(40), '2', '3')).toBe(1);
  });

  it('of several words may go on below, a long number may not', () => {
    // Two have 191: 40 letters want 9.55, and words may stay at 13.
    expect(sizesOf('x'.repeat(40), '2')).toEqual(['9.55', '9.55']);
    expect(new Set(sizesOf('Some words that go on below a line', '2'))).toEqual(new Set(['13']));
  });
});

describe('terms', () => {
  const slabsOf = (count: number, value = 'Monday', place = setting) =>
    termsSlabs({ kind: 'terms', rows: Array.from({ length: count }, () => ({ label: 'Day', value })) }, place);

  it('have labels at the left, values beside them, a rule below', () => {
    // The label takes 0.3 of 400; 9 × 1.55 is higher than 9.5 × 1.46 = 13.87; 11 around it.
    const slabs = slabsOf(1);
    expect(shapesOf(slabs)).toEqual(['24.95 + 12']);
    // 5 below the top: 6.975 + 3.24; 6.935 + 3.42.
    expect(drawnBy(slabs, setting)).toEqual([
      '“Day” 100 1015.22 text 9 mute',
      '“Monday” 220 1015.36 text 9.5 ink',
      'rule 100 1024.95 400 rule 0.5',
    ]);
    // The label has 150 at most.
    const wide = evenSetting({ width: 600 });
    expect(drawnBy(slabsOf(1, 'Monday', wide), wide)[1]).toBe('“Monday” 250 1015.36 text 9.5 ink');
  });

  it('break labels before the values, and values at the right edge', () => {
    const linesOf = (label: string, value: string) =>
      drawnBy(termsSlabs({ kind: 'terms', rows: [{ label, value }] }, setting), setting).length - 1;
    // 120 - 12 have room for 24 letters of 4.5; 280 for 58 of 4.75.
    expect(linesOf('x'.repeat(24), 'x'.repeat(58))).toBe(2);
    expect(linesOf('x'.repeat(25), 'x'.repeat(58))).toBe(3);
    expect(linesOf('x'.repeat(24), 'x'.repeat(59))).toBe(3);
  });

  it('stay together up to eight; of a longer list the first two and the last two do', () => {
    expect(shapesOf(slabsOf(3))).toEqual(['24.95 + 12 glued kept', '24.95 + 0 glued kept', '24.95 + 0']);
    expect(slabsOf(8).map(({ isKept }) => isKept)).toEqual([true, true, true, true, true, true, true, false]);
    expect(slabsOf(9).map(({ isGlued, isKept }) => [isGlued, isKept])).toEqual(
      [true, false, false, false, false, false, false, true, false].map((isGlued) => [isGlued, false]),
    );
    // Three lines of 13.87 and 11 are higher than 45: such a fact may stand alone.
    expect(slabsOf(2, 'a\nb').map(({ isGlued }) => isGlued)).toEqual([true, false]);
    expect(slabsOf(2, 'a\nb\nc').map(({ isGlued }) => isGlued)).toEqual([false, false]);
  });
});

describe('totals', () => {
  const slabsOf = (rows: { label: string; value: string; tone?: Tone }[], place = setting) => totalsSlabs({ kind: 'totals', rows }, place);

  it('stand at the right, with a rule between them; what stands out is larger', () => {
    const slabs = slabsOf([
      { label: 'Net', value: '$100.00' },
      { label: 'Tax', value: '$19.00', tone: 'strong' },
      { label: 'Total', value: '$119.00', tone: 'figure' },
    ]);
    // 10 × 1.46 + 7, and 16 × 1.46 + 7.
    expect(shapesOf(slabs)).toEqual(['21.6 + 10 glued', '21.6 + 0 glued', '30.36 + 0']);
    // They begin at 0.52 of 400: 308. Values end at 500. 3.5 + 7.3 + 3.6 below the top, and 3.5 + 11.68 + 5.76.
    expect(drawnBy(slabs, setting)).toEqual([
      '“Net” 308 1014.4 text 10 ink',
      '“$100.00” 465 1014.4 text 10 ink',
      'rule 308 1021.6 192 rule 0.5',
      '“Tax” 308 1036 strong 10 ink',
      '“$19.00” 470 1036 strong 10 ink',
      'rule 308 1043.2 192 rule 0.5',
      '“Total” 308 1064.14 display 16 ink',
      '“$119.00” 444 1064.14 display 16 ink',
    ]);
  });

  it('take all of a narrow room', () => {
    const first = (width: number) => {
      const place = evenSetting({ width });
      return drawnBy(slabsOf([{ label: 'Net', value: '$1' }], place), place)[0];
    };
    expect(first(340)).toBe('“Net” 100 1014.4 text 10 ink');
    expect(first(350)).toBe('“Net” 282 1014.4 text 10 ink');
  });

  it('are set smaller rather than broken, down to seven', () => {
    const drawnOf = (value: string, label = 'Net', tone?: Tone) => drawnBy(slabsOf([{ label, value, ...(tone ? { tone } : {}) }]), setting);
    // 0.72 of 192 are 138.24: 27 letters of 5, and 32 in 8.64.
    expect(drawnOf('9'.repeat(27))[1]).toBe(`“${'9'.repeat(27)}” 365 1014.4 text 10 ink`);
    // 3.5 + 8.64 × 0.73 + 8.64 × 0.36.
    expect(drawnOf('9'.repeat(32))).toEqual(['“Net” 308 1012.92 text 8.64 ink', `“${'9'.repeat(32)}” 361.76 1012.92 text 8.64 ink`]);
    expect(drawnOf('9'.repeat(60))[1]).toContain(' text 7 ink');
    expect(drawnOf('9'.repeat(20), 'Net', 'figure')[1]).toContain(' display 13.82 ink');
    // 192 less 50 and 14 leave 128 for the label: 25 letters.
    expect(drawnOf('9'.repeat(10), 'x'.repeat(25))).toHaveLength(2);
    expect(drawnOf('9'.repeat(10), 'x'.repeat(26))).toHaveLength(3);
  });
});

describe('words that stand out', () => {
  it('as a lead are larger', () => {
    const slabs = leadSlabs({ kind: 'lead', text: 'Bread' }, setting);
    // 15 × 1.34; 10.05 + 5.4.
    expect(shapesOf(slabs)).toEqual(['20.1 + 6']);
    expect(drawnBy(slabs, setting)).toEqual(['“Bread” 100 1015.45 display 15 ink']);
  });

  it('as a note stand beside a line as high as they are', () => {
    const slabs = noteSlabs({ kind: 'note', text: 'Bread\nRye' }, setting);
    // Two of 9 × 1.46, and 4.
    expect(shapesOf(slabs)).toEqual(['30.28 + 10']);
    expect(drawnBy(slabs, setting)).toEqual([
      'box 100 1000 1.6 30.28 accent',
      '“Bread” 112 1011.81 text 9 mute',
      '“Rye” 112 1024.95 text 9 mute',
    ]);
    // 440 less 12 at most: 95 letters of 4.5.
    const wide = evenSetting({ width: 500 });
    const linesIn = (length: number, place = wide) =>
      drawnBy(noteSlabs({ kind: 'note', text: 'x'.repeat(length) }, place), place).length - 1;
    expect([linesIn(95), linesIn(96)]).toEqual([1, 2]);
    expect([linesIn(86, setting), linesIn(87, setting)]).toEqual([1, 2]);
  });

  it('as a quote say whose they are', () => {
    const slabs = quoteSlabs({ kind: 'quote', text: 'Fine', by: 'Jo' }, setting);
    // 14.5 × 1.36 + 4 + 13.14 + 4.
    expect(shapesOf(slabs)).toEqual(['40.86 + 12']);
    // 2 + 9.86 + 5.22; 2 + 19.72 + 4 + 6.57 + 3.24.
    expect(drawnBy(slabs, setting)).toEqual([
      'box 100 1000 1.6 40.86 accent',
      '“Fine” 114 1017.08 display 14.5 ink',
      '“Jo” 114 1035.53 text 9 mute',
    ]);
    expect(shapesOf(quoteSlabs({ kind: 'quote', text: 'Fine' }, setting))).toEqual(['23.72 + 12']);
    // 386 have room for 53 letters of 7.25; 426 of a wide page for 58.
    const linesIn = (length: number, width: number) => {
      const place = evenSetting({ width });
      return drawnBy(quoteSlabs({ kind: 'quote', text: 'x'.repeat(length) }, place), place).length - 1;
    };
    expect([linesIn(53, 400), linesIn(54, 400), linesIn(58, 500), linesIn(59, 500)]).toEqual([1, 2, 1, 2]);
  });

  it('as a callout stand on a ground with round corners', () => {
    const slabs = calloutSlabs({ kind: 'callout', blocks: [paragraph('One'), paragraph('Two')] }, setting, set);
    // Edges of 14, lines of 15.33, 6 above the second.
    expect(shapesOf(slabs)).toEqual(['14 + 14 glued', '15.33 glued kept', '21.33 glued', '14']);
    expect(drawnBy(slabs, setting)).toEqual([
      'box 100 1000 400 14 ground 5',
      'box 100 1005 400 9.4 ground',
      'box 100 1014 400 15.73 ground',
      '“One” 114 1025.45 text 10.5 ink',
      'box 100 1029.33 400 21.73 ground',
      '“Two” 114 1046.78 text 10.5 ink',
      'box 100 1050.66 400 14 ground 5',
      'box 100 1050.26 400 9.4 ground',
    ]);
    expect([onGround(setting).x, onGround(setting).width]).toEqual([114, 372]);
  });
});

describe('columns', () => {
  it('share the room as their weights say', () => {
    const placesOf = (weights?: number[]) => {
      const places: [number, number, boolean?][] = [];
      columnsSlabs({ kind: 'columns', columns: [[], []], ...(weights ? { weights } : {}) }, setting, (_, { x, width, isDense }) => {
        places.push([x, width, isDense]);
        return [];
      });
      return places;
    };
    // 376 without the air between them.
    expect(placesOf()).toEqual([
      [100, 188, true],
      [312, 188, true],
    ]);
    expect(placesOf([3, 1])).toEqual([
      [100, 282, true],
      [406, 94, true],
    ]);
    const [slab] = columnsSlabs({ kind: 'columns', columns: [[paragraph('a')], [paragraph('b')]] }, setting, set);
    expect(slab).toMatchObject({ height: 0, above: 8 });
    expect(drawnBy(slab ? [slab] : [], setting)).toEqual(['“a” 100 1011.45 text 10.5 ink', '“b” 312 1011.45 text 10.5 ink']);
  });
});

describe('pictures', () => {
  const picture = (width: number, height: number, more: Partial<Picture> = {}): Picture => ({ svg: '<svg></svg>', width, height, ...more });
  const slabOf = (given: Picture, place = setting) => pictureSlabs({ kind: 'picture', picture: given, label: 'Chart' }, place);
  const heightOf = (given: Picture, place = setting) => slabOf(given, place)[0]?.height;

  it('are as wide as the room at most, and as high as a page with a heading', () => {
    expect(heightOf(picture(200, 100))).toBe(100);
    expect(heightOf(picture(800, 100))).toBe(50);
    // 800 less 170 and 60.
    expect(heightOf(picture(300, 2000))).toBe(570);
  });

  it('that are wide charts in our own look are enlarged a little', () => {
    const wide = evenSetting({ width: 500 });
    expect(heightOf(picture(440, 100, { isBranded: true }), wide)).toBeCloseTo(113.64, 2);
    expect(heightOf(picture(440, 100, { isBranded: true }), evenSetting({ width: 600 }))).toBeCloseTo(115, 6);
    expect(heightOf(picture(439, 100, { isBranded: true }), wide)).toBe(100);
    expect(heightOf(picture(440, 100), wide)).toBe(100);
  });

  it('are drawn from their bytes or line by line, and lower where the page asks for it', () => {
    const pictures = new Map([['<svg></svg>', new Uint8Array(7)]]);
    const place = evenSetting({ pictures });
    expect(shapesOf(slabOf(picture(200, 100), place))).toEqual(['100 + 10']);
    expect(drawnBy(slabOf(picture(200, 100), place), place)).toEqual(['image of 7 100 1000 200 100']);
    const fit = slabOf(picture(200, 100), place)[0]?.fit;
    expect(fit?.least).toBeCloseTo(70, 6);
    const lower = fit?.to(80);
    expect(lower?.height).toBe(80);
    const { pen, drawn } = recorder(place);
    lower?.draw(pen, 10);
    expect(drawn).toEqual(['image of 7 100 10 160 80']);
    const element = { tag: 'rect', attributes: { x: '1', y: '2', width: '3', height: '4', fill: 'red' }, text: '', dx: 0, dy: 0 };
    const lines = evenSetting({ drawings: new Map([['<svg viewBox="0 0 50 25"></svg>', [element]]]) });
    const [frame] = drawnBy(slabOf({ svg: '<svg viewBox="0 0 50 25"></svg>', width: 200, height: 100 }, lines), lines);
    expect(frame).toBe('sketch x 100 y 1000 scale 4 left 0 top 0 width 50 height 25');
    expect(drawnBy(slabOf(picture(200, 100)), setting)).toEqual([]);
  });

  it('of squares are drawn in stretches', () => {
    const slabs = patternSlabs({ kind: 'pattern', rows: ['110', '001', '000', '101'], size: 80, label: 'Code' }, setting);
    // 60 wide, 15 for each square.
    expect(shapesOf(slabs)).toEqual(['60 + 8']);
    expect(drawnBy(slabs, setting)).toEqual([
      'square 100 1000 30 15',
      'square 130 1015 15 15',
      'square 100 1045 15 15',
      'square 130 1045 15 15',
    ]);
    expect(shapesOf(patternSlabs({ kind: 'pattern', rows: ['1'], size: 800, label: 'Code' }, setting))).toEqual(['400 + 8']);
  });
});

it('a rule has air around it', () => {
  expect(shapesOf(ruleSlabs(setting))).toEqual(['1 + 12', '4']);
  expect(drawnBy(ruleSlabs(setting), setting)).toEqual(['rule 100 1000.5 400 rule']);
});

it('a line of page furniture is cut where it has no room', () => {
  // In a size of 8 a letter takes 4.
  expect(furnitureLine('A bakery', setting, 32)).toBe('A bakery');
  expect(furnitureLine('A bakery', setting, 31)).toBe('A…');
  expect(furnitureLine('A bakery of rye', setting, 50)).toBe('A bakery…');
  // Of 42 there are 32 left beside the dots.
  expect(furnitureLine('A bakery of', setting, 42)).toBe('A bakery…');
});
