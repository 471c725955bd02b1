import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { decimalLineFields, fields, lineFields } from './model';

describe('what may be typed', () => {
  it.each<[string, Field, string[], string[]]>([
    ['tax', fields.taxPercent, ['0', '100'], ['-0.1']],
    ['discount', fields.discount, ['0'], ['-0.1']],
    ['discount of an item', lineFields.discount, ['0'], ['-0.1']],
    ['tax of an item', lineFields.taxPercent, ['0'], ['-0.1']],
    ['quantity', decimalLineFields.quantity, ['0.5', '-1'], ['', 'one']],
  ])('%s', (_, field, taken, refused) => {
    expect(taken.filter((typed) => !isTaken(field, typed))).toEqual([]);
    expect(refused.filter((typed) => isTaken(field, typed))).toEqual([]);
  });
});
