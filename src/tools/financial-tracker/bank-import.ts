import { daysBetween, isDay, type Day } from '@/lib/dates';
import { currencies, typedCurrency } from '@/lib/currencies';
import { groupBy } from '@/lib/lists';
import { parseDay } from '@/lib/parse-day';
import type { DecimalMark } from '@/lib/decimal-mark';
import type { Surroundings } from '@/lib/fields';
import type { Parsed } from '@/lib/numbers';
import { foldText } from '@/lib/text';
import type { ImportedTable, ImportPlan, Mapping } from '@/kinds/records/import-records';
import { parseBankAmount } from './bank-amounts';
import { bankColumns, type BankColumn } from './bank-columns';
import { restCategory } from './content';
import {
  effectOf,
  identityOf,
  longestCategory,
  offerCategories,
  type EntryType,
  type fields,
  type OwnCategory,
  type Rule,
  type Transaction,
} from './model';
import { isExpected } from './repeats';
import { findRule } from './rules';

export const dateOrders = [
  { value: 'ymd', label: '2026-11-30' },
  { value: 'mdy', label: '11/30/2026, month first' },
  { value: 'dmy', label: '30/11/2026, day first' },
] as const;
export type DateOrder = (typeof dateOrders)[number]['value'];

export interface BankOptions {
  mapping: Mapping;
  dates: DateOrder;
  /** What stands before the cents. */
  decimals: DecimalMark;
  /** Card statements often write a purchase without a sign and a payment with one. */
  isMinusIn: boolean;
  /** Two equal rows in one file are two payments, not one written twice. */
  hasRepeats: boolean;
  /** The file's own names for categories come in as they are; else only those known here do. */
  keepsCategories: boolean;
  /** Made for this file; before everything else. */
  corrections: readonly Rule[];
  /** The user's own from before, then those we start with. */
  rules: readonly Rule[];
  /** Beside the standard ones. */
  ownCategories: readonly OwnCategory[];
  /** Of rows that name none. */
  account: string;
}

const cellOf = (row: readonly string[], mapping: Mapping, column: BankColumn) => (row[mapping[column] ?? -1] ?? '').trim();

const typeWords: Record<string, EntryType> = {
  income: 'income',
  credit: 'income',
  cr: 'income',
  deposit: 'income',
  in: 'income',
  expense: 'expense',
  debit: 'expense',
  dr: 'expense',
  withdrawal: 'expense',
  out: 'expense',
};
const typeOf = (cell: string): EntryType | undefined => typeWords[cell.toLowerCase()];

const plainHeader = (header: string) =>
  foldText(header)
    .replace(/[^a-z/ ]/g, '')
    .replace(/ +/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim();

/** The first of the words for it that is a header, then one that a header begins with: "Betrag (EUR)". */
function findColumn(plain: readonly string[], names: readonly string[], isLoose: boolean): number {
  const found = names.map((name) => plain.indexOf(name)).find((index) => index >= 0);
  if (found !== undefined || !isLoose) return found ?? -1;
  const begins = (name: string, index: number) => (header: string) => header.startsWith(index === 0 ? name : `${name} `);
  return names.map((name, index) => plain.findIndex(begins(name, index))).find((index) => index >= 0) ?? -1;
}

const strictColumns: ReadonlySet<string> = new Set(['type', 'payer', 'kind']);

export function guessColumns({ headers, rows }: ImportedTable): Mapping {
  const plain = headers.map(plainHeader);
  const mapping: Mapping = {};
  for (const [column, { names }] of Object.entries(bankColumns)) mapping[column] = findColumn(plain, names, !strictColumns.has(column));
  const { payee = -1 } = mapping;
  // Beside a payee, a number that the bank gave the payment says nothing.
  if (payee >= 0 && / (number|no|nr|id|code)$/.test(plain[mapping.description ?? -1] ?? '')) mapping.description = -1;
  // The number of an account behind the name of a payee is the payee's.
  if (payee >= 0 && mapping.account === payee + 1) mapping.account = -1;
  if (mapping.description === -1) Object.assign(mapping, { description: payee, payee: -1 });
  if (mapping.amount !== -1) Object.assign(mapping, { moneyIn: -1, moneyOut: -1 });
  // "CARD PAYMENT" in a column called Type says nothing of the direction.
  if (!rows.every((row) => typeOf(cellOf(row, mapping, 'type')))) mapping.type = -1;
  else if (mapping.kind === mapping.type) mapping.kind = -1;
  return mapping;
}

/** A file that names every row "Income" or "Expense" was exported here, and its categories are the user's. */
export const isOwnExport = ({ rows }: ImportedTable, mapping: Mapping): boolean =>
  (mapping.category ?? -1) >= 0 && rows.length > 0 && rows.every((row) => /^(income|expense)$/i.test(cellOf(row, mapping, 'type')));

const numericDay = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})(?:[t ,].*)?$/i;

