import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { fields } from './model';

describe('what may be typed', () => {
  it.each<[string, Field, string[], string[]]>([
    ['days to pay', fields.paymentDays, ['1', '365'], ['0', '366']],
    ['notice', fields.noticeDays, ['1', '365'], ['0', '366']],
    ['notice to leave', fields.withdrawalDays, ['1', '730'], ['0', '731']],
    ['hours a week', fields.hoursPerWeek, ['1', '80'], ['0', '81']],
    ['vacation', fields.vacationDays, ['0', '100'], ['-1', '101']],
  ])('%s', (_, field, taken, refused) => {
    expect(taken.filter((typed) => !isTaken(field, typed))).toEqual([]);
    expect(refused.filter((typed) => isTaken(field, typed))).toEqual([]);
  });
});
