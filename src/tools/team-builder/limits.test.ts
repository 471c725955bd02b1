import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { fields, importFields, planFields, roleFields } from './model';

describe('what may be typed', () => {
  it.each<[string, Field, string[], string[]]>([
    ['grant', fields.grant, ['0', '1000000000000'], ['-1', '1000000000001']],
    ['salary', fields.salary, ['0'], ['-0.01']],
    ['an imported score', importFields.performance, ['0', '10'], ['-0.1', '10.1']],
    ['on top of salary', planFields.burden, ['0', '500'], ['-0.1', '500.1']],
    ['salary of an open role', roleFields.salary, ['0'], ['-0.01']],
  ])('%s', (_, field, taken, refused) => {
    expect(taken.filter((typed) => !isTaken(field, typed))).toEqual([]);
    expect(refused.filter((typed) => isTaken(field, typed))).toEqual([]);
  });
});
