import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { emptyDraft, readDraft } from '@/lib/fields';
import { categories, fields, ringOf, rings, type Technology } from './model';
import { emptyQuadrants, toBlips, toRadarSheet } from './radar';
import { drawRadar, toRadarPicture } from './radar-drawing';
import { layOut } from './radar-layout';

const around = { today: '2026-11-15', currency: 'USD' };
const technology = (id: string, more: Partial<Technology> = {}): Technology => ({
  id,
  ...readDraft(fields, { ...emptyDraft(fields, around.today), name: id, category: 'Database' }, around).values,
  ...more,
});
const stacks = fc
  .array(fc.record({ category: fc.constantFrom(...categories), ring: fc.constantFrom(...rings) }), { maxLength: 90 })
  .map((items) => items.map((item, index) => technology(`t${index}`, item)));

describe('the radar', () => {
  it('numbers by quadrant, ring and name, whatever the order of entry', () => {
    const stack = [
      technology('b', { ring: 'hold' }),
      technology('a', { ring: 'hold' }),
      technology('c', { ring: 'adopt' }),
      technology('d', { category: 'Other' }),
      technology('e', { quadrant: 'Tools' }),
    ];
    const names = toBlips(stack).map(({ technology: { name } }) => name);
    expect(names).toEqual(['d', 'e', 'c', 'a', 'b']);
    expect(toBlips(stack.toReversed()).map(({ technology: { name } }) => name)).toEqual(names);
    expect(emptyQuadrants(toBlips(stack))).toEqual(['Languages & Frameworks']);
  });

  it('writes the columns that Build Your Own Radar reads', () => {
    const { columns, rows } = toRadarSheet(
      toBlips([technology('React', { category: 'Frontend', ring: 'adopt', isNew: true, description: 'Screens' })]),
    );
    expect(columns.map(({ label }) => label)).toEqual(['name', 'ring', 'quadrant', 'isNew', 'description']);
    expect(rows).toEqual([['React', 'Adopt', 'Languages & Frameworks', 'TRUE', 'Screens']]);
  });

  it('keeps every dot apart, in its own ring and quadrant, or says it has no room', () => {
    fc.assert(
      fc.property(stacks, fc.integer({ min: 320, max: 800 }), (stack, side) => {
        const blips = toBlips(stack);
        const frame = { x: 0, y: 0, reach: side / 2 - 16, band: 12 };
        const { dots, dotRadius, left } = layOut(blips, frame);
        expect(dots.length + left.length).toBe(blips.length);
        const ends = [0, 0.38, 0.6, 0.8, 1];
        dots.forEach((dot, index) => {
          const { technology: own, quadrant } = dot.blip;
          const radius = Math.hypot(Math.abs(dot.x) - 12, Math.abs(dot.y) - 12);
          const ring = rings.indexOf(ringOf(own));
          expect(radius - dotRadius).toBeGreaterThanOrEqual((ends[ring] ?? 0) * frame.reach - 0.02);
          expect(radius + dotRadius).toBeLessThanOrEqual((ends[ring + 1] ?? 0) * frame.reach + 0.02);
          expect(dot.x < 0).toBe(quadrant === 'Techniques' || quadrant === 'Platforms');
          expect(dot.y < 0).toBe(quadrant === 'Techniques' || quadrant === 'Tools');
          for (const other of dots.slice(index + 1))
            expect(Math.hypot(dot.x - other.x, dot.y - other.y)).toBeGreaterThanOrEqual(dotRadius * 2);
        });
      }),
      { numRuns: atMost(60) },
    );
  });

  it('draws the same picture every time, and nothing a drawing cannot hold', () => {
    const stack = [technology('<b>&\u0000', { isNew: true }), technology('x', { selected: false })];
    const caption = { title: 'Technology radar', foot: '2 dots' };
    const { svg, width } = toRadarPicture(toBlips(stack), caption);
    expect(svg).toBe(toRadarPicture(toBlips(stack), caption).svg);
    expect(svg).toContain('&lt;b&gt;&amp; (Adopt)');
    expect(width).toBe(1124);
    const many = Array.from({ length: 3000 }, (_, index) => technology(`t${index}`));
    const { dots, left } = drawRadar(toBlips(many), { side: 560 });
    expect(dots.length + left.length).toBe(3000);
    expect(left.length).toBeGreaterThan(0);
    expect(toRadarPicture(toBlips(many), caption).svg).not.toMatch(/NaN|Infinity|undefined/);
  });
});
