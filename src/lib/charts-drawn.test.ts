import { describe, expect, it } from 'vitest';
import type { Block } from './blocks';
import { axisChart, heatChart, joinRest, seriesChart, shareChart } from './charts';
import { spanChart } from './span-chart';

const svgOf = (block: Block | undefined) => (block?.kind === 'picture' ? block.picture.svg : '');
/** Shape by shape, what says where it is and how it looks: "circle 56 28 3.6"; a text with its place. */
function drawn(block: Block | undefined, names: RegExp): string[] {
  const body = svgOf(block).replace(/^.*<\/title>/s, '');
  return [...body.matchAll(/<(\w+)([^>]*?)\/?>(?:([^<]*)<\/\1>)?/g)].map(([, tag = '', attributes = '', text = '']) => {
    const values = [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].filter(([, name = '']) => names.test(name)).map(([, , value]) => value);
    return [tag, ...values, ...(text ? [`“${text}”`] : [])].join(' ');
  });
}
const places = /^(x|y|x1|x2|y1|y2|cx|cy|r|width|height|points)$/;
const viewOf = (block: Block | undefined) => /viewBox="([^"]*)"/.exec(svgOf(block))?.[1];

describe('values on a line', () => {
  const point = (label: string, value: number, isOwn = false) => ({ label, value, shown: `$${value}`, ...(isOwn ? { isOwn } : {}) });

  it('stand below it, and one’s own above it', () => {
    const [chart] = axisChart('Prices', [point('B', 20), point('C', 30), point('A', 10, true)]);
    // From 56 to 424; the own ones take 14 above the line, the others 14 below it.
    expect(viewOf(chart)).toBe('0 0 480 56');
    expect(drawn(chart, places)).toEqual([
      'line 8 472 28 28',
      'circle 240 28 3.6',
      'text 240 46 “B $20”',
      'circle 424 28 3.6',
      'text 424 46 “C $30”',
      'circle 56 28 5.2',
      'text 56 17 “A $10”',
    ]);
  });

  it('have their names a step lower where they would touch, and none beyond the edge', () => {
    const [chart] = axisChart('Prices', [point('A', 10), point('B', 11), point('C', 12, true), point('D', 12.5, true), point('E', 30)]);
    // B stands 18.4 behind A, whose name is 25.56 wide; E is free again. Two of one's own need two steps as well.
    expect(drawn(chart, places).filter((shape) => shape.startsWith('text'))).toEqual([
      'text 56 60 “A $10”',
      'text 74.4 74 “B $11”',
      'text 424 60 “E $30”',
      'text 92.8 31 “C $12”',
      'text 102 17 “D $12.5”',
    ]);
    expect(viewOf(chart)).toBe('0 0 480 84');
    const long = 'o'.repeat(20);
    // 123.12 wide: 2 from the edge at least.
    expect(drawn(axisChart('Prices', [point(long, 10), point(long, 30)])[0], places).filter((shape) => shape.startsWith('text'))).toEqual([
      `text 63.56 32 “${long} $10”`,
      `text 416.44 32 “${long} $30”`,
    ]);
  });

  it('say that they are set by ratios from eight times on, and are fourteen at most', () => {
    const [steep] = axisChart('Prices', [point('A', 1), point('B', 9)]);
    expect(drawn(steep, places).at(-1)).toBe('text 472 50 “Equal distances are equal ratios, not equal amounts.”');
    expect(viewOf(steep)).toBe('0 0 480 56');
    expect(svgOf(axisChart('Prices', [point('A', 1), point('B', 8)])[0])).not.toContain('ratios');
    const many = Array.from({ length: 15 }, (_, index) => point('x', index + 10));
    expect(drawn(axisChart('Prices', many)[0], places).filter((shape) => shape.startsWith('circle'))).toHaveLength(14);
  });
});

