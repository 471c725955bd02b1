import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { fields, settingFields } from './model';

describe('what may be typed', () => {
  it.each<[string, Field]>([
    ['churn', fields.churn],
    ['paying monthly', settingFields.monthlyShare],
    ['expansion', settingFields.expansion],
    ['contraction', settingFields.contraction],
    ['margin', settingFields.margin],
  ])('%s is a part of a hundred', (_, field) => {
    expect(['-0.1', '0', '100', '100.1'].map((typed) => isTaken(field, typed))).toEqual([false, true, true, false]);
  });

  it.each<[string, Field]>([
    ['annual price', fields.annualPrice],
    ['subscribers', fields.subscribers],
    ['growth', fields.growth],
    ['joining', fields.newCount],
    ['limit', fields.cap],
    ['cost to win', settingFields.cac],
    ['LTV to CAC', settingFields.goodRatio],
    ['payback', settingFields.goodPayback],
    ['quick ratio', settingFields.goodQuick],
    ['NRR', settingFields.goodNrr],
  ])('%s is not below nothing', (_, field) => {
    expect(['-1', '0', '500'].map((typed) => isTaken(field, typed))).toEqual([false, true, true]);
  });

  it('a monthly price is at least a cent', () => {
    expect(['0', '0.01'].map((typed) => isTaken(fields.monthlyPrice, typed))).toEqual([false, true]);
  });
});
