import * as z from 'zod/mini';
import { emptyDraft } from '@/lib/fields';
import { longTextLimit } from '@/lib/fields/define';
import { draftRowSchema, draftSchema, idSchema } from '@/lib/fields/schema';
import { logoBox } from '@/lib/logos';
import { mostRetired } from './list';
import { documentKinds, fields, laterFields, lineFields, statuses, type Head, type InvoiceData } from './model';

const mostLines = 5_000;
const mostInvoices = 5_000;
const mostKept = 1_000;

/** What a base64 picture of the size that is kept can come to. */
const largestPicture = 700_000;
const side = (most: number) => z.int().check(z.minimum(1), z.maximum(most));

/** A document of before the later fields has them as they start. */
const laterSchema = Object.fromEntries(
  Object.entries(emptyDraft(laterFields, '')).map(([name, start]) => [
    name,
    z._default(z.string().check(z.maxLength(longTextLimit)), start),
  ]),
);
const headSchema = z.extend(draftSchema(fields) as unknown as z.ZodMiniObject, laterSchema) as unknown as z.ZodMiniType<Head>;

export const schema: z.ZodMiniType<InvoiceData> = z.object({
  invoices: z
    .array(
      z.object({
        id: idSchema,
        status: z.enum(statuses),
        head: headSchema,
        lines: z.array(draftRowSchema(lineFields)).check(z.maxLength(mostLines)),
        kept: z.optional(z.array(idSchema).check(z.maxLength(mostKept))),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostInvoices)),
  openId: z.string().check(z.maxLength(80)),
  logo: z.optional(
    z.object({
      png: z.string().check(z.maxLength(largestPicture), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
      width: side(logoBox.width),
      height: side(logoBox.height),
    }),
  ),
  retired: z.optional(
    z.array(z.object({ kind: z.enum(documentKinds), number: z.string().check(z.maxLength(10_000)) })).check(z.maxLength(mostRetired)),
  ),
});
