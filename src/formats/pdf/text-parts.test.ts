import { describe, expect, it } from 'vitest';
import { heading, paragraph, type Block } from '@/lib/blocks';
import { setBlocks } from './set-blocks';
import { drawnBy, evenSetting, shapesOf } from './test-data';
import { contentsSlabs, headingSlabs, linkSlabs, listSlabs, paragraphSlabs, textSlabs } from './text-parts';

const setting = evenSetting();
const plain = { count: 0, hasNumbers: false, areClauses: false };
const words = (count: number, word = 'word') => Array.from({ length: count }, () => word).join(' ');

describe('lines of text', () => {
  // In a size of 10 a letter takes 5: 80 letters fill the room of 400.
  const style = { size: 10, leading: 1.5 };

  it('stand below one another, capitals in the middle of their line', () => {
    const slabs = textSlabs(`${words(16)} more`, setting, { ...style, above: 7 });
    expect(shapesOf(slabs)).toEqual(['15 + 7 glued', '15']);
    // Half of 15 and 0.36 of 10 below its top.
    expect(drawnBy(slabs, setting)).toEqual([`“${words(16)}” 100 1011.1 text 10 ink`, '“more” 100 1026.1 text 10 ink']);
  });

  it('keep the first two and the last two together', () => {
    expect(shapesOf(textSlabs('a\nb\nc\nd\ne', setting, style))).toEqual(['15 glued', '15', '15', '15 glued', '15']);
    expect(shapesOf(textSlabs('a\nb\nc', setting, style))).toEqual(['15 glued', '15 glued', '15']);
    expect(shapesOf(textSlabs('a', setting, style))).toEqual(['15']);
  });

  it('end at the right or stand in the middle', () => {
    // Four letters take 20 of 400.
    expect(drawnBy(textSlabs('word', setting, { ...style, align: 'right' }), setting)).toEqual(['“word” 480 1011.1 text 10 ink']);
    expect(drawnBy(textSlabs('word', setting, { ...style, align: 'center' }), setting)).toEqual(['“word” 290 1011.1 text 10 ink']);
  });

  it('are of 10.5 and 1.46 where nothing else is said', () => {
    // 15.33 high; the baseline is 7.665 + 3.78 below the top.
    const slabs = textSlabs('word', setting);
    expect(shapesOf(slabs)).toEqual(['15.33']);
    expect(drawnBy(slabs, setting)).toEqual(['“word” 100 1011.45 text 10.5 ink']);
  });
});

describe('headings', () => {
  const slabsOf = (level: 1 | 2 | 3, text: string, chapters = plain) => {
    const slabs = headingSlabs({ kind: 'heading', level, text }, setting, chapters);
    return { slabs, shapes: shapesOf(slabs), drawn: drawnBy(slabs, setting) };
  };

  it('have their size, air and bookmark', () => {
    // 29 × 1.14 + 6; the baseline is 16.53 + 10.44 below the top.
    expect(slabsOf(1, 'Plan')).toMatchObject({
      shapes: ['39.06 + 22 glued'],
      drawn: ['bookmark Plan 0', '“Plan” 100 1026.97 display 29 ink'],
    });
    // 19 × 1.2 + 4; 11.4 + 6.84.
    expect(slabsOf(2, 'Plan')).toMatchObject({
      shapes: ['26.8 + 22 glued'],
      drawn: ['bookmark Plan 1', '“Plan” 100 1018.24 display 19 ink'],
    });
    // 11.5 × 1.4 + 2; 8.05 + 4.14.
    expect(slabsOf(3, 'Plan')).toMatchObject({
      shapes: ['18.1 + 13 glued'],
      drawn: ['bookmark Plan 2', '“Plan” 100 1012.19 strong 11.5 ink'],
    });
  });

  it('have room below their last line only', () => {
    // 42 letters of 9.5 have room: two lines, of 22.8 each.
    const { shapes } = slabsOf(2, words(10));
    expect(shapes).toEqual(['22.8 + 22 glued', '26.8 glued']);
  });

  it('of chapters have a number before them and are counted; others are not', () => {
    const numbered = { ...plain, count: 2, hasNumbers: true };
    // The number takes 9.5, and 10 of air.
    expect(slabsOf(2, 'Plan', numbered).drawn).toEqual([
      'bookmark 3 Plan 1',
      '“3” 100 1018.24 display 19 accent',
      '“Plan” 119.5 1018.24 display 19 ink',
    ]);
    expect(slabsOf(2, 'Plan', numbered).slabs.map(({ chapter }) => chapter)).toEqual([2]);
    expect(slabsOf(2, words(10), numbered).slabs.map(({ chapter }) => chapter)).toEqual([2, undefined]);
    expect(slabsOf(3, 'Plan', numbered).drawn).toEqual(['bookmark Plan 2', '“Plan” 100 1012.19 strong 11.5 ink']);
    expect(slabsOf(1, 'Plan', numbered).slabs.map(({ chapter }) => chapter)).toEqual([undefined]);
    // 40 letters have room beside the number, 42 without it.
    expect(slabsOf(2, 'x'.repeat(41), numbered).shapes).toHaveLength(2);
    expect(slabsOf(2, 'x'.repeat(41)).shapes).toHaveLength(1);
  });

  it('of clauses have theirs hanging before the text', () => {
    const clauses = { count: 3, hasNumbers: false, areClauses: true };
    // 11.5 × 1.4 + 4; 8.05 + 4.14 below the top; 26 to the right.
    expect(slabsOf(2, '4. Payment', clauses)).toMatchObject({
      shapes: ['20.1 + 12 glued'],
      drawn: ['bookmark 4. Payment 1', '“4” 100 1012.19 display 14 accent', '“Payment” 126 1012.19 strong 11.5 ink'],
    });
    expect(slabsOf(2, 'Signatures', clauses).drawn).toEqual(['bookmark Signatures 1', '“Signatures” 100 1018.24 display 19 ink']);
    // A part of a clause keeps its number in its text.
    expect(slabsOf(3, '4. Payment', clauses).drawn.at(-1)).toBe('“4. Payment” 100 1012.19 strong 11.5 ink');
  });
});

