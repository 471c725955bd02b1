import { describe, expect, it } from 'vitest';
import type { Shape } from '@/lib/shapes';
import { makeElement, type Kind } from './components';
import { drawElement } from './draw';
import type { WireElement } from './model';

const draw = (kind: Kind, more: Partial<WireElement>) =>
  drawElement({
    ...makeElement(kind, 'a', [], { width: 1280, height: 800 }),
    x: 10,
    y: 20,
    width: 100,
    height: 50,
    size: 10,
    content: '',
    color: '#ffffff',
    ...more,
  });
const of = (tag: Shape['tag'], shapes: readonly Shape[]) => shapes.filter((shape) => shape.tag === tag);
const rects = (shapes: readonly Shape[]) => of('rect', shapes).map(({ attributes: { x, y, width, height } }) => [x, y, width, height]);
const rounds = (shapes: readonly Shape[]) => of('ellipse', shapes).map(({ attributes: { cx, cy, rx } }) => [cx, cy, rx]);
const lines = (shapes: readonly Shape[]) => of('polyline', shapes).map(({ attributes }) => attributes.points);
const texts = (shapes: readonly Shape[]) => of('text', shapes).map(({ text, attributes: { x, y } }) => [text, x, y]);
const fills = (shapes: readonly Shape[]) => of('text', shapes).map(({ attributes }) => attributes.fill);
const strong = (shapes: readonly Shape[]) => of('text', shapes).map(({ attributes }) => attributes.fontWeight === 600);

