import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeSummary, toRows, type Metric } from './model';
import { layoutChart } from './chart';
import { targetLines } from '@/kinds/metrics/progress';
import { formatTick } from './describe';
import { toPeriod } from './period';
import { toSeries } from './series';
import { toPicture } from './picture';
import { today, period, metric, entry, dataOf } from './test-data';

describe('progress and cards', () => {
  const rowOf = (currentValue: number, targetValue: number, more: Partial<Metric> = {}) =>
    toRows(dataOf([metric({ currentValue, targetValue, ...more })], [entry(today, currentValue)]), period)[0];

  it('is value over target, at most 100%, with its bands', () => {
    // 150 / 200 = 75%
    expect(rowOf(150, 200)?.progress).toMatchObject({ share: 0.75, band: 'close' });
    expect(rowOf(500, 200)?.progress.share).toBe(1);
    expect([rowOf(90, 100), rowOf(89.9, 100), rowOf(70, 100), rowOf(69.9, 100)].map((row) => row?.progress.band)).toEqual([
      'on-target',
      'close',
      'close',
      'attention',
    ]);
    // A target of 0 is a target; an empty one is none.
    expect(rowOf(0, 0, { direction: 'lower' })?.progress).toMatchObject({ share: 1, band: 'on-target' });
    expect(rowOf(5, 0, { targetTyped: '' })?.progress).toMatchObject({ share: null, band: 'none' });
    // Where lower is better it is target over value: 160 / 240.
    expect(rowOf(240, 160, { direction: 'lower' })?.progress.share).toBeCloseTo(2 / 3, 8);
  });

  it('count only metrics with a value in the chosen days', () => {
    const data = dataOf(
      [metric({ id: 'a', currentValue: 190 }), metric({ id: 'b', currentValue: 100 }), metric({ id: 'c', currentValue: 200 })],
      [
        entry('2026-10-10', 150),
        entry(today, 190),
        entry('2026-10-10', 120, '', 'b'),
        entry(today, 100, '', 'b'),
        entry('2026-09-01', 200, '', 'c'),
      ],
    );
    // a: 95% and up from 150. b: 50% and down from 120. c has no value in 30 days. (0.95 + 0.5) / 2 = 72.5%
    expect(computeSummary(toRows(data, period))).toEqual({
      total: 3,
      counted: 2,
      onTarget: 1,
      improving: 1,
      worse: 1,
      open: 0,
      average: 0.725,
      averaged: 2,
    });
    // Without a target there is nothing to average.
    const bare = toRows(dataOf([metric(), metric({ id: 'b', targetValue: 0 })], [entry(today, 100), entry(today, 1, '', 'b')]), period);
    expect(computeSummary(bare)).toMatchObject({ counted: 2, averaged: 1, average: 0.5 });
    expect(computeSummary(toRows(data, toPeriod('90', today)))).toMatchObject({ counted: 3, onTarget: 2, open: 3 });
    expect(computeSummary([]).average).toBeNull();
  });
});

describe('the chart', () => {
  it('places values by their day and numbers the notes', () => {
    const series = toSeries([entry('2026-10-17', 0), entry('2026-11-01', 50, 'Fair'), entry(today, 100, 'Sale')], period, 'value', 'last');
    const { dots, notes, marks, targets } = layoutChart({ ...series, targets: [100], period }, { width: 300, height: 200, left: 50 });
    // The plot runs from 56 to 280 and from 172 up to 30.
    expect([dots[0], dots[2]]).toEqual([
      { x: 56, y: 172 },
      { x: 280, y: 30 },
    ]);
    expect(targets).toEqual([30]);
    expect(marks.map(({ text }) => text)).toEqual(['1', '2']);
    expect(notes.map(({ number, text }) => `${number} ${text}`)).toEqual(['1 Fair', '2 Sale']);
    expect([
      targetLines(metric({ targetValue: 0, targetTyped: '' })),
      targetLines(metric({ direction: 'range', upperTarget: 300 })),
    ]).toEqual([[], [200, 300]]);
  });

  it('keeps the figures of its axis short', () => {
    expect([50_000, 500_000, 1_500_000, -3e9, 1e13].map((value) => formatTick(value, '$'))).toEqual([
      '$50,000',
      '$500K',
      '$1.5M',
      '-$3B',
      '$10T',
    ]);
    expect([formatTick(1_000_000, 'hrs'), formatTick(2_500_000, '')]).toEqual(['1M hrs', '2.5M']);
  });

  it('stays drawable for any value', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1, maxLength: 5 }), (values) => {
        const entries = values.map((value, index) => entry(`2026-11-0${index + 1}`, value, '<b>&"'));
        const row = toRows(dataOf([metric({ name: '<script>' })], entries), period)[0] as never;
        const { svg } = toPicture(row, period, 'value', true);
        expect(svg).not.toMatch(/NaN|Infinity|undefined|<script>|<b>/);
        expect(svg).toContain('Sample data');
      }),
    );
  });
});
