import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign, atMost } from '../../../build/runs';
import { contrastOf } from '@/lib/contrast';
import { emptyDraft, readDraft } from '@/lib/fields';
import { faces, families, figures, grounds, swatches, symbolPaths } from './content';
import { encodeIco } from './ico';
import { brandDocument, kitPictures } from './kit';
import { canvasSize, extentOf, reachOf, type Box } from './arrange';
import { layoutLogo } from './layout';
import { guessedFace, type Face } from './text-face';
import {
  contrastsOf,
  fields,
  formatContrast,
  isReadable,
  kitFileName,
  logoFileStem,
  state,
  figureSymbols,
  weights,
  toDrawnText,
  toInitials,
  toMark,
  toMono,
  toReadable,
  type Settings,
} from './model';
import { toPicture } from './svg';

const around = { today: '2026-03-02', currency: 'USD' };
const start: Settings = readDraft(fields, state.start(around), around).values;

/** Every letter half as wide as high: widths can be worked out by counting. */
const face: Face = {
  measure: (text, size) => text.length * 0.5 * size,
  path: (text, x, y, size) => `M${x} ${y}h${text.length * 0.5 * size}`,
  ascent: 0.8,
  descent: 0.2,
};

const centred = (boxes: readonly Box[]): Box[] =>
  boxes.map(({ left, right, top, bottom }) => ({
    left: left - canvasSize / 2,
    right: right - canvasSize / 2,
    top: top - canvasSize / 2,
    bottom: bottom - canvasSize / 2,
  }));

const anySettings: fc.Arbitrary<Settings> = fc.record({
  text: fc
    .oneof(
      fc.string({ maxLength: 50 }),
      fc.string({ maxLength: 50, unit: 'grapheme' }),
      fc.string({ maxLength: 50, unit: fc.constantFrom('a', 'W', 'i', ' ') }),
    )
    .map(toDrawnText),
  fontFamily: fc.constantFrom(...families),
  fontSize: fc.integer({ min: 16, max: 48 }),
  textColor: fc.constantFrom('#ffffff', '#000000', '#777777'),
  backgroundColor: fc.constantFrom(...swatches.map(({ color }) => color)),
  shape: fc.constantFrom(...fields.shape.options),
  padding: fc.integer({ min: 10, max: 50 }),
  borderWidth: fc.integer({ min: 0, max: 10 }),
  borderColor: fc.constant('#000000'),
  layout: fc.constantFrom(...fields.layout.options),
  symbol: fc.constantFrom(...figureSymbols, 'anchor' as const),
  tagline: fc.constantFrom('', 'Bread since 1984', 'W'.repeat(60)),
  weight: fc.constantFrom(...weights),
  tracking: fc.integer({ min: -5, max: 40 }),
  iconPaint: fc.constantFrom(...fields.iconPaint.options),
  iconColor: fc.constant('#f59e0b'),
  format: fc.constant('square' as const),
  trade: fc.constant(''),
});
const anyFace: fc.Arbitrary<Face> = fc
  .record({
    unit: fc.double({ min: 0.2, max: 1.4, noNaN: true }),
    ascent: fc.double({ min: 0.7, max: 1.2, noNaN: true }),
    descent: fc.double({ min: 0.1, max: 0.5, noNaN: true }),
  })
  .map(({ unit, ascent, descent }) => ({ measure: (text, size) => text.length * unit * size, ascent, descent }));

