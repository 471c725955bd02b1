import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { assumptionFields } from './pricing';

describe('what may be typed', () => {
  it.each<[string, Field, string[], string[]]>([
    ['months', assumptionFields.months, ['1', '1200'], ['0.9', '1200.1']],
    ['units', assumptionFields.units, ['1', '0.5'], ['0', '-1']],
  ])('%s', (_, field, taken, refused) => {
    expect(taken.filter((typed) => !isTaken(field, typed))).toEqual([]);
    expect(refused.filter((typed) => isTaken(field, typed))).toEqual([]);
  });
});
