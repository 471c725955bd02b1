import { describe, expect, it } from 'vitest';
import type { Font } from './font';
import { Pen } from './pen';
import { evenSetting, recorder } from './test-data';
import { Face } from './type';

const setting = evenSetting();

/** A pen whose every stroke is written down. */
function watched(): { pen: Pen; drawn: string[] } {
  const { canvas, drawn } = recorder(setting);
  // Its fonts are in the file already.
  const doc = new Proxy(canvas, {
    get: (target, name) => (name === '_fontFamilies' ? { even: {}, latin: {}, greek: {} } : (Reflect.get(target, name) as unknown)),
  });
  return { pen: Object.assign(new Pen('T', [600, 800]), { doc }), drawn };
}
const drawnBy = (draw: (pen: Pen) => void) => {
  const { pen, drawn } = watched();
  draw(pen);
  return drawn;
};
/** Without the marks around what is not read aloud. */
const decorated = (draw: (pen: Pen) => void) => {
  const drawn = drawnBy(draw);
  expect([drawn[0], drawn.at(-1)]).toEqual(['markContent Artifact type Layout', 'endMarkedContent']);
  return drawn.slice(1, -1);
};
const ink = { face: setting.type.text, size: 10, color: 'ink' };
const asText = 'lineBreak false baseline alphabetic';

