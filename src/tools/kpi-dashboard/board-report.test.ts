import { describe, expect, it } from 'vitest';
import { pptxFile } from '@/formats/pptx';
import { toText } from '@/lib/document-text';
import { schema } from './schema';
import { toBoardReport, toBoardSlides } from './board-report';
import { removeKpis } from './edits';
import { readFormula } from './formula';
import { computeSummary, state, toRows, type KpiData } from './model';
import { addTemplate, templates } from './templates';

const around = { today: '2026-11-15', currency: 'USD' };
const empty: KpiData = { ...state.start(around), records: [], extra: { entries: [] } };
const ids = () => {
  let count = 0;
  return { today: around.today, sign: '$', makeId: () => `k${(count += 1)}` };
};
const [software] = templates;
const typedFigures: Record<string, [string, string]> = {
  MRR: ['50,000', '60k'],
  Customers: ['500', ''],
  'Monthly Churn': ['4', '3'],
  'Gross Margin': ['80%', ''],
  CAC: ['500', ''],
};
const typed = (name: string) => ({ value: typedFigures[name]?.[0] ?? '', target: typedFigures[name]?.[1] ?? '' });

describe('a template', () => {
  const { data, added } = addTemplate(empty, software!, typed, ids());
  const value = (name: string) => toRows(data, around.today).find(({ kpi }) => kpi.name === name)?.kpi.currentValue;

  it('adds what was typed, and the ratios that follow, worked out by hand', () => {
    // $100 a customer; × 80% ÷ 4% is $2,000; ÷ $500 is 4; and $500 ÷ $80 a month is 6.25 months.
    expect([value('Revenue per Customer'), value('LTV'), value('LTV to CAC'), value('CAC Payback')]).toEqual([100, 2000, 4, 6.25]);
    expect(added).toHaveLength(9);
    expect(data.records.find(({ name }) => name === 'MRR')).toMatchObject({ currentValue: 50_000, targetValue: 60_000, unit: '$' });
    expect(data.records.find(({ name }) => name === 'CAC')).toMatchObject({ targetTyped: '', direction: 'lower' });
    expect(schema.safeParse(data).success).toBe(true);
  });

  it('reads money and counts as people write them', () => {
    const figures: Record<string, [string, string]> = {
      MRR: ['12.400', '20.000'],
      Customers: ['1.240', ''],
      'Monthly Churn': ['2.125', ''],
    };
    const written = addTemplate(empty, software!, (name) => ({ value: figures[name]?.[0] ?? '', target: figures[name]?.[1] ?? '' }), ids());
    const kept = written.data.records.map(({ name, currentValue, targetValue }) => [name, currentValue, targetValue]);
    // 12,400 ÷ 1,240 is 10 a customer.
    expect(kept).toEqual(
      expect.arrayContaining([
        ['MRR', 12_400, 20_000],
        ['Customers', 1240, 0],
        ['Monthly Churn', 2.125, 0],
      ]),
    );
    expect(toRows(written.data, around.today).find(({ kpi }) => kpi.name === 'Revenue per Customer')?.kpi.currentValue).toBe(10);
  });

  it('beside samples is never reported as if all were the company’s own', () => {
    const mixed = addTemplate(state.start(around), software!, typed, ids()).data;
    expect([toBoardReport(mixed, around.today).mark, toBoardSlides(mixed, around.today)[0]?.note]).toEqual([
      'Partly sample',
      expect.stringContaining('Partly sample'),
    ]);
    expect(toBoardReport(data, around.today).mark).toBeUndefined();
  });

  it('adds nothing twice and nothing that nobody typed', () => {
    expect(addTemplate(data, software!, typed, ids()).added).toEqual([]);
    expect(addTemplate(empty, software!, () => ({ value: '', target: '' }), ids()).added).toEqual([]);
    expect(addTemplate(empty, software!, (name) => ({ value: name === 'MRR' ? 'lots' : '', target: '' }), ids()).added).toEqual([]);
    expect(removeKpis(data, ['k6'], around.today).extra.formulas?.map(({ id }) => id)).not.toContain('k6');
  });

  it('has formulas that can all be read', () => {
    for (const { figures, formulas } of templates) {
      const names = [...figures, ...formulas].map(({ name }) => ({ id: name, name }));
      for (const { formula } of formulas) expect(readFormula(formula, names).ok).toBe(true);
    }
  });
});

describe('limits', () => {
  it('say from where a KPI is on target', () => {
    const start = state.start(around);
    const count = (data: KpiData) => {
      const { onTarget, needsAttention } = computeSummary(toRows(data, around.today));
      return [onTarget, needsAttention];
    };
    // 92%, 66.7% and 86.7% of their targets.
    expect(count(start)).toEqual([1, 1]);
    expect(count({ ...start, extra: { ...start.extra, limits: { onTarget: 0.95, close: 0.6 } } })).toEqual([0, 0]);
    expect(count({ ...start, extra: { ...start.extra, limits: { onTarget: 0.85, close: 0.8 } } })).toEqual([2, 1]);
  });
});

describe('the board report', () => {
  const { data } = addTemplate(empty, software!, typed, ids());
  const noted = { ...data, extra: { ...data.extra, boardNote: 'Churn is up.\n\nWe ask for an introduction.' } };

  it('says the note first, then what needs attention, then every KPI', () => {
    const text = toText(toBoardReport(noted, around.today));
    expect(text).toContain('We ask for an introduction.');
    expect(text).toContain('LTV to CAC');
    expect(text).toContain('= LTV / CAC');
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
    expect(text.indexOf('Churn is up.')).toBeLessThan(text.indexOf('Monthly Churn'));
    expect(toBoardReport(state.start(around), around.today).mark).toBe('Sample');
  });

  it('is on slides, six KPIs on each at most', async () => {
    const slides = toBoardSlides(noted, around.today);
    expect(slides[0]?.boxes.map(({ title, figure }) => [title, figure])).toEqual([
      ['On target', '0'],
      ['Close', '2'],
      ['Needs attention', '0'],
      ['What to know', undefined],
    ]);
    expect(Math.max(...slides.map(({ boxes }) => boxes.length))).toBeLessThanOrEqual(6);
    expect((await pptxFile('Board report', slides)).size).toBeGreaterThan(10_000);
  });
});
