import type { Messages } from '@/lib/fields';
import { formatPlainMoney } from '@/lib/money';
import { identityOf, type Transaction } from './model';

/** An id that no other has: "a" gives "a-2", "a-3" and so on. */
export function nextId(id: string, taken: ReadonlySet<string>): string {
  const stem = id.replace(/-\d+$/, '').slice(0, 60);
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

export interface Split {
  part: number;
  category: string;
}

/** The two always add up to the one, and both remember its bank line. */
export function splitTransaction(transaction: Transaction, { part, category }: Split, newId: string): [Transaction, Transaction] {
  const source = transaction.source || identityOf(transaction);
  return [
    { ...transaction, source, amount: transaction.amount - part },
    { ...transaction, source, id: newId, amount: part, category },
  ];
}

/** A form open on the transaction shows what is left of it; saved later, it does not bring the whole amount back. */
export function followSplit(drafts: Record<string, unknown>, rest: Transaction, currency: string): Record<string, unknown> {
  const open = drafts.record as { id?: string; draft?: object } | undefined;
  if (open?.id !== rest.id) return drafts;
  const changed = { amount: formatPlainMoney(rest.amount, currency), source: rest.source };
  return { ...drafts, record: { ...open, draft: { ...open.draft, ...changed } } };
}

export function findSplitProblems({ amount, category }: Transaction, split: Split): Messages {
  const isInside = amount < 0 ? split.part < 0 && split.part > amount : split.part > 0 && split.part < amount;
  return {
    ...(split.category === category ? { category: 'Choose a different category.' } : {}),
    ...(isInside ? {} : { amount: 'Enter an amount that leaves something for the first category.' }),
  };
}
