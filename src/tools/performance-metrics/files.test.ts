import { describe, expect, it } from 'vitest';
import { shownCell } from '@/lib/formulas';
import { planSeries } from '@/kinds/metrics/paste';
import { isAssumed, metricIdentity, toRows } from './model';
import { applyWhatIf } from './edits';
import { buildReport, buildUpdate, toMetricSheet, toNoteSheet, toValueSheet } from './report';
import { today, period, metric, entry, dataOf, added } from './test-data';

describe('files', () => {
  const data = applyWhatIf(
    dataOf(
      [metric({ unit: '$' }), metric({ id: 'b', name: 'Churn', direction: 'lower', unit: '%' })],
      [entry('2026-10-10', 80), entry(today, 100, '', 'b')],
    ),
    'a',
    '+5%',
    today,
  );
  const rows = toRows(data, period);

  it('say what is assumed and what is a what-if', () => {
    const { columns, rows: cells } = toMetricSheet(rows, period, 'USD');
    const column = (label: string) => columns.findIndex((one) => one.label === label);
    expect(columns.slice(0, 5).map(({ label }) => label)).toEqual(['Name', 'Value', 'Unit', 'Category', 'Target']);
    expect(cells.map((row) => row[column('Label')])).toEqual(['What-if: $100 +5%', 'assumed baseline (90 %)']);
    expect(cells.map((row) => row[column('Last 30 Days')])).toEqual([105, 100]);
    // From 80 to 105 is 25 / 80.
    expect(cells.map((row) => [row[column('Period Before')], row[column('Period Change (relative)')]])).toEqual([
      [80, 0.3125],
      [null, null],
    ]);
    const text = JSON.stringify(buildReport(rows, period));
    expect(text).toContain('Signups (what-if)');
    expect(text).toContain('Churn (assumed baseline (90 %))');
  });

  it('write the investor update', () => {
    const update = buildUpdate(rows, period);
    // From 80 to 105: 25 / 80 = 31.25%; 105 of 200 is 52.5%.
    expect(update).toContain('- Signups: $105; +31.3%, better than $80 before; target $200, 52.5% reached [what-if: not a measured value]');
    expect(update).toContain('- Churn: 100%; no earlier period to compare with; target 200% or less, 100% reached');
    expect(update).not.toContain('Sample');
    expect(buildUpdate(toRows(dataOf([metric()], [entry('2026-01-01', 1)]), period), period)).toContain('No value in these days: Signups.');
  });

  it('measure a sum or an average by its latest value, and say so', () => {
    const summed = dataOf([metric({ rollUp: 'sum' })], [entry('2026-11-01', 80), entry(today, 100)]);
    // 80 + 100; the target of 200 is one for a single value: 100 of 200.
    expect(buildUpdate(toRows(summed, period), period)).toContain(
      '- Signups: 180 (sum); no earlier period to compare with; latest 100, target 200, 50% reached',
    );
  });

  it('hold the actual value of a day with a what-if', () => {
    const tried = toRows(applyWhatIf(added(), 'a', '+5%', today), period);
    expect(toValueSheet(tried).rows).toEqual([[today, 100]]);
    expect(tried[0]?.actuals).toEqual([entry(today, 100)]);
  });

  it('bring values back by pasting', () => {
    const { columns, rows: cells } = toValueSheet(rows);
    const text = [columns.map(({ label }) => label), ...cells].map((row) => row.map((cell) => shownCell(cell) ?? '').join(',')).join('\n');
    const { added: new_, known } = planSeries(text, data.records, 'a', data.extra.entries, today);
    // What was only tried out stays out of the file.
    expect([new_, known]).toEqual([0, 2]);
    expect(toNoteSheet(rows).rows).toEqual([[today, 'Signups', 105, 'What-if: 100 +5%'.replace('100', '$100')]]);
    expect(metricIdentity(metric({ name: 'SIGNUPS' }))).toBe(metricIdentity(metric()));
  });

  it('know an assumed value only by what is stored', () => {
    expect(isAssumed(metric(), [])).toBe(true);
    expect(isAssumed(metric({ previousValue: 91 }), [])).toBe(false);
  });
});
