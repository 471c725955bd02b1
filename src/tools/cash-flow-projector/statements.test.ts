import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { projectCash } from './projection';
import { computeStatements } from './statements';
import { item, settings as settingsOf } from './test-data';

const settings = settingsOf({ period: 6, startingCash: 100_000, collectionDelay: 30, taxEvery: 'monthly' });

it('shows a sale as revenue at once and as cash when it is paid', () => {
  const items = [item('income', 50_000), item('expense', 20_000)];
  const [first, second] = computeStatements(items, settings, projectCash(items, settings));
  // 500 sold and 200 paid: 300 earned, 500 to come, 800 in the bank.
  expect(first).toMatchObject({ profit: 30_000, receivables: 50_000, cash: 80_000, equity: 130_000, net: -20_000 });
  expect(second).toMatchObject({ profit: 30_000, receivables: 50_000, cash: 110_000, equity: 160_000, receivablesRise: 0 });
});

it('balances in every month, whatever is planned', () => {
  const anItem = fc.record({
    type: fc.constantFrom('income' as const, 'expense' as const),
    amount: fc.integer({ min: 1, max: 1e8 }),
    frequency: fc.constantFrom('monthly' as const, 'quarterly' as const, 'annual' as const, 'one-time' as const, 'weekly' as const),
    startMonth: fc.constantFrom('', '2025-03-01', '2025-12-01', '2026-02-01'),
    isPlain: fc.boolean(),
    growth: fc.constantFrom(0, 0.03, -0.1),
  });
  const some = fc.record({
    collectionDelay: fc.nat(365),
    paymentDelay: fc.nat(365),
    taxMode: fc.constantFrom('none' as const, 'sales' as const, 'vat' as const),
    taxEvery: fc.constantFrom('monthly' as const, 'quarterly' as const),
    taxRate: fc.constantFrom(0, 0.19),
  });
  fc.assert(
    fc.property(fc.array(anItem, { maxLength: 6 }), some, (list, more) => {
      const items = list.map((one, index) => item(one.type, one.amount, { ...one, id: String(index) }));
      const all = { ...settings, ...more };
      for (const month of computeStatements(items, all, projectCash(items, all))) {
        expect(month.cash + month.receivables).toBe(month.payables + month.taxOwed + month.equity);
        expect(month.net).toBe(month.profit - month.receivablesRise + month.payablesRise + month.tax);
        if (all.taxMode === 'none') expect(month.receivables).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
