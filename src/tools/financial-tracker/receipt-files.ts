import { fromBase64 } from '@/lib/bytes';
import { formatPlainMoney } from '@/lib/money';
import type { Receipt, Transaction } from './model';
import { nameReceipt } from './receipts';

/** A picture from a damaged file is left out, and the others are not lost with it. */
function readBytes(picture: string) {
  try {
    return fromBase64(picture);
  } catch {
    return undefined;
  }
}

/** The pictures as files, named by day, words and amount; two of one transaction are numbered. */
export async function zipReceipts(receipts: readonly Receipt[], transactions: readonly Transaction[], currency: string): Promise<Blob> {
  const files: Record<string, Blob> = {};
  for (const receipt of receipts) {
    const transaction = transactions.find(({ id }) => id === receipt.of);
    const stem = nameReceipt(receipt, transaction, transaction ? formatPlainMoney(transaction.amount, currency) : '');
    let [name, number] = [`${stem}.jpg`, 2];
    while (name in files) name = `${stem}-${number++}.jpg`;
    const bytes = readBytes(receipt.picture);
    if (bytes) files[name] = new Blob([bytes], { type: 'image/jpeg' });
  }
  return (await import('@/formats/zip')).zipFile(files);
}
