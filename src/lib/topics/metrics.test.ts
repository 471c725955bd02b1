import { expect, it } from 'vitest';
import { followed } from './metrics';

it('a figure that is followed has its latest value, and no target', () => {
  const line = { id: 'r', name: 'Revenue', category: 'Money', unit: '$', direction: 'higher' as const };
  const values = [
    { date: '2026-10-01', value: 5 },
    { date: '2026-11-01', value: 7 },
  ];
  const rest = { targetValue: 0, upperTarget: 0, targetTyped: '' };
  expect(followed({ ...line, values })).toEqual({ ...line, values, currentValue: 7, ...rest });
  expect(followed({ ...line, values: [] })).toEqual({ ...line, values: [], currentValue: 0, ...rest });
});
