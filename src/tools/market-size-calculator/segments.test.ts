import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { xlsxFile } from '@/formats/xlsx';
import { toText } from '@/lib/document-text';
import { readDraft } from '@/lib/fields';
import { readWorkbook } from '../../../e2e/support/workbook';
import { computeMarket, fields, state, type MarketData } from './model';
import { readRanges } from './ranges';
import { toReport } from './report';
import { schema } from './schema';
import { sizeSegments, toWholeMarket, type SegmentDraft } from './segments';
import { toSheets } from './sheets';

const around = { today: '2026-11-15', currency: 'USD' };
const segment = (id: string, name: string, customers: string, target: string, spending: string, share: string): SegmentDraft => ({
  id,
  name,
  customers,
  targetPercentage: target,
  averageSpending: spending,
  marketShareGoal: share,
});
const segments = [segment('a', 'Cafes', '10,000', '50', '1,000', '4'), segment('b', 'Hotels', '2,000', '25', '12,000', '10')];
const withSegments = (list: SegmentDraft[] | undefined): MarketData => ({ ...state.start(around), segments: list });
const sourceOf = (data: MarketData) => {
  const { values } = readDraft(fields, data.draft, around);
  return { data, result: computeMarket(values), ranges: readRanges(data.ranges, values, values.spread, around), currency: 'USD' };
};

describe('segments', () => {
  it('are sized one by one and added up, by hand', () => {
    const total = sizeSegments(segments, 0, around);
    // $10m, $5m, $0.2m and $24m, $6m, $0.6m.
    expect(total.segments.map(({ sizes }) => [sizes.tam, sizes.sam, sizes.som].map((minor) => (minor ?? 0) / 100))).toEqual([
      [10_000_000, 5_000_000, 200_000],
      [24_000_000, 6_000_000, 600_000],
    ]);
    expect(total.sizes).toEqual({ tam: 3_400_000_000, sam: 1_100_000_000, som: 80_000_000 });
    expect([total.customers, total.doubts]).toEqual([12_000, []]);
  });

  it('say when somebody may be counted twice', () => {
    const twice = sizeSegments([...segments, { ...segments[0]!, id: 'c', name: 'cafes ' }], 15_000, around);
    expect(twice.doubts).toEqual([
      'cafes is listed twice, so its customers count twice.',
      'The segments have 22,000 customers and Total Population is 15,000: somebody is in two segments, or the population is too low.',
    ]);
    const bad = sizeSegments([segment('x', '', 'many', '', '', '')], 0, around);
    expect([bad.segments[0]?.name, bad.segments[0]?.problems.customers, bad.sizes.tam]).toEqual(['Segment 1', expect.any(String), 0]);
  });

  it('become the whole market, with the same sizes', () => {
    const count = fc.integer({ min: 1, max: 1_000_000 });
    const rate = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(fc.array(fc.tuple(count, rate, fc.integer({ min: 1, max: 100_000 }), rate), { minLength: 1, maxLength: 6 }), (rows) => {
        const list = rows.map(([n, t, s, g], place) => segment(String(place), String(place), String(n), String(t), String(s), String(g)));
        const total = sizeSegments(list, 0, around);
        const draft = { ...state.start(around).draft, ...toWholeMarket(total, 'USD') };
        const { topDown } = computeMarket(readDraft(fields, draft, around).values);
        for (const key of ['tam', 'sam', 'som'] as const) {
          const want = total.sizes[key] ?? 0;
          expect(Math.abs((topDown[key] ?? 0) - want)).toBeLessThanOrEqual(Math.max(100, want * 1e-9));
        }
      }),
    );
    expect(toWholeMarket(sizeSegments([], 0, around), 'USD')).toBeUndefined();
  });

  it('stand in the report and in the workbook, whose formulas give the same', async () => {
    const source = sourceOf(withSegments(segments));
    expect(toText(toReport(source, around.today))).toMatch(/Segments[\s\S]*Hotels[\s\S]*\$34\.0M/);
    const sheets = toSheets(source);
    expect(sheets.map(({ name }) => name)).toContain('Segments');
    const file = await xlsxFile(sheets);
    expect(readWorkbook(Buffer.from(await file.arrayBuffer())).differences).toEqual([]);
    expect(toSheets(sourceOf(withSegments(undefined))).map(({ name }) => name)).not.toContain('Segments');
  });

  it('come back from a file, and older work has none', () => {
    expect(schema.safeParse(withSegments(segments)).data?.segments).toEqual(segments);
    const { segments: _none, ...old } = withSegments(undefined);
    expect(schema.safeParse(old).success).toBe(true);
  });
});
