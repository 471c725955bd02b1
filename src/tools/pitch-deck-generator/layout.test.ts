import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '@/lib/contrast';
import { isInside, overlaps } from '@/lib/drawing';
import { atMost } from '../../../build/runs';
import { slideTypes, type SlideType } from './content';
import { toDeck, type DeckSlide } from './deck';
import { frameOf, styleOf } from './designs';
import { page, toSimple, type DrawnText } from './drawn';
import { heightOf } from './lay/text';
import { layPages } from './layout';
import { linesOf, state, type DeckData, type Slide } from './model';
import { readBlocks } from './read-slide';
import { readTheme, type Theme } from './theme';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
const designs = ['editorial', 'band', 'dark'] as const;
const slide = (type: SlideType, content: string, title = 'Head'): Slide => ({ id: 'x', type, title, content, notes: '', isEdited: true });
const deckOf = (layout: string, slides: Slide[], more: Partial<DeckData> = {}) =>
  toDeck({ ...start, slides, theme: { ...start.theme, layout }, ...more }, []);
const textsOn = ({ parts }: DeckSlide) => toSimple(parts).filter((part): part is DrawnText => part.kind === 'text');
const kindsOf = (type: SlideType, ...lines: string[]) => readBlocks(lines, type).map(({ kind }) => kind);
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
/** One dot, see-through. */
const logo = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  width: 400,
  height: 100,
};

const word = fc.string({ unit: fc.constantFrom(...'abcdeiomnstWM äé,.'), minLength: 1, maxLength: 14 });
const sentence = fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(' '));
const line = fc.oneof(
  sentence,
  fc
    .tuple(fc.constantFrom('Jan', 'Q1 2027', 'Price', 'Ana Reyes, product', 'Next hire', 'All of them'), sentence)
    .map((half) => half.join(': ')),
  fc.tuple(fc.constantFrom('Jan', 'Feb', '2027', 'Market', 'Part'), fc.nat(2_000_000)).map(([label, value]) => `${label}: $${value}`),
  fc.tuple(fc.nat(60), sentence).map(([share, what]) => `${share}% ${what}`),
  fc.tuple(word, word, sentence).map((cells) => cells.join(' | ')),
  fc.constantFrom(
    'To add: what it costs',
    'Source: own count',
    '“It saved us a whole morning every week.” — Ana, clinic owner',
    'x'.repeat(300),
  ),
);
const anySlide = fc.record({
  type: fc.constantFrom(...slideTypes),
  title: fc.oneof(sentence, fc.constantFrom('Team', 'word '.repeat(300))),
  content: fc.array(line, { maxLength: 14 }).map((lines) => lines.join('\n')),
});

describe('a slide', () => {
  it('loses no word, leaves nothing outside of the page and lays no text over another', () => {
    fc.assert(
      fc.property(
        anySlide,
        fc.constantFrom(...designs),
        fc.constantFrom('Instrument Serif', 'Verdana'),
        ({ type, title, content }, layout, font) => {
          const theme = { ...start.theme, layout, font };
          const { slides } = deckOf(layout, [slide(type, content, title)], { theme, logo });
          const shown = slides.flatMap(textsOn).filter(({ role }) => role !== 'foot' && role !== 'number');
          // Broken words are told by their letters.
          const letters = shown.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => wordsIn(text).join(''))).join('');
          for (const said of [...wordsIn(title), ...linesOf({ content }).flatMap(wordsIn)])
            if (said.length < 12) expect(letters).toContain(said);
          for (const each of slides) {
            const texts = textsOn(each);
            const style = styleOf(readTheme(theme), frameOf(readTheme(theme), 'inner', undefined));
            for (const text of texts) {
              if (!isInside(text, { x: 0, y: 0, ...page })) expect(text).toBe('inside');
              if (text.role === 'text' || text.role === 'title')
                expect(heightOf(text.paragraphs, text.width, text, style)).toBeLessThanOrEqual(text.height + 0.5);
            }
            const solid = [...texts, ...toSimple(each.parts).filter((part) => part.kind === 'picture')].map((box) => ({
              ...box,
              height: box.height - 0.1,
              width: box.width - 0.1,
            }));
            for (const [index, one] of solid.entries())
              for (const other of solid.slice(index + 1)) if (overlaps(one, other)) expect(one).toBe(other);
          }
        },
      ),
      { numRuns: atMost(150) },
    );
  });

  it('goes on over the next one where its text has no room, in order and at once', () => {
    const lines = Array.from({ length: 300 }, (_, index) => `Point ${index + 1} of a long list of things that somebody wanted to say`);
    const { slides } = deckOf('editorial', [slide('custom', lines.join('\n'))]);
    expect(slides.length).toBeGreaterThan(10);
    expect(
      slides.flatMap(textsOn).flatMap(({ paragraphs }) => paragraphs.filter(({ isPoint }) => isPoint).map(({ text }) => text)),
    ).toEqual(lines);
    expect(new Set(slides.map(({ id }) => id)).size).toBe(slides.length);
    expect(slides.every(({ slideId, title }) => slideId === 'x' && title === 'Head')).toBe(true);
    expect(layPages({ ...slide('custom', ''), lines: ['y'.repeat(50_000)] }, readTheme(start.theme)).length).toBeGreaterThan(5);
  });

  it('gets smaller once, and larger where there is little to say', () => {
    const sizeOf = (count: number) => {
      const { slides } = deckOf('editorial', [
        slide('custom', Array.from({ length: count }, () => 'A line of words that is a card '.repeat(4)).join('\n')),
      ]);
      return [slides.length, Math.round((slides[0] ? textsOn(slides[0]) : []).find(({ role }) => role === 'text')?.size ?? 0)];
    };
    expect([2, 5, 8, 12].map(sizeOf)).toEqual([
      [1, 25],
      [1, 16],
      [2, 17],
      [2, 17],
    ]);
  });
});

