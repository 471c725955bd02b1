import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign } from '../../../build/runs';
import { toMarkup } from '@/lib/shapes';
import { kinds, makeElement } from './components';
import { deviceFacts } from './content';
import { drawElement, drawScreen } from './draw';
import { toExcalidraw } from './excalidraw';
import { offerFiles } from './files';
import { toClickThrough } from './html';
import { limits, state, type WireElement, type Wireframe } from './model';
import { toPicture } from './picture';
import { readWireframe } from './read-file';

const around = { today: '', currency: 'USD' };
const sample = () => state.sample?.(around) ?? state.start(around);
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; alert(1); //",
  '</title><svg onload=alert(1)>',
  '</style><script>alert(1)</script>',
  'javascript:alert(1)',
  ']]><!--',
  '\u0000\u202e\ud800',
];

const everyName =
  'id type x y width height angle strokeColor backgroundColor fillStyle strokeWidth strokeStyle roughness opacity groupIds frameId roundness seed version versionNonce isDeleted boundElements updated link locked'.split(
    ' ',
  );
const textNames = 'fontSize fontFamily text textAlign verticalAlign lineHeight containerId originalText'.split(' ');

const text = fc.oneof(
  fc.string({ unit: anySign, maxLength: 40 }),
  fc.constantFrom(...hostile, '', '日本語のテキスト', '🦊'.repeat(30), '4,7,,9', '1|2|3\n|', '[x]'),
);
const side = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: limits.side }));
const place = fc.integer({ min: -limits.place, max: limits.place });
const anyElement: fc.Arbitrary<WireElement> = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom(...kinds),
  x: place,
  y: place,
  width: side,
  height: side,
  content: text,
  color: fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  size: fc.integer({ min: limits.leastType, max: limits.mostType }),
  group: fc.constantFrom('', 'g'),
  isLocked: fc.boolean(),
  link: fc.constantFrom('', 's1', 's2', 'gone'),
});
const anyWireframe: fc.Arbitrary<Wireframe> = fc
  .tuple(text, fc.array(anyElement, { maxLength: 6 }), fc.array(anyElement, { maxLength: 3 }), text)
  .map(([name, one, two, screen]) => ({
    name,
    device: 'mobile',
    width: 320,
    height: 568,
    guides: [],
    screens: [
      { id: 's1', name: screen, elements: one },
      { id: 's2', name: '', elements: two },
    ],
  }));