describe('paragraphs', () => {
  const drawnOf = (block: Partial<Extract<Block, { kind: 'paragraph' }>>, chapters = plain, place = setting) =>
    drawnBy(paragraphSlabs({ kind: 'paragraph', text: 'word', ...block }, place, chapters), place);

  it('look as their tone says', () => {
    expect(drawnOf({})).toEqual(['“word” 100 1011.45 text 10.5 ink']);
    // 9.5 × 0.73 + 9.5 × 0.36.
    expect(drawnOf({ tone: 'muted' })).toEqual(['“word” 100 1010.36 text 9.5 mute']);
    expect(drawnOf({ tone: 'strong' })).toEqual(['“word” 100 1011.45 strong 10.5 ink']);
    // 21 × 0.6 + 21 × 0.36.
    expect(drawnOf({ tone: 'figure' })).toEqual(['“word” 100 1020.16 display 21 ink']);
    expect(drawnOf({ tone: 'warn' })).toEqual(['“word” 100 1011.45 text 10.5 warn']);
    expect(shapesOf(paragraphSlabs({ kind: 'paragraph', text: 'word' }, setting, plain))).toEqual(['15.33 + 6']);
  });

  it('are never wider than 448, unless they end at the right', () => {
    const wide = evenSetting({ width: 500 });
    // 85 letters of 5.25 have room in 448, 86 do not.
    expect(drawnOf({ text: 'x'.repeat(85) }, plain, wide)).toHaveLength(1);
    expect(drawnOf({ text: 'x'.repeat(86) }, plain, wide)).toHaveLength(2);
    // Four letters take 21.
    expect(drawnOf({ align: 'right' }, plain, wide)).toEqual(['“word” 579 1011.45 text 10.5 ink']);
    expect(drawnOf({ text: 'x'.repeat(76) })).toHaveLength(1);
    expect(drawnOf({ text: 'x'.repeat(77) })).toHaveLength(2);
  });

  it('of clauses stand below the titles, their numbers before them', () => {
    const clauses = { count: 1, hasNumbers: false, areClauses: true };
    expect(drawnOf({ text: '1.1 The work' }, clauses)).toEqual([
      '“1.1” 126 1011.45 text 10.5 mute',
      '“The work” 154 1011.45 text 10.5 ink',
    ]);
    expect(drawnOf({ text: 'The work' }, clauses)).toEqual(['“The work” 126 1011.45 text 10.5 ink']);
    expect(shapesOf(paragraphSlabs({ kind: 'paragraph', text: '1.1 The work' }, setting, clauses))).toEqual(['15.33 + 4']);
    // What stands before the first clause is not moved in.
    expect(drawnOf({ text: '1.1 The work' }, { ...clauses, count: 0 })).toEqual(['“1.1 The work” 100 1011.45 text 10.5 ink']);
    expect(drawnOf({ text: '1.1 The work' }, { ...clauses, areClauses: false })).toEqual(['“1.1 The work” 100 1011.45 text 10.5 ink']);
    // 478 are the most; 54 of them stay free: 80 letters of 5.25 have room in 424.
    const wide = evenSetting({ width: 500 });
    expect(drawnOf({ text: `1.1 ${'x'.repeat(80)}` }, clauses, wide)).toHaveLength(2);
    expect(drawnOf({ text: `1.1 ${'x'.repeat(81)}` }, clauses, wide)).toHaveLength(3);
    // Of 400, 374 are left without a number: 71 letters.
    expect(drawnOf({ text: 'x'.repeat(71) }, clauses)).toHaveLength(1);
    expect(drawnOf({ text: 'x'.repeat(72) }, clauses)).toHaveLength(2);
  });
});

