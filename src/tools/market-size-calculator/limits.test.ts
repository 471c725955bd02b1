import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { fields } from './model';

describe('what may be typed', () => {
  it.each<[string, Field, string[], string[]]>([
    ['population', fields.totalPopulation, ['0'], ['-1']],
    ['target', fields.targetPercentage, ['0'], ['-0.1']],
    ['spending', fields.averageSpending, ['0'], ['-0.01']],
    ['share goal', fields.marketShareGoal, ['0'], ['-0.1']],
    ['price', fields.productPrice, ['0'], ['-0.01']],
    ['conversion', fields.conversionRate, ['0'], ['-0.1']],
    ['growth', fields.growthRate, ['-100', '900'], ['-100.1']],
    ['spread', fields.spread, ['0', '100'], ['-0.1', '100.1']],
  ])('%s', (_, field, taken, refused) => {
    expect(taken.filter((typed) => !isTaken(field, typed))).toEqual([]);
    expect(refused.filter((typed) => isTaken(field, typed))).toEqual([]);
  });
});
