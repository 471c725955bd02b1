import { describe, expect, it } from 'vitest';
import type { Shape } from '@/lib/shapes';
import { kindFacts, kinds, makeElement, type Kind } from './components';
import { drawElement } from './draw';
import { cellsOf, edgeOf, ellipse, inkOn, inset, itemsOf, label, line, mix, rect, shadeOf, shareOf, words } from './draw-kit';
import type { WireElement } from './model';

const box = { x: 10, y: 20, width: 100, height: 50 };
const element = (kind: Kind, more: Partial<WireElement> = {}): WireElement => ({
  ...makeElement(kind, 'a', [], { width: 1280, height: 800 }),
  ...box,
  size: 10,
  content: '',
  color: '#ffffff',
  ...more,
});
const draw = (kind: Kind, more: Partial<WireElement> = {}) => drawElement(element(kind, more));
const texts = (shapes: readonly Shape[]) => shapes.flatMap(({ text }) => text ?? []);
const boxOf = (shape: Shape | undefined) => [shape?.attributes.x, shape?.attributes.y, shape?.attributes.width, shape?.attributes.height];

describe('colours', () => {
  it('mix by their share, channel by channel', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#000000', '#ffffff', 0.25)).toBe('#bfbfbf');
    expect(mix('#102030', '#506070', 1)).toBe('#102030');
    expect(mix('#102030', '#506070', 0.5)).toBe('#304050');
    expect(mix('#000000', '#0a0b0c', 0)).toBe('#0a0b0c');
    expect([inkOn('#ffffff'), inkOn('#000000')]).toEqual(['#111827', '#ffffff']);
    // Of #111827 on white 28% and 12%: 255 − 0.28 × 238 = 188, 255 − 0.28 × 231 = 190, 255 − 0.28 × 216 = 195.
    expect([edgeOf('#ffffff'), shadeOf('#ffffff')]).toEqual(['#bcbec3', '#e2e3e5']);
  });
});

describe('shapes', () => {
  it('lie inside their box with their edge', () => {
    expect(rect(box, {}).attributes).toEqual({ x: 10, y: 20, width: 100, height: 50, rx: 0, fill: 'none' });
    expect(rect(box, { fill: 'red', stroke: 'blue', rx: 99 }).attributes).toEqual({
      x: 10.5,
      y: 20.5,
      width: 99,
      height: 49,
      rx: 24.5,
      fill: 'red',
      stroke: 'blue',
      strokeWidth: 1,
    });
    expect(rect({ ...box, width: 1 }, { stroke: 'blue', strokeWidth: 4 }).attributes).toMatchObject({
      x: 10.5,
      width: 0,
      y: 20.5,
      height: 49,
      rx: 0,
    });
    expect(rect({ ...box, width: 10.126 }, {}).attributes.width).toBe(10.13);
    expect(ellipse(box, { stroke: 'blue' }).attributes).toEqual({
      cx: 60,
      cy: 45,
      rx: 49.5,
      ry: 24.5,
      fill: 'none',
      stroke: 'blue',
      strokeWidth: 1,
    });
    expect(ellipse(box, { fill: 'red' }).attributes).toEqual({ cx: 60, cy: 45, rx: 50, ry: 25, fill: 'red' });
    expect(ellipse({ ...box, width: 0.5 }, { stroke: 'blue' }).attributes.rx).toBe(0);
    expect(
      line(
        [
          [1, 2],
          [3.456, 4],
        ],
        'red',
      ).attributes,
    ).toMatchObject({ points: '1,2 3.46,4', strokeWidth: 1 });
  });

  it('are inset by half of their box at most', () => {
    expect(inset(box, 5)).toEqual({ x: 15, y: 25, width: 90, height: 40 });
    expect(inset(box, 5, 2)).toEqual({ x: 15, y: 22, width: 90, height: 46 });
    expect(inset(box, 80, 30)).toEqual({ x: 60, y: 45, width: 0, height: 0 });
  });
});