const fault = /NaN|Infinity|undefined|\[object /;

describe('the drawing', () => {
  it('draws every kind with sound numbers, whatever it says and however small it is', () => {
    fc.assert(
      fc.property(anyElement, (element) => {
        for (const shape of drawElement(element))
          for (const [name, value] of Object.entries(shape.attributes)) {
            expect(`${name} ${value}`).not.toMatch(fault);
            if (['width', 'height', 'rx', 'ry'].includes(name)) expect(Number(value)).toBeGreaterThanOrEqual(0);
          }
      }),
    );
  });

  it('uses only shapes that every format knows', () => {
    for (const kind of kinds) {
      const shapes = drawElement(makeElement(kind, kind, [], deviceFacts.mobile));
      expect(shapes.length).toBeGreaterThan(0);
      for (const { tag } of shapes) expect(['rect', 'ellipse', 'polyline', 'text']).toContain(tag);
    }
  });

  it('breaks and cuts text to the box', () => {
    const element = {
      ...makeElement('text', 't', [], deviceFacts.mobile),
      content: 'one two three four five six seven eight',
      width: 100,
      height: 40,
    };
    const lines = drawElement(element);
    // Letters of 16 with lines of 20: two fit into 40; the second ends in dots.
    expect(lines).toHaveLength(2);
    expect(lines[1]?.text).toMatch(/…$/);
    expect(drawElement({ ...element, content: 'one\ntwo' }).map((line) => line.text)).toEqual(['one', 'two']);
  });

  it('draws the paper first, then the elements from back to front, and notes only when shown', () => {
    const note = makeElement('note', 'n', [], deviceFacts.mobile);
    const screen = { id: 's', name: '', elements: [note] };
    expect(drawScreen(screen, deviceFacts.mobile, false)).toHaveLength(1);
    expect(drawScreen(screen, deviceFacts.mobile, true).length).toBeGreaterThan(1);
    expect(drawScreen(screen, deviceFacts.mobile, true)[0]).toMatchObject({
      tag: 'rect',
      attributes: { width: 320, height: 568, fill: '#ffffff' },
    });
  });
});

describe('the files', () => {
  it('are offered with the PNG first', () => {
    const data = state.start(around);
    const [screen] = data.screens;
    if (!screen) throw new Error('no screen');
    expect(offerFiles(data, screen, true).map(({ label, name }) => [label, name])).toEqual([
      ['PNG', 'my-wireframe.png'],
      ['PNG 2x', 'my-wireframe@2x.png'],
      ['SVG', 'my-wireframe.svg'],
      ['HTML click-through', 'my-wireframe.html'],
      ['Excalidraw', 'my-wireframe.excalidraw'],
    ]);
  });

  it('hold the same shapes in SVG and HTML', () => {
    const data = sample();
    for (const screen of data.screens) {
      const shapes = drawScreen(screen, data, true).map(toMarkup).join('');
      expect(toPicture(data, screen, true).svg).toContain(shapes);
      expect(toClickThrough(data, true)).toContain(shapes);
    }
  });

  it('carry nothing that runs, whatever was typed', () => {
    fc.assert(
      fc.property(anyWireframe, (data) => {
        const html = toClickThrough(data, true);
        expect(html).not.toMatch(fault);
        expect(html).toContain(`http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"`);
        expect(html).not.toMatch(/<script|<img|<iframe|<foreignObject/i);
        // No attribute that handles an event: every quote that was typed is written out.
        expect(html.replace(/"[^"]*"/g, '""')).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
        for (const screen of data.screens)
          expect(toPicture(data, screen, true).svg).not.toMatch(/<script|<svg (?!xmlns)|<[a-z]+[^>]*\son[a-z]+=/i);
      }),
    );
  });

  it('say of the sample that it is one, and of nothing else', () => {
    for (const [data, isSaid] of [
      [sample(), true],
      [state.start(around), false],
    ] as const) {
      const [screen] = data.screens;
      if (!screen) throw new Error('no screen');
      expect(toClickThrough(data, true).includes('<p>Sample. ')).toBe(isSaid);
      expect(toPicture(data, screen, true).svg.includes('<title>Sample: ')).toBe(isSaid);
    }
  });

  it('link only to screens that exist', () => {
    const data = sample();
    const html = toClickThrough(data, true);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(2);
    for (const id of targets) expect(html).toContain(`<section id="${id}"`);
  });

  it('keep locks and groups apart by screen in Excalidraw', () => {
    const one = { ...makeElement('button', 'a', [], deviceFacts.mobile), group: 'g', isLocked: true };
    const data = { ...state.start(around), screens: ['s', 't'].map((id) => ({ id, name: id, elements: [one] })) };
    const shapes = (toExcalidraw(data, true).elements as Record<string, unknown>[]).filter(({ type }) => type !== 'frame');
    expect(shapes.every(({ locked }) => locked === true)).toBe(true);
    expect([...new Set(shapes.map(({ groupIds }) => String(groupIds)))]).toEqual([
      'frame-1-element-a,frame-1-group-g',
      'frame-2-element-a,frame-2-group-g',
    ]);
    expect(shapes.map(({ frameId }) => frameId)).toEqual(['frame-1', 'frame-1', 'frame-2', 'frame-2']);
  });

  it('give Excalidraw a frame a screen and sound elements', () => {
    fc.assert(
      fc.property(anyWireframe, (data) => {
        const file = JSON.parse(JSON.stringify(toExcalidraw(data, true))) as { type: string; elements: Record<string, unknown>[] };
        expect(file.type).toBe('excalidraw');
        expect(file.elements.filter(({ type }) => type === 'frame')).toHaveLength(2);
        expect(new Set(file.elements.map(({ id }) => id)).size).toBe(file.elements.length);
        for (const element of file.elements) {
          for (const name of ['x', 'y', 'width', 'height', 'seed', 'strokeWidth']) expect(Number.isFinite(element[name])).toBe(true);
          expect(['rectangle', 'ellipse', 'line', 'text', 'frame']).toContain(element.type);
          expect(Object.keys(element)).toEqual(expect.arrayContaining(element.type === 'text' ? [...everyName, ...textNames] : everyName));
        }
      }),
    );
  });

  it('come back from JSON as they were, and nothing else is taken', async () => {
    const data = sample();
    const saved = JSON.stringify({ app: 'groundwork', tool: 'app-wireframe-creator', version: 1, data });
    expect(await readWireframe(new File([saved], 'w.json'))).toEqual(data);
    for (const content of [
      '',
      '{',
      '{}',
      '[]',
      'null',
      '{"tool":"logo-maker","data":{}}',
      '{"tool":"app-wireframe-creator","data":{"screens":[]}}',
    ])
      await expect(readWireframe(new File([content], 'w.json'))).rejects.toThrow('w.json isn’t a wireframe');
  });
});

describe('what is drawn', () => {
  const part = (kind: WireElement['kind'], more: Partial<WireElement>) => ({ ...makeElement(kind, 'a', [], deviceFacts.mobile), ...more });

  it('fills a progress bar by its number and never past its end', () => {
    const widths = (content: string, width: number) =>
      drawElement(part('progress', { content, width, height: 100 })).map(({ attributes }) => attributes.width);
    expect(widths('0', 200)).toEqual([200]);
    expect(widths('60', 200)).toEqual([200, 120]);
    expect(widths('10', 40)).toEqual([40, 40]);
  });

  it('never breaks a label, however narrow its place', () => {
    const pages = drawElement(part('pagination', { width: 60, content: '1\n2\n3\n40\n50\n60' }));
    expect(pages.filter(({ tag }) => tag === 'text')).toHaveLength(6);
  });

  it('leaves out on the screen what a file cannot hold', () => {
    expect(drawElement(part('text', { content: 'a\ud83d b' })).map(({ text: words }) => words)).toEqual(['a b']);
  });
});
