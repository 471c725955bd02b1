import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laySheet, listCut, shorten } from './layout';
import { isEdited, matchLines } from './lines';
import { fileStem, hasOwnContent, sampleMarks, setText, slotsElsewhere, state, titleOf, type CanvasData, type Note } from './model';
import { addFromFile, readCanvasFile, replaceByFile, type CanvasFile } from './read-file';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
const note = (id: string, text: string, more: Partial<Note> = {}): Note => ({
  id,
  slot: 'partners',
  text,
  color: '',
  confidence: '',
  experiment: '',
  ...more,
});
const withNotes = (...notes: Note[]): CanvasData => ({ ...start, notes });

describe('lines that stay', () => {
  it.each([
    [
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
      [0, 1, 2],
    ],
    [
      ['a', 'b', 'c'],
      ['a', 'c'],
      [0, 2],
    ],
    [
      ['a', 'c'],
      ['a', 'b', 'c'],
      [0, -1, 1],
    ],
    [
      ['a', 'b', 'c', 'd'],
      ['a', 'c', 'b', 'd'],
      [0, 2, 1, 3],
    ],
    [
      ['a', 'b'],
      ['b', 'a'],
      [1, 0],
    ],
    [[], ['a'], [-1]],
    [['a'], [], []],
    [['one line'], ['one line more'], [0]],
    [['one line'], ['quite another'], [-1]],
    [
      ['a', 'x', 'b', 'y', 'c'],
      ['x', 'a', 'y', 'b', 'c'],
      [1, 0, 3, 2, 4],
    ],
    [
      ['same', 'same'],
      ['same', 'new words', 'same'],
      [0, -1, 1],
    ],
    [
      ['first word', 'second word'],
      ['first words', 'second words'],
      [0, 1],
    ],
    [
      ['', 'a'],
      ['a', ''],
      [1, -1],
    ],
    [
      ['bread and butter', 'tea', 'milk'],
      ['tea', 'bread and butter!', 'milk'],
      [1, -1, 2],
    ],
  ])('%j to %j: %j', (old, next, matches) => {
    expect(matchLines(old, next)).toEqual(matches);
  });

  it('are each found once, and all that stayed in order', () => {
    const anyLines = fc.array(fc.constantFrom('a', 'b', 'c', 'd', ''), { maxLength: 8 });
    fc.assert(
      fc.property(anyLines, anyLines, (old, next) => {
        const matches = matchLines(old, next).filter((match) => match !== -1);
        expect(new Set(matches).size).toBe(matches.length);
        for (const [index, match] of matchLines(old, next).entries())
          if (match !== -1 && old[match] !== next[index]) expect(isEdited(old[match] ?? '', next[index] ?? '')).toBe(true);
        // A line with words that is on both sides stays, as often as it is on both.
        for (const line of ['a', 'b', 'c', 'd']) {
          const count = (lines: string[]) => lines.filter((one) => one === line).length;
          const kept = matchLines(old, next).filter((match, index) => match !== -1 && next[index] === line && old[match] === line).length;
          expect(kept).toBe(Math.min(count(old), count(next)));
        }
      }),
    );
  });

  it('are as many in order as can be', () => {
    /** The longest list of lines that is in both, in order: with the first line of both, or without one of the two. */
    const longest = ([a, ...more]: string[], [b, ...others]: string[]): number =>
      a === undefined || b === undefined
        ? 0
        : a === b
          ? 1 + longest(more, others)
          : Math.max(longest(more, [b, ...others]), longest([a, ...more], others));
    const rising = (places: number[], from = -1): number =>
      places.reduce((most, place, index) => (place > from ? Math.max(most, 1 + rising(places.slice(index + 1), place)) : most), 0);
    const anyLines = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 7 });
    fc.assert(
      fc.property(anyLines, anyLines, (old, next) => {
        const kept = matchLines(old, next).filter((match, index) => old[match] === next[index]);
        expect(rising(kept)).toBe(longest(old, next));
      }),
    );
  });

  it('are alike from half of the shorter one on', () => {
    expect(isEdited('abcd', 'abxy')).toBe(true);
    expect(isEdited('abcd', 'axyz')).toBe(false);
    expect(isEdited('abcd', 'axyd')).toBe(true);
    expect(isEdited('abc', 'ab')).toBe(true);
    expect(isEdited('', 'ab')).toBe(false);
    expect(isEdited('ab', ' ')).toBe(false);
    expect(isEdited('aaa', 'aaaa')).toBe(true);
  });
});