describe('lists', () => {
  const slabsOf = (ordered: boolean | 'letters', items = ['One', 'Two'], chapters = plain, place = setting) =>
    listSlabs({ kind: 'list', items, ordered }, place, chapters);

  it('have dots, numbers or letters before their items', () => {
    // The second stands 15.33 + 3.5 lower; a dot is 0.34 of the size above the baseline.
    expect(drawnBy(slabsOf(false), setting)).toEqual([
      'circle 103 1007.88 1.5 accent',
      '“One” 114 1011.45 text 10.5 ink',
      'circle 103 1026.71 1.5 accent',
      '“Two” 114 1030.28 text 10.5 ink',
    ]);
    expect(drawnBy(slabsOf(true), setting)).toEqual([
      '“1.” 100 1011.45 text 10.5 mute',
      '“One” 120 1011.45 text 10.5 ink',
      '“2.” 100 1030.28 text 10.5 mute',
      '“Two” 120 1030.28 text 10.5 ink',
    ]);
    expect(drawnBy(slabsOf('letters'), setting)).toEqual([
      '“(a)” 100 1011.45 text 10.5 mute',
      '“One” 124 1011.45 text 10.5 ink',
      '“(b)” 100 1030.28 text 10.5 mute',
      '“Two” 124 1030.28 text 10.5 ink',
    ]);
    expect(shapesOf(slabsOf(true))).toEqual(['15.33 + 6', '15.33 + 3.5']);
  });

  it('have one mark for an item of two lines, and take no more room than a paragraph', () => {
    // 448 less 14: 82 letters of 5.25.
    const wide = evenSetting({ width: 500 });
    expect(drawnBy(slabsOf(false, ['x'.repeat(82)], plain, wide), wide)).toHaveLength(2);
    expect(drawnBy(slabsOf(false, ['x'.repeat(83)], plain, wide), wide)).toHaveLength(3);
    // 400 less 14: 73 letters.
    expect(drawnBy(slabsOf(false, ['x'.repeat(73)]), setting)).toHaveLength(2);
    expect(drawnBy(slabsOf(false, ['x'.repeat(74)]), setting)).toHaveLength(3);
  });

  it('stand below the text of their clause', () => {
    const clauses = { count: 1, hasNumbers: false, areClauses: true };
    // 26 and 28 to the right.
    expect(drawnBy(slabsOf('letters', ['One'], clauses), setting)).toEqual([
      '“(a)” 154 1011.45 text 10.5 mute',
      '“One” 178 1011.45 text 10.5 ink',
    ]);
    expect(drawnBy(slabsOf('letters', ['One'], { ...clauses, count: 0 }), setting)[0]).toBe('“(a)” 100 1011.45 text 10.5 mute');
    expect(drawnBy(slabsOf('letters', ['One'], { ...clauses, areClauses: false }), setting)[0]).toBe('“(a)” 100 1011.45 text 10.5 mute');
    // 400 less 54 and 24: 61 letters.
    expect(slabsOf('letters', ['x'.repeat(61)], clauses)).toHaveLength(1);
    expect(slabsOf('letters', ['x'.repeat(62)], clauses)).toHaveLength(2);
  });
});

describe('links', () => {
  it('cover their words, and are plain text where their address is not safe', () => {
    const slabs = linkSlabs({ kind: 'link', text: 'Site', url: 'https://a.example/' }, setting);
    expect(shapesOf(slabs)).toEqual(['15.33 + 6']);
    expect(drawnBy(slabs, setting)).toEqual(['“Site” 100 1011.45 text 10.5 accent', 'link 100 1000 21 15.33 https://a.example/']);
    expect(drawnBy(linkSlabs({ kind: 'link', text: 'Site', url: 'javascript:alert(1)' }, setting), setting)).toEqual([
      '“Site” 100 1011.45 text 10.5 ink',
    ]);
  });

  it('of several lines are no wider than the room', () => {
    const drawn = drawnBy(linkSlabs({ kind: 'link', text: 'x'.repeat(80), url: 'https://a.example/' }, setting), setting);
    expect(drawn.filter((line) => line.startsWith('link'))).toEqual([
      'link 100 1000 400 15.33 https://a.example/',
      'link 100 1015.33 400 15.33 https://a.example/',
    ]);
  });
});

