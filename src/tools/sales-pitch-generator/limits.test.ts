import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { roiFields } from './roi';

describe('what may be typed', () => {
  it.each<[string, Field, string[], string[]]>([
    ['hours', roiFields.hours, ['0', '1.5'], ['-0.1']],
    ['cost of an hour', roiFields.rate, ['0'], ['-0.01']],
    ['savings', roiFields.savings, ['0'], ['-0.01']],
    ['revenue', roiFields.revenue, ['0'], ['-0.01']],
    ['price', roiFields.price, ['0'], ['-0.01']],
    ['setup', roiFields.setup, ['0'], ['-0.01']],
    ['months', roiFields.months, ['1', '60'], ['0', '61']],
  ])('%s', (_, field, taken, refused) => {
    expect(taken.filter((typed) => !isTaken(field, typed))).toEqual([]);
    expect(refused.filter((typed) => isTaken(field, typed))).toEqual([]);
  });
});
