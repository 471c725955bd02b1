import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign, atMost } from '../../../build/runs';
import { quadrants } from './content';
import { state, type Item, type SwotData } from './model';
import { toPicture } from './picture';

const start = state.start({ today: '', currency: 'USD' });
const item = (id: string, text: string, more: Partial<Item> = {}): Item => ({
  id,
  quadrant: 'strengths',
  text,
  evidence: '',
  weight: 3,
  isKept: true,
  ...more,
});
const withItems = (items: Item[], companyName = 'Acme'): SwotData => ({ ...start, draft: { ...start.draft, companyName }, items });

/** Every tag closed in order, every & an entity, no stray <, no character XML forbids. */
function findXmlFault(xml: string): string | undefined {
  // eslint-disable-next-line no-control-regex -- these are what XML forbids
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\uFFFE\uFFFF]|\p{Cs}/u.test(xml)) return 'forbidden character';
  if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(xml)) return 'bare ampersand';
  const open: string[] = [];
  let isOrdered = true;
  const rest = xml.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<]*")*)(\/?)>/g,
    (_tag, close: string, name: string, _rest, self: string) => {
      if (close) isOrdered = open.pop() === name && isOrdered;
      else if (!self) open.push(name);
      return '';
    },
  );
  if (!isOrdered || open.length > 0) return `tags out of order: ${open.join()}`;
  return /[<>]/.test(rest) ? 'stray bracket' : undefined;
}

describe('the picture', () => {
  it('shows the company, the day, totals and nothing that is only suggested', () => {
    const { svg, width, height } = toPicture(
      withItems([item('a', 'Loyal buyers', { weight: 4 }), item('b', 'Perhaps', { isKept: false })]),
      '2026-11-15',
    );
    expect([width, height]).toEqual([1280, 720]);
    for (const text of ['SWOT Analysis: Acme', '15 Nov 2026', 'S1 Loyal buyers', 'Total 4', 'Nothing confirmed'])
      expect(svg).toContain(text);
    expect(svg).not.toContain('Perhaps');
  });

  it('is well-formed for whatever was typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: anySign }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('<script>alert(1)</script>', '&amp; & "', "]]>'", '\uD800', '\uFFFF', '\u0000', '漢字'.repeat(200), 'W'.repeat(900)),
    );
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 12 }), typed, fc.boolean(), (texts, company, isKept) => {
        const items = texts.map((text, index) => item(String(index), text, { isKept, quadrant: quadrants[index % 4] ?? 'threats' }));
        const { svg } = toPicture(withItems(items, company), '2026-11-15');
        expect(findXmlFault(svg)).toBeUndefined();
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
        expect(() => encodeURIComponent(svg)).not.toThrow();
      }),
      { numRuns: atMost(300) },
    );
  });

  it('keeps every line inside its box and counts what does not fit', () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      item(String(index), 'A sentence that is long enough to need some room on the slide. '.repeat(3)),
    );
    const { svg } = toPicture(withItems(many), '');
    expect(svg).toMatch(/and \d+ more/);
    const lowest = Math.max(...[...svg.matchAll(/<tspan x="\d+" y="([\d.]+)"/g)].map(([, y]) => Number(y)));
    // The first row of boxes ends at 72 + 294.
    expect(lowest).toBeLessThanOrEqual(366);
  });

  it('holds eight items of usual length in full', () => {
    const items = quadrants.flatMap((quadrant) =>
      Array.from({ length: 8 }, (_, index) =>
        item(`${quadrant}${index}`, 'Something customers come back for: what we bake overnight and bring to the door before six', {
          quadrant,
        }),
      ),
    );
    expect(toPicture(withItems(items), '').svg).not.toMatch(/and \d+ more/);
  });
});
