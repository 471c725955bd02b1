import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { trades } from '@/writer/trades/names';
import { colorsOf, fontLine, toCmyk } from './brand-facts';
import { grounds } from './content';
import { iconNames } from './icon-names';
import { icons, toLines } from './icons';
import { toIdeas } from './ideas';
import { layoutLogo } from './layout';
import { mockups } from './mockups';
import { fields, figureSymbols, isReadable, state, toReadable, toSettings, type Draft, type Settings } from './model';
import { styleSheet } from './style-sheet';
import { spread, type Face } from './text-face';
import { fittingIcons, tradeIcons } from './trade-icons';

const around = { today: '2026-11-15', currency: 'USD' };
const start = readDraft(fields, emptyDraft(fields, ''), around).values;
const settingsOf = (more: Partial<Settings>): Settings => ({ ...start, text: 'ABCD', fontSize: 20, padding: 10, shape: 'square', ...more });
const readAll = (draft: Draft) => toSettings(readDraft(fields, draft, around).values);

/** Letters half as wide as they are high. */
const face: Face = {
  measure: (text, size) => text.length * 0.5 * size,
  path: (text, x, y, size) => `M${x} ${y}h${text.length * 0.5 * size}`,
  ascent: 0.75,
  descent: 0.25,
};

describe('letter spacing', () => {
  it('stands between letters, not behind the last', () => {
    // Four letters of 50, and three spaces of a fifth of 100.
    expect(spread(face, 0.2).measure('ABCD', 100)).toBe(260);
    expect(spread(face, 0.2).path?.('AB', 0, 0, 100)).toBe('M0 0h50M70 0h50');
    expect([spread(face, 0.2).measure('A', 100), spread(face, 0.2).measure('', 100)]).toEqual([50, 0]);
    expect(spread(face, 0)).toBe(face);
  });
});

describe('a tagline', () => {
  const lines = (more: Partial<Settings>) => layoutLogo(settingsOf(more), face).boxes.map(({ left, right }) => right - left);

  it('is as wide as the name, and no larger or smaller than can be read and stays quiet', () => {
    // The name is 4 × 0.5 × 40 = 80 wide; ten letters with their spacing are 5.54 of the size, so 2 / 5.54 of it.
    expect(lines({ tagline: '0123456789' })).toEqual([80, expect.closeTo(80, 9)]);
    expect(lines({ tagline: 'AB' })[1]).toBeCloseTo(0.42 * 40 * 1.06, 9);
    expect(lines({ tagline: '0123456789'.repeat(3) })[1]).toBeCloseTo(0.26 * 40 * (15 + 29 * 0.06), 9);
  });
});

describe('the wide format', () => {
  it('is as large as what stands in it, with the padding around', () => {
    // 80 and twice 20 wide, 40 and twice 20 high.
    expect(layoutLogo(settingsOf({ format: 'wide' }), face)).toMatchObject({ width: 120, height: 80 });
    expect(layoutLogo(settingsOf({ format: 'wide', borderWidth: 5 }), face)).toMatchObject({ width: 140, height: 100 });
  });

  it('ends round where the square one is a circle, past every corner', () => {
    const { shapes, width, height, boxes } = layoutLogo(settingsOf({ format: 'wide', shape: 'circle' }), face);
    expect(shapes[0]).toMatchObject({ tag: 'rect', attributes: { rx: height / 2 } });
    const [box] = boxes;
    const fromEnd = Math.hypot(height / 2 - (box?.left ?? 0), height / 2 - (box?.top ?? 0));
    expect(width).toBeGreaterThan(120);
    expect(fromEnd).toBeLessThan(height / 2);
  });

  it('holds any name inside it', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 80 }),
        fc.constantFrom(...fields.layout.options),
        fc.constantFrom(...fields.shape.options),
        (text, layout, shape) => {
          const settings = toSettings(settingsOf({ text, layout, shape, format: 'wide', tagline: 'Est.' }));
          const { width, height, boxes } = layoutLogo(settings, face);
          for (const box of boxes) {
            expect(Math.min(box.left, box.top, width - box.right, height - box.bottom)).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });
});