/** A day in the order the file writes it; months written as words need no order. */
export function parseBankDay(text: string, order: DateOrder, today: Day): Day | undefined {
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  const parts = compact ?? numericDay.exec(text);
  if (!parts) return /[a-z]{3}/i.test(text) && /\d/.test(text) ? parseDay(text, today) : undefined;
  const isYearFirst = parts[1]?.length === 4;
  const places = { ymd: [1, 2, 3], mdy: [3, 1, 2], dmy: [3, 2, 1] }[isYearFirst ? 'ymd' : order];
  const [year = '', month = '', date = ''] = places.map((place) => parts[place] ?? '');
  const day = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

/** The order in which every date of the file makes sense; unsure when more than one does. */
export function guessDateOrder({ rows }: ImportedTable, mapping: Mapping): { order: DateOrder; isUnsure: boolean } {
  const cells = rows.map((row) => cellOf(row, mapping, 'date')).filter((cell) => cell !== '');
  const isDotted = cells.some((cell) => /^\d{1,2}\./.test(cell));
  const isSure = cells.every((cell) => /^\d{4}/.test(cell) || !numericDay.test(cell));
  if (isSure) return { order: 'ymd', isUnsure: false };
  const fits = (['mdy', 'dmy'] as const).filter((order) => cells.every((cell) => parseBankDay(cell, order, '2000-01-01')));
  if (isDotted && fits.includes('dmy')) return { order: 'dmy', isUnsure: false };
  return { order: fits[0] ?? 'mdy', isUnsure: fits.length > 1 };
}

interface Entry {
  type: EntryType;
  amount: number;
}

function readAmount(row: readonly string[], { mapping, isMinusIn, decimals }: BankOptions, currency: string): Entry | string {
  const cells = [cellOf(row, mapping, 'amount'), cellOf(row, mapping, 'moneyIn'), cellOf(row, mapping, 'moneyOut')] as const;
  if (cells.every((cell) => cell === '')) return 'Amount: there is none.';
  const [amount, moneyIn, moneyOut] = cells.map((cell) => parseBankAmount(cell || '0', currency, decimals)) as [
    Parsed<number>,
    Parsed<number>,
    Parsed<number>,
  ];
  if (!amount.ok) return `Amount: ${amount.problem}`;
  if (!moneyIn.ok) return `Money in: ${moneyIn.problem}`;
  if (!moneyOut.ok) return `Money out: ${moneyOut.problem}`;
  const word = cellOf(row, mapping, 'type');
  const type = typeOf(word);
  const apart = Math.abs(moneyIn.value) - Math.abs(moneyOut.value);
  // Our own files name the type and keep the sign for refunds; a bank's debit is an expense either way.
  if (type && apart === 0) return { type, amount: /^(income|expense)$/i.test(word) ? amount.value : Math.abs(amount.value) };
  const signed = (isMinusIn ? 0 - amount.value : amount.value) + apart;
  return { type: signed > 0 ? 'income' : 'expense', amount: Math.abs(signed) };
}

function chooseCategory(named: string, description: string, type: EntryType, options: BankOptions): string {
  const corrected = findRule(description, type, options.corrections)?.category;
  if (corrected !== undefined) return corrected;
  const known = offerCategories(type, options.ownCategories, []).find((category) => foldText(category) === foldText(named));
  if (known !== undefined) return known;
  if (options.keepsCategories && named !== '') return named.slice(0, longestCategory);
  return findRule(description, type, options.rules)?.category ?? restCategory[type];
}

/** Every currency that the file names, in a column of its own or beside its amounts. */
export function findCurrencies({ rows }: ImportedTable, mapping: Mapping, current: string): string[] {
  const found = new Set<string>();
  for (const row of rows) {
    const code = cellOf(row, mapping, 'currency').toUpperCase();
    if ((currencies as readonly string[]).includes(code)) found.add(code);
    for (const column of ['amount', 'moneyIn', 'moneyOut'] as const) {
      const typed = typedCurrency(cellOf(row, mapping, column), current);
      if (typed !== undefined) found.add(typed);
    }
  }
  return [...found];
}

const textIn = (row: readonly string[], mapping: Mapping, column: BankColumn) => cellOf(row, mapping, column).replace(/\s+/g, ' ');

/** "Payee: purpose"; what one of them says already is not said twice. */
function describeRow(row: readonly string[], mapping: Mapping, type: EntryType): string {
  const purpose = textIn(row, mapping, 'description');
  const payee = (type === 'income' ? textIn(row, mapping, 'payer') : '') || textIn(row, mapping, 'payee');
  const holds = (one: string, other: string) => foldText(one).includes(foldText(other));
  const said = holds(purpose, payee) ? purpose : holds(payee, purpose) ? payee : `${payee}: ${purpose}`;
  return (said || textIn(row, mapping, 'kind')).slice(0, 2000);
}

function readRow(row: readonly string[], options: BankOptions, around: Surroundings): Omit<Transaction, 'id'> | string {
  const { mapping } = options;
  const written = cellOf(row, mapping, 'date');
  const date = parseBankDay(written, options.dates, around.today);
  if (!date) return written === '' ? 'Date: there is none.' : `Date: “${written.slice(0, 24)}” doesn’t fit the date format.`;
  const entry = readAmount(row, options, around.currency);
  const description = describeRow(row, mapping, typeof entry === 'string' ? 'expense' : entry.type);
  if (description === '') return 'Description: there is none.';
  if (typeof entry === 'string') return entry;
  if (entry.amount === 0) return 'Amount: it is 0.';
  const category = chooseCategory(cellOf(row, mapping, 'category'), description, entry.type, options);
  const account = (cellOf(row, mapping, 'account') || options.account.trim()).slice(0, longestCategory);
  return { ...entry, category, description, date, refund: entry.amount < 0, source: '', account, paidIn: '', paid: 0, rate: 0 };
}

/** An account that is not named may be any. */
const isSameAccount = (one: string, other: string) => one === '' || other === '' || one === other;

/** The first of them that no row has been taken for yet. */
function takeOne(taken: Set<Transaction>, from: readonly Transaction[] = [], account = ''): boolean {
  const found = from.find((one) => !taken.has(one) && isSameAccount(one.account, account));
  if (found) taken.add(found);
  return found !== undefined;
}

/** Days between the date a payment repeats on and the one on which the bank books it. */
const daysLate = 5;

/** A payment that was added because it repeats, and now comes from the bank: taken once. */
function takeExpected(expected: Transaction[], values: Omit<Transaction, 'id'>): boolean {
  const place = expected.findIndex(
    (one) =>
      effectOf(one) === effectOf(values) &&
      isSameAccount(one.account, values.account) &&
      one.date !== '' &&
      Math.abs(daysBetween(one.date, values.date)) <= daysLate,
  );
  if (place >= 0) expected.splice(place, 1);
  return place >= 0;
}

/** What an import would do, before it is done; a file that was imported before adds nothing. */
export function planBankImport(
  table: ImportedTable,
  options: BankOptions,
  existing: readonly Transaction[],
  around: Surroundings,
): ImportPlan<typeof fields> {
  // By what it is now, and by the bank's line it came from: edits and splits do not make it new.
  const known = groupBy(existing, identityOf);
  const lines = groupBy(existing, ({ source }) => source);
  const expected = existing.filter(isExpected);
  const taken = new Set(existing.map(({ id }) => id));
  let number = existing.length;
  const takeId = () => {
    do number += 1;
    while (taken.has(`bank-${number}`));
    return `bank-${number}`;
  };
  const seen = new Map<string, number>();
  const typed = new Set<Transaction>();
  // Equal but for the category are the two halves of a split.
  const rows = new Set<string>();
  const plan: ImportPlan<typeof fields> = { records: [], duplicates: 0, repeats: 0, problems: [] };
  const isMixed = findCurrencies(table, options.mapping, around.currency).length > 1;
  table.rows.forEach((cells, index) => {
    const code = cellOf(cells, options.mapping, 'currency').toUpperCase();
    const isForeign = isMixed && code !== '' && code !== around.currency;
    const values = isForeign ? `Currency: this is in ${code}, and the rest is in ${around.currency}.` : readRow(cells, options, around);
    if (typeof values === 'string') {
      plan.problems.push({ row: index + 2, reason: values });
      return;
    }
    const record = { ...values, id: '' };
    const line = identityOf(record);
    const key = cellOf(cells, options.mapping, 'key').slice(0, 200);
    const counted = `${line} ${values.account}`;
    const count = (seen.get(counted) ?? 0) + 1;
    seen.set(counted, count);
    // The bank's own id tells two equal payments apart; without one, their number does.
    const source = key === '' ? (count > 1 ? `${line}#${count}` : line) : `bank:${values.account}:${key}`;
    const same = (known.get(line) ?? []).filter(
      (one) => isSameAccount(one.account, values.account) && (key === '' || !one.source.startsWith('bank:')),
    ).length;
    const row = `${line} ${values.category} ${values.account} ${key}`;
    const isRepeat = rows.has(row);
    rows.add(row);
    const isKnown = (lines.get(source) ?? []).some((one) => isSameAccount(one.account, values.account));
    // Typed by hand it often has the payee's name only.
    const payee = textIn(cells, options.mapping, 'payee');
    const brief = payee === '' ? '' : identityOf({ ...record, description: payee });
    const isTyped = brief !== line && takeOne(typed, known.get(brief), values.account);
    if (isKnown || count <= same || isTyped || takeExpected(expected, values)) {
      plan.duplicates += 1;
      return;
    }
    if (isRepeat) plan.repeats += 1;
    if (!isRepeat || options.hasRepeats) plan.records.push({ ...record, id: takeId(), source });
  });
  return plan;
}
