import { joinRest, shareChart } from '@/lib/charts';
import type { Surroundings } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { toSheet } from '@/lib/sheet';
import { markSamples } from '@/kinds/records/files';
import type { PrintedList } from '@/kinds/records/print-list';
import { isAllSample } from '@/kinds/records/state';
import { computeTotals, fields, filesFields, totalByCategory, type Transaction } from './model';

/** What came in and went out, and where to, above the list. */
export function toPrintedTransactions(transactions: readonly Transaction[], { currency, today }: Surroundings): PrintedList {
  const { income, expenses, net } = computeTotals(transactions);
  const show = (amount: number) => formatMoney(amount, currency);
  const { date, description, category, type, amount } = fields;
  return {
    title: 'Transactions',
    sheet: markSamples(toSheet('Transactions', filesFields(transactions), transactions, currency), transactions),
    today,
    isSample: isAllSample(transactions),
    shown: [date, description, category, type, amount].map(({ label }) => label),
    above: [
      {
        kind: 'figures',
        items: [
          { label: 'income', value: show(income) },
          { label: 'expenses', value: show(expenses) },
          { label: 'left over', value: show(net) },
        ],
      },
      ...shareChart(
        'Expenses by category',
        joinRest(
          totalByCategory(transactions, 'expense').map((total) => ({ label: total.category || 'None', value: total.amount })),
          show,
        ),
      ),
    ],
  };
}
