import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { fields } from './fields';

describe('what may be typed', () => {
  it.each<[string, Field, string[], string[]]>([
    ['years of confidence', fields.confidentialYears, ['1', '99'], ['0', '100']],
    ['late fee', fields.lateFeeRate, ['0', '20'], ['-0.1', '20.1']],
    ['non-solicitation', fields.nonSolicitMonths, ['1', '60'], ['0', '61']],
    ['non-compete', fields.nonCompeteMonths, ['1', '60'], ['0', '61']],
    ['notice', fields.noticeDays, ['1', '365'], ['0', '366']],
    ['days to check', fields.acceptDays, ['1', '365'], ['0', '366']],
    ['days to take data out', fields.exitDays, ['1', '365'], ['0', '366']],
    ['exclusive talks', fields.exclusiveDays, ['0', '365'], ['-1', '366']],
    ['vesting', fields.vestingYears, ['0', '10'], ['-1', '11']],
    ['cliff', fields.cliffMonths, ['0', '36'], ['-1', '37']],
  ])('%s', (_, field, taken, refused) => {
    expect(taken.filter((typed) => !isTaken(field, typed))).toEqual([]);
    expect(refused.filter((typed) => isTaken(field, typed))).toEqual([]);
  });
});