/** A label’s letters stand 0.325 of their size below the middle of its place: 3.25 at size 10. A hairline lies half a unit inside. */
describe('where the parts of an element are', () => {
  it('bar at the top: its name at the left, its entries in the right half, each at the right of its share', () => {
    const bar = draw('nav-bar', { width: 400, content: 'Brand\nHome\nAbout' });
    // The name is two sizes larger: 45 + 0.325 × 12. The entries share 200 less 16, and keep 4 at their sides.
    expect(texts(bar)).toEqual([
      ['Brand', 26, 48.9],
      ['Home', 298, 48.25],
      ['About', 390, 48.25],
    ]);
    expect([strong(bar), rects(bar)]).toEqual([[true, false, false], [[10.5, 20.5, 399, 49]]]);
  });

  it('bar at the foot: a mark over each word, the first one filled', () => {
    const bar = draw('tab-bar', { content: 'Home\nMe' });
    // Marks of 36% of 50; with 16 for the word below they stand in the middle: (50 − 18 − 16) / 2 = 8 down.
    expect(rects(bar).slice(1)).toEqual([
      [26, 28, 18, 18],
      [76.75, 28.75, 16.5, 16.5],
    ]);
    expect(texts(bar)).toEqual([
      ['Home', 35, 57.25],
      ['Me', 85, 57.25],
    ]);
    expect(strong(bar)).toEqual([true, false]);
    // 72% of #111827 on white.
    expect(fills(bar)).toEqual(['#111827', '#545963']);
    // Never larger than 20: (100 − 20 − 16) / 2 = 32 down.
    expect(rects(draw('tab-bar', { content: 'Home', height: 100 }))[1]).toEqual([50, 52, 20, 20]);
  });

  it('card: a picture over 45% of it, then its title and its words', () => {
    const card = draw('card', { height: 180, size: 19, content: 'Title\nOne\nTwo', color: '#5f5f5f' });
    expect(rects(card)).toEqual([
      [10.5, 20.5, 99, 179],
      [11, 21, 98, 79],
    ]);
    expect(lines(card)).toEqual(['40,80.75 55,52.4 65,68.6 72,60.5 82,80.75']);
    // The title in 28.5 from 109 on at size 20, the words from 139.5 on at size 18, in lines of 22.5.
    expect(texts(card)).toEqual([
      ['Title', 22, 129.75],
      ['One', 22, 156.6],
      ['Two', 22, 179.1],
    ]);
    expect(strong(card)).toEqual([true, false, false]);
    // 30% of its colour: 0.3 × 95 + 0.7 × 255 = 207.
    expect(card[0]?.attributes.fill).toBe('#cfcfcf');
    expect(of('text', draw('card', { height: 180, size: 8, content: 'Title\nOne' })).map(({ attributes }) => attributes.fontSize)).toEqual([
      9, 8,
    ]);
  });

  it('list: a line between rows, a dot before and an arrow behind each', () => {
    const list = draw('list', { width: 200, content: 'A\nB' });
    expect(lines(list)).toEqual(['189,27.5 194,32.5 189,37.5', '11,45 209,45', '189,52.5 194,57.5 189,62.5']);
    // Dots of 55% of 25, then 10 to the word.
    expect(texts(list)).toEqual([
      ['A', 47.75, 35.75],
      ['B', 47.75, 60.75],
    ]);
    // At most 28, and a quarter of the width.
    expect(rounds(draw('list', { width: 200, height: 100, content: 'A' }))).toEqual([[38, 70, 14]]);
    expect(rounds(draw('list', { width: 80, height: 100, content: 'A' }))).toEqual([[34, 70, 10]]);
    expect(draw('list', { content: '' })).toHaveLength(1);
  });

  it('table: a head in its colour and cells 8 from their edges', () => {
    const table = draw('table', { width: 200, height: 60, content: 'A | B\n1 | 2\n3' });
    expect(texts(table)).toEqual([
      ['A', 18, 33.25],
      ['B', 118, 33.25],
      ['1', 18, 53.25],
      ['2', 118, 53.25],
      ['3', 18, 73.25],
    ]);
    expect([strong(table), rects(table)[1]]).toEqual([
      [true, true, false, false, false],
      [11, 21, 198, 18],
    ]);
    expect(fills(draw('table', { width: 200, height: 60, content: 'A\n1', color: '#000000' }))).toEqual(['#ffffff', '#111827']);
  });

  it('form: a label over each field, and the last entry as its button', () => {
    const form = draw('form', { height: 116, content: 'Name\nSend' });
    expect(texts(form)).toEqual([
      ['Name', 24, 38.75],
      ['Send', 60, 106.25],
    ]);
    expect([fills(form), strong(form)]).toEqual([
      ['#111827', '#ffffff'],
      [false, true],
    ]);
    // Rows of 12: the label takes half of one, the field at least one unit, the button 4 less on each side.
    expect(rects(draw('form', { height: 40, content: 'Name\nSend' })).slice(1)).toEqual([
      [24.5, 36.5, 71, 0],
      [24, 44, 72, 4],
    ]);
    // A field is 40 high at most: 28 + 15 + 2 is where it begins.
    expect(rects(draw('form', { height: 216, content: 'Name' }))[1]).toEqual([24.5, 45.5, 71, 39]);
  });

  it('modal: a shadow, a title with a cross, its words, and buttons at its foot', () => {
    const modal = draw('modal', { width: 240, height: 150, content: 'Sure?\nReally.\nNo | Yes' });
    expect(rects(modal).slice(0, 2)).toEqual([
      [13, 24, 240, 150],
      [10.5, 20.5, 239, 149],
    ]);
    expect(lines(modal)).toEqual(['220,38 232,50', '232,38 220,50']);
    expect(texts(modal)).toEqual([
      ['Sure?', 26, 44.9],
      ['Really.', 26, 65.5],
      ['No', 78, 142.25],
      ['Yes', 182, 142.25],
    ]);
    expect(strong(modal)).toEqual([true, false, true, true]);
    // The last button is the one to press.
    expect([fills(modal)[2], fills(modal)[3]]).toEqual(['#111827', '#ffffff']);
    // One alone takes the whole foot; between title and foot there are 60: four lines of 12.5.
    const one = draw('modal', { width: 240, height: 150, content: 'Sure?\na\nb\nc\nd\ne\n| Yes' });
    expect(rects(one).slice(2)).toEqual([[26.5, 122.5, 207, 33]]);
    expect(texts(one).map(([text]) => text)).toEqual(['Sure?', 'a', 'b', 'c', 'd e', 'Yes']);
    // A low one has buttons of a third of it.
    expect(rects(draw('modal', { width: 240, height: 60, content: 'Sure?\n| Yes' }))[2]).toEqual([26.5, 46.5, 207, 19]);
  });

  it('alert: its mark before its words, both in the middle', () => {
    const alert = draw('alert', { width: 200, content: 'Saved' });
    expect(rounds(alert)).toEqual([[34, 45, 9.5]]);
    expect(texts(alert)).toEqual([
      ['!', 34, 48.25],
      ['Saved', 54, 48.25],
    ]);
    expect(rounds(draw('alert', { width: 200, height: 20, content: 'Saved' }))).toEqual([[30, 30, 5.5]]);
  });

  it('pages and tabs: the first one is open', () => {
    const pages = draw('pagination', { width: 160, height: 30, content: '1\n2' });
    expect(lines(pages)).toEqual(['33,30 27,35 33,40', '147,30 153,35 147,40']);
    expect(texts(pages)).toEqual([
      ['1', 70, 38.25],
      ['2', 110, 38.25],
    ]);
    expect(fills(pages)).toEqual(['#ffffff', '#111827']);
    // Where they are narrow, 4 stay free between them.
    expect(rects(draw('pagination', { width: 80, height: 30, content: '1\n2' }))[0]).toEqual([32.5, 27.5, 15, 15]);
    const tabs = draw('tabs', { content: 'A\nB' });
    expect(texts(tabs)).toEqual([
      ['A', 35, 48.25],
      ['B', 85, 48.25],
    ]);
    expect([strong(tabs), fills(tabs)[0]]).toEqual([[true, false], '#111827']);
  });

  it('choices: a tick or a dot inside what is chosen, the words 10 behind it', () => {
    const boxes = draw('checkbox', { content: '[x] One\n[ ] Two\nThree', height: 66 });
    expect(lines(boxes)).toEqual(['14.96,31.36 18.56,34.96 25.04,27.04']);
    expect(texts(boxes)).toEqual([
      ['One', 38, 34.25],
      ['Two', 38, 56.25],
      ['Three', 38, 78.25],
    ]);
    expect(rounds(draw('radio', { content: 'One\n[X] Two', height: 44 }))).toEqual([
      [20, 31, 8.5],
      [20, 53, 8.5],
      [20, 53, 3.96],
    ]);
    // Never smaller than 4.
    expect(rects(draw('checkbox', { content: 'One\nTwo', height: 10 })).map(([x, y]) => [x, y])).toEqual([
      [11.5, 21],
      [11.5, 26],
    ]);
  });

  it('entries: a glass before what is searched, an arrow behind what is chosen', () => {
    const search = draw('search', { height: 40, content: 'Find' });
    expect([rounds(search), lines(search), texts(search)]).toEqual([[[28.5, 38.5, 5]], ['33,43 37,47'], [['Find', 46, 43.25]]]);
    expect(search[0]?.attributes.rx).toBe(19.5);
    const dropdown = draw('dropdown', { height: 40, content: 'One' });
    expect([rounds(dropdown), lines(dropdown), texts(dropdown)]).toEqual([[], ['85,37 90,42 95,37'], [['One', 22, 43.25]]]);
    expect(dropdown[0]?.attributes.rx).toBe(6);
  });

  it('measures: the knob moves over what its own width leaves', () => {
    // 100 less a knob of 20 leave 80; a quarter of them is 20, and its middle 10 further.
    expect(rounds(draw('slider', { content: '25', height: 28 }))).toEqual([[40, 34, 9.5]]);
    expect(rounds(draw('slider', { content: '100', height: 10 }))).toEqual([[105, 25, 4.5]]);
    expect(rects(draw('slider', { content: '25', height: 4 }))).toEqual([
      [10, 20, 100, 4],
      [10, 20, 25, 4],
    ]);
    expect(rounds(draw('progress', { content: '25' }))).toEqual([]);
    expect(texts(draw('toggle', { width: 140, content: 'On' }))).toEqual([['On', 64, 48.25]]);
    expect(lines(draw('chart', { content: '1' }))).toEqual(['18,58 102,58']);
  });
});
