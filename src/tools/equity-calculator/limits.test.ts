import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { convertibleFields, fields, roundFields, settingFields } from './model';

describe('what may be typed', () => {
  it.each<[string, Field, string, string, string, string]>([
    ['equity', fields.equityPercentage, '-0.01', '0', '1000', '1000.1'],
    ['vesting', fields.vestingPeriod, '-1', '0', '600', '601'],
    ['cliff', fields.cliffPeriod, '-1', '0', '600', '601'],
    ['exact shares', fields.exactShares, '-1', '0', '1000000000000', '1000000000001'],
    ['exercise price', fields.exercisePrice, '-0.01', '0', '1000000000', '1000000000.1'],
    ['pool target', roundFields.poolTarget, '-0.1', '0', '90', '90.1'],
    ['multiple', roundFields.multiple, '-0.1', '0', '100', '100.1'],
    ['participation cap', roundFields.participationCap, '-0.1', '0', '1000', '1000.1'],
    ['discount', convertibleFields.discount, '-0.1', '0', '90', '90.1'],
    ['interest', convertibleFields.interest, '-0.1', '0', '1000', '1000.1'],
    ['total shares', settingFields.totalShares, '-1', '0', '1000000000000', '1000000000001'],
    ['pool', settingFields.pool, '-1', '0', '1000000000000', '1000000000001'],
    ['promised', settingFields.promised, '-1', '0', '1000000000000', '1000000000001'],
  ])('%s', (_, field, below, least, most, above) => {
    expect([below, least, most, above].map((typed) => isTaken(field, typed))).toEqual([false, true, true, false]);
  });

  it('amounts of money are not below nothing', () => {
    for (const field of [convertibleFields.cap, settingFields.exitValue])
      expect([isTaken(field, '-0.01'), isTaken(field, '0')]).toEqual([false, true]);
  });
});
