import { describe, expect, it } from 'vitest';
import { readField } from '@/lib/fields';
import { fields, roundFields } from './model';

type Field = Parameters<typeof readField>[0];
const isTaken = (field: Field, typed: string) => readField(field, typed, { today: '2026-11-15', currency: 'USD' }).problem === undefined;

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
