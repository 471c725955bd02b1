import { fitInto, wrapPicture } from '@/lib/logos';
import type { Picture } from '@/lib/blocks';
import type { Receipt, Transaction } from './model';

/** Letters of a kept picture: a page photographed sharp enough to read its smallest print. */
export const heaviestReceipt = 4_000_000;

const box = { width: 1600, height: 2000 };

export const shapeReceipt = (address: string, width: number, height: number): Picture =>
  wrapPicture(address, fitInto({ width, height }, box));

export const receiptsOf = (receipts: readonly Receipt[], id: string) => receipts.filter(({ of }) => of === id);

/** Those whose transaction is gone. */
export function findLoose(receipts: readonly Receipt[], transactions: readonly Transaction[]): Receipt[] {
  const known = new Set(transactions.map(({ id }) => id));
  return receipts.filter(({ of }) => !known.has(of));
}

/** "2026-11-30 Train to client 96.50", so that a folder of them sorts by day. */
export function nameReceipt(receipt: Receipt, transaction: Transaction | undefined, amount: string): string {
  const words = transaction ? [transaction.date, transaction.description.slice(0, 60), amount] : ['no-transaction', receipt.name];
  return words
    .join(' ')
    .replace(/[^\p{L}\p{N}.-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
