import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { checkFields, planFields, valueFields } from './inputs';
import { fields } from './model';

describe('what may be typed', () => {
  it.each<[string, Field, string[], string[]]>([
    ['value', valueFields.value, ['0'], ['-0.01']],
    ['baseline', planFields.baseline, ['0', '100'], ['-0.1', '100.1']],
    ['effect', planFields.effect, ['0', '10000'], ['-0.1', '10001']],
    ['alpha', planFields.alpha, ['0.01', '50'], ['0.009', '50.1']],
    ['power', planFields.power, ['50', '99.99'], ['49.9', '99.991']],
    ['traffic', planFields.traffic, ['0'], ['-1']],
    ['looks', checkFields.looks, ['1', '50'], ['0', '51']],
    ['visitors of A', checkFields.visitorsA, ['0'], ['-1']],
    ['conversions of A', checkFields.conversionsA, ['0'], ['-1']],
    ['visitors of B', checkFields.visitorsB, ['0'], ['-1']],
    ['conversions of B', checkFields.conversionsB, ['0'], ['-1']],
    ['planned', checkFields.planned, ['0'], ['-1']],
    ['visitors of a step', fields.visitors, ['1'], ['0']],
    ['conversions of a step', fields.conversions, ['0'], ['-1']],
  ])('%s', (_, field, taken, refused) => {
    expect(taken.filter((typed) => !isTaken(field, typed))).toEqual([]);
    expect(refused.filter((typed) => isTaken(field, typed))).toEqual([]);
  });
});
