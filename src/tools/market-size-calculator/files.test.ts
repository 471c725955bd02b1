import { describe, expect, it } from 'vitest';
import { readDraft } from '@/lib/fields';
import { isFormula, shownCell } from '@/lib/formulas';
import { drawCircles, toCirclesPicture } from './drawing';
import { computeMarket, fields, state, type MarketData } from './model';
import { readRanges } from './ranges';
import { toCaption, toReport } from './report';
import { toSheets } from './sheets';

const around = { today: '2026-11-15', currency: 'USD' };
const sample = state.sample?.(around) ?? state.start(around);
const sourceOf = (data: MarketData, currency = 'USD') => {
  const result = computeMarket(readDraft(fields, data.draft, { ...around, currency }).values);
  return { data, result, ranges: readRanges(data.ranges, result.inputs, result.inputs.spread, { ...around, currency }), currency };
};

const reportOf = (typed: Partial<MarketData['draft']>) => {
  const start = state.start(around);
  const sound = { totalPopulation: '1000', targetPercentage: '30', averageSpending: '100', marketShareGoal: '2' };
  return toReport(sourceOf({ ...start, draft: { ...start.draft, ...sound, ...typed } }), around.today);
};

describe('circles', () => {
  const radii = (sizes: { tam: number | null; sam: number | null; som: number | null }) =>
    drawCircles(sizes, { width: 720, currency: 'USD' }).shapes.flatMap(({ tag, attributes }) => (tag === 'circle' ? [attributes] : []));

  it('share one middle and have areas in proportion to the sizes', () => {
    const circles = radii({ tam: 1_600, sam: 400, som: 100 });
    expect(new Set(circles.map(({ cx, cy }) => `${cx} ${cy}`)).size).toBe(1);
    // A quarter of the area is half the radius: 150, 75, 37.5
    expect(circles.map(({ r }) => r)).toEqual([150, 75, 37.5]);
  });

  it('say so when the smallest is drawn larger than it is, and leave out what is 0', () => {
    expect(drawCircles({ tam: 1e9, sam: 5e8, som: 1 }, { width: 720, currency: 'USD' }).isToScale).toBe(false);
    expect(radii({ tam: 100, sam: 50, som: 0 })).toHaveLength(2);
    expect(radii({ tam: null, sam: null, som: null })).toHaveLength(0);
    expect(radii({ tam: 0, sam: 0, som: 0 })).toHaveLength(0);
  });

  it('draw the largest first where the figures contradict each other', () => {
    expect(radii({ tam: 100, sam: 400, som: 25 }).map(({ r }) => r)).toEqual([150, 75, 37.5]);
  });

  it('are a file of their own with the user’s words made safe and cut', () => {
    const { result } = sourceOf(sample);
    const caption = { ...toCaption(sample, result.inputs, 'USD', around.today), subtitle: `<b>${'long '.repeat(60)}` };
    const { svg, width, height } = toCirclesPicture(result.chosen, 'USD', caption);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg).toContain('$1.4B per year');
    expect(svg).toContain('&lt;b&gt;');
    expect(svg).toContain('…');
    expect(svg).toContain('Sample · Top-down · USD per year · 15 Nov 2026 · Areas are to scale');
    expect(svg).not.toMatch(/style=|var\(/);
  });
});

describe('spreadsheet', () => {
  it('has the inputs as typed figures and everything else as formulas on them', () => {
    const sheets = toSheets(sourceOf(sample));
    expect(sheets.map(({ name }) => name)).toEqual(['Inputs', 'Market size', 'Range', 'What matters most', '5-year projection', 'Notes']);
    const [inputs, sizes] = sheets;
    expect(inputs?.rows.slice(0, 7).map((row) => row[3])).toEqual([400_000, 25, 3_600, 2, 2_400, 2.5, 15]);
    expect(inputs?.rows[6]?.[5]).toContain('Example rate');
    expect(sizes?.rows[0]?.[1]).toEqual({ formula: "ROUND('Inputs'!$D$2*'Inputs'!$D$4,2)", value: 1_440_000_000 });
    expect(sizes?.rows[1]?.[1]).toEqual({ formula: "ROUND(B2*'Inputs'!$D$3/100,2)", value: 360_000_000 });
    expect(sizes?.rows.every((row) => row.slice(1).every((cell) => isFormula(cell ?? null)))).toBe(true);
    expect(sheets[5]?.rows[0]).toEqual(['Sample figures, made up to show the tool.']);
  });

  it('rounds as the currency does and leaves out what is too large', () => {
    const [, sizes] = toSheets(sourceOf(sample, 'JPY'));
    expect(sizes?.rows[0]?.[1]).toMatchObject({ formula: "ROUND('Inputs'!$D$2*'Inputs'!$D$4,0)" });
    const huge = { ...sample, draft: { ...sample.draft, totalPopulation: '1e13', averageSpending: '1e13' } };
    const cells = toSheets(sourceOf(huge)).flatMap(({ rows }) => rows.flat().map(shownCell));
    expect(cells.filter((cell) => typeof cell === 'number').every(Number.isFinite)).toBe(true);
    // Only bottom-up is too large: its empty cell would make the gap −100% in a spreadsheet.
    const half = { ...sample, draft: { ...sample.draft, totalPopulation: '1e9', productPrice: '1e12' } };
    const [tam] = toSheets(sourceOf(half))[1]?.rows ?? [];
    expect(tam?.[1]).toMatchObject({ value: 3_600_000_000_000 });
    expect(tam?.slice(2)).toEqual([null, null]);
  });
});

describe('report', () => {
  it('is a draft while its figures contradict each other, and no longer once that is changed or explained', () => {
    const sound = reportOf({ productPrice: '100', conversionRate: '2' });
    expect(sound.mark).toBeUndefined();
    const torn = reportOf({ productPrice: '300', conversionRate: '40' });
    expect(torn.mark).toBe('Draft');
    expect(JSON.stringify(torn.blocks.slice(0, 2))).toContain('is above the top-down SAM');
    expect(reportOf({ productPrice: '300', conversionRate: '40', gapReason: 'Services are in the price' }).mark).toBeUndefined();
    // No reason makes more than all of them.
    expect(reportOf({ targetPercentage: '120', gapReason: 'Because' }).mark).toBe('Draft');
  });

  it('prints sizes, sources, guards and the reason for the gap', () => {
    const data = {
      ...sample,
      evidence: { ...sample.evidence, totalPopulation: { source: 'Census', date: '2026-03-02', confidence: 'High' } },
    };
    const text = JSON.stringify(toReport(sourceOf(data), around.today).blocks.filter(({ kind }) => kind !== 'picture'));
    for (const part of [
      '$1.4B',
      '$6.0M',
      '−33.3%',
      'Census, 2 Mar 2026, high confidence',
      'No source yet',
      'Example rate',
      'Why the two differ',
    ]) {
      expect(text).toContain(part);
    }
    expect(toReport(sourceOf(data), around.today).mark).toBe('Sample');
    // 1.44B × 1.15^5 = 2.8963…B
    expect(text).toContain('$2.9B');
  });
});
