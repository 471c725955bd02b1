import { describe, expect, it } from 'vitest';
import { shownCell } from '@/lib/formulas';
import type { Entry } from '@/kinds/metrics/history';
import { metricIdentity, state, toRows, type MetricData } from './model';
import { applyWhatIf, dropEntry } from './edits';
import { addImported, replaceMetrics } from './import-edits';
import { guessMapping, planImport } from '@/kinds/records/import-records';
import { otherNames } from './content';
import { importFields, refuseImported, settleTarget } from './import';
import { toMetricSheet, toValueSheet } from './report';
import { today, around, period, metric, entry, dataOf, first } from './test-data';

describe('a list in a file', () => {
  const comeBack = (data: MetricData): MetricData => {
    const { columns, rows } = toMetricSheet(toRows(data, period), period, 'USD');
    const table = { headers: columns.map(({ label }) => label), rows: rows.map((row) => row.map((cell) => String(shownCell(cell) ?? ''))) };
    let count = 0;
    const plan = planImport(importFields, table, guessMapping(importFields, table.headers, otherNames), [], around, {
      identity: metricIdentity,
      makeId: () => `new-${(count += 1)}`,
      refuse: refuseImported,
    });
    expect(plan.problems).toEqual([]);
    return addImported(dataOf([]), plan.records.map(settleTarget), today);
  };

  it('brings a what-if back as a what-if, with what was measured behind it', () => {
    const measured = dataOf([metric()], [entry('2026-11-01', 80), entry(today, 100)]);
    const tried = applyWhatIf(applyWhatIf(measured, 'a', '+5%', today), 'a', '+5%', today);
    const back = comeBack(tried);
    const [row] = toRows(back, period);
    // 100 × 1.05 × 1.05 = 110.25
    expect(row?.metric.currentValue).toBe(110.25);
    expect(row?.whatIf?.note).toBe('What-if: 100 +5% +5%');
    expect(toValueSheet(toRows(back, period)).rows).toEqual([[today, 100]]);
    expect(first(dropEntry(back, row?.whatIf as Entry)).currentValue).toBe(100);
  });

  it('keeps no target, a target of 0, and a previous value of 0 that was measured', () => {
    const data = dataOf(
      [
        metric({ id: 'a', name: 'None', targetValue: 0, targetTyped: '', previousValue: 0 }),
        metric({ id: 'b', name: 'Zero', targetValue: 0, direction: 'lower' }),
        metric({ id: 'c', name: 'One', targetValue: 1 }),
      ],
      [entry('2026-11-01', 0), entry(today, 100), entry(today, 100, '', 'b'), entry(today, 100, '', 'c')],
    );
    const rows = toRows(comeBack(data), period);
    expect(rows.map(({ metric: { name, previousValue }, status, isAssumed: assumed }) => [name, status, previousValue, assumed])).toEqual([
      ['None', 'No target', 0, false],
      ['Zero', 'Needs attention', 90, true],
      ['One', 'On target', 90, true],
    ]);
  });

  it('takes the place of samples, with its what-ifs and values, and theirs go', () => {
    const before = dataOf(
      [metric({ id: 'sample-1' }), metric({ id: 'own' })],
      [entry(today, 1, '', 'sample-1'), entry(today, 2, '', 'own')],
    );
    const after = replaceMetrics(
      before,
      [metric({ id: 'new', currentValue: 105, label: 'What-if: 100 +5%', measured: '100' }), metric({ id: 'own' })],
      today,
    );
    expect(after.records.map(({ id, label }) => [id, label])).toEqual([
      ['new', ''],
      ['own', ''],
    ]);
    expect(after.extra.entries).toEqual([entry(today, 2, '', 'own'), entry(today, 105, 'What-if: 100 +5%', 'new')]);
    expect(after.extra.actuals).toEqual([entry(today, 100, '', 'new')]);
  });

  it('comes from version 1, where an empty target was kept as 0', () => {
    const { targetTyped: _typed, label: _label, measured: _measured, ...old } = metric({ targetValue: 0 });
    const brought = state.migrate?.({ ...dataOf([]), records: [old, { ...old, direction: 'lower' }] }, 1);
    expect((brought as MetricData).records.map(({ targetTyped }) => targetTyped)).toEqual(['', '0']);
  });
});