describe('words', () => {
  const at = (shape: Shape | undefined) => [shape?.attributes.x, shape?.attributes.y, shape?.attributes.textAnchor];

  it('stand where they are told to, line by line', () => {
    const look = { size: 10, fill: 'red' };
    // Lines of 12.5, letters 9.5 below their top.
    expect(words('One\nTwo', box, look).map(at)).toEqual([
      [10, 29.5, undefined],
      [10, 42, undefined],
    ]);
    expect(words('One', box, { ...look, at: 'right', from: 'middle' }).map(at)).toEqual([[110, 48.25, 'end']]);
    expect(words('One', box, { ...look, at: 'center' }).map(at)).toEqual([[60, 29.5, 'middle']]);
    expect(words('One', box, { ...look, isStrong: true })[0]?.attributes.fontWeight).toBe(600);
    expect(words('One', box, look)[0]?.attributes).not.toHaveProperty('fontWeight');
    expect(texts(words('One\n\nTwo\n\n', box, look))).toEqual(['One', 'Two']);
    expect(words('\n', box, look)).toEqual([]);
  });

  it('are as many lines as the box holds, with dots for the rest', () => {
    const lines = (height: number) => texts(words('a\nb\nc\nd\ne', { ...box, height }, { size: 10, fill: 'red' }));
    // Four lines of 12.5 take 50, and one tenth of the size may be missing.
    expect(lines(62.5)).toHaveLength(5);
    expect(lines(61.5)).toHaveLength(5);
    expect(lines(61.4)).toHaveLength(4);
    expect(lines(50).at(-1)).toBe('d e');
    expect(lines(1)).toEqual(['a b c d e']);
    expect(texts(words('x\n'.repeat(100), { ...box, height: 5000 }, { size: 10, fill: 'red' }))).toHaveLength(80);
  });

  it('of a label are one line, and none where there is nothing to say', () => {
    expect(label(' ', box, { size: 10, fill: 'red' })).toEqual([]);
    expect(label('One', box, { size: 10, fill: 'red' }).map(at)).toEqual([[10, 48.25, undefined]]);
    expect(label('One two three four five six seven', box, { size: 10, fill: 'red' })).toHaveLength(1);
  });

  it('are entries, cells and shares', () => {
    expect(itemsOf(' a \n\n b')).toEqual(['a', 'b']);
    expect(itemsOf('x\n'.repeat(30))).toHaveLength(24);
    expect(cellsOf('a | b |')).toEqual(['a', 'b', '']);
    expect(cellsOf('x|'.repeat(30))).toHaveLength(24);
    expect(['60', '0', '100', '150', '-5', 'half', '12.5%'].map(shareOf)).toEqual([0.6, 0, 1, 1, 0, 0.5, 0.125]);
  });
});