describe('fields', () => {
  it('start as promised', () => {
    expect(emptyDraft(fields, '')).toEqual({
      text: 'Your Brand',
      fontFamily: 'Inter',
      fontSize: '32',
      textColor: '#ffffff',
      backgroundColor: '#3b82f6',
      shape: 'circle',
      padding: '20',
      borderWidth: '0',
      borderColor: '#000000',
      layout: 'text',
      symbol: 'monogram',
      tagline: '',
      weight: 'bold',
      tracking: '0',
      iconPaint: 'text',
      iconColor: '#f59e0b',
      format: 'square',
      trade: '',
    });
    expect(families).toEqual([
      'Inter',
      'Arial',
      'Helvetica',
      'Georgia',
      'Times New Roman',
      'Roboto',
      'Open Sans',
      'Lato',
      'Montserrat',
      'Poppins',
    ]);
    expect(fields.shape.options).toEqual(['none', 'circle', 'square', 'rounded']);
  });

  it('keeps sliders inside their ends, as whole numbers', () => {
    const read = (draft: Partial<typeof start> | Record<string, string>) =>
      readDraft(fields, { ...state.start(around), ...(draft as Record<string, string>) }, around).values;
    expect(read({ fontSize: '99', padding: '1', borderWidth: '3.4' })).toMatchObject({ fontSize: 48, padding: 10, borderWidth: 3 });
    expect(read({ fontSize: 'x' }).fontSize).toBe(32);
  });

  it('has ten swatches, all different, and the default among them', () => {
    expect(new Set(swatches.map(({ color }) => color)).size).toBe(10);
    expect(new Set(swatches.map(({ name }) => name)).size).toBe(10);
    expect(swatches.map(({ color }) => color)).toContain('#3b82f6');
  });

  it('names the open font that stands in for one that cannot be shipped', () => {
    const standIns = families.filter((family) => faces[family].drawnWith !== family).map((family) => [family, faces[family].drawnWith]);
    expect(standIns).toEqual([
      ['Arial', 'Arimo'],
      ['Helvetica', 'Arimo'],
      ['Georgia', 'Gelasio'],
      ['Times New Roman', 'Tinos'],
    ]);
  });

  it('draws every figure inside its square of 24', () => {
    expect(figures).toHaveLength(24);
    for (const name of figures) {
      const numbers = symbolPaths[name].match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
      expect(Math.min(...numbers), name).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers), name).toBeLessThanOrEqual(24);
    }
  });
});

describe('layout', () => {
  it('keeps one line while that costs little size, and wraps when it would cost more', () => {
    // Size 32 px is 64 units. "Your" is 4 × 32 = 128 and "Brand" 5 × 32 = 160 wide. Two lines are 64 × 1.15 + 64 = 137.6 high.
    // The far corner of "Brand" is hypot(80, 68.8) = 105.5 from the centre; the circle less its padding reaches 200 − 40 = 160.
    // On one line: 10 × 32 = 320 wide, hypot(160, 32) = 163.2, so 64 × 160 / 163.2 = 62.75, hardly smaller: one line is kept.
    const drawing = layoutLogo(start, face);
    expect(drawing.lines).toBe(1);
    expect(drawing.fontSize).toBeCloseTo(31.38, 2);
    // With wider padding (30 px = 60 units, a reach of 140) one line would need 64 × 140 / 163.2 = 54.9, so it wraps at full size.
    const wrapped = layoutLogo({ ...start, padding: 30 }, face);
    expect(wrapped.lines).toBe(2);
    expect(wrapped.fontSize).toBe(32);
  });

  it('shrinks one long word to the width between the paddings', () => {
    // 20 letters of half the size in a square of 400 − 2 × 40 = 320: 320 / 10 = 32 units, 16 px.
    const drawing = layoutLogo({ ...start, text: 'W'.repeat(20), shape: 'square', fontSize: 48 }, face);
    expect(drawing.fontSize).toBeCloseTo(16, 6);
  });

  it('takes the border from the room for text', () => {
    expect(reachOf({ ...start, borderWidth: 10, padding: 50 })).toBe(200 - 20 - 100);
    expect(reachOf({ ...start, borderWidth: 10, shape: 'none' })).toBe(160);
  });

  it('gives the rounded shape a radius of 24 on the 400-unit canvas, border or not', () => {
    const [plain] = layoutLogo({ ...start, shape: 'rounded' }, face).shapes;
    expect(plain).toEqual({ tag: 'rect', attributes: { x: 0, y: 0, width: 400, height: 400, rx: 24, fill: '#3b82f6' } });
    // A line 8 units wide has its middle 4 units in; 20 + 4 is again 24 at its outer edge.
    const [bordered] = layoutLogo({ ...start, shape: 'rounded', borderWidth: 4 }, face).shapes;
    expect(bordered?.attributes).toMatchObject({ x: 4, width: 392, rx: 20, stroke: '#000000', strokeWidth: 8 });
  });

  it('draws a border only when it has a width', () => {
    expect(JSON.stringify(layoutLogo(start, face))).not.toContain('stroke');
    expect(JSON.stringify(layoutLogo({ ...start, borderWidth: 1 }, face))).toContain('"strokeWidth":2');
  });

  it('draws nothing but the shape for an empty text', () => {
    expect(layoutLogo({ ...start, text: '' }, face).shapes).toHaveLength(1);
    expect(layoutLogo({ ...start, text: '', layout: 'stacked' }, face).shapes).toHaveLength(1);
    expect(layoutLogo({ ...start, text: '', layout: 'stacked', symbol: 'leaf' }, face).shapes).toHaveLength(2);
  });

  it('keeps text and icon inside the shape, for any text and any setting', () => {
    fc.assert(
      fc.property(anySettings, anyFace, (settings, anyWidths) => {
        const { boxes, fontSize } = layoutLogo(settings, anyWidths);
        const isRound = settings.shape === 'circle' || (settings.shape === 'none' && settings.layout === 'badge');
        expect(extentOf(centred(boxes), isRound)).toBeLessThanOrEqual(reachOf(settings) + 1e-6);
        expect(fontSize).toBeGreaterThan(0);
        expect(fontSize).toBeLessThanOrEqual(settings.fontSize);
      }),
      { numRuns: atMost(500) },
    );
  });

  it('loses no word by wrapping', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const { shapes } = layoutLogo({ ...settings, layout: 'text', tagline: '' }, guessedFace);
        expect(shapes.flatMap(({ text }) => (text === undefined ? [] : [text])).join(' ')).toBe(settings.text);
      }),
    );
  });

  it('never writes a number that is not one', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const { svg } = toPicture(layoutLogo(settings, guessedFace), { title: settings.text || 'Logo' });
        expect(svg.replace(/<title>.*?<\/title>|>[^<]*<\/text>/gu, '')).not.toMatch(/NaN|Infinity|undefined|null|style=/);
      }),
    );
  });
});

