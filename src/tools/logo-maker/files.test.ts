import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stubFonts } from '@/formats/pdf/test-data';
import { openOffer } from '@/formats/test-files';
import { emptyDraft, readDraft } from '@/lib/fields';
import { families } from './content';
import { loadFont, toFace } from './face';
import { logoFiles } from './files';
import { layoutLogo } from './layout';
import { fields, type Settings } from './model';
import { LogoSvg } from './parts/logo-svg';

const around = { today: '2026-11-15', currency: 'USD' };
const start = readDraft(fields, emptyDraft(fields, around.today), around).values;
const drawn = async (settings: Settings) => (await openOffer(logoFiles(settings, { currency: 'USD' }), 'SVG')).text;

/** What a person sees of a drawing, whoever wrote it down: each element with what it says, in order. */
const elementsIn = (markup: string) =>
  [...markup.matchAll(/<(rect|circle|path|text)\b([^>]*?)\/?>/g)].map(
    ([, tag = '', attributes = '']) => `${tag} ${[...attributes.matchAll(/[\w-]+="[^"]*"/g)].map(String).sort().join(' ')}`,
  );

/** Points along every outline of a path of M, L, Q, C and Z. */
function pointsOn(path: string): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', written = ''] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const figures = written.trim().split(/\s+/).map(Number);
    if (command === 'Z') continue;
    const corners = [[x, y], ...Array.from({ length: figures.length / 2 }, (_, at) => figures.slice(2 * at, 2 * at + 2))] as [
      number,
      number,
    ][];
    const at = (share: number) => {
      let row = command === 'M' ? corners.slice(1) : corners;
      while (row.length > 1)
        row = row.slice(1).map(([toX, toY], index) => {
          const [fromX, fromY] = row[index] ?? [0, 0];
          return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
        });
      const [[left, top] = [0, 0]] = row;
      return { x: left, y: top };
    };
    points.push(...[0.25, 0.5, 0.75, 1].map(at));
    [x, y] = corners.at(-1) ?? [x, y];
  }
  return points;
}

beforeAll(() => void stubFonts());
afterAll(() => vi.unstubAllGlobals());

describe.each(families)('in %s', (fontFamily) => {
  it('saves what the preview shows', async () => {
    const settings: Settings = { ...start, fontFamily, text: 'Quayside & Fjord', shape: 'square', layout: 'stacked' };
    const drawing = layoutLogo(settings, toFace(await loadFont(fontFamily, 'bold'), settings));
    const preview = renderToStaticMarkup(createElement(LogoSvg, { drawing, size: 200 }));
    const saved = await drawn(settings);
    expect(elementsIn(saved)).toEqual(elementsIn(preview));
    expect(saved).toContain('<path');
    expect(saved).not.toContain('<text');
  });

  it.each(['Northwind Trading & Shipping Company of Portland Ø', 'W'.repeat(50), 'Ågård '.repeat(9).slice(0, 50)])(
    'keeps every letter of %s inside the circle at the ends of every slider',
    async (text) => {
      for (const [fontSize, padding, borderWidth] of [
        [48, 10, 0],
        [48, 50, 10],
        [16, 20, 0],
      ] as const) {
        const svg = await drawn({ ...start, fontFamily, text, fontSize, padding, borderWidth });
        const points = [...svg.matchAll(/<path[^>]* d="([^"]*)"/g)].flatMap(([, path = '']) => pointsOn(path));
        expect(points.length).toBeGreaterThan(100);
        const furthest = points.reduce((most, { x, y }) => Math.max(most, Math.hypot(x - 200, y - 200)), 0);
        // Two units of the drawing for each pixel of the preview.
        expect(furthest, `${fontSize}, ${padding}, ${borderWidth}`).toBeLessThanOrEqual(200 - 2 * (padding + borderWidth) + 0.5);
      }
    },
  );
});

it('keeps as text what the font has no letters for', async () => {
  const svg = await drawn({ ...start, text: '東京 Tools' });
  expect(svg).toContain('東京');
  expect(svg).toMatch(/<text [^>]*textLength=/);
});
