import { describe, expect, it } from 'vitest';
import { readField } from '@/lib/fields';
import { capacityFields, fields, weightFields } from './model';

type Field = Parameters<typeof readField>[0];
const isTaken = (field: Field, typed: string) => readField(field, typed, { today: '2026-11-15', currency: 'USD' }).problem === undefined;

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