describe('text', () => {
  it('is cleaned to one line', () => {
    expect(toDrawnText('  Acme \n\t Foods\u0000 ')).toBe('Acme Foods');
    expect(toDrawnText('a'.repeat(50_000))).toHaveLength(80);
    expect(toDrawnText('e\u0301')).toBe('é');
    expect(toDrawnText('A\ud800B')).toBe('AB');
  });

  it('gives initials', () => {
    expect(toInitials('Your Brand')).toBe('YB');
    expect(toInitials('acme')).toBe('A');
    expect(toInitials('north wind studio')).toBe('NW');
    expect(toInitials('Kestrel & Moor Surveyors')).toBe('KM');
    expect(toInitials('The House of Rye')).toBe('HR');
    expect(toInitials('“Rye” and Co')).toBe('RC');
    expect([toInitials('The Rye'), toInitials('the')]).toEqual(['R', 'T']);
    expect(toInitials('&')).toBe('&');
    expect(toInitials('')).toBe('');
  });

  it('is escaped in the picture', () => {
    const { svg } = toPicture(layoutLogo({ ...start, text: '<b>&"' }, guessedFace), { title: '<b>' });
    expect(svg).toContain('<title>&lt;b&gt;</title>');
    expect(svg).toContain('>&lt;b&gt;&amp;&quot;</text>');
  });
});

describe('contrast', () => {
  it('follows the WCAG formula', () => {
    // #3b82f6: red 59/255 → 0.0437, green 130/255 → 0.2232, blue 246/255 → 0.9216.
    // 0.2126 × 0.0437 + 0.7152 × 0.2232 + 0.0722 × 0.9216 = 0.2355; white is 1. (1 + 0.05) / (0.2355 + 0.05) = 3.68.
    expect(contrastOf('#ffffff', '#3b82f6')).toBeCloseTo(3.68, 2);
    expect(contrastOf('#3b82f6', '#ffffff')).toBeCloseTo(3.68, 2);
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 6);
    expect(contrastOf('#777777', '#777777')).toBe(1);
    expect(formatContrast(contrastOf('#ffffff', '#3b82f6'))).toBe('3.68:1');
  });

  it('never rounds a failing ratio up to 3', () => {
    expect(formatContrast(2.999)).toBe('2.99:1');
    expect(formatContrast(3)).toBe('3.00:1');
  });

  it('looks at the page when there is no shape', () => {
    expect(contrastsOf(start).map(({ on }) => on)).toEqual(['background']);
    expect(contrastsOf({ ...start, shape: 'none' }).map(({ ratio }) => ratio < 3)).toEqual([true, false]);
  });

  it('changes the text colour only where it would vanish', () => {
    const bare: Settings = { ...start, shape: 'none' };
    expect(toReadable(start, grounds.light)).toBe(start);
    expect(toReadable(bare, grounds.dark)).toBe(bare);
    expect(toReadable(bare, grounds.light).textColor).toBe('#3b82f6');
    expect(toReadable({ ...bare, backgroundColor: '#eeeeee' }, grounds.light).textColor).toBe('#000000');
    fc.assert(
      fc.property(anySettings, fc.constantFrom(grounds.light, grounds.dark), (settings, ground) => {
        expect(isReadable(toReadable({ ...settings, shape: 'none' }, ground).textColor, ground)).toBe(true);
      }),
    );
  });
});

