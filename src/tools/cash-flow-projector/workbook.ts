import { toMajor } from '@/lib/money';
import { addressOf } from '@/lib/formulas';
import type { Cell, Column, Sheet } from '@/lib/sheet';
import { assumptions } from './content';
import { hasTax, toColumns, type Settings } from './model';
import { daysPerMonth, lagMonths } from './projection';
import { endOf, startOf, stepOf, weeksPerMonth } from './schedule';
import { toItemsSheet } from './sheets';
import { toCash, toSchedule } from './workbook-cash';
import { toStatements } from './workbook-statements';
import {
  calculated,
  cashSheet,
  groupOf,
  groups,
  input,
  inputs,
  itemColumns,
  names,
  noEnd,
  type CashColumn,
  type Work,
} from './workbook-layout';

/** The whole projection as formulas over its inputs and items, so that a figure changed in the spreadsheet changes the result. */
export function toWorkbook(work: Work): Sheet[] {
  const serialOf = (row: number) => toSerial(work.settings, row);
  return [toInputs(work), toItems(work), toSchedule(work), toCash(work), toProjection(work), ...toStatements(work, serialOf)];
}

function toInputs({ settings, currency, isSample }: Work): Sheet {
  const { collectionDelay, paymentDelay, firstMonth } = settings;
  const whole = (name: 'collectionDelay' | 'paymentDelay', days: number): Cell =>
    calculated(`INT(${input(name)}/${daysPerMonth})`, Math.floor(days / daysPerMonth));
  const rest = (name: 'collectionDelay' | 'paymentDelay', days: number): Cell =>
    calculated(`MOD(${input(name)},${daysPerMonth})`, days % daysPerMonth);
  const rows: [string, Cell, string][] = [
    ['Starting cash', toMajor(settings.startingCash, currency), currency],
    ['First year', Number(firstMonth.slice(0, 4)), ''],
    ['First month', settings.firstMonthNumber, '1 is January'],
    ['Collection delay (days)', collectionDelay, `0 to 365. ${assumptions.delay}`],
    ['Payment delay (days)', paymentDelay, '0 to 365'],
    ['Collection delay, whole months', whole('collectionDelay', collectionDelay), 'Worked out'],
    ['Collection delay, days left', rest('collectionDelay', collectionDelay), 'Worked out'],
    ['Payment delay, whole months', whole('paymentDelay', paymentDelay), 'Worked out'],
    ['Payment delay, days left', rest('paymentDelay', paymentDelay), 'Worked out'],
    ['What if: income', 1, '1 as planned, 0.8 for 20% less'],
    ['What if: expenses', 1, '1 as planned, 1.1 for 10% more'],
  ];
  if (hasTax(settings))
    rows.push(
      ['Tax', settings.taxMode === 'vat' ? 2 : 1, `1 on income, 2 on income and expenses. ${assumptions.tax}`],
      ['Tax rate', settings.taxRate, '0.2 is 20%'],
      ['Tax settled every (months)', settings.taxEvery === 'monthly' ? 1 : 3, '1 or 3'],
    );
  return inputs.toSheet(
    rows.map(([label, value, note]) => ({ input: label, value, note })),
    { currency, labels: isSample ? { input: 'Input (sample data)' } : {} },
  );
}

function toItems({ items, settings, currency }: Work): Sheet {
  const { firstMonth } = settings;
  const plain = toItemsSheet(
    items.map((item) => ({ ...item, startMonth: item.startMonth || `${firstMonth}-01` })),
    currency,
  );
  const number = (label: string): Column => ({ label, kind: 'number' });
  return {
    ...plain,
    columns: [
      ...plain.columns,
      number('Starts in month'),
      number('Ends in month'),
      number('Every (months)'),
      number('Times a month'),
      number('Group (1 income, 2 expense, 3 and 4 at once)'),
    ],
    rows: items.map((item, row) => {
      const at = (column: keyof typeof itemColumns) => addressOf(itemColumns[column], row);
      // An empty day is read as the first that spreadsheets know, and then left aside.
      const day = (address: string) => `MAX(1,${address})`;
      const months = (address: string) =>
        `(YEAR(${day(address)})-${input('firstYear')})*12+MONTH(${day(address)})-${input('firstMonth')}+1`;
      const end = endOf(item, firstMonth);
      return [
        ...(plain.rows[row] ?? []),
        calculated(months(at('start')), startOf(item, firstMonth) + 1),
        calculated(`IF(${at('end')}>0,${months(at('end'))},${noEnd})`, Number.isFinite(end) ? end + 1 : noEnd),
        calculated(
          `IF(${at('frequency')}="Quarterly",3,IF(${at('frequency')}="Annual",IF(${at('repeats')}="Yes",12,0),IF(${at('frequency')}="One-time",0,1)))`,
          stepOf(item),
        ),
        calculated(`IF(${at('frequency')}="Weekly",52/12,1)`, item.frequency === 'weekly' ? weeksPerMonth : 1),
        calculated(
          `IF(${at('type')}="Income",${groups.income},${groups.expense})+IF(${at('plain')}="Yes",${groups.atOnce},0)`,
          groupOf(item),
        ),
      ];
    }),
  };
}

/** Spreadsheets count days from the end of 1899. */
function toSerial({ firstMonth, firstMonthNumber }: Settings, index: number): number {
  const dayLength = 86_400_000;
  return (Date.UTC(Number(firstMonth.slice(0, 4)), firstMonthNumber - 1 + index, 1) - Date.UTC(1899, 11, 30)) / dayLength;
}

function toProjection({ settings, currency, projection }: Work): Sheet {
  const isTaxed = hasTax(settings);
  const [netColumn, balanceColumn] = isTaxed ? [4, 5] : [3, 4];
  return {
    name: names.projection,
    currency,
    // A day, so that the months follow the first month of the inputs.
    columns: toColumns(settings).map((column, index) => (index === 0 ? { ...column, kind: 'day' } : column)),
    rows: projection.rows.map(({ income, expenses, tax, net, balance }, row) => {
      const cell = (formula: string, minor: number) => calculated(formula, toMajor(minor, currency));
      const cash = (name: CashColumn) => cashSheet.elsewhere.at(name, row + lagMonths);
      const before = row === 0 ? input('startingCash') : addressOf(balanceColumn, row - 1);
      return [
        calculated(`DATE(${input('firstYear')},${input('firstMonth')}+${row},1)`, toSerial(settings, row)),
        cell(`${cash('incomeCash')}+${cash('incomeAtOnce')}`, income),
        cell(`${cash('expensesCash')}+${cash('expensesAtOnce')}`, expenses),
        ...(isTaxed ? [cell(`${cash('owed')}-${cash('settled')}`, tax)] : []),
        cell(`${addressOf(1, row)}-${addressOf(2, row)}${isTaxed ? `+${addressOf(3, row)}` : ''}`, net),
        cell(`${before}+${addressOf(netColumn, row)}`, balance),
      ];
    }),
  };
}
