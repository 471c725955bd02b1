import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { fields, longestCategory, type TrackerExtra } from './model';

const most = 500;
const typeSchema = z.enum(['income', 'expense']);
const name = z.string().check(z.minLength(1), z.maxLength(longestCategory));

const extraSchema: z.ZodMiniType<TrackerExtra> = z.object({
  budgets: z.array(z.object({ category: name, amount: z.string().check(z.maxLength(60)) })).check(z.maxLength(most)),
  categories: z.array(z.object({ type: typeSchema, name })).check(z.maxLength(most)),
  rules: z.array(z.object({ text: name, type: typeSchema, category: name })).check(z.maxLength(most)),
});

export const schema = recordsSchema(fields, extraSchema);
