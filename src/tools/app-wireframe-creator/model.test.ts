import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strayElements } from './change';
import { componentKinds, kindFacts, kinds, makeElement, palette } from './components';
import { basicKinds, deviceFacts } from './content';
import * as model from './model';
import { describe as describeElement, firstWords, nameOf } from './names';
import { schema } from './schema';
import { addScreen, deleteScreen, duplicateScreen, freeScreenName, linkOf, moveScreen, renameScreen } from './screens';
import { templates } from './templates';

const around = { today: '2026-11-15', currency: 'USD' };
const start = () => model.state.start(around);
const { mobile, tablet, desktop } = deviceFacts;
const counter = () => {
  let count = 0;
  return () => `made-${(count += 1)}`;
};

describe('a fresh project', () => {
  it('is called My Wireframe, on a phone, with one empty screen', () => {
    expect(start()).toMatchObject({ name: 'My Wireframe', device: 'mobile', width: 320, height: 568 });
    expect(start().screens).toHaveLength(1);
    expect(start().screens[0]?.elements).toEqual([]);
  });

  it('knows three devices, six basic elements and eight colours', () => {
    expect([mobile, tablet, desktop].map(({ width, height }) => [width, height])).toEqual([
      [320, 568],
      [768, 1024],
      [1280, 800],
    ]);
    expect(basicKinds).toEqual(['container', 'text', 'button', 'image', 'input', 'circle']);
    expect(new Set(palette.map(({ color }) => color)).size).toBe(8);
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});

describe('a new element', () => {
  it('stands at a quarter of the canvas', () => {
    // 320 / 4 = 80, 568 / 4 = 142; 768 / 4 = 192, 1024 / 4 = 256; 1280 / 4 = 320, 800 / 4 = 200.
    expect(model.findFreePlace([], mobile)).toEqual({ x: 80, y: 142 });
    expect(model.findFreePlace([], tablet)).toEqual({ x: 192, y: 256 });
    expect(model.findFreePlace([], desktop)).toEqual({ x: 320, y: 200 });
  });

  it('goes 16 pixels further where one stands already, and back when that one has left', () => {
    const first = makeElement('text', 'a', [], mobile);
    const second = makeElement('circle', 'b', [first], mobile);
    const third = makeElement('image', 'c', [first, second], mobile);
    expect([second, third].map(({ x, y }) => [x, y])).toEqual([
      [96, 158],
      [112, 174],
    ]);
    expect(makeElement('text', 'd', [{ ...first, x: 10 }], mobile)).toMatchObject({ x: 80, y: 142 });
  });

  it('keeps its corner on the canvas, however many there are', () => {
    const elements: model.WireElement[] = [];
    for (let count = 0; count < 60; count += 1) elements.push(makeElement('circle', `e${count}`, elements, mobile));
    expect(Math.max(...elements.map(({ x }) => x))).toBeLessThan(320);
    expect(Math.max(...elements.map(({ y }) => y))).toBeLessThan(568);
  });

  it('has the size, words and colour of its kind', () => {
    const made = basicKinds.map((kind) => makeElement(kind, kind, [], mobile));
    expect(made.map(({ kind, width, height, content, color }) => [kind, width, height, content, color])).toEqual([
      ['container', 100, 100, '', '#e5e7eb'],
      ['text', 100, 40, 'Text', '#111827'],
      ['button', 100, 40, 'Button', '#e5e7eb'],
      ['image', 100, 100, '', '#e5e7eb'],
      ['input', 100, 100, '', '#e5e7eb'],
      ['circle', 50, 50, '', '#e5e7eb'],
    ]);
  });

  it('reaches from edge to edge where it is a bar', () => {
    expect(makeElement('nav-bar', 'n', [], desktop)).toMatchObject({ x: 0, y: 0, width: 1280, height: 56 });
    // 1024 − 56 = 968
    expect(makeElement('tab-bar', 't', [], tablet)).toMatchObject({ x: 0, y: 968, width: 768 });
    expect(componentKinds.every((kind) => kindFacts[kind].label !== '')).toBe(true);
  });
});

describe('names', () => {
  const button = { ...makeElement('button', 'b', [], mobile), content: 'Buy now' };

  it('say what it is, where it stands and how large it is', () => {
    expect(describeElement(button)).toBe('Button: Buy now, 80, 142, 100 by 40');
    expect(describeElement({ ...button, isLocked: true })).toBe('Button: Buy now, 80, 142, 100 by 40, locked');
    expect(nameOf({ ...button, content: '  \n ' })).toBe('Button');
    expect(nameOf({ ...button, kind: 'checkbox', content: '[x] Remember me' })).toBe('Checkbox: Remember me');
    expect(nameOf({ ...button, kind: 'checkbox', content: '[ ] Send me news' })).toBe('Checkbox: Send me news');
    expect(firstWords({ ...button, content: 'x'.repeat(90) })).toBe(`${'x'.repeat(40)}…`);
  });

  it('make file names that every system takes', () => {
    expect(model.fileStem(start())).toBe('my-wireframe');
    expect(model.fileStem({ ...start(), name: '../<b>?' })).not.toMatch(/[<>:"/\\|?*]/);
    expect(model.fileStem({ ...start(), name: '   ' })).toBe('wireframe');
    const two = addScreen(start(), { id: 's2', name: 'Sign in', elements: [] });
    expect(model.fileStem(two, two.screens[1])).toBe('my-wireframe-sign-in');
    const sample = model.state.sample?.(around) ?? start();
    expect(model.fileStem(sample)).toBe('sample-trail-club-app');
    expect(model.sampleMark(sample)).toBe('Sample');
    expect(model.sampleMark(schema.parse(JSON.parse(JSON.stringify(sample))))).toBe('Sample');
    const [login, feed] = sample.screens as [model.Screen, model.Screen];
    const [circle, ...others] = login.elements as [model.WireElement, ...model.WireElement[]];
    const moved = { ...sample, screens: [{ ...login, elements: [{ ...circle, x: 4 }, ...others] }, feed] };
    expect(model.sampleMark(moved)).toBe('Partly sample');
    expect(model.fileStem(moved)).toBe('trail-club-app');
    const own = { ...sample, screens: [{ ...login, elements: [{ ...circle, x: 4 }] }] };
    expect(model.sampleMark(own)).toBe('');
  });
});

describe('a custom size', () => {
  it('is read as people write it', () => {
    for (const typed of ['390x844', ' 390 × 844 ', '390 X 844', '390 by 844', '390*844', '390px x 844px', '390 844'])
      expect(model.parseSize(typed)).toEqual({ width: 390, height: 844 });
  });

  it('is refused outside 100 to 4,000 and where it is no size', () => {
    for (const typed of ['', '390', 'wide', '99x500', '500x4001', '-390x844', '390.5x844', '1e9x5', 'NaNxNaN'])
      expect(model.parseSize(typed)).toBeUndefined();
    expect(model.parseSize('100x4000')).toEqual({ width: 100, height: 4000 });
  });
});

describe('notes', () => {
  it('lie above everything and can be put away', () => {
    const note = makeElement('note', 'n', [], mobile);
    const box = makeElement('container', 'c', [], mobile);
    const screen = { id: 's', name: '', elements: [note, box] };
    expect(model.shownElements(screen, true)).toEqual([box, note]);
    expect(model.shownElements(screen, false)).toEqual([box]);
  });
});

describe('elements outside the canvas', () => {
  it('are those that no part of it shows', () => {
    const box = makeElement('container', 'c', [], mobile);
    // At x = 320 its left edge lies on the canvas's right one; at 319 one pixel shows. At −100 its right edge lies on 0.
    expect(strayElements([{ ...box, x: 320 }], mobile)).toHaveLength(1);
    expect(strayElements([{ ...box, x: 319 }], mobile)).toEqual([]);
    expect(strayElements([{ ...box, x: -100 }], mobile)).toHaveLength(1);
    expect(strayElements([{ ...box, y: 568 }], mobile)).toHaveLength(1);
  });
});

describe('screens', () => {
  const linked = (link: string) => ({ ...makeElement('button', 'b', [], mobile), link });
  const three = () =>
    addScreen(addScreen(start(), { id: 's2', name: '', elements: [linked('screen-1')] }), { id: 's3', name: 'Last', elements: [] });

  it('are added behind the named one, named by the next free number', () => {
    expect(three().screens.map(({ id }) => id)).toEqual(['screen-1', 's2', 's3']);
    expect(addScreen(three(), { id: 'new', name: '', elements: [] }, 'screen-1').screens[1]?.id).toBe('new');
    expect(freeScreenName(three())).toBe('Screen 4');
    expect(freeScreenName(renameScreen(three(), 's3', 'Screen 4'))).toBe('Screen 5');
    expect(model.nameOfScreen(three(), three().screens[1] ?? { id: '', name: '', elements: [] })).toBe('Screen 1');
    const data = three();
    expect(data.screens.map((screen) => model.nameOfScreen(data, screen))).toEqual(['Screen 1', 'Screen 2', 'Last']);
  });

  it('lose the links to one that is deleted, and the last one stays', () => {
    const left = deleteScreen(three(), 'screen-1');
    expect(left.screens.map(({ id }) => id)).toEqual(['s2', 's3']);
    expect(left.screens[0]?.elements[0]?.link).toBe('');
    expect(deleteScreen(start(), 'screen-1')).toEqual(start());
  });

  it('are copied with ids of their own, next to the original', () => {
    const { wireframe, id } = duplicateScreen(three(), 's2', counter());
    expect(wireframe.screens.map((screen) => screen.id)).toEqual(['screen-1', 's2', id, 's3']);
    expect(wireframe.screens[2]?.elements[0]).toMatchObject({ x: 80, y: 142, link: 'screen-1' });
    expect(wireframe.screens[2]?.elements[0]?.id).not.toBe('b');
    const locked = addScreen(start(), { id: 's2', name: '', elements: [{ ...linked(''), isLocked: true }] });
    expect(duplicateScreen(locked, 's2', counter()).wireframe.screens[2]?.elements[0]?.isLocked).toBe(true);
  });

  it('move by one place and stop at the ends', () => {
    expect(moveScreen(three(), 's3', -1).screens.map(({ id }) => id)).toEqual(['screen-1', 's3', 's2']);
    expect(moveScreen(three(), 's3', 1)).toEqual(three());
    const data = three();
    const order = (id: string, by: 1 | -1) => moveScreen(data, id, by).screens.map((screen) => screen.id);
    expect([order('screen-1', 1), order('s2', 1), order('s2', -1)]).toEqual([
      ['s2', 'screen-1', 's3'],
      ['screen-1', 's3', 's2'],
      ['s2', 'screen-1', 's3'],
    ]);
    // At an end, or of a screen that is gone, nothing is a change.
    expect([moveScreen(data, 's3', 1), moveScreen(data, 'screen-1', -1), moveScreen(data, 'gone', 1)].every((same) => same === data)).toBe(
      true,
    );
  });

  it('are no more than a project may have', () => {
    const full = (count: number) => {
      const screens = Array.from({ length: count }, (_, index) => ({ id: `s${index}`, name: '', elements: [] }));
      return { ...start(), screens };
    };
    const copied = (count: number) => duplicateScreen(full(count), 's0', counter()).wireframe.screens.length;
    expect([copied(model.limits.screens - 1), copied(model.limits.screens)]).toEqual([model.limits.screens, model.limits.screens]);
    const same = three();
    expect(duplicateScreen(same, 'gone', counter())).toEqual({ wireframe: same, id: 'gone' });
    // A long name leaves no room for “copy”.
    const long = renameScreen(three(), 's2', 'n'.repeat(model.limits.name + 5));
    expect(long.screens[1]?.name).toHaveLength(model.limits.name);
    expect(duplicateScreen(long, 's2', counter()).wireframe.screens[2]?.name).toBe('n'.repeat(model.limits.name));
    expect(duplicateScreen(three(), 's2', counter()).wireframe.screens[2]?.name).toBe('Screen 2 copy');
  });

  it('know a link that leads nowhere', () => {
    expect(linkOf(three(), linked('s3'))).toBe('s3');
    expect(linkOf(three(), linked('gone'))).toBe('');
    expect(linkOf(three(), { ...linked('s3'), kind: 'note' })).toBe('');
  });
});

describe('templates', () => {
  it('are login, feed, checkout and settings, inside every canvas', () => {
    expect(templates.map(({ name }) => name)).toEqual(['Login', 'Feed', 'Checkout', 'Settings']);
    for (const { make } of templates)
      for (const canvas of [mobile, tablet, desktop, { width: 390, height: 844 }]) {
        const elements = make(canvas, counter());
        const data = { ...start(), ...canvas, screens: [{ id: 's', name: '', elements }] };
        expect(schema.safeParse({ ...data, width: canvas.width, height: canvas.height, device: 'custom' }).success).toBe(true);
        for (const { x, y, width, height } of elements) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(canvas.width + 1);
          expect(y + height).toBeLessThanOrEqual(canvas.height);
        }
      }
  });
});

describe('the schema', () => {
  it('takes what is made here and refuses what could break a screen', () => {
    const sample = model.state.sample?.(around);
    expect(schema.safeParse(sample).success).toBe(true);
    const element = makeElement('text', 'a', [], mobile);
    const withElements = (elements: unknown[]) => ({ ...start(), screens: [{ id: 's', name: '', elements }] });
    expect(schema.safeParse(withElements([element])).success).toBe(true);
    for (const bad of [
      { ...element, x: 0.5 },
      { ...element, width: 0 },
      { ...element, color: 'red" onload="alert(1)' },
      { ...element, kind: 'script' },
      { ...element, content: 'x'.repeat(2001) },
      { ...element, size: 0 },
    ])
      expect(schema.safeParse(withElements([bad])).success).toBe(false);
    expect(schema.safeParse(withElements([element, element])).success).toBe(false);
    expect(schema.safeParse({ ...start(), screens: [] }).success).toBe(false);
    fc.assert(fc.property(fc.anything(), (value) => void schema.safeParse(value)));
  });
});

describe('the sample', () => {
  it('looks as its parts do', () => {
    const elements = model.state.sample?.(around).screens.flatMap((screen) => screen.elements) ?? [];
    const plain = elements.filter(({ kind, link }) => kind !== 'text' && link !== 'sample-feed');
    for (const { kind, color, size } of plain) expect([kind, color, size]).toEqual([kind, kindFacts[kind].color, kindFacts[kind].size]);
  });
});

describe('a typed size', () => {
  it('is the device of that size, or a size of its own', () => {
    expect(model.withCanvas(start(), { width: 768, height: 1024 })).toMatchObject({ device: 'tablet', width: 768, height: 1024 });
    expect(model.withCanvas(start(), { width: 390, height: 844 })).toMatchObject({ device: 'custom', width: 390, height: 844 });
    const same = start();
    expect(model.withCanvas(same, { width: 320, height: 568 })).toBe(same);
    // One side alone makes another size.
    expect(model.withCanvas(same, { width: 320, height: 600 })).toMatchObject({ device: 'custom', width: 320, height: 600 });
    expect(model.withCanvas(same, { width: 400, height: 568 })).toMatchObject({ device: 'custom', width: 400, height: 568 });
    const custom = { ...same, device: 'custom' as const };
    expect(model.withCanvas(custom, { width: 320, height: 568 })).toEqual(same);
  });
});