describe('shares of a bar', () => {
  const part = (label: string, value: number, shown = `$${value}`) => ({ label, value, shown });
  const keysOf = (block: Block | undefined) => drawn(block, places).filter((shape) => shape.startsWith('text'));

  it('have their names below them, darker first', () => {
    const [chart] = shareChart('Uses', [part('Rye', 3), part('Oat', 1)]);
    expect(viewOf(chart)).toBe('0 0 480 54');
    expect(drawn(chart, places)).toEqual([
      'rect 0 0 359 18',
      'rect 360 0 119 18',
      'rect 0 26 9 9',
      'text 15 34 “$3”',
      'text 15 46 “Rye”',
      'rect 240 26 9 9',
      'text 255 34 “$1”',
      'text 255 46 “Oat”',
    ]);
    const six = shareChart(
      'Uses',
      [6, 5, 4, 3, 2, 1, 1].map((value) => part('x', value)),
    );
    expect(drawn(six[0], /^fill-opacity$/).filter((shape) => shape.startsWith('rect'))).toEqual(
      [1, 0.66, 0.4, 0.26, 0.16, 0.1]
        .flatMap((shade) => `rect ${shade}`)
        .flatMap((shape, _, all) => (shape === all[0] ? [...all, ...all] : [])),
    );
    // A sliver can still be seen.
    expect(drawn(shareChart('Uses', [part('x', 1000), part('y', 1)])[0], places)[1]).toBe('rect 479.52 0 1 18');
  });

  it('stand three in a row, four where their names are short', () => {
    const fours = (label: string, shown: string) =>
      keysOf(
        shareChart(
          'Uses',
          Array.from({ length: 4 }, () => part(label, 1, shown)),
        )[0],
      ).filter((shape) => shape.includes('“$'));
    const inOne = ['text 15 34', 'text 135 34', 'text 255 34', 'text 375 34'];
    const inTwo = ['text 15 34', 'text 255 34', 'text 15 62', 'text 255 62'];
    const cut = (shapes: string[]) => shapes.map((shape) => shape.slice(0, shape.indexOf(' “')));
    expect(cut(fours('Rye', '$'.repeat(14)))).toEqual(inOne);
    expect(cut(fours('Rye', '$'.repeat(15)))).toEqual(inTwo);
    // 94 points for a name: two words of 52.2 do not stand beside one another there, but in 214.
    expect(cut(fours(`${'o'.repeat(10)} ${'o'.repeat(10)}`, '$'))).toEqual(inTwo);
    const five = shareChart(
      'Uses',
      Array.from({ length: 5 }, () => part('Rye', 1)),
    )[0];
    expect(cut(keysOf(five).filter((shape) => shape.includes('“$')))).toEqual([
      'text 15 34',
      'text 175 34',
      'text 335 34',
      'text 15 62',
      'text 175 62',
    ]);
    expect(viewOf(five)).toBe('0 0 480 82');
  });

  it('have names of two lines at most', () => {
    const word = 'o'.repeat(24);
    // 125.28 of 134 in a row of three.
    const three = shareChart('Uses', [part(`${word} ${word} ${word}`, 2), part(`${word} ${word}`, 1), part('Rye', 1)])[0];
    expect(keysOf(three)).toEqual([
      'text 15 34 “$2”',
      `text 15 46 “${word}”`,
      `text 15 58 “${word}…”`,
      'text 175 34 “$1”',
      `text 175 46 “${word}”`,
      `text 175 58 “${word}”`,
      'text 335 34 “$1”',
      'text 335 46 “Rye”',
    ]);
    expect(viewOf(three)).toBe('0 0 480 66');
  });

  it('are the largest first, and the rest as one', () => {
    const given = [1, 7, 0, 3, -2, 2, 6, 5, 4].map((value) => ({ label: `${value}`, value }));
    expect(joinRest(given, (value) => `$${value}`).map(({ label, shown }) => `${label}: ${shown}`)).toEqual([
      '7: $7',
      '6: $6',
      '5: $5',
      '4: $4',
      '3: $3',
      '2 others: $3',
    ]);
    expect(joinRest(given.slice(1), String).map(({ label }) => label)).toEqual(['7', '6', '5', '4', '3', '2']);
  });
});

