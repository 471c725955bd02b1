import { defineSheet } from '@/lib/define-sheet';
import { inSheet } from '@/lib/formulas';
import { minorDigits, toMajor } from '@/lib/money';
import type { Cell, Sheet } from '@/lib/sheet';
import { hasTax } from './model';
import { lagMonths } from './projection';
import { computeStatements, type StatementMonth } from './statements';
import { calculated, cashSheet, input, names, type CashColumn, type Work } from './workbook-layout';

const profitSheet = defineSheet('Profit and loss', {
  month: ['Month', 'day'],
  revenue: ['Revenue', 'money'],
  costs: ['Costs', 'money'],
  profit: ['Profit', 'money'],
});
const flowSheet = defineSheet('Cash flow', {
  month: ['Month', 'day'],
  profit: ['Profit', 'money'],
  receivables: ['Less rise in receivables', 'money'],
  payables: ['Plus rise in payables', 'money'],
  tax: ['Plus rise in tax owed', 'money'],
  net: ['Net cash flow', 'money'],
  cash: ['Cash at the end', 'money'],
});
const balanceSheet = defineSheet('Balance sheet', {
  month: ['Month', 'day'],
  cash: ['Cash', 'money'],
  receivables: ['Receivables', 'money'],
  assets: ['Assets', 'money'],
  payables: ['Payables', 'money'],
  tax: ['Tax owed', 'money'],
  equity: ['Equity', 'money'],
  liabilities: ['Liabilities and equity', 'money'],
  check: ['Difference (must be 0)', 'money'],
});

/** Profit and loss by what falls due, the cash it becomes, and what stands open in between; each a formula over the others. */
export function toStatements(work: Work, serialOf: (row: number) => number): Sheet[] {
  const { currency, settings } = work;
  const months = computeStatements(work.items, settings, work.projection);
  const digits = minorDigits(currency);
  const cell = (formula: string, minor: number): Cell => calculated(`ROUND(${formula},${digits})`, toMajor(minor, currency));
  const month = (row: number) => calculated(inSheet(names.projection, `A${row + 2}`), serialOf(row));
  const cash = (name: CashColumn, row: number) => cashSheet.elsewhere.at(name, row + lagMonths);
  const last = months.length + lagMonths - 1;
  const column = (name: CashColumn) => cashSheet.elsewhere.fixedRange(name, 0, last);
  /** What fell due before the first month and had not arrived when it began. */
  const openAtStart = (due: CashColumn, late: CashColumn, delay: 'collectionMonths' | 'paymentMonths') => {
    const upTo = (to: string) => `SUMIF(${column('month')},"<="&${to},${column(due)})`;
    return `${upTo('0')}-${upTo(`-${input(delay)}`)}+SUMIF(${column('month')},-${input(delay)},${column(late)})`;
  };
  const opening = {
    receivables: openAtStart('income', 'lateIncome', 'collectionMonths'),
    payables: openAtStart('expenses', 'lateExpenses', 'paymentMonths'),
  };
  const before = (name: 'receivables' | 'payables', row: number) => (row === 0 ? `(${opening[name]})` : balanceSheet.at(name, row - 1));
  const rise = (name: 'receivables' | 'payables', row: number) => {
    const now = balanceSheet.elsewhere.at(name, row);
    return `${now}-${row === 0 ? `(${opening[name]})` : balanceSheet.elsewhere.at(name, row - 1)}`;
  };
  const tax = (row: number) => (hasTax(settings) ? `${cash('owed', row)}-${cash('settled', row)}` : '0');
  const rowsOf = (fill: (one: StatementMonth, row: number) => Record<string, Cell>) =>
    months.map((one, row) => ({ month: month(row), ...fill(one, row) }));
  return [
    profitSheet.toSheet(
      rowsOf(({ revenue, costs, profit }, row) => ({
        revenue: cell(`${cash('income', row)}+${cash('incomeAtOnce', row)}`, revenue),
        costs: cell(`${cash('expenses', row)}+${cash('expensesAtOnce', row)}`, costs),
        profit: cell(`${profitSheet.at('revenue', row)}-${profitSheet.at('costs', row)}`, profit),
      })),
      { currency },
    ),
    flowSheet.toSheet(
      rowsOf((one, row) => ({
        profit: cell(profitSheet.elsewhere.at('profit', row), one.profit),
        receivables: cell(`-(${rise('receivables', row)})`, 0 - one.receivablesRise),
        payables: cell(rise('payables', row), one.payablesRise),
        tax: cell(tax(row), one.tax),
        net: cell(['profit', 'receivables', 'payables', 'tax'].map((name) => flowSheet.at(name as 'profit', row)).join('+'), one.net),
        cash: cell(`${row === 0 ? input('startingCash') : flowSheet.at('cash', row - 1)}+${flowSheet.at('net', row)}`, one.cash),
      })),
      { currency },
    ),
    balanceSheet.toSheet(
      rowsOf((one, row) => ({
        cash: cell(inSheet(names.projection, `${hasTax(settings) ? 'F' : 'E'}${row + 2}`), one.cash),
        receivables: cell(`${before('receivables', row)}+${cash('income', row)}-${cash('incomeCash', row)}`, one.receivables),
        assets: cell(`${balanceSheet.at('cash', row)}+${balanceSheet.at('receivables', row)}`, one.cash + one.receivables),
        payables: cell(`${before('payables', row)}+${cash('expenses', row)}-${cash('expensesCash', row)}`, one.payables),
        tax: cell(`${row === 0 ? '0' : balanceSheet.at('tax', row - 1)}+${tax(row)}`, one.taxOwed),
        equity: cell(
          row === 0
            ? `${input('startingCash')}+(${opening.receivables})-(${opening.payables})+${profitSheet.elsewhere.at('profit', 0)}`
            : `${balanceSheet.at('equity', row - 1)}+${profitSheet.elsewhere.at('profit', row)}`,
          one.equity,
        ),
        liabilities: cell(
          `${balanceSheet.at('payables', row)}+${balanceSheet.at('tax', row)}+${balanceSheet.at('equity', row)}`,
          one.payables + one.taxOwed + one.equity,
        ),
        check: cell(`${balanceSheet.at('assets', row)}-${balanceSheet.at('liabilities', row)}`, 0),
      })),
      { currency },
    ),
  ];
}
