import { describe, expect, it } from 'vitest';
import { frameOf, styleOf } from '../designs';
import type { Drawn, DrawnText, Simple } from '../drawn';
import { widthOf, wrapLines } from '../measure';
import { state } from '../model';
import { readTheme } from '../theme';
import { layChart } from './charts';
import { layFigures } from './figures';
import { columnsFor, layGrid } from './laid';
import { layShares, layTimeline } from './shares';
import { layTable } from './table';
import { layCards, layPoints } from './words';

const theme = readTheme(state.start({ today: '2026-11-15', currency: 'USD' }).theme);
const style = styleOf(theme, frameOf(theme, 'inner', undefined));
const area = { x: 100, y: 50, width: 600, height: 300 };
const insides = (parts: readonly Drawn[]): Simple[] => parts.flatMap((part) => ('parts' in part ? part.parts : [part]));
const boxes = (parts: readonly Drawn[]) => insides(parts).flatMap((part) => (part.kind === 'box' ? [part] : []));
const texts = (parts: readonly Drawn[]): DrawnText[] => insides(parts).flatMap((part) => (part.kind === 'text' ? [part] : []));
const lines = (parts: readonly Drawn[]) => insides(parts).flatMap((part) => (part.kind === 'line' ? [part] : []));
const wordsOf = ({ paragraphs }: DrawnText) => paragraphs.map(({ text }) => text).join(' ');

describe('a grid', () => {
  it('has as many columns as are wide enough, and as even rows as there can be', () => {
    // Three of 200 fit into 600; five are three and two, four are two and two.
    expect([2, 3, 4, 5, 7].map((count) => columnsFor(count, 600, 200))).toEqual([2, 3, 2, 3, 3]);
    expect(columnsFor(4, 100, 200)).toBe(1);
  });

  it('gives each row the height of its highest, and takes whole rows only', () => {
    const seen: object[] = [];
    const cells = [10, 30, 20, 40, 5].map((height) => ({ height, draw: (place: object) => (seen.push(place), []) }));
    // Two columns of 290 with 20 between them: rows of 30, 40 and 5, so 30 + 20 + 40 + 20 + 5 in all.
    expect(layGrid(cells, 2, area, 20)).toMatchObject({ height: 115, count: 5 });
    expect(seen).toEqual([
      { x: 100, y: 50, width: 290, height: 30 },
      { x: 410, y: 50, width: 290, height: 30 },
      { x: 100, y: 100, width: 290, height: 40 },
      { x: 410, y: 100, width: 290, height: 40 },
      { x: 100, y: 160, width: 290, height: 5 },
    ]);
    expect(layGrid(cells, 2, { ...area, height: 114 }, 20)).toMatchObject({ height: 90, count: 4 });
    expect(layGrid(cells, 2, { ...area, height: 115 }, 20)).toMatchObject({ count: 5 });
    expect(layGrid(cells, 2, area, 20, 35)).toMatchObject({ height: 35 + 20 + 40 + 20 + 35 });
  });
});

describe('lines of words', () => {
  const type = { font: 'Verdana', size: 20 } as const;

  it('end where the next word would not fit, to the point', () => {
    const exact = widthOf('ab', type) + widthOf(' ', type) + widthOf('cd', type);
    expect(wrapLines('ab cd', exact, type).lines).toEqual(['ab cd']);
    expect(wrapLines('ab cd', exact - 0.01, type).lines).toEqual(['ab', 'cd']);
    expect(wrapLines('  ab   cd ', exact, type)).toEqual({ lines: ['ab cd'], rest: '' });
    expect(wrapLines('ab cd ef', widthOf('ab', type), type, 2)).toEqual({ lines: ['ab', 'cd'], rest: 'ef' });
  });

  it('break a word that is wider than the line, and lose no letter of it', () => {
    const room = widthOf('mmm', type) + 0.01;
    expect(wrapLines('mmmmmmm i', room, type).lines).toEqual(['mmm', 'mmm', 'm i']);
    expect(wrapLines('mmmmmmm i', room, type, 1)).toEqual({ lines: ['mmm'], rest: 'mmmm i' });
  });

  it('are wider in bold, and an accent adds nothing', () => {
    expect(widthOf('abc', { ...type, isBold: true })).toBeGreaterThan(widthOf('abc', type));
    expect(widthOf('é', type)).toBe(widthOf('e', type));
    expect(widthOf('東', type)).toBeGreaterThan(widthOf('m', type));
  });
});

