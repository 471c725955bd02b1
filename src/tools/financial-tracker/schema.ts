import * as z from 'zod/mini';
import { expenseCategories } from './content';
import type { TrackerExtra } from './model';

export const extraSchema: z.ZodMiniType<TrackerExtra> = z.object({
  budgets: z
    .array(z.object({ category: z.enum(expenseCategories), amount: z.string().check(z.maxLength(60)) }))
    .check(z.maxLength(expenseCategories.length)),
});
