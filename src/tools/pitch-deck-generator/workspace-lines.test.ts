import { expect, it } from 'vitest';
import type { MetricLine } from '@/lib/topics/metrics';
import { readBlocks } from './read-slide';
import { addLines, additionsFor, toChartLines, toRivalLines } from './workspace-lines';

const metric = (unit: string, ...values: [string, number][]): MetricLine => ({
  id: 'm',
  name: 'MRR',
  category: '',
  unit,
  direction: 'higher',
  currentValue: 0,
  targetValue: 0,
  upperTarget: 0,
  targetTyped: '',
  values: values.map(([date, value]) => ({ date, value })),
});
const rival = (name: string, pricing: string, strengths: string[] = []) => ({
  id: name,
  name,
  website: '',
  strengths,
  weaknesses: [],
  pricing,
});

it('draws the last value of each month of a metric', () => {
  const lines = toChartLines(metric('$', ['2026-08-02', 900], ['2026-06-30', 100], ['2026-07-01', 200], ['2026-08-31', 1250.5]));
  expect(lines).toEqual(['Jun 2026: $100', 'Jul 2026: $200', 'Aug 2026: $1,250.5']);
  expect(readBlocks(lines, 'traction').map(({ kind }) => kind)).toEqual(['chart']);
  expect(toChartLines(metric('clinics', ['2026-06-30', 1], ['2026-07-01', 2]))).toEqual([]);
  expect(toChartLines(metric('%', ['2026-06-30', 1], ['2026-07-01', 2], ['2026-08-01', 3]))).toContain('Jun 2026: 1%');
});

it('sets rivals in a table of what was noted', () => {
  const lines = toRivalLines([rival('Acme', '$9 a month'), rival('Zed | Co', ''), rival(' ', '$1')]);
  expect(lines).toEqual(['Rival | Price', 'Acme | $9 a month', 'Zed Co | –']);
  expect(readBlocks(lines, 'custom').map(({ kind }) => kind)).toEqual(['table']);
  expect(toRivalLines([rival('Acme', '')])).toEqual([]);
});

it('offers a slide what it has a place for, once', () => {
  const role = { key: 'r', title: 'Support lead', department: '', salary: 0, currency: 'USD' };
  const work = {
    metrics: [metric('', ['2026-06-30', 1], ['2026-07-01', 2], ['2026-08-01', 3])],
    rivals: [rival('Acme', '$9')],
    roles: [role],
  };
  const labels = (type: Parameters<typeof additionsFor>[0], content = '') => additionsFor(type, content, work).map(({ label }) => label);
  expect(labels('traction')).toEqual(['Chart: MRR']);
  expect(labels('custom')).toEqual(['Chart: MRR', 'Table of rivals']);
  expect(labels('team')).toEqual(['Next hire: Support lead']);
  expect(labels('team', addLines('To add: your names', ['Next hire: Support lead']))).toEqual([]);
  expect(labels('funding')).toEqual([]);
  expect(addLines('To add: your names\nAna, product', ['Next hire: Support lead'])).toBe('Ana, product\nNext hire: Support lead');
});
