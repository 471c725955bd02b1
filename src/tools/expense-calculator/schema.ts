import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { fields, fewestMonths, longestCategory, mostMonths, type ExpenseExtra } from './model';

const mostCategories = 200;

const extraSchema: z.ZodMiniType<ExpenseExtra> = z.object({
  runningMonths: z.int().check(z.minimum(fewestMonths), z.maximum(mostMonths)),
  contingency: z.string().check(z.maxLength(60)),
  categories: z.array(z.string().check(z.minLength(1), z.maxLength(longestCategory))).check(z.maxLength(mostCategories)),
});

export const schema = recordsSchema(fields, extraSchema);