describe('the sheet', () => {
  it('has the boxes of the plain sheet', () => {
    // 1,600 less two margins and plus one gap: 1,530 in ten parts; 1,131 − 80 − 62 + 10 = 999 down.
    const { blocks, width, height, unit } = laySheet(withNotes(note('a', 'Mills')));
    expect([width, height, unit]).toEqual([1600, 1131, 1]);
    const box = blocks.find(({ block }) => block.slot === 'partners')?.box;
    expect(box?.x).toBe(40);
    expect(box?.y).toBe(102);
    expect(box?.width).toBeCloseTo(296, 6);
    expect(box?.height).toBeCloseTo(999 * 0.74 - 10, 6);
  });

  it('writes one note as wide as its block, in the largest type', () => {
    const block = laySheet(withNotes(note('a', 'Mills', { confidence: 'proven', experiment: 'Ask three' }))).blocks.find(
      ({ notes }) => notes.length > 0,
    )!;
    const [placed] = block.notes;
    expect([block.size, block.zoom, block.left]).toEqual([22, 1, 0]);
    expect(placed?.lines).toEqual(['Mills']);
    expect(placed?.box).toMatchObject({ x: 52, y: 150 });
    expect(placed?.box.width).toBeCloseTo(272, 6);
    // A line of 22, two of 22 × 0.82 for tag and experiment, 4 between, 9 above and below less 2.
    expect(placed?.box.height).toBeCloseTo(22 * 1.28 + 2 * 22 * 0.82 * 1.28 + 4 + 16, 6);
    const bare = laySheet(withNotes(note('a', 'Mills'))).blocks.find(({ notes }) => notes.length > 0)?.notes[0];
    expect(bare?.box.height).toBeCloseTo(22 * 1.28 + 16, 6);
    expect(bare?.tag).toBe('');
  });

  it('sets notes below each other, eight apart, two to a row in a wide block', () => {
    const [first, second] = laySheet(withNotes(note('a', 'Mills'), note('b', 'Farms'))).blocks.find(({ notes }) => notes.length > 0)!.notes;
    expect(second!.box.y - first!.box.y - first!.box.height).toBeCloseTo(8, 6);
    expect(second!.box.x).toBe(first!.box.x);
    const wide = laySheet(withNotes(note('a', 'Rent', { slot: 'costs' }), note('b', 'Flour', { slot: 'costs' }))).blocks.find(
      ({ notes }) => notes.length > 0,
    )!.notes;
    expect(wide[1]!.box.y).toBe(wide[0]!.box.y);
    expect(wide[1]!.box.x - wide[0]!.box.x - wide[0]!.box.width).toBeCloseTo(8, 6);
  });

  it('cuts beyond a thousand letters, and lists that in full', () => {
    expect(shorten('x'.repeat(1000))).toBe('x'.repeat(1000));
    expect(shorten('x'.repeat(1001))).toBe(`${'x'.repeat(1000)}…`);
    const data = withNotes(note('a', ` ${'word '.repeat(300)}`), note('b', 'Mills'));
    expect(listCut(laySheet(data), data)).toBe(
      `In full, because it doesn’t fit on the sheet:\n\n${titleOf('partners')}\n- ${'word '.repeat(300).trim()}`,
    );
    expect(listCut(laySheet(start), start)).toBe('');
  });
});