describe('file names', () => {
  it('are the lowercased text with hyphens for spaces', () => {
    expect(logoFileStem('Your Brand')).toBe('your-brand-logo');
    expect(logoFileStem('')).toBe('logo');
    expect(logoFileStem('a/b')).toBe('a-b-logo');
    expect(kitFileName('Your Brand')).toBe('your-brand-brand-kit.zip');
    expect(kitFileName('')).toBe('brand-kit.zip');
  });

  it('always end in logo', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: anySign }), (name) => {
        expect(logoFileStem(name)).toMatch(/logo$/);
      }),
    );
  });
});

describe('brand kit', () => {
  it('writes an icon file that starts as Windows expects', () => {
    const bytes = encodeIco([
      { size: 16, png: new Uint8Array([1, 2, 3]) },
      { size: 256, png: new Uint8Array([4, 5]) },
    ]);
    // Header: reserved 0, type 1, two pictures. Entries of 16 bytes, so the first picture starts at 6 + 2 × 16 = 38.
    expect(Array.from(bytes.slice(0, 6))).toEqual([0, 0, 1, 0, 2, 0]);
    expect(Array.from(bytes.slice(6, 22))).toEqual([16, 16, 0, 0, 1, 0, 32, 0, 3, 0, 0, 0, 38, 0, 0, 0]);
    expect(Array.from(bytes.slice(22, 38))).toEqual([0, 0, 0, 0, 1, 0, 32, 0, 2, 0, 0, 0, 41, 0, 0, 0]);
    expect(Array.from(bytes.slice(38))).toEqual([1, 2, 3, 4, 5]);
  });

  it('has every size', () => {
    const pictures = kitPictures(start, face);
    expect(pictures.map(({ width }) => width)).toEqual(expect.arrayContaining([16, 32, 48, 180, 192, 512, 1024, 1200]));
    expect(pictures.filter(({ isSvgToo }) => isSvgToo).map(({ name }) => name)).toEqual([
      'logo',
      'logo-light',
      'logo-dark',
      'logo-mono',
      'logo-transparent-light',
      'logo-transparent-dark',
      'logo-wide',
      'logo-wide-transparent-light',
      'logo-wide-transparent-dark',
    ]);
    const og = pictures.find(({ name }) => name.startsWith('og'));
    expect((og?.picture.height ?? 0) * (1200 / (og?.picture.width ?? 1))).toBeCloseTo(630, 6);
  });

  it('uses the initials or the icon where a name would be too small', () => {
    expect(toMark(start)).toMatchObject({ text: 'YB', layout: 'text' });
    expect(toMark({ ...start, layout: 'stacked', symbol: 'leaf' })).toMatchObject({ text: '', layout: 'stacked', symbol: 'leaf' });
  });

  it('has a version in black and white', () => {
    expect(toMono(start)).toMatchObject({ textColor: '#ffffff', backgroundColor: '#000000' });
    expect(toMono({ ...start, shape: 'none' })).toMatchObject({ textColor: '#000000' });
  });

  it('says its colours, its font and what was not checked', () => {
    const said = JSON.stringify(brandDocument({ ...start, fontFamily: 'Arial' }, face));
    expect(said).toContain('59, 130, 246');
    expect(said).toContain('Arial Bold, drawn with Arimo');
    expect(said).toContain('3.68:1');
    expect(said).toContain('Not checked for trademark conflicts');
    expect(said).not.toContain('Border');
  });
});
