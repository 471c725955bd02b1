import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { settingsFields, shownFields } from './model';

describe('what may be typed', () => {
  it.each<[string, Field, string, string, string, string]>([
    ['growth', shownFields.growth, '-100.1', '-100', '100', '100.1'],
    ['collection delay', settingsFields.collectionDelay, '-1', '0', '365', '366'],
    ['payment delay', settingsFields.paymentDelay, '-1', '0', '365', '366'],
    ['tax rate', settingsFields.taxRate, '-0.1', '0', '100', '100.1'],
  ])('%s', (_, field, below, least, most, above) => {
    expect([below, least, most, above].map((typed) => isTaken(field, typed))).toEqual([false, true, true, false]);
  });

  it('an amount is at least a cent', () => {
    expect(['-1', '0', '0.01'].map((typed) => isTaken(shownFields.amount, typed))).toEqual([false, false, true]);
  });
});