describe('files of a canvas', () => {
  const inFile = (data: CanvasData) => ({ app: 'groundwork', tool: 'business-model-canvas', version: 2, data });
  const file = (more: Partial<CanvasFile> = {}): CanvasFile => ({
    title: '',
    canvas: undefined,
    notes: [],
    made: 0,
    hasIds: false,
    unknown: [],
    ...more,
  });

  it('are refused with a reason', () => {
    const read = (value: object) => () => readCanvasFile(JSON.stringify(value));
    expect(() => readCanvasFile('{')).toThrow('isn’t valid JSON');
    expect(read({ tool: 'tax-calculator', version: 1 })).toThrow('another tool');
    expect(read({ ...inFile(start), version: 3 })).toThrow('newer version');
    expect(read({ a: 1 })).toThrow('doesn’t contain a canvas');
    expect(() => readCanvasFile('Just words')).toThrow('No block was found');
    expect(readCanvasFile(JSON.stringify(inFile(start)))).toMatchObject({ hasIds: true, notes: [] });
    expect(readCanvasFile(JSON.stringify(start))).toMatchObject({ hasIds: true });
    expect(readCanvasFile(`## ${titleOf('partners')}\n- Mills`)).toMatchObject({
      hasIds: false,
      notes: [{ id: 'file-1', slot: 'partners', text: 'Mills' }],
    });
  });

  it('replace what is here, with ids that are free', () => {
    const data = { ...withNotes(note('note-4', 'Old')), made: 4 };
    const replaced = replaceByFile(
      data,
      file({ title: 'New', notes: [note('file-1', 'Mills'), note('sample-file-2', 'Farms', { isEdited: true })] }),
    );
    expect(replaced.notes.map(({ id }) => id)).toEqual(['note-5', 'note-6']);
    expect(replaced).toMatchObject({ title: 'New', made: 6, canvas: 'business' });
    expect(replaceByFile(data, file({ hasIds: true, notes: [note('note-9', 'Mills')], made: 3 }))).toMatchObject({ made: 9 });
    expect(replaceByFile(data, file({ hasIds: true, made: 1e15 })).made).toBe(1e12);
    expect(replaceByFile(data, file({ canvas: 'lean' })).canvas).toBe('lean');
  });

  it('add only what is not here', () => {
    const data = { ...withNotes(note('note-4', 'Mills')), made: 2 };
    const { data: joined, added } = addFromFile(
      data,
      file({ title: 'File', notes: [note('x', ' Mills '), note('y', 'Farms'), note('z', ' '), note('w', 'Mills', { slot: 'costs' })] }),
    );
    expect(added).toBe(2);
    expect(joined.notes.map(({ id, text }) => [id, text])).toEqual([
      ['note-4', 'Mills'],
      ['note-5', 'Farms'],
      ['note-6', 'Mills'],
    ]);
    expect([joined.title, joined.made]).toEqual(['File', 6]);
  });
});

describe('the canvas', () => {
  const sample = state.sample!({ today: '', currency: 'USD' });

  it('knows what is the user’s own', () => {
    expect(hasOwnContent(start)).toBe(false);
    expect(hasOwnContent(sample)).toBe(false);
    expect(hasOwnContent({ ...sample, title: 'Mine' })).toBe(true);
    expect(hasOwnContent({ ...start, title: sample.title })).toBe(false);
    expect(hasOwnContent(withNotes(note('a', ' ')))).toBe(false);
    for (const tag of [{ color: 'green' as const }, { confidence: 'proven' as const }, { experiment: 'x' }])
      expect(hasOwnContent(withNotes(note('a', '', tag)))).toBe(true);
    expect(hasOwnContent({ ...sample, notes: [{ ...sample.notes[0]!, text: 'x' }] })).toBe(true);
  });

  it('marks samples as a whole or one by one', () => {
    const [own, ours] = [note('a', 'x'), note('sample-1', 'y')];
    expect(sampleMarks(withNotes(ours)).whole).toBe('Sample');
    expect(sampleMarks(withNotes(ours)).isMarked(ours)).toBe(false);
    expect(sampleMarks(withNotes(ours, own)).whole).toBe('Partly sample');
    expect([ours, own].map(sampleMarks(withNotes(ours, own)).isMarked)).toEqual([true, false]);
    expect(sampleMarks(withNotes(own)).whole).toBe('');
    expect(sampleMarks(withNotes(note('sample-1', ' '), own)).whole).toBe('');
    expect([fileStem(withNotes(ours)), fileStem(withNotes(own))].map((stem) => stem.startsWith('sample-'))).toEqual([true, false]);
  });

  it('numbers new lines and rewords old ones', () => {
    const typed = setText({ ...withNotes(note('sample-1', 'Mills', { confidence: 'proven' })), made: 7 }, 'partners', 'Mills here\nFarms');
    expect(typed.notes.map(({ id, confidence, isEdited: isOwn }) => [id, confidence, isOwn])).toEqual([
      ['sample-1', 'proven', true],
      ['note-8', '', undefined],
    ]);
    expect(typed.made).toBe(8);
    expect(setText(start, 'partners', 'x'.repeat(20_001)).notes[0]?.text).toHaveLength(20_000);
    expect(slotsElsewhere([note('a', 'x'), note('b', ' ')], 'business')).toEqual([]);
  });
});