describe('icons', () => {
  it('are two hundred beside our own, each with its drawing', () => {
    expect(new Set([...figureSymbols, ...iconNames]).size).toBe(225);
    expect(Object.keys(icons).sort()).toEqual([...iconNames].sort());
    for (const lines of Object.values(icons)) expect(lines).toMatch(/^M[MLHVCSQTAZmlhvcsqtaz\d\s.,-]+$/);
  });

  it('are one path, whatever they are made of', () => {
    expect(toLines('<svg><path d="M12 6v16" /><path d="m19 13 2-1a9 9 0 0 1-18 0l2 1" /><path d="m1 2h3"/></svg>')).toBe(
      'M12 6v16M19 13l2-1a9 9 0 0 1-18 0l2 1M1 2h3',
    );
    expect(toLines('<circle cx="12" cy="4" r="2" /><line x1="1" x2="3" y1="2" y2="4" />')).toBe(
      'M10 4A2 2 0 1 1 14 4A2 2 0 1 1 10 4ZM1 2L3 4',
    );
    expect(toLines('<rect width="4" height="6" x="1" y="2" />')).toBe('M1 2H5V8H1Z');
    expect(toLines('<rect width="4" height="6" x="1" y="2" rx="1" />')).toBe(
      'M2 2H4A1 1 0 0 1 5 3V7A1 1 0 0 1 4 8H2A1 1 0 0 1 1 7V3A1 1 0 0 1 2 2Z',
    );
  });

  it('are drawn in their own color, as lines, once they have arrived', () => {
    const settings = settingsOf({ layout: 'stacked', symbol: 'anchor', iconPaint: 'own', iconColor: '#ff0000' });
    const drawn = layoutLogo(settings, { ...face, icons }).shapes.find(({ attributes }) => attributes['stroke'] === '#ff0000');
    expect(drawn?.attributes).toMatchObject({ d: icons.anchor, fill: 'none', strokeWidth: 2 });
    expect(layoutLogo(settings, face).shapes.some(({ attributes }) => attributes['stroke'] === '#ff0000')).toBe(false);
    expect(layoutLogo({ ...settings, symbol: 'leaf' }, face).shapes.some(({ attributes }) => attributes['fill'] === '#ff0000')).toBe(true);
  });

  it('fit every trade, and the words of a name', () => {
    expect(trades.filter(({ id }) => (tradeIcons.get(id) ?? []).length < 3).map(({ id }) => id)).toEqual([]);
    expect(fittingIcons('Rye & Co', 'bakery')).toEqual(['wheat', 'croissant', 'chef-hat', 'sunrise', 'cookie']);
    expect(fittingIcons('Harbor Lane', '').slice(0, 2)).toEqual(['anchor', 'sailboat']);
    expect(fittingIcons('Xyzzy', '')).toEqual([]);
  });
});

describe('ideas', () => {
  const base: Draft = { ...state.start(around), text: 'Harbor Lane', tagline: 'Since 1984', trade: 'coffee roasting', format: 'wide' };
  const fitting = fittingIcons(base.text, base.trade);

  it('are twelve, all different, with the words as they were', () => {
    const ideas = toIdeas(base, fitting, 0);
    expect(ideas).toHaveLength(12);
    const looks = ideas.map(({ draft }) => JSON.stringify(draft));
    expect(new Set(looks).size).toBe(12);
    for (const { draft } of ideas) expect(draft).toMatchObject({ text: 'Harbor Lane', tagline: 'Since 1984', format: 'wide' });
    // A name alone has no icon to tell of.
    for (const { draft, label } of ideas) expect([label, label.includes(', with ')]).toEqual([label, draft.layout !== 'text']);
    expect(ideas.filter(({ label }) => label.includes(', with initials')).map(({ draft }) => draft.symbol)).toEqual(['monogram']);
    expect(toIdeas(base, fitting, 0)).toEqual(ideas);
    expect(toIdeas(base, fitting, 1).filter(({ draft }) => looks.includes(JSON.stringify(draft)))).toEqual([]);
    expect(ideas.filter(({ draft }) => (fitting as string[]).includes(draft.symbol)).length).toBeGreaterThanOrEqual(5);
  });

  it('can be read, letters and icon, in every round', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.nat(20), (text, round) => {
        for (const { draft } of toIdeas({ ...base, text }, [], round)) {
          const settings = readAll(draft);
          const ground = settings.shape === 'none' ? grounds.light : settings.backgroundColor;
          expect(isReadable(settings.textColor, ground), draft.fontFamily).toBe(true);
          if (settings.iconPaint === 'own') expect(isReadable(settings.iconColor, ground), draft.fontFamily).toBe(true);
        }
      }),
    );
  });
});

describe('an icon of its own color', () => {
  it('takes that of the letters where it would not be seen', () => {
    const settings = settingsOf({ shape: 'none', textColor: '#000000', iconPaint: 'own', iconColor: '#fafafa' });
    expect(toReadable(settings, grounds.light).iconPaint).toBe('text');
    expect(toReadable({ ...settings, iconColor: '#aa0000' }, grounds.light)).toMatchObject({ iconPaint: 'own' });
  });
});

describe('the style sheet', () => {
  it('tells colors for screen and print', () => {
    expect([toCmyk('#000000'), toCmyk('#ffffff'), toCmyk('#0f766e')]).toEqual([
      [0, 0, 0, 100],
      [0, 0, 0, 0],
      // 118 of 255 is the largest: key 54; red 1 − 15/118, blue 1 − 110/118.
      [87, 0, 7, 54],
    ]);
    expect(colorsOf(settingsOf({ layout: 'stacked', iconPaint: 'own', iconColor: '#ff0000' })).map(({ use }) => use)).toEqual([
      'Text',
      'Icon',
      'Background',
    ]);
    expect(fontLine(settingsOf({ fontFamily: 'Georgia', weight: 'light', tracking: 5 }))).toBe(
      'Georgia Regular, drawn with Gelasio, an open font of the same widths; letter spacing 5%',
    );
  });

  it('says what is approximate, and holds no broken figure', () => {
    const said = JSON.stringify(styleSheet(settingsOf({ layout: 'badge' }), face));
    expect(said).toContain('CMYK about');
    expect(said).toContain('approximate');
    expect(said).not.toMatch(/NaN|undefined|Infinity/);
    expect(mockups(settingsOf({ text: '', shape: 'none' }), face).map(({ label }) => label)).toEqual([
      'Business card',
      'Website header',
      'App icon',
      'Shop sign',
    ]);
  });
});

it('opens a logo of the first version as it was', () => {
  const { tagline: _t, weight: _w, tracking: _k, iconPaint: _p, iconColor: _c, format: _f, trade: _s, ...old } = state.start(around);
  expect(state.migrate?.({ ...old, text: 'Acme' }, 1)).toEqual({ ...state.start(around), text: 'Acme' });
});