it('a grid of two scales has its cells, its names and its axis at their places', () => {
  const chart = heatChart('Risks', {
    rows: ['High', 'Low'],
    columns: ['Impact', '1', '2'],
    cells: [
      { row: 0, column: 1, strength: 0.5, text: '3' },
      { row: 1, column: 0, strength: 0, text: '' },
    ],
    said: 'three',
  });
  // 388 for two columns; rows of 30.
  expect(viewOf(chart)).toBe('0 0 480 92');
  expect(drawn(chart, /^(x|y|width|height|fill-opacity)$/)).toEqual([
    'text 84 18 “High”',
    'text 84 48 “Low”',
    'rect 287 1 192 28 0.25',
    'text 383 18.5 “3”',
    'rect 93 31 192 28 0.05',
    'text 189 73 “1”',
    'text 383 73 “2”',
    'text 286 87 “Impact”',
  ]);
});

describe('bars and lines', () => {
  const series = [
    { name: 'Rye', values: [1, 2] },
    { name: 'Oat', values: [2, null] },
  ];
  const chartOf = (look: 'bars' | 'lines', some = series, isHalf = false) =>
    seriesChart('Sales', { categories: ['May', 'June'], series: some, format: (value) => `$${value}`, look, isHalf })[0];

  it('have their names above them, each behind the one before', () => {
    // The first name is 17.28 wide, and 38 lie before the next.
    expect(drawn(chartOf('bars'), places).slice(0, 4)).toEqual([
      'line 0 18 -10 -10',
      'text 24 -7 “Rye”',
      'line 55.28 73.28 -10 -10',
      'text 79.28 -7 “Oat”',
    ]);
    expect(drawn(chartOf('bars'), /^stroke-(width|dasharray)$/)[2]).toBe('line 7 ');
    expect(drawn(chartOf('lines'), /^stroke-width$/)[0]).toBe('line 2.5');
    expect([viewOf(chartOf('bars')), viewOf(chartOf('bars', series, true)), viewOf(chartOf('bars', series.slice(0, 1)))]).toEqual([
      '0 -20 480 190',
      '0 -20 228 140',
      '0 0 480 170',
    ]);
    expect(svgOf(chartOf('bars', series.slice(0, 1)))).not.toContain('Rye');
  });

  it('are said in words', () => {
    const chart = chartOf('lines');
    expect(chart?.kind === 'picture' && chart.label).toBe('Sales (May to June): Rye $1, $2; Oat $2, —');
  });
});

describe('what is planned', () => {
  const span = (label: string, from: number, to: number) => ({ label, from, to, look: 'planned' as const });
  const spans = [span('Oven', 0, 50), span('Van', 50, 100)];

  it('has its names, its bars and the times above them', () => {
    const [chart] = spanChart('Plan', spans, [
      { at: 0, label: 'Q1' },
      { at: 50, label: 'Q2' },
      { at: 120, label: 'Late' },
    ]);
    expect(viewOf(chart)).toBe('0 0 480 58');
    expect(drawn(chart, places)).toEqual([
      'line 150 150 4 58',
      'text 154 12 “Q1”',
      'line 315 315 4 58',
      'text 319 12 “Q2”',
      'text 0 31 “Oven”',
      'rect 150 23 165 10',
      'text 0 48 “Van”',
      'rect 315 40 165 10',
    ]);
  });

  it('begins with the first time, and shows a single day too', () => {
    const [chart] = spanChart('Plan', [span('Oven', 0, 0), span('Van', 0, 100), span('None', Number.NaN, 3)], [{ at: -100, label: 'Q0' }]);
    // Half of 330 lies before the first day.
    expect(drawn(chart, places).filter((shape) => shape.startsWith('rect'))).toEqual(['rect 315 23 3 10', 'rect 315 40 165 10']);
    expect(spanChart('Plan', spans, [])).toHaveLength(1);
    expect(svgOf(spanChart('Plan', [span('Oven', 1, 1), span('Van', 1, 1)], [])[0])).not.toMatch(/NaN|Infinity/);
  });

  it('has names and times cut to their room', () => {
    const label = 'o'.repeat(60);
    const [chart] = spanChart('Plan', [span(label, 0, 50), span('Van', 50, 100)], [{ at: 0, label }, { at: 95, label }]); // prettier-ignore
    const texts = drawn(chart, places).flatMap((shape) => /“(o+…)”/.exec(shape)?.[1] ?? []);
    // A letter takes 4.64 of 159 beside the second, then of 20, the least; of 140 beside the bars it takes 4.93. The dots take 0.76 of the size.
    expect(texts.map((text) => text.length - 1)).toEqual([32, 3, 27]);
  });
});
