import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { streamFields } from './appendix-fields';
import { fields, fundFields } from './model';

describe('what may be typed', () => {
  it.each<[string, Field, string[], string[]]>([
    ['amount of a stream', streamFields.amount, ['0'], ['-0.01', '']],
    ['growth', streamFields.growth, ['-100', '100'], ['-100.1', '100.1']],
    ['amount needed', fields.amount, ['0'], ['-0.01']],
    ['months', fields.runningMonths, ['0', '60'], ['-1', '61']],
    ['a use of funds', fundFields.amount, ['0'], ['-0.01']],
  ])('%s', (_, field, taken, refused) => {
    expect(taken.filter((typed) => !isTaken(field, typed))).toEqual([]);
    expect(refused.filter((typed) => isTaken(field, typed))).toEqual([]);
  });
});
