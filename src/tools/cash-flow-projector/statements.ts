import type { Item, Settings } from './model';
import { delay, lagMonths, type Projection } from './projection';
import { exact, sumDue } from './schedule';

export interface StatementMonth {
  /** What fell due, whether or not it was paid. */
  revenue: number;
  costs: number;
  profit: number;
  receivables: number;
  receivablesRise: number;
  payables: number;
  payablesRise: number;
  /** What was added to the tax owed. */
  tax: number;
  taxOwed: number;
  net: number;
  cash: number;
  equity: number;
}

/** The plan as an accountant reads it: every item is revenue or a cost in the month it falls due. */
export function computeStatements(items: readonly Item[], settings: Settings, { rows }: Projection): StatementMonth[] {
  const { firstMonth, startingCash } = settings;
  const dueOf = (type: Item['type'], isPlain: boolean) => {
    const amounts = firstMonth === '' ? [] : sumDue(items, { type, isPlain, firstMonth, factor: 1, from: -lagMonths, to: rows.length });
    return (month: number) => amounts[month + lagMonths] ?? 0;
  };
  const [income, incomeAtOnce, expenses, expensesAtOnce] = [
    dueOf('income', false),
    dueOf('income', true),
    dueOf('expense', false),
    dueOf('expense', true),
  ];
  const collected = delay(income, settings.collectionDelay);
  const paid = delay(expenses, settings.paymentDelay);
  let [receivables, payables, taxOwed] = [collected.openAfter(0), paid.openAfter(0), 0];
  let equity = exact(startingCash + receivables - payables);
  return rows.map(({ tax, net, balance }, month) => {
    const revenue = exact(income(month) + incomeAtOnce(month));
    const costs = exact(expenses(month) + expensesAtOnce(month));
    const receivablesRise = exact(income(month) - collected.cash(month));
    const payablesRise = exact(expenses(month) - paid.cash(month));
    receivables = exact(receivables + receivablesRise);
    payables = exact(payables + payablesRise);
    taxOwed = exact(taxOwed + tax);
    equity = exact(equity + revenue - costs);
    return {
      revenue,
      costs,
      profit: exact(revenue - costs),
      receivables,
      receivablesRise,
      payables,
      payablesRise,
      tax,
      taxOwed,
      net,
      cash: balance,
      equity,
    };
  });
}
