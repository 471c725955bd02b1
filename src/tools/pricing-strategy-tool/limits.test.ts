import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { computeEconomics } from './economics';
import { costFields } from './model';

describe('what may be typed', () => {
  it.each<[string, Field, string[], string[]]>([
    ['price', costFields.price, ['0'], ['-0.01']],
    ['unit cost', costFields.unitCost, ['0'], ['-0.01']],
    ['fixed costs', costFields.fixedCosts, ['0'], ['-0.01']],
    ['markup', costFields.markup, ['0', '10000'], ['-0.1', '10001']],
    ['target margin', costFields.targetMargin, ['0', '99'], ['-0.1', '99.1']],
    ['discount', costFields.discount, ['0', '100'], ['-0.1', '100.1']],
    ['units', costFields.unitsNow, ['0'], ['-1']],
  ])('%s', (_, field, taken, refused) => {
    expect(taken.filter((typed) => !isTaken(field, typed))).toEqual([]);
    expect(refused.filter((typed) => isTaken(field, typed))).toEqual([]);
  });
});

it('an amount is shown as long as it is exact to the cent', () => {
  const costs = { price: 0, unitCost: 0, fixedCosts: 0, markup: 0, targetMargin: 0, discount: 0, unitsNow: 0 };
  const largest = Number.MAX_SAFE_INTEGER;
  const profitAt = (price: number, unitCost = 0) => computeEconomics({ ...costs, price, unitCost }).unitProfit;
  expect(profitAt(largest)).toEqual({ value: largest });
  expect(profitAt(largest + 1)).toEqual({ reason: 'Too large to show exactly.' });
  // A loss is as large.
  expect(profitAt(1, largest + 1)).toEqual({ value: -largest });
  expect(profitAt(1, largest + 3)).toEqual({ reason: 'Too large to show exactly.' });
});
