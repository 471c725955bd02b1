import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { fields } from './model';

describe('what may be typed', () => {
  it.each<[string, Field, string[], string[]]>([
    ['refund period', fields.refundDays, ['1', '3650'], ['0', '3651']],
    ['trial', fields.trialDays, ['0', '3650'], ['-1', '3651']],
    ['reminder', fields.reminderDays, ['0', '365'], ['-1', '366']],
    ['days to opt out', fields.optOutDays, ['1', '365'], ['0', '366']],
    ['months of payments', fields.capMonths, ['1', '120'], ['0', '121']],
    ['notice of changes', fields.noticeDays, ['1', '365'], ['0', '366']],
  ])('%s', (_, field, taken, refused) => {
    expect(taken.filter((typed) => !isTaken(field, typed))).toEqual([]);
    expect(refused.filter((typed) => isTaken(field, typed))).toEqual([]);
  });
});
