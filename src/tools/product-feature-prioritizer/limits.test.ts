import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { capacityFields, fields, weightFields } from './model';

describe('what may be typed', () => {
  it.each<[string, Field, string[], string[]]>([
    ['reach', fields.reach, ['0'], ['-1']],
    ['person-months', fields.personMonths, ['0'], ['-0.1']],
    ['weight of impact', weightFields.impact, ['0', '1000'], ['-0.1', '1000.1']],
    ['weight of one’s own', weightFields.own, ['0', '1000'], ['-0.1', '1000.1']],
    ['capacity', capacityFields.capacity, ['0'], ['-0.1']],
  ])('%s', (_, field, taken, refused) => {
    expect(taken.filter((typed) => !isTaken(field, typed))).toEqual([]);
    expect(refused.filter((typed) => isTaken(field, typed))).toEqual([]);
  });
});
