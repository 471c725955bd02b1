import { daysBetween, type Day } from '@/lib/dates';
import { longestId } from '@/lib/fields';
import { parseMoney } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import { transferCategory } from './content';
import {
  effectOf,
  isRaised,
  isTransfer,
  longestCategory,
  type Account,
  type Statement,
  type TrackerExtra,
  type Transaction,
} from './model';

/** Those named by a transaction, a statement or the user, in that order; the nameless one only where something is in it. */
export function listAccounts({ accounts, statements }: TrackerExtra, transactions: readonly Transaction[]): string[] {
  const names = new Set([
    ...accounts.map(({ name }) => name),
    ...transactions.map(({ account }) => account),
    ...statements.map(({ account }) => account),
  ]);
  const isNameless = names.delete('') || names.size === 0;
  return [...names, ...(isNameless ? [''] : [])];
}

/** What was typed as an amount; an empty or broken one counts as nothing and says so. */
export function readTyped(typed: string, currency: string): { amount: number; problem?: string } {
  if (typed.trim() === '') return { amount: 0 };
  const parsed = parseMoney(typed, currency);
  return parsed.ok ? { amount: parsed.value } : { amount: 0, problem: parsed.problem };
}

const openingOf = (accounts: readonly Account[], name: string, currency: string) =>
  readTyped(accounts.find((one) => one.name === name)?.opening ?? '', currency).amount;

/** What the books say is in an account at the end of a day; at the end of all of them where none is named. */
export const balanceAt = (
  name: string,
  date: Day,
  transactions: readonly Transaction[],
  accounts: readonly Account[],
  currency: string,
): number =>
  openingOf(accounts, name, currency) +
  sumOf(transactions.filter((one) => one.account === name && (date === '' || (one.date !== '' && one.date <= date))).map(effectOf));

export interface Reconciliation {
  statement: Statement;
  books: number;
  bank: number;
  /** What the bank has more than the books. */
  difference: number;
  problem?: string;
  /** Transactions that would explain it, with how. */
  clues: { transaction: Transaction; why: string }[];
}

const daysAhead = 7;
const mostClues = 5;

/** The books against the bank, and which single transaction would explain a difference. */
export function reconcile(
  statement: Statement,
  transactions: readonly Transaction[],
  accounts: readonly Account[],
  currency: string,
): Reconciliation {
  const { account, date } = statement;
  const { amount: bank, problem } = readTyped(statement.balance, currency);
  const books = balanceAt(account, date, transactions, accounts, currency);
  const difference = bank - books;
  const clues = transactions.flatMap((transaction) => {
    const effect = effectOf(transaction);
    if (difference === 0 || transaction.date === '') return [];
    const isBefore = transaction.date <= date;
    if (transaction.account !== account)
      return isBefore && effect === difference && transaction.account === '' ? [{ transaction, why: 'isn’t in any account' }] : [];
    if (isBefore && effect === -difference) return [{ transaction, why: 'may be here twice, or not at the bank yet' }];
    if (isBefore && effect * 2 === -difference)
      return [{ transaction, why: `may be ${transaction.type === 'income' ? 'an expense' : 'an income'}` }];
    const isSoon = !isBefore && daysBetween(date, transaction.date) <= daysAhead;
    return isSoon && effect === difference ? [{ transaction, why: 'may have an earlier date at the bank' }] : [];
  });
  return { statement, books, bank, difference, ...(problem === undefined ? {} : { problem }), clues: clues.slice(0, mostClues) };
}

export interface Pair {
  out: Transaction;
  in: Transaction;
}

const daysApart = 5;
const namesTransfer = /\b(transfer|umbuchung|übertrag|virement|savings|own account)\b/i;

/** An expense of one account that comes in on another within days: money moved, not spent. Each is paired once. */
export function findTransfers(transactions: readonly Transaction[]): Pair[] {
  const open = transactions.filter((one) => !isTransfer(one) && !isRaised(one) && one.date !== '' && one.amount > 0);
  const byAmount = new Map<number, Transaction[]>();
  for (const one of open) if (one.type === 'income') byAmount.set(one.amount, [...(byAmount.get(one.amount) ?? []), one]);
  const used = new Set<string>();
  return open.flatMap((out): Pair[] => {
    if (out.type !== 'expense') return [];
    const other = (byAmount.get(out.amount) ?? []).find(
      (one) =>
        !used.has(one.id) &&
        Math.abs(daysBetween(out.date, one.date)) <= daysApart &&
        (one.account !== out.account || (out.account === '' && namesTransfer.test(out.description) && namesTransfer.test(one.description))),
    );
    if (!other) return [];
    used.add(other.id);
    return [{ out, in: other }];
  });
}

/** The chosen ones as money moved, out of every sum. */
export const asTransfers = <T extends Transaction>(records: readonly T[], ids: ReadonlySet<string>): T[] =>
  records.map((record) => (ids.has(record.id) ? { ...record, category: transferCategory } : record));

/** What a bank's file says of its accounts; a later word on the same day replaces the earlier one. */
export function addStatements(
  statements: readonly Statement[],
  balances: readonly { account: string; date: Day; balance: string }[],
  fallback: string,
): Statement[] {
  const told = balances.map(({ account, date, balance }): Statement => {
    const name = (account || fallback.trim()).slice(0, longestCategory);
    return { id: `statement-${date}-${name}`.slice(0, longestId), account: name, date, balance: balance.slice(0, 60) };
  });
  const isNew = ({ account, date }: Statement) => !told.some((one) => one.account === account && one.date === date);
  return [...told, ...statements.filter(isNew)];
}
