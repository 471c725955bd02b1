import * as z from 'zod/mini';
import { draftRowSchema, draftSchema, idSchema } from '@/lib/fields/schema';
import { fields, lineFields, statuses, type InvoiceData } from './model';

const mostLines = 5_000;
const mostInvoices = 5_000;
const mostKept = 1_000;

export const schema: z.ZodMiniType<InvoiceData> = z.object({
  invoices: z
    .array(
      z.object({
        id: idSchema,
        status: z.enum(statuses),
        head: draftSchema(fields),
        lines: z.array(draftRowSchema(lineFields)).check(z.maxLength(mostLines)),
        kept: z.optional(z.array(idSchema).check(z.maxLength(mostKept))),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostInvoices)),
  openId: z.string().check(z.maxLength(80)),
});