describe('what a slide holds', () => {
  it('is told by how its lines are written', () => {
    expect(kindsOf('traction', '$3,800 monthly revenue', 'Jun: 3', 'Jul: 9', 'Aug: 17')).toEqual(['figures', 'chart']);
    expect(kindsOf('traction', 'Jun: 3', 'Jul: $9', 'Aug: 17')).toEqual(['timeline']);
    expect(kindsOf('market', 'All clinics: $210M', 'Small ones: $64M', 'First: $10.8M')).toEqual(['circles']);
    expect(kindsOf('market', 'Small ones: $64M', 'All clinics: $210M')).toEqual(['figures']);
    expect(kindsOf('market', 'Who buys: owners of cafés')).toEqual(['statement']);
    expect(kindsOf('funding', '50% product', '30% sales', 'Sales staff: 20%', 'Q1 2027: launch', 'March 2028: break-even')).toEqual([
      'shares',
      'timeline',
    ]);
    // More than there is cannot be shared out.
    expect(kindsOf('funding', '80% product', '40% sales')).toEqual(['cards']);
    expect(kindsOf('funding', '$300,000 for product', '$200,000 for sales')).toEqual(['shares']);
    expect(kindsOf('team', 'Ana Reyes, product: ran two clinics', 'Next hire: support')).toEqual(['team']);
    expect(kindsOf('team', 'We have all run clinics ourselves for years')).toEqual(['statement']);
    expect(kindsOf('custom', 'Us | Others', 'Cheap | Dear')).toEqual(['table']);
    expect(kindsOf('solution', '“We got our mornings back.” — Ana, owner')).toEqual(['quote']);
    expect(kindsOf('problem', 'One thing', 'Another thing')).toEqual(['cards']);
    expect(kindsOf('problem', ...Array.from({ length: 9 }, () => 'A thing'))).toEqual(['points']);
    expect(kindsOf('team', 'To add: your names')).toEqual(['open']);
    expect(kindsOf('financials', '2026 was hard', '20 of 30 stayed')).toEqual(['cards', 'figures']);
  });

  it('draws figures to scale', () => {
    const partsOf = (type: SlideType, content: string) => deckOf('editorial', [slide(type, content)]).slides[0]?.parts ?? [];
    const chart = partsOf('traction', 'Jun: 10\nJul: 20\nAug: 40').find((part) => part.kind === 'chart');
    const bars = chart?.parts.flatMap((part) => (part.kind === 'box' ? [part.height] : [])) ?? [];
    expect(bars.map((height) => Math.round((height / (bars[2] ?? 1)) * 100))).toEqual([25, 50, 100]);
    const circles = partsOf('market', 'All: $100M\nOurs: $25M').flatMap((part) => (part.kind === 'circle' ? [part.width] : []));
    // A quarter of the money is a quarter of the area.
    expect((circles[1] ?? 0) / (circles[0] ?? 1)).toBeCloseTo(0.5, 5);
    const shares = partsOf('funding', '60% product\n20% sales').find((part) => part.kind === 'chart');
    const widths = shares?.parts.flatMap((part) => (part.kind === 'box' ? [Math.round(part.width)] : [])) ?? [];
    // The whole, and what was spoken for.
    expect(widths).toEqual([832, 499, 166]);
  });
});

describe('a design', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

  it('has letters that can be read on whatever the brand is', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom(...designs), fc.constantFrom('cover', 'inner', 'statement'), (accent, layout, kind) => {
        const theme: Theme = { ...readTheme(start.theme), layout, accent };
        const { palette, title, section, foot, number, ground, body } = frameOf(theme, kind, undefined);
        const groundAt = (x: number, y: number) =>
          ground.findLast(
            (part) => part.kind === 'box' && x >= part.x && x < part.x + part.width && y >= part.y && y < part.y + part.height,
          );
        for (const place of [title, section, foot, number]) {
          if (!place) continue;
          const below = groundAt(place.x, place.y);
          expect(contrastOf(place.color, below?.kind === 'box' ? (below.fill ?? '') : '')).toBeGreaterThanOrEqual(4.5);
        }
        const below = groundAt(body.x, body.y);
        const paper = below?.kind === 'box' ? (below.fill ?? '') : '';
        for (const color of [palette.ink, palette.mute, palette.said]) expect(contrastOf(color, paper)).toBeGreaterThanOrEqual(4.5);
        for (const color of [palette.ink, palette.mute]) expect(contrastOf(color, palette.card)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: atMost(300) },
    );
  });

  it('differs from the others in where things stand', () => {
    const places = designs.map((layout) => {
      const { title, body } = frameOf({ ...readTheme(start.theme), layout }, 'inner', 'cards');
      return [title.x, title.width, body.x, body.y];
    });
    expect(new Set(places.map((place) => place.join())).size).toBe(3);
  });
});