describe('a pen', () => {
  it('writes a text with each font that it needs, one behind the other', () => {
    const fontOf = (address: string, signs: RegExp) => ({
      address,
      has: (sign: string) => signs.test(sign),
      width: (text: string) => text.length / 2,
    });
    const face = new Face([fontOf('latin', /[a-z]/), fontOf('greek', /[α-ω]/)] as unknown as [Font]);
    expect(drawnBy((pen) => pen.text('abαβ', 7, 20, { ...ink, face }))).toEqual([
      'font latin',
      'fontSize 10',
      'fillColor ink',
      `text ab 7 20 ${asText}`,
      'font greek',
      'fontSize 10',
      'fillColor ink',
      // Two letters of 5 further.
      `text αβ 17 20 ${asText}`,
    ]);
    // Squeezed to a half, they take half of the room.
    expect(drawnBy((pen) => pen.text('abαβ', 7, 20, { ...ink, face }, 0.5)).filter((line) => line.startsWith('text'))).toEqual([
      `text ab 7 20 ${asText} horizontalScaling 50`,
      `text αβ 12 20 ${asText} horizontalScaling 50`,
    ]);
  });

  it('puts open places on a ground of their own', () => {
    const line = {
      pieces: [
        { text: 'By ', isGap: false },
        { text: '[Name]', isGap: true },
        { text: '.', isGap: false },
      ],
      width: 50,
    };
    const drawn = drawnBy((pen) => pen.line(line, 100, 50, ink)).filter((stroke) => !stroke.startsWith('font'));
    // From 0.86 of the size above the line on, 1.14 of it high.
    expect(drawn).toEqual([
      'fillColor ink',
      `text By  100 50 ${asText}`,
      'rect 115 41.4 30 11.4',
      'fill #fdf1dc',
      'fillColor #8a5300',
      `text [Name] 115 50 ${asText}`,
      'fillColor ink',
      `text . 145 50 ${asText}`,
    ]);
  });

  it('draws rules around their height, boxes, frames and curves', () => {
    expect(decorated((pen) => pen.rule(1, 10, 3, 'red'))).toEqual(['rect 1 9.7 3 0.6', 'fill red']);
    expect(decorated((pen) => pen.rule(1, 10, 3, 'red', 2))).toEqual(['rect 1 9 3 2', 'fill red']);
    expect(decorated((pen) => pen.box(1, 2, 3, 4, 'red'))).toEqual(['rect 1 2 3 4', 'fill red']);
    expect(decorated((pen) => pen.box(1, 2, 3, 4, 'red', 5))).toEqual(['roundedRect 1 2 3 4 5', 'fill red']);
    expect(decorated((pen) => pen.frame(1, 2, 3, 4, 'red', 5, 6))).toEqual(['lineWidth 5', 'roundedRect 1 2 3 4 6', 'stroke red']);
    expect(decorated((pen) => pen.frame(1, 2, 3, 4, 'red', 5))).toContain('roundedRect 1 2 3 4 0');
    expect(decorated((pen) => pen.circle(1, 2, 3, 'red'))).toEqual(['circle 1 2 3', 'fill red']);
    expect(decorated((pen) => pen.curve('M0 0', 'red', 2))).toEqual([
      'lineWidth 2',
      'lineJoin round',
      'lineCap round',
      'path M0 0',
      'stroke red',
    ]);
    expect(decorated((pen) => pen.area('M0 0', 'red'))).toEqual(['path M0 0', 'fill red']);
    expect(drawnBy((pen) => pen.square(1, 2, 3, 4))).toEqual(['rect 1 2 3 4', 'fill #000000']);
    expect(drawnBy((pen) => pen.link(1, 2, 3, 4, 'https://a.example/'))).toEqual(['link 1 2 3 4 https://a.example/']);
  });

  it('draws a drawing in its own measures, and nothing beyond its frame', () => {
    const frame = { x: 1, y: 2, scale: 3, left: 4, top: 5, width: 6, height: 7 };
    expect(drawnBy((pen) => pen.sketch(frame, (canvas) => void canvas.circle(8, 9, 10)))).toEqual([
      'save',
      'translate 1 2',
      'scale 3',
      'translate -4 -5',
      'rect 4 5 6 7',
      'clip',
      'circle 8 9 10',
      'restore',
    ]);
  });

  it('counts its pages, and makes all on one smaller where it is told so', () => {
    const { pen, drawn } = watched();
    pen.addPage();
    pen.addPage(1);
    expect(drawn.filter((line) => line.startsWith('scale'))).toEqual([]);
    pen.addPage(0.9);
    expect(drawn.filter((line) => line.startsWith('scale'))).toEqual(['scale 0.9']);
    expect(pen.pages).toBe(3);
  });

  it('gives a picture to the file once, however often it is drawn', () => {
    const sources: unknown[] = [];
    const { pen } = watched();
    Object.assign(pen, { doc: { image: (source: unknown) => sources.push(source) } });
    const bytes = new Uint8Array([1, 2]);
    pen.image(bytes, 1, 2, 3, 4);
    pen.image(bytes, 5, 6, 7, 8);
    expect(sources[0]).toBe(sources[1]);
    expect([...new Uint8Array(sources[0] as ArrayBuffer)]).toEqual([1, 2]);
  });

  it('puts bookmarks below the last one above them, also where a level is left out', () => {
    const { pen } = watched();
    const made: string[] = [];
    const item = (path: string): { addItem: (title: string) => unknown } => ({
      addItem: (title) => {
        made.push(`${path}${title}`);
        return item(`${path}${title}/`);
      },
    });
    Object.assign(pen, { doc: { outline: item('') } });
    const given: [string, number][] = [['a', 2], ['b', 0], ['c', 2], ['d', 1], ['e', 2], ['f', 0], ['g', 1]]; // prettier-ignore
    for (const [title, level] of given) pen.bookmark(title, level);
    expect(made).toEqual(['a', 'b', 'b/c', 'b/d', 'b/d/e', 'f', 'f/g']);
  });

  it('reads a cell as part of its row and of its table, each made once', () => {
    const { pen } = watched();
    const made: string[] = [];
    const struct = (kind: string, options: object = {}) => {
      made.push(`${kind} ${JSON.stringify(options)}`);
      return { kind, add: (child: { kind?: string }) => void made.push(`${kind} < ${child.kind ?? 'content'}`) };
    };
    const root = struct('Document');
    made.length = 0;
    Object.assign(pen, { root, doc: { struct, markStructureContent: () => ({}), endMarkedContent: () => made.push('end') } });
    const table = { kind: 'Table' };
    const row = { kind: 'TR', parent: table };
    const head = { kind: 'TH', parent: row };
    pen.mark(head, () => void made.push('drawn'));
    pen.mark(head, () => void made.push('again'));
    pen.mark({ kind: 'Figure', alt: 'Chart' }, () => undefined);
    expect(made).toEqual([
      'TH {"scope":"Column"}',
      'TR {}',
      'Table {}',
      'Document < Table',
      'Table < TR',
      'TR < TH',
      'drawn',
      'end',
      'TH < content',
      'again',
      'end',
      'TH < content',
      'Figure {"alt":"Chart"}',
      'Document < Figure',
      'end',
      'Figure < content',
    ]);
  });
});
