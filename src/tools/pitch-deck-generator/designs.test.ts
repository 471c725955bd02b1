import { describe, expect, it } from 'vitest';
import { toDeck } from './deck';
import { frameOf, styleOf } from './designs';
import { toSimple, type DrawnText } from './drawn';
import { layCards } from './lay/words';
import { state, type Slide } from './model';
import { readTheme } from './theme';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
const designs = ['editorial', 'band', 'dark'] as const;
const themeOf = (layout: (typeof designs)[number]) => ({ ...readTheme(start.theme), layout });
const slide = (more: Partial<Slide>): Slide => ({
  id: 'x',
  type: 'custom',
  title: 'Head',
  content: 'One\nTwo\nThree',
  notes: '',
  isEdited: true,
  ...more,
});
const textsOf = (layout: (typeof designs)[number], more: Partial<Slide>): DrawnText[] =>
  toDeck({ ...start, slides: [slide(more)], theme: { ...start.theme, layout } }, []).slides.flatMap(({ parts }) =>
    toSimple(parts).filter((part): part is DrawnText => part.kind === 'text'),
  );
const topOf = (layout: (typeof designs)[number], more: Partial<Slide>) => textsOf(layout, more).find(({ role }) => role === 'text')?.y ?? 0;
const long = 'A title of so many words that it needs several lines of its own wherever it may come to stand on a page';

describe('a page of each design', () => {
  it('has its body below the title where that stands above it, and beside a title that does not move it', () => {
    // The title of a page with points stands beside them in the dark design, and above a timeline.
    const isMoved = (layout: (typeof designs)[number], more: Partial<Slide>) =>
      topOf(layout, { ...more, title: long }) > topOf(layout, more);
    const points = { content: Array.from({ length: 9 }, (_, index) => `Point ${index}`).join('\n') };
    expect(designs.map((layout) => isMoved(layout, points))).toEqual([true, true, false]);
    const cover = { type: 'title' as const };
    expect(designs.map((layout) => isMoved(layout, cover))).toEqual([false, false, false]);
    expect(isMoved('dark', { content: 'Q1 2027: launch\nQ2 2027: growth' })).toBe(true);
  });

  it('has a large number on the band only, and a section on every page but covers', () => {
    const kinds = ['cover', 'closing', 'statement', 'inner'] as const;
    const has = (part: 'number' | 'section') =>
      designs.map((layout) => kinds.map((kind) => frameOf(themeOf(layout), kind, undefined)[part] !== undefined));
    expect(has('number')).toEqual([
      [false, false, false, false],
      [false, false, true, true],
      [false, false, false, false],
    ]);
    expect(has('section')).toEqual(designs.map(() => [false, false, true, true]));
  });

  it('gives tables, charts and all that is wide the whole page of the dark design', () => {
    const widthOf = (kind: Parameters<typeof frameOf>[2]) => frameOf(themeOf('dark'), 'inner', kind).body.width;
    for (const kind of ['table', 'timeline', 'chart', 'shares', 'team', 'circles'] as const) expect(widthOf(kind)).toBe(832);
    for (const kind of ['points', 'cards', 'figures', 'quote', 'statement', 'open', undefined] as const) expect(widthOf(kind)).toBe(500);
  });

  it('keeps what stands on it apart and on the page', () => {
    for (const layout of designs)
      for (const kind of ['cover', 'closing', 'statement', 'inner'] as const) {
        const { title, body, foot, logo } = frameOf(themeOf(layout), kind, undefined);
        for (const { x, y, width, height } of [title, body, foot, logo]) {
          expect(x >= 0 && y >= 0 && x + width <= 960 && y + height <= 540).toBe(true);
        }
        expect(foot.y).toBeGreaterThanOrEqual(body.y + body.height);
      }
  });
});

describe('cards', () => {
  const lay = (count: number, width: number) =>
    layCards(
      { kind: 'cards', lines: Array.from({ length: count }, (_, index) => `Card ${index}`) },
      { x: 0, y: 0, width, height: 400 },
      1,
      styleOf(themeOf('editorial'), frameOf(themeOf('editorial'), 'inner', undefined)),
    );
  const columnsOf = (count: number, width: number) =>
    new Set(lay(count, width).parts.flatMap((part) => (part.kind === 'box' ? [part.x] : []))).size;

  it('stand below one another where it is narrow, in two columns once they are more than four', () => {
    expect([1, 4, 5, 8].map((count) => columnsOf(count, 500))).toEqual([1, 1, 2, 2]);
    expect([3, 4].map((count) => columnsOf(count, 519))).toEqual([1, 1]);
    // Two of 210 and the room between them fit beside each other from 520 on.
    expect(columnsOf(4, 520)).toBe(2);
  });

  it('are higher than their words side by side, and no higher one below the other', () => {
    const heightOf = (count: number, width: number) =>
      lay(count, width).parts.flatMap((part) => (part.kind === 'box' ? [part.height] : []))[0] ?? 0;
    // Five and a half lines of 19 points at least.
    expect(heightOf(2, 832)).toBeGreaterThan(19 * 5.5);
    expect(heightOf(2, 500)).toBeLessThan(19 * 5.5);
  });
});
