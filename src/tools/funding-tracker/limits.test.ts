import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { fields } from './model';

describe('what may be typed', () => {
  it.each<[string, Field, string[], string[]]>([
    ['amount', fields.amount, ['0.01', '1'], ['0', '0.001', '-1']],
    ['valuation', fields.valuation, ['0'], ['-0.01']],
    ['discount', fields.discount, ['0', '100'], ['-0.1', '100.1']],
    ['interest', fields.interest, ['0', '100'], ['-0.1', '100.1']],
    ['target', fields.target, ['0'], ['-0.01']],
    ['wired', fields.wired, ['0'], ['-0.01']],
  ])('%s', (_, field, taken, refused) => {
    expect(taken.filter((typed) => !isTaken(field, typed))).toEqual([]);
    expect(refused.filter((typed) => isTaken(field, typed))).toEqual([]);
  });
});
