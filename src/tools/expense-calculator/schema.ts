import * as z from 'zod/mini';
import { fewestMonths, mostMonths, type ExpenseExtra } from './model';

export const extraSchema: z.ZodMiniType<ExpenseExtra> = z.object({
  runningMonths: z.int().check(z.minimum(fewestMonths), z.maximum(mostMonths)),
});
