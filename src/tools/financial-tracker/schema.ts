import * as z from 'zod/mini';
import { isDay } from '@/lib/dates';
import { idSchema } from '@/lib/fields/schema';
import { listSchema, recordsSchema } from '@/kinds/records/schema';
import { fields, longestCategory, type TrackerExtra } from './model';
import { heaviestReceipt } from './receipts';
import { repeatFields } from './repeats';

const most = 500;
const typeSchema = z.enum(['income', 'expense']);
const name = z.string().check(z.minLength(1), z.maxLength(longestCategory));

const typed = z.string().check(z.maxLength(60));
const account = z.string().check(z.maxLength(longestCategory));
/** The letters of a picture: nothing that a browser would open elsewhere or run. */
const picture = z.string().check(z.maxLength(heaviestReceipt), z.regex(/^[A-Za-z0-9+/]+=*$/));

const extraSchema: z.ZodMiniType<TrackerExtra> = z.object({
  budgets: z.array(z.object({ category: name, amount: z.string().check(z.maxLength(60)) })).check(z.maxLength(most)),
  categories: z.array(z.object({ type: typeSchema, name })).check(z.maxLength(most)),
  rules: z.array(z.object({ text: name, type: typeSchema, category: name })).check(z.maxLength(most)),
  accounts: z.array(z.object({ name: account, opening: typed })).check(z.maxLength(most)),
  statements: z
    .array(z.object({ id: idSchema, account, date: z.string().check(z.refine(isDay)), balance: typed }))
    .check(z.maxLength(most)),
  receipts: z
    .array(z.object({ id: idSchema, of: idSchema, name: z.string().check(z.maxLength(200)), picture }))
    .check(z.maxLength(most * 4)),
  repeats: z.optional(listSchema(repeatFields)),
});

export const schema = recordsSchema(fields, extraSchema);
