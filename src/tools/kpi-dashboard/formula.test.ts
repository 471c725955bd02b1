import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveKpis } from './derived';
import { computeFormula, readFormula, writeFormula } from './formula';
import { state, toRows, type KpiData } from './model';

const known = [
  { id: 'ltv', name: 'LTV' },
  { id: 'cac', name: 'CAC' },
  { id: 'churn', name: 'Churn' },
  { id: 'rate', name: 'Churn Rate' },
  { id: 'signups', name: 'Sign-ups' },
];
const values: Record<string, number> = { ltv: 900, cac: 300, churn: 0, rate: 4, signups: 12 };
const work = (typed: string) => {
  const read = readFormula(typed, known);
  if (!read.ok) return read.problem;
  const outcome = computeFormula(read.parts, (id) => ({ ok: true, value: values[id] ?? 0 }));
  return outcome.ok ? outcome.value : outcome.problem;
};

describe('a formula', () => {
  it('is worked out with products before sums, by hand', () => {
    expect(work('LTV / CAC')).toBe(3);
    expect(work('ltv/cac + 2 * 3')).toBe(9);
    expect(work('(LTV - CAC) × 10%')).toBe(60);
    expect(work('-CAC ÷ (1 + 2)')).toBe(-100);
    expect(work('LTV / 0.1 / 2')).toBe(4500);
    expect(work('Sign-ups - 2')).toBe(10);
    // The longer name is meant, and 1,000 is a thousand.
    expect(work('Churn Rate * 1,000')).toBe(4000);
    expect(work('0.1 + 0.2 + 0 * CAC')).toBe(0.3);
  });

  it('says why where it cannot be', () => {
    expect(work('LTV / Churn')).toBe('It would divide by 0.');
    expect(work('LTV / Revenue')).toMatch(/“Revenue” is no KPI here/);
    expect(work('LTVX')).toMatch(/“LTVX” is no KPI/);
    expect(work('LTV / (CAC')).toMatch(/check the signs/);
    expect(work('LTV CAC')).toMatch(/check the signs/);
    expect(work('LTV *')).toMatch(/check the signs/);
    expect(work('1 + 2')).toMatch(/at least one KPI/);
    expect(work('')).toMatch(/at least one KPI/);
    expect(work('alert(1)')).toMatch(/“alert” is no KPI/);
  });

  it('is written as it was read, under the names of now', () => {
    const read = readFormula('(ltv-cac)/Churn Rate', known);
    expect(read.ok && writeFormula(read.parts, known)).toBe('(LTV - CAC) / Churn Rate');
    expect(read.ok && writeFormula(read.parts, [{ id: 'ltv', name: 'Lifetime Value' }])).toBe(
      '(Lifetime Value - a deleted KPI) / a deleted KPI',
    );
  });

  it('never throws, and never brings what is no number', () => {
    const word = fc.constantFrom('LTV', 'CAC', '+', '-', '*', '/', '(', ')', '2', '0', '1e9', '%', 'x', '.');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const outcome = work(words.join(' '));
        expect(typeof outcome === 'string' || Number.isFinite(outcome)).toBe(true);
      }),
    );
  });
});

describe('a KPI that follows from others', () => {
  const around = { today: '2026-11-15', currency: 'USD' };
  const start = state.start(around);
  // MRR by customer acquisition cost.
  const withFormulas = (formulas: KpiData['extra']['formulas']): KpiData => ({
    ...start,
    records: [...start.records, { ...start.records[0]!, id: 'f', name: 'F' }, { ...start.records[0]!, id: 'g', name: 'G' }],
    extra: { ...start.extra, formulas },
  });
  const ratio = [{ metric: 'sample-1' }, { text: '/' }, { metric: 'sample-2' }];

  it('has the value, the history and the trend of its parts', () => {
    const derived = deriveKpis(withFormulas([{ id: 'f', parts: ratio }])).get('f');
    // 46,000 / 240 now, 36,000 / 180 five months ago.
    expect(derived?.outcome).toEqual({ ok: true, value: Number((46_000 / 240).toPrecision(12)) });
    expect(derived?.history.map(({ value }) => Math.round(value))).toEqual([200, 197, 191, 184, 196, 192]);
    const row = toRows(withFormulas([{ id: 'f', parts: ratio }]), around.today).find(({ id }) => id === 'f');
    expect([row?.change.trend, row?.formula?.text]).toEqual(['down', 'Monthly Recurring Revenue / Customer Acquisition Cost']);
    expect(Math.round(row?.kpi.currentValue ?? 0)).toBe(192);
  });

  it('follows another formula, and never itself', () => {
    const data = withFormulas([
      { id: 'f', parts: ratio },
      { id: 'g', parts: [{ metric: 'f' }, { text: '*' }, { text: '2' }] },
    ]);
    expect(deriveKpis(data).get('g')?.outcome).toMatchObject({ ok: true, value: expect.closeTo(383.333, 2) as number });
    const circle = withFormulas([
      { id: 'f', parts: [{ metric: 'g' }] },
      { id: 'g', parts: [{ metric: 'f' }] },
    ]);
    expect(deriveKpis(circle).get('f')?.outcome).toMatchObject({ ok: false });
    const row = toRows(circle, around.today).find(({ id }) => id === 'f');
    expect(row?.progress).toMatchObject({ share: null, band: 'none' });
    expect(deriveKpis(withFormulas([{ id: 'f', parts: [{ metric: 'gone' }] }])).get('f')?.outcome).toMatchObject({ ok: false });
  });
});