describe('points', () => {
  const many = Array.from({ length: 30 }, (_, index) => `Point ${index + 1} with some words`);

  it('go on where the page ends, each once and in order', () => {
    const { parts, height, rest } = layPoints({ kind: 'points', lines: many }, area, 1, style);
    const [text] = texts(parts);
    const shown = text?.paragraphs.map((paragraph) => paragraph.text) ?? [];
    expect([...shown, ...(rest?.lines ?? [])]).toEqual(many);
    expect(shown.length).toBeGreaterThan(3);
    expect(height).toBeLessThanOrEqual(area.height);
    expect(text).toMatchObject({ x: 100, y: 50, width: 600, height });
  });

  it('have a bullet where there are two, and none where there is one', () => {
    const isPoint = (...given: string[]) =>
      texts(layPoints({ kind: 'points', lines: given }, area, 1, style).parts)[0]?.paragraphs[0]?.isPoint;
    expect([isPoint('One'), isPoint('One', 'Two')]).toEqual([false, true]);
  });
});

describe('cards', () => {
  it('stand side by side with the same room between them, their words within', () => {
    const { parts, rest } = layCards(
      { kind: 'cards', lines: ['Fast: in a day', 'Safe: nothing leaves', 'Plain words'] },
      { ...area, width: 900 },
      1,
      style,
    );
    const words = texts(parts);
    expect(rest).toBeUndefined();
    expect(words.map(wordsOf)).toEqual(['Fast in a day', 'Safe nothing leaves', 'Plain words']);
    // Three of 286⅔ and two gaps of 20 make 900.
    const starts = words.map(({ x }) => x);
    expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBeCloseTo(900 / 3 + 20 / 3, 6);
    expect((starts[2] ?? 0) - (starts[1] ?? 0)).toBeCloseTo(900 / 3 + 20 / 3, 6);
    for (const { x, width } of words) expect(x >= 100 && x + width <= 1000).toBe(true);
  });
});

describe('figures', () => {
  const sized = (count: number, width = 600) => {
    const figures = Array.from({ length: count }, () => ({ shown: '12%', label: 'of all' }));
    return texts(layFigures({ kind: 'figures', figures, lines: figures.map(() => '') }, { ...area, width }, 1, style).parts);
  };

  it('are larger the fewer they are, and one below the other where it is narrow', () => {
    expect([1, 2, 3].map((count) => sized(count)[0]?.size)).toEqual([112, 80, 56]);
    expect(new Set(sized(3).map(({ y }) => y)).size).toBe(1);
    expect(new Set(sized(3, 280).map(({ x }) => x)).size).toBe(1);
    expect(sized(3, 280)[0]?.size).toBe(56);
  });
});