describe('contents', () => {
  const blocks = [heading(1, 'Plan'), heading(2, 'Market'), heading(3, 'Size'), heading(2, 'Money')];

  it('have each chapter with its page at the right', () => {
    const place = evenSetting({ chapterPages: [2, 13] });
    const slabs = contentsSlabs('Contents', blocks, place, plain);
    // 11.5 × 1.46 = 16.79 and 15.33, with 5 above each.
    expect(shapesOf(slabs)).toEqual(['16.79 + 18 glued', '15.33 + 5', '15.33 + 5']);
    expect(drawnBy(slabs, place)).toEqual([
      '“Contents” 100 1012.54 strong 11.5 ink',
      '“Market” 100 1033.24 text 10.5 ink',
      '“2” 494.75 1033.24 text 10.5 mute',
      '“Money” 100 1053.57 text 10.5 ink',
      '“13” 489.5 1053.57 text 10.5 mute',
    ]);
  });

  it('are numbered with their chapters, and leave 40 for the pages', () => {
    const drawn = drawnBy(contentsSlabs('Contents', blocks, setting, { ...plain, hasNumbers: true }), setting);
    expect(drawn.filter((line) => /Market|Money/.test(line))).toEqual([
      '“1  Market” 100 1033.24 text 10.5 ink',
      '“2  Money” 100 1053.57 text 10.5 ink',
    ]);
    // 360 have room for 68 letters.
    const of = (length: number) => contentsSlabs('', [heading(2, 'x'.repeat(length))], setting, plain);
    expect(of(69).length - of(68).length).toBe(1);
  });
});

describe('blocks one after the other', () => {
  const airOf = (blocks: Block[], place = setting) => setBlocks(blocks, place).map(({ above }) => above);
  const terms: Block = { kind: 'terms', rows: [{ label: 'Day', value: 'Monday' }] };
  const table: Block = { kind: 'table', columns: [{ label: 'Item' }], rows: [['Rye'], ['Oat']] };
  const columns: Block = { kind: 'columns', columns: [[paragraph('x')]] };

  it('have room where something else begins, and stand close as lines of an address', () => {
    const dense = evenSetting({ isDense: true });
    expect(airOf([paragraph('a'), paragraph('b')])).toEqual([6, 6]);
    expect(airOf([paragraph('a'), paragraph('b')], dense)).toEqual([6, 1]);
    // Two lines are no line of an address.
    expect(airOf([paragraph('a\nb'), paragraph('c')], dense)).toEqual([6, undefined, 6]);
    expect(airOf([paragraph('a'), paragraph('b\nc')], dense)).toEqual([6, 6, undefined]);
    expect(airOf([heading(3, 'a'), paragraph('b')], dense)).toEqual([13, 6]);
    expect(airOf([{ kind: 'note', text: 'a' }, paragraph('b')])).toEqual([10, 12]);
    expect(airOf([terms, paragraph('b')])).toEqual([12, 12]);
    expect(airOf([terms, terms])).toEqual([12, 12]);
    expect(airOf([columns, columns, table]).slice(0, 3)).toEqual([8, 20, 20]);
    expect(airOf([columns, paragraph('b')])).toEqual([8, 6]);
    expect(airOf([paragraph('a'), table]).slice(0, 2)).toEqual([6, 10]);
  });

  it('count their chapters, and only those', () => {
    const slabs = setBlocks([heading(1, 'a'), heading(2, 'b'), heading(3, 'c'), heading(2, 'd')], setting, true);
    expect(drawnBy(slabs, setting).filter((line) => line.startsWith('bookmark'))).toEqual([
      'bookmark a 0',
      'bookmark 1 b 1',
      'bookmark c 2',
      'bookmark 2 d 1',
    ]);
    expect(drawnBy(setBlocks([heading(2, 'b')], setting), setting)[0]).toBe('bookmark b 1');
  });

  it('keep sums with the last row of their table, and a remark with what it belongs to', () => {
    const gluedIn = (blocks: Block[]) => setBlocks(blocks, setting).map(({ isGlued }) => isGlued ?? false);
    const totals: Block = { kind: 'totals', rows: [{ label: 'Sum', value: '9' }] };
    // The head, two rows, and what follows.
    expect(gluedIn([table, totals])).toEqual([true, true, true, false]);
    expect(gluedIn([table, paragraph('x')])).toEqual([true, true, false, false]);
    const long: Block = { ...table, kind: 'table', columns: [{ label: 'Item' }], rows: [['a'], ['b'], ['c'], ['d']] };
    expect(gluedIn([long, totals])).toEqual([true, false, false, true, true, false]);
    expect(gluedIn([paragraph('x'), { kind: 'signatures', parties: [{ name: 'Jo', role: 'Client' }] }])).toEqual([true, false]);
    expect(gluedIn([paragraph('x'), paragraph('y')])).toEqual([false, false]);
  });
});
