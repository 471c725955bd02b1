import * as z from 'zod/mini';
import { entriesSchema } from '@/kinds/metrics/schema';
import type { MetricExtra } from './model';

export const extraSchema: z.ZodMiniType<MetricExtra> = z.object({
  entries: entriesSchema,
  actuals: entriesSchema,
});
