import { describe, expect, it } from 'vitest';
import type { PointLine } from '@/lib/topics/facts';
import { state, type SwotData } from './model';
import { planPoints } from './research';
import { schema } from './schema';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const points: PointLine[] = [
  { quadrant: 'strengths', text: 'Sourdough' },
  { quadrant: 'strengths', text: 'Open from six' },
  { quadrant: 'strengths', text: 'sourdough' },
  { quadrant: 'threats', text: 'Flour prices' },
];

const source = { doc: 'risks', tool: 'Risk Assessment Tool', name: '' };
const plan = (data: SwotData, lines: readonly PointLine[]) => planPoints(data, lines, source, around);

describe('points of other tools', () => {
  it('come in as kept, each once, and can be saved', () => {
    const { data, names } = plan(start, points);
    expect(names).toEqual(['Sourdough', 'Open from six', 'Flour prices']);
    expect(data.items.map(({ quadrant, text, isKept }) => [quadrant, text, isKept])).toEqual([
      ['strengths', 'Sourdough', true],
      ['strengths', 'Open from six', true],
      ['threats', 'Flour prices', true],
    ]);
    expect(new Set(data.items.map(({ evidence }) => evidence))).toEqual(new Set(['Risk Assessment Tool, 15 Nov 2026']));
    expect(data.hasResult).toBe(true);
    expect(schema.safeParse(data).success).toBe(true);
    expect(plan(data, points).data).toBe(data);
  });

  it('bring what is new since, and leave what is here', () => {
    const { data } = plan(start, points);
    const more = plan(data, [...points, { quadrant: 'weaknesses', text: 'Sourdough' }]);
    expect(more.names).toEqual(['Sourdough']);
    expect(more.data.items).toHaveLength(4);
  });

  it('are cut to what an item can hold, and known again', () => {
    const long = [{ quadrant: 'threats', text: 'word '.repeat(1_000) }] as const;
    const { data } = plan(start, long);
    expect(schema.safeParse(data).success).toBe(true);
    expect(plan(data, long).data).toBe(data);
  });
});

describe('answers of other tools', () => {
  const planTexts = (data: SwotData) =>
    shares.accepts?.texts?.plan(
      data,
      [
        { means: 'company.industry', text: 'Bakery' },
        { means: 'customers.who', text: 'Families' },
      ],
      { doc: 'research', tool: 'Market Research', name: '' },
      around,
    );

  it('fill what the form does not know, once', () => {
    const taken = planTexts({ ...start, draft: { ...start.draft, industry: 'Retail' } });
    expect(taken?.data.draft).toMatchObject({ industry: 'Retail', targetMarket: 'Families' });
    expect(taken?.names).toEqual(['Target Market']);
    expect(taken && planTexts(taken.data)?.data).toBe(taken?.data);
  });
});
