import { foldText } from '@/lib/text';
import type { Head, Invoice, Line } from './model';

const most = 40;

const clientNames = [
  'clientName',
  'clientAddress',
  'clientEmail',
  'clientVatId',
  'clientCountry',
  'clientPeppolId',
  'buyerReference',
] as const;
export type Client = Pick<Head, (typeof clientNames)[number]>;

export type Item = Pick<Line, 'description' | 'rate' | 'unit' | 'taxMode' | 'taxPercent'>;

/** The first of each name: lists are newest first, so what was last true of it. */
function firstOfEach<T>(found: readonly T[], nameOf: (one: T) => string): T[] {
  const byName = new Map<string, T>();
  for (const one of found) {
    const name = foldText(nameOf(one).trim());
    if (name !== '' && !byName.has(name)) byName.set(name, one);
  }
  return [...byName.values()].slice(0, most);
}

/** Who was billed on other documents, as they were last billed. */
export const earlierClients = (invoices: readonly Invoice[], open: Invoice): Client[] =>
  firstOfEach(
    invoices
      .filter(({ id }) => id !== open.id)
      .map(({ head }) => Object.fromEntries(clientNames.map((name) => [name, head[name]])) as unknown as Client),
    ({ clientName }) => clientName,
  );

/** What was billed on other documents in the same currency. */
export const earlierItems = (invoices: readonly Invoice[], open: Invoice): Item[] =>
  firstOfEach(
    invoices
      .filter(({ id, head }) => id !== open.id && head.currency === open.head.currency)
      .flatMap(({ lines }) => lines)
      .map(({ description, rate, unit, taxMode, taxPercent }) => ({ description, rate, unit, taxMode, taxPercent })),
    ({ description }) => description,
  );
