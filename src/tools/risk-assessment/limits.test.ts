import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { fields } from './model';

describe('what may be typed', () => {
  it.each<[string, Field, string[], string[]]>([
    ['chance', fields.chance, ['0', '100'], ['-0.1', '100.1']],
    ['cost', fields.cost, ['0'], ['-0.01']],
  ])('%s', (_, field, taken, refused) => {
    expect(taken.filter((typed) => !isTaken(field, typed))).toEqual([]);
    expect(refused.filter((typed) => isTaken(field, typed))).toEqual([]);
  });
});
