import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { fields, roundFields } from './model';

describe('what may be typed', () => {
  it.each<[string, Field, string[], string[]]>([
    ['amount', fields.amount, ['0'], ['-0.01']],
    ['probability', fields.probability, ['0', '100'], ['-0.1', '100.1']],
    ['target', roundFields.target, ['0'], ['-0.01']],
    ['going cold', roundFields.coldAfter, ['0', '3650'], ['-1', '3651']],
  ])('%s', (_, field, taken, refused) => {
    expect(taken.filter((typed) => !isTaken(field, typed))).toEqual([]);
    expect(refused.filter((typed) => isTaken(field, typed))).toEqual([]);
  });
});
