import { describe, expect, it } from 'vitest';
import { dashes, drawChart, type ChartInks, type Series } from './chart-drawing';

const inks: ChartInks = {
  fill: (place) => ({ fill: `fill ${place}` }),
  stroke: (place) => ({ stroke: `stroke ${place}` }),
  axis: { stroke: 'axis' },
  zero: { stroke: 'zero' },
  words: { fill: 'words' },
};
const names = (count: number, name = (index: number) => `c${index}`) => Array.from({ length: count }, (_, index) => name(index));
/** 366 wide: 54 for the axis and 12 at the right leave 300. 128 high: from 100 up to 10. */
const draw = (look: 'bars' | 'lines', categories: string[], ...values: Series['values'][]) =>
  drawChart(
    {
      categories,
      series: values.map((each, place) => ({ name: `s${place}`, values: each })),
      formatAxis: String,
      look,
      width: 366,
      height: 128,
    },
    inks,
  );
const ofTag = (shapes: ReturnType<typeof draw>, tag: string) => shapes.filter((shape) => shape.tag === tag);
const textsOf = (shapes: ReturnType<typeof draw>, anchor?: string) =>
  ofTag(shapes, 'text')
    .filter(({ attributes }) => (anchor === undefined ? true : attributes.textAnchor === anchor))
    .map((shape) => ('text' in shape ? shape.text : ''));

describe('the axis of a chart', () => {
  it('has a line for each step, the one at zero apart', () => {
    const lines = ofTag(draw('bars', names(3), [10, 20, -10]), 'line').map(({ attributes }) => attributes);
    // From −10 to 20 in tens: 3 points for each.
    expect(lines.map(({ y1, y2, stroke }) => [y1, y2, stroke])).toEqual([
      [100, 100, 'axis'],
      [70, 70, 'zero'],
      [40, 40, 'axis'],
      [10, 10, 'axis'],
    ]);
    for (const { x1, x2 } of lines) expect([x1, x2]).toEqual([54, 354]);
  });

  it('says nothing between whole figures', () => {
    expect(textsOf(draw('bars', ['a'], [2]), 'end')).toEqual(['0', '1', '2']);
    expect(textsOf(draw('bars', ['a'], [1.5]), 'end')).toEqual(['0', '0.5', '1', '1.5']);
  });

  it('is not there without figures', () => {
    expect(draw('bars', names(3))).toEqual([]);
    expect(draw('lines', names(3), [null, null, null])).toEqual([]);
  });
});

describe('the names below a chart', () => {
  const below = (categories: string[]) =>
    ofTag(
      draw(
        'bars',
        categories,
        categories.map(() => 1),
      ),
      'text',
    ).filter(({ attributes }) => attributes.y === 120);

  it('stand in the middle of their places', () => {
    expect(below(names(3)).map(({ attributes }) => [attributes.x, attributes.textAnchor])).toEqual([
      [104, 'middle'],
      [204, 'middle'],
      [304, 'middle'],
    ]);
  });

  it('are left out where there is no room, and cut where they would run into the next', () => {
    const many = below(names(10, (index) => `category ${index} of ten`));
    // Places of 30: every third has the room of 64, and 90 hold twelve letters.
    expect(many.map((shape) => ('text' in shape ? shape.text : ''))).toEqual(['category 0…', 'category 3…', 'category 6…', 'category 9…']);
    expect(many.at(-1)?.attributes).toMatchObject({ x: 366, textAnchor: 'end' });
  });
});

describe('bars', () => {
  it('stand on zero or hang from it, two points narrower than their place', () => {
    const bars = ofTag(draw('bars', names(3), [10, null, -10]), 'rect').map(({ attributes }) => attributes);
    // −10 to 10 in fives: 4.5 points for each.
    expect(bars).toEqual([
      { x: 87, y: 10, width: 34, height: 45, rx: 2, fill: 'fill 0' },
      { x: 287, y: 55, width: 34, height: 45, rx: 2, fill: 'fill 0' },
    ]);
  });

  it('stand side by side around the middle, and nothing is still seen', () => {
    const bars = ofTag(draw('bars', names(3), [10, 0, 0], [20, 0, 0]), 'rect').map(({ attributes }) => attributes);
    // Seven tenths of 100, shared by two.
    expect(bars.filter(({ height }) => Number(height) > 1).map(({ x, width }) => [x, width])).toEqual([
      [70, 33],
      [105, 33],
    ]);
    expect(bars.filter(({ height }) => height === 1)).toHaveLength(4);
  });
});

describe('lines', () => {
  it('go through every figure there is, with a dot on each', () => {
    const shapes = draw('lines', names(3), [10, null, 20], [0, 10, 20]);
    // 0 to 20 in fives: 4.5 points for each one.
    expect(ofTag(shapes, 'polyline').map(({ attributes }) => [attributes.points, attributes.stroke, attributes.strokeDasharray])).toEqual([
      ['104,55 304,10', 'stroke 0', ''],
      ['104,100 204,55 304,10', 'stroke 1', dashes[1]],
    ]);
    expect(ofTag(shapes, 'circle').map(({ attributes }) => attributes.fill)).toEqual(['fill 0', 'fill 0', 'fill 1', 'fill 1', 'fill 1']);
  });

  it('differ in their dashes, four of them, and have no dots where there are too many', () => {
    const five = ofTag(draw('lines', names(1), ...names(5).map(() => [1])), 'polyline');
    expect(five.map(({ attributes }) => attributes.strokeDasharray)).toEqual([...dashes, dashes[0]]);
    const dotsOf = (count: number) =>
      ofTag(
        draw(
          'lines',
          names(count),
          Array.from({ length: count }, (_, index) => index),
        ),
        'circle',
      ).length;
    expect([dotsOf(40), dotsOf(41)]).toEqual([40, 0]);
  });
});
