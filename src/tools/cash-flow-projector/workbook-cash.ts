import { minorDigits, multiplyMoney, toMajor } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import { addressOf, fixedAddressOf, inSheet } from '@/lib/formulas';
import type { Cell, Column, Sheet } from '@/lib/sheet';
import { hasTax } from './model';
import { daysPerMonth, lagMonths } from './projection';
import { dueIn } from './schedule';
import {
  calculated,
  cashSheet,
  groupOf,
  input,
  itemColumns,
  names,
  untaxedCashSheet,
  workColumns,
  type CashCells,
  type CashColumn,
  type Work,
} from './workbook-layout';

/** The item's name and group stand before its months. */
const scheduleLead = 2;

/** What falls due in a month of one group of items. */
const dueOf = ({ items, settings }: Work, group: number, month: number) =>
  sumOf(items.filter((item) => groupOf(item) === group).map((item) => dueIn(item, settings.firstMonth, month)));

const monthCount = ({ settings }: Work) => settings.period + lagMonths;

/** What falls due of each item in each month; the months before the first are those that a delay can still bring in. */
export function toSchedule(work: Work): Sheet {
  const { items, settings, currency } = work;
  const digits = minorDigits(currency);
  const months = Array.from({ length: monthCount(work) }, (_, index) => index - lagMonths);
  return {
    name: names.schedule,
    currency,
    columns: [
      { label: 'Item', kind: 'text' },
      { label: 'Group', kind: 'number' },
      ...months.map((month): Column => ({ label: month < 0 ? `${-month} before` : `Month ${month + 1}`, kind: 'money' })),
    ],
    rows: [
      ['Month', null, ...months.map((month) => month + 1)],
      ...items.map((item, row): Cell[] => {
        const of = (column: number) => inSheet(names.items, `$${addressOf(column, row)}`);
        const [start, end, step] = [of(workColumns.start), of(workColumns.end), of(workColumns.step)];
        const whatIf = `IF(${of(itemColumns.type)}="Income",${input('whatIfIncome')},${input('whatIfExpenses')})`;
        const base = `${of(itemColumns.amount)}*${of(workColumns.times)}*${whatIf}`;
        return [
          item.name,
          calculated(of(workColumns.group), groupOf(item)),
          ...months.map((month, index) => {
            const here = addressOf(scheduleLead + index, 0).replace(/(\d+)/, '$$$1');
            const since = `(${here}-${start})`;
            const isDue = `IF(${step}=0,${since}=0,MOD(${since},MAX(1,${step}))=0)`;
            const grown = `IF(${since}=0,1,(1+${of(itemColumns.growth)})^${since})`;
            return calculated(
              `IF(OR(${since}<0,${here}>${end}),0,IF(${isDue},ROUND(${base}*${grown},${digits}),0))`,
              toMajor(dueIn(item, settings.firstMonth, month), currency),
            );
          }),
        ];
      }),
    ],
  };
}

/** The schedule added up by what kind of cash it is, then moved by the delays, then taxed. */
export function toCash(work: Work): Sheet {
  const { settings, currency } = work;
  const isTaxed = hasTax(settings);
  const rows = Array.from({ length: monthCount(work) }, (_, row) => ({
    month: row - lagMonths + 1,
    ...toDueCells(work, row),
    ...(row < lagMonths ? {} : toCashCells(work, row)),
    ...(row < lagMonths || !isTaxed ? {} : toTaxCells(work, row)),
  }));
  return (isTaxed ? cashSheet : untaxedCashSheet).toSheet(rows, { currency });
}

function toDueCells(work: Work, row: number): CashCells {
  const { items, settings, currency } = work;
  const month = row - lagMonths;
  const added = (group: number): Cell => {
    if (items.length === 0) return 0;
    const range = (column: number, address: typeof addressOf) =>
      inSheet(names.schedule, `${address(column, 1)}:${address(column, items.length)}`);
    const formula = `SUMIF(${range(1, fixedAddressOf)},${group},${range(scheduleLead + row, addressOf)})`;
    return calculated(formula, toMajor(dueOf(work, group, month), currency));
  };
  const late = (column: CashColumn, days: 'collectionDays' | 'paymentDays', delay: number, group: number): Cell =>
    calculated(
      `ROUND(${cashSheet.at(column, row)}*${input(days)}/${daysPerMonth},${minorDigits(currency)})`,
      toMajor(Math.round((dueOf(work, group, month) * (delay % daysPerMonth)) / daysPerMonth), currency),
    );
  return {
    income: added(1),
    incomeAtOnce: added(3),
    expenses: added(2),
    expensesAtOnce: added(4),
    lateIncome: late('income', 'collectionDays', settings.collectionDelay, 1),
    lateExpenses: late('expenses', 'paymentDays', settings.paymentDelay, 2),
  };
}

const ordinaryCash = (work: Work, row: number) => {
  const month = row - lagMonths;
  const { income, expenses } = work.projection.rows[month] ?? { income: 0, expenses: 0 };
  return { income: income - dueOf(work, 3, month), expenses: expenses - dueOf(work, 4, month) };
};

function toCashCells(work: Work, row: number): CashCells {
  const last = monthCount(work) - 1;
  const column = (name: CashColumn) => cashSheet.fixedRange(name, 0, last);
  const delayed = (due: CashColumn, late: CashColumn, months: 'collectionMonths' | 'paymentMonths') => {
    const back = input(months);
    return `INDEX(${column(due)},${row + 1}-${back})-INDEX(${column(late)},${row + 1}-${back})+INDEX(${column(late)},${row}-${back})`;
  };
  const { income, expenses } = ordinaryCash(work, row);
  return {
    incomeCash: calculated(delayed('income', 'lateIncome', 'collectionMonths'), toMajor(income, work.currency)),
    expensesCash: calculated(delayed('expenses', 'lateExpenses', 'paymentMonths'), toMajor(expenses, work.currency)),
  };
}

/** Tax goes with the cash; what moves at once carries none. */
function toTaxCells(work: Work, row: number): CashCells {
  const { settings, currency, projection } = work;
  const month = row - lagMonths;
  const digits = minorDigits(currency);
  const at = (name: CashColumn, place = row) => cashSheet.at(name, place);
  const { income, expenses } = ordinaryCash(work, row);
  const onIncome = multiplyMoney(income, settings.taxRate);
  const onExpenses = settings.taxMode === 'vat' ? multiplyMoney(expenses, settings.taxRate) : 0;
  const owed = onIncome - onExpenses;
  const previous = month === 0 ? '0' : at('owed', row - 1);
  const quarter = month === 0 ? '0' : `SUM(${cashSheet.range('owed', Math.max(lagMonths, row - 3), row - 1)})`;
  const cell = (formula: string, minor: number) => calculated(formula, toMajor(minor, currency));
  return {
    taxOnIncome: cell(`ROUND(${at('incomeCash')}*${input('taxRate')},${digits})`, onIncome),
    taxOnExpenses: cell(`IF(${input('taxMode')}=2,ROUND(${at('expensesCash')}*${input('taxRate')},${digits}),0)`, onExpenses),
    owed: cell(`${at('taxOnIncome')}-${at('taxOnExpenses')}`, owed),
    settled: cell(
      `IF(${input('taxEvery')}=1,${previous},IF(MOD(${input('firstMonth')}-1+${month},3)=0,${quarter},0))`,
      owed - (projection.rows[month]?.tax ?? 0),
    ),
  };
}
