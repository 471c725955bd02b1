import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { companyFields } from './company';

describe('what may be typed', () => {
  it.each<[string, Field, string[], string[]]>([
    ['associated companies', companyFields.associated, ['0', '1000'], ['-1', '1001']],
    ['municipal rate', companyFields.municipal, ['200', '2000'], ['199', '2001']],
    ['a loss', companyFields.profit, ['-20000', '0'], ['much']],
  ])('%s', (_, field, taken, refused) => {
    expect(taken.filter((typed) => !isTaken(field, typed))).toEqual([]);
    expect(refused.filter((typed) => isTaken(field, typed))).toEqual([]);
  });
});