describe('a table', () => {
  const rows = [
    ['Rival', 'Price', 'Strong at'],
    ['Acorn', '$10', 'Support'],
    ['Birch', '', 'A far longer list of everything that it does well'],
  ];
  const table = (given = rows, place = area) =>
    layTable({ kind: 'table', rows: given, lines: given.map((row) => row.join(' | ')) }, place, 1, style);

  it('is as wide as its place, with a rule below each row, the first the strongest', () => {
    const { parts, height, rest } = table();
    const [drawn] = parts;
    if (drawn?.kind !== 'table') throw new Error('no table');
    expect(rest).toBeUndefined();
    expect(drawn.widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(600, 6);
    const [first = 0, second = 0, third = 0] = drawn.widths;
    expect(third > first && first > second).toBe(true);
    expect(drawn.rows.map(({ cells }) => cells)).toEqual(rows);
    const heights = drawn.rows.map((row) => row.height);
    expect(heights.reduce((sum, one) => sum + one, 0)).toBeCloseTo(height, 6);
    let top = 50;
    const feet = heights.map((one) => (top += one));
    expect(lines(parts).map(({ y1, y2, x1, x2 }) => [y1, y2, x1, x2])).toEqual(feet.map((foot) => [foot, foot, 100, 700]));
    expect(lines(parts).map(({ color }) => color)).toEqual([style.palette.ink, style.palette.line, style.palette.line]);
    // An empty cell draws nothing; the first row and the first column are bold.
    const bold = texts(parts).map((text) => [wordsOf(text), text.paragraphs[0]?.isBold]);
    expect(bold).toEqual([
      ['Rival', true],
      ['Price', true],
      ['Strong at', true],
      ['Acorn', true],
      ['$10', false],
      ['Support', false],
      ['Birch', true],
      ['A far longer list of everything that it does well', false],
    ]);
    expect(
      texts(parts)
        .map(({ x }) => x)
        .slice(0, 3),
    ).toEqual([100, 100 + first, 100 + first + second]);
  });

  it('has its figures below one another and its words on the left', () => {
    const figures = [
      ['Plan', 'Price', 'Change', 'Range', 'For', 'Seats'],
      ['Solo', '$29 a month', '-4%', '1–2', 'One person', '1'],
      ['Team', '$1,290/month', '+12.5%', '$3k to $20k', '10 people', '2000'],
      ['House', '–', '(3)', '', '2 houses', 'n/a'],
    ];
    const { parts } = table(figures);
    const [drawn] = parts;
    if (drawn?.kind !== 'table') throw new Error('no table');
    expect(drawn.aligns).toEqual(['left', 'right', 'right', 'right', 'left', 'right']);
    const seats = texts(parts).filter((text) => ['Seats', '1', '2000', 'n/a'].includes(wordsOf(text)));
    // At the right edge of the place, 100 + 600.
    expect(seats.map(({ x, width, align }) => [Math.round(x + width), align])).toEqual(seats.map(() => [700, 'right']));
    expect(seats).toHaveLength(4);
  });

  it('goes on with its head where a row has no room, and waits where not even one has', () => {
    const heights = table().parts.flatMap((part) => (part.kind === 'table' ? part.rows.map(({ height }) => height) : []));
    const [head = 0, first = 0] = heights;
    const { rest } = table(rows, { ...area, height: head + first });
    expect(rest).toMatchObject({ rows: [rows[0], rows[2]], lines: ['Rival | Price | Strong at', expect.stringMatching(/^Birch/)] });
    expect(table(rows, { ...area, height: head + first - 1 })).toMatchObject({ parts: [], height: 0, rest: { rows } });
  });
});

describe('shares of the money', () => {
  const share = (value: number, label: string, unit = '%') => ({ value, label, unit, shown: `${value}${unit}` });
  const lay = (...shares: ReturnType<typeof share>[]) =>
    layShares({ kind: 'shares', shares, lines: shares.map(({ label }) => label) }, area, 1, style);

  it('are parts of one bar to scale, each with its words below it', () => {
    const { parts, height, rest } = lay(share(50, 'Team'), share(30, 'Sales'), share(20, 'Rent'));
    const [whole, ...segments] = boxes(parts);
    expect(rest).toBeUndefined();
    expect(whole).toMatchObject({ x: 100, width: 600, fill: style.palette.card });
    expect(segments.map(({ x, width }) => [x, width])).toEqual([
      [100, 300],
      [400, 180],
      [580, 120],
    ]);
    expect(texts(parts).map((text) => [wordsOf(text), text.x, text.width])).toEqual([
      ['50% Team', 100, 284],
      ['30% Sales', 400, 164],
      ['20% Rent', 580, 104],
    ]);
    // The bar is 34 high, with 12 below it.
    expect(texts(parts).every(({ y }) => y === 50 + 34 + 12)).toBe(true);
    expect(height).toBe(46 + (texts(parts)[0]?.height ?? 0));
    expect(new Set(segments.map(({ fill }) => fill)).size).toBe(3);
  });

  it('leave room for what nobody has spoken for, in percent; sums of money are the whole', () => {
    const widths = (...shares: ReturnType<typeof share>[]) =>
      boxes(lay(...shares).parts)
        .slice(1, 3)
        .map(({ width }) => width);
    expect(widths(share(25, 'Team'), share(25, 'Rent'))).toEqual([150, 150]);
    expect(widths(share(30, 'Team', '$'), share(10, 'Rent', '$'))).toEqual([450, 150]);
  });

  it('too narrow for their words have them in a grid, each with a patch of its color', () => {
    const { parts } = lay(
      ...['Team', 'Sales', 'Rent', 'Travel', 'Legal', 'Tools'].map((label, index) => share([40, 20, 15, 10, 10, 5][index] ?? 0, label)),
    );
    const segments = boxes(parts).slice(1, 7);
    const patches = boxes(parts).slice(7);
    expect(patches.map(({ fill }) => fill)).toEqual(segments.map(({ fill }) => fill));
    expect(texts(parts).map(wordsOf)).toEqual(['40% Team', '20% Sales', '15% Rent', '10% Travel', '10% Legal', '5% Tools']);
    // Three columns of 189⅓ with 16 between them; words 12 below the top of their cell, and patches 2.
    for (const [index, text] of texts(parts).entries()) {
      expect(text.x).toBeCloseTo(100 + (index % 3) * (568 / 3 + 16), 6);
      expect(text.width).toBeCloseTo(568 / 3, 6);
      expect([patches[index]?.x, (patches[index]?.y ?? 0) + 10]).toEqual([text.x, text.y]);
    }
    expect(texts(parts)[3]?.y).toBeGreaterThanOrEqual((texts(parts)[0]?.y ?? 0) + (texts(parts)[0]?.height ?? 0) + 16);
  });
});

describe('a timeline', () => {
  const steps = ['Jan', 'Apr', 'Jul', 'Oct', 'Dec'].map((when) => ({ when, what: `What happens in ${when}` }));
  const dots = (parts: readonly Drawn[]) => parts.flatMap((part) => (part.kind === 'circle' ? [part] : []));

  it('joins each dot with the next of its row', () => {
    const { parts, rest } = layTimeline({ kind: 'timeline', steps, lines: steps.map(({ when }) => when) }, area, 1, style);
    expect(rest).toBeUndefined();
    // Four of 150 would be too narrow with their gaps, but fit: five stand in rows of three and two.
    expect(dots(parts).map(({ x }) => Math.round(x))).toEqual([100, 305, 511, 100, 305]);
    expect(lines(parts).map(({ x1, x2 }) => [Math.round(x1), Math.round(x2)])).toEqual([
      [112, 305],
      [317, 511],
      [112, 305],
    ]);
    for (const { y1, y2 } of lines(parts)) expect(dots(parts).some(({ y }) => y + 6 === y1 && y1 === y2)).toBe(true);
    expect(texts(parts).map(wordsOf)).toEqual(steps.map(({ when, what }) => `${when} ${what}`));
    expect(texts(parts).map(({ y }, index) => y - (dots(parts)[index]?.y ?? 0))).toEqual([22, 22, 22, 22, 22]);
  });
});

describe('a chart', () => {
  it('has bars to scale on one line, what they show above and what they are below', () => {
    const bars = [10, 20, 0].map((value, index) => ({ value, shown: `$${value}`, label: ['Jan', 'Feb', 'Mar'][index] ?? '', unit: '$' }));
    const { parts, height } = layChart({ kind: 'chart', bars, lines: [] }, area, 1, style);
    const [half, whole, none] = boxes(parts);
    const [foot] = lines(parts);
    expect(height).toBe(300);
    expect(foot).toMatchObject({ x1: 100, x2: 700 });
    expect((half?.height ?? 0) * 2).toBeCloseTo(whole?.height ?? 0, 6);
    expect(none?.height).toBe(1);
    for (const bar of [half, whole, none]) expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(foot?.y1 ?? 0, 6);
    // Each in the middle of its third, 84 wide at the most.
    expect([half, whole, none].map((bar) => [bar?.x, bar?.width])).toEqual([
      [158, 84],
      [358, 84],
      [558, 84],
    ]);
    const shown = texts(parts);
    expect(shown.map(wordsOf)).toEqual(['$10', 'Jan', '$20', 'Feb', '$0', 'Mar']);
    // The highest bar with its figure fills the place, and the words below end with it.
    expect(shown[2]?.y).toBeCloseTo(50, 6);
    expect((shown[1]?.y ?? 0) + (shown[1]?.height ?? 0)).toBeCloseTo(350, 6);
    expect((shown[0]?.y ?? 0) + (shown[0]?.height ?? 0)).toBeCloseTo(half?.y ?? 0, 6);
  });
});
