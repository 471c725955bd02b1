import { defineShares } from '@/workspace/shares';
import { invoiceFiles } from './files';
import { toEntries } from './list';
import { state } from './model';
import { toPaidLines } from './paid';

export const shares = defineShares(state, {
  offers: { bookings: ({ invoices }, around) => toEntries(invoices, around).flatMap(toPaidLines) },
  files: invoiceFiles,
});
