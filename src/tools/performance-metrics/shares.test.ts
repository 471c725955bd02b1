import { describe, expect, it } from 'vitest';
import { state, type Metric } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const sample = state.sample?.(around) ?? state.start(around);
const own: Metric = { ...(sample.records[0] as Metric), id: '1', name: 'Signups', category: 'Users' };

describe('metrics', () => {
  it('are found by their names and by what was noted beside their values', () => {
    const data = {
      ...sample,
      records: [own, ...sample.records],
      extra: { ...sample.extra, entries: [{ metricId: '1', date: '2026-11-01', value: 3, note: 'Launch day' }] },
    };
    expect(shares.search(data, around)).toMatchObject([{ id: '1', title: 'Signups', text: expect.stringMatching(/Users.*Launch day/) }]);
  });

  it('offer no picture of a chart while there is none', () => {
    const labels = (records: Metric[]) => shares.files({ ...sample, records }, around).map(({ label }) => label);
    expect(labels([own])).toContain('PNG');
    expect(labels([])).not.toContain('PNG');
  });
});
