import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeFunding, readSource } from './funding';
import { state, type FundingSource } from './model';
import { schema } from './schema';
import { toSumSheet } from './sheets';

const around = { today: '2026-11-15', currency: 'USD' };
const source = (amount: string, isInHand = true, name = 'Own savings'): FundingSource => ({ id: name, name, amount, isInHand });

it('says what is missing, with and without what is only expected', () => {
  // 20,000 needed; 5,000 there and 12,000 hoped for leave 3,000, or 15,000.
  expect(computeFunding([source('5,000'), source('12000', false, 'Bank loan')], 2_000_000, 'USD')).toEqual({
    total: 1_700_000,
    inHand: 500_000,
    gap: 300_000,
    gapToday: 1_500_000,
  });
  expect(computeFunding([], 100, 'USD').gap).toBe(100);
  expect(readSource(source('-5'), 'USD').problem).toBeDefined();
  expect(readSource(source('many'), 'USD')).toMatchObject({ amount: 0 });
});

it('never counts less in all than in hand', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ amount: fc.string(), isInHand: fc.boolean() })), fc.nat(), (list, needed) => {
      const funding = computeFunding(
        list.map((one, index) => ({ ...one, id: String(index), name: '' })),
        needed,
        'USD',
      );
      expect(funding.total).toBeGreaterThanOrEqual(funding.inHand);
      expect(funding.gap + funding.total).toBe(needed);
    }),
  );
});

it('stands in the workbook and in the file that is read back', () => {
  const data = { ...state.start(around), extra: { ...state.start(around).extra, sources: [source('5')] } };
  expect(schema.parse(data)).toEqual(data);
  expect(schema.safeParse(state.start(around)).success).toBe(true);
  expect(toSumSheet([], data.extra, around).rows).toContainEqual(['Still to be found (below 0: left over)', -5]);
});