describe('elements at their edges', () => {
  it('hide the entries of a narrow bar behind a button', () => {
    expect(texts(draw('nav-bar', { width: 399, content: 'Brand\nHome' }))).toEqual(['Brand']);
    expect(
      draw('nav-bar', { width: 399, content: 'Brand\nHome' })
        .filter(({ tag }) => tag === 'polyline')
        .map(({ attributes }) => attributes.points),
    ).toEqual(['373,39 393,39', '373,45 393,45', '373,51 393,51']);
    expect(texts(draw('nav-bar', { width: 400, content: 'Brand\nHome' }))).toEqual(['Brand', 'Home']);
    expect(draw('nav-bar', { width: 399, content: 'Brand' }).filter(({ tag }) => tag === 'polyline')).toEqual([]);
  });

  it('draw a bar as tall as its number', () => {
    // Twelve inside on all sides: 76 by 26. Two bars of 0.7 × 38, the second half as high.
    const bars = draw('chart', { content: '4, 2' }).slice(1, 3).map(boxOf);
    expect(bars).toEqual([
      [27.7, 32, 26.6, 26],
      [65.7, 45, 26.6, 13],
    ]);
    expect(draw('chart', { content: '0' }).slice(1, 2).map(boxOf)[0]?.[3]).toBe(1);
    expect(draw('chart', { content: 'none' })).toHaveLength(5);
    expect(draw('chart', { content: '1,'.repeat(30) })).toHaveLength(26);
  });

  it('fill a measure by its share, and set the knob on it', () => {
    const [track, filled, none] = draw('progress', { content: '25', height: 12 });
    expect([boxOf(track), boxOf(filled), none]).toEqual([[10, 20, 100, 12], [10, 20, 25, 12], undefined]);
    expect(boxOf(draw('progress', { content: '1', height: 12 })[1])).toEqual([10, 20, 12, 12]);
    expect(draw('progress', { content: '0' })).toHaveLength(1);
    const [bar, , knob] = draw('slider', { content: '50', height: 28 });
    expect(boxOf(bar)).toEqual([10, 31, 100, 6]);
    expect([knob?.attributes.cx, knob?.attributes.cy]).toEqual([60, 34]);
  });

  it('tick what is chosen', () => {
    const choices = draw('checkbox', { content: '[x] One\n[ ] Two\nThree', height: 66 });
    expect(texts(choices)).toEqual(['One', 'Two', 'Three']);
    expect(choices.filter(({ tag }) => tag === 'polyline')).toHaveLength(1);
    // Rows of 22, boxes of 18 in their middle.
    expect(choices.filter(({ tag }) => tag === 'rect').map(boxOf)).toEqual([
      [11.5, 22.5, 17, 17],
      [11.5, 44.5, 17, 17],
      [11.5, 66.5, 17, 17],
    ]);
    const radios = draw('radio', { content: '[x] One\nTwo', height: 44 });
    expect(radios.filter(({ tag }) => tag === 'ellipse')).toHaveLength(3);
  });

  it('say what a toggle is for where there is room', () => {
    expect(texts(draw('toggle', { width: 64, content: 'I' }))).toEqual([]);
    expect(texts(draw('toggle', { width: 65, content: 'I' }))).toEqual(['I']);
    const [track, knob] = draw('toggle', { height: 28 });
    expect(boxOf(track)).toEqual([10.5, 22.5, 43, 23]);
    expect([knob?.attributes.cx, knob?.attributes.cy, knob?.attributes.rx]).toEqual([42, 34, 9]);
  });

  it('show a face without initials, and an alert’s mark where it fits', () => {
    expect(draw('avatar', { content: ' ' }).map(({ tag }) => tag)).toEqual(['ellipse', 'ellipse', 'ellipse']);
    expect(texts(draw('avatar', { content: 'AB' }))).toEqual(['AB']);
    // A head of 32% each way from 34% and 18% on, shoulders of 56% by 32% from 22% and 56% on.
    const places = draw('avatar')
      .slice(1)
      .map(({ attributes }) => [attributes.cx, attributes.cy, attributes.rx, attributes.ry]);
    expect(places).toEqual([
      [60, 37, 16, 8],
      [60, 56, 28, 8],
    ]);
    expect(texts(draw('alert', { content: 'Saved', width: 200, height: 8 }))).toEqual(['Saved']);
    expect(texts(draw('alert', { content: 'Saved', width: 200, height: 9 }))).toEqual(['!', 'Saved']);
  });

  it('divide tables, lists, forms, tabs and pages evenly', () => {
    expect(texts(draw('table', { content: 'A | B\n1', width: 200 }))).toEqual(['A', 'B', '1']);
    expect(
      draw('table', { content: 'A | B\n1 | 2\n3 | 4', width: 200, height: 60 })
        .filter(({ tag }) => tag === 'polyline')
        .map(({ attributes }) => attributes.points),
    ).toEqual(['11,40 209,40', '11,60 209,60']);
    expect(
      draw('list', { content: 'A\nB', width: 200 })
        .filter(({ tag }) => tag === 'ellipse')
        .map(({ attributes }) => [attributes.cx, attributes.cy]),
    ).toEqual([
      [30.88, 32.5],
      [30.88, 57.5],
    ]);
    expect(draw('form', { content: 'Name' }).filter(({ tag }) => tag === 'rect')).toHaveLength(2);
    const form = draw('form', { content: 'Name\nSend', height: 116 });
    expect(
      form
        .filter(({ tag }) => tag === 'rect')
        .slice(1)
        .map(boxOf),
    ).toEqual([
      [24.5, 45.5, 71, 26],
      [24, 83, 72, 40],
    ]);
    expect(
      draw('tabs', { content: 'A\nB' })
        .filter(({ tag }) => tag === 'polyline')
        .map(({ attributes }) => attributes.points),
    ).toEqual(['10,69 110,69', '14,68 56,68']);
    expect(draw('tabs')).toHaveLength(1);
    expect(
      draw('pagination', { content: '1\n2', width: 160, height: 30 })
        .filter(({ tag }) => tag === 'rect')
        .map(boxOf),
    ).toEqual([
      [55.5, 20.5, 29, 29],
      [95.5, 20.5, 29, 29],
    ]);
  });

  it('put buttons into a modal only from a line that divides them', () => {
    const modal = { width: 240, height: 150 };
    expect(texts(draw('modal', { ...modal, content: 'Sure?\nReally.\nNo | Yes' }))).toEqual(['Sure?', 'Really.', 'No', 'Yes']);
    expect(draw('modal', { ...modal, content: 'Sure?\nReally.' }).filter(({ tag }) => tag === 'rect')).toHaveLength(2);
    expect(
      draw('modal', { ...modal, content: 'Sure?\nNo | Yes' })
        .filter(({ tag }) => tag === 'rect')
        .slice(2)
        .map(boxOf),
    ).toEqual([
      [30.5, 122.5, 95, 33],
      [134.5, 122.5, 95, 33],
    ]);
  });

  it('set text strong from size 20 on, and tall inputs at the top', () => {
    expect(draw('text', { content: 'Title', size: 19 })[0]?.attributes.fontWeight).toBeUndefined();
    expect(draw('text', { content: 'Title', size: 20 })[0]?.attributes.fontWeight).toBe(600);
    expect(draw('input', { content: 'Name', height: 64 })[1]?.attributes.y).toBe(55.25);
    expect(draw('input', { content: 'Name', height: 65 })[1]?.attributes.y).toBe(41.5);
    expect(draw('image').filter(({ tag }) => tag === 'rect')).toHaveLength(1);
    expect(
      draw('image', { content: 'Logo' })
        .filter(({ tag }) => tag === 'rect')
        .map(boxOf)[1],
    ).toEqual([38, 35, 44, 20]);
    expect(draw('divider')[0]?.attributes.points).toBe('10,45 110,45');
  });
});

describe('new elements', () => {
  it('have the size of their kind', () => {
    expect(Object.fromEntries(kinds.slice(6).map((kind) => [kind, `${kindFacts[kind].width}×${kindFacts[kind].height}`]))).toEqual({
      'nav-bar': '320×56',
      'tab-bar': '320×56',
      card: '160×180',
      list: '220×168',
      table: '240×120',
      form: '220×210',
      modal: '240×150',
      toggle: '140×28',
      avatar: '48×48',
      chart: '200×130',
      alert: '240×48',
      pagination: '200×32',
      tabs: '240×40',
      checkbox: '160×56',
      radio: '160×56',
      dropdown: '160×40',
      search: '220×40',
      slider: '160×28',
      progress: '160×12',
      divider: '320×8',
      note: `${kindFacts.note.width}×${kindFacts.note.height}`,
    });
    expect(kinds.filter((kind) => kindFacts[kind].isWide)).toEqual(['nav-bar', 'tab-bar', 'divider']);
  });
});
