import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { idSchema } from '@/lib/fields/schema';
import { mostSources } from './funding';
import { fields, fewestMonths, longestCategory, mostMonths, type ExpenseExtra } from './model';

const mostCategories = 200;

const extraSchema: z.ZodMiniType<ExpenseExtra> = z.object({
  runningMonths: z.int().check(z.minimum(fewestMonths), z.maximum(mostMonths)),
  contingency: z.string().check(z.maxLength(60)),
  categories: z.array(z.string().check(z.minLength(1), z.maxLength(longestCategory))).check(z.maxLength(mostCategories)),
  sources: z.optional(
    z
      .array(
        z.object({
          id: idSchema,
          name: z.string().check(z.maxLength(longestCategory)),
          amount: z.string().check(z.maxLength(60)),
          isInHand: z.boolean(),
        }),
      )
      .check(z.maxLength(mostSources)),
  ),
});

export const schema = recordsSchema(fields, extraSchema);
