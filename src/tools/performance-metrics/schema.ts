import * as z from 'zod/mini';
import { entriesSchema, followedSchema } from '@/kinds/metrics/schema';
import type { MetricExtra } from './model';

export const extraSchema: z.ZodMiniType<MetricExtra> = z.object({
  entries: entriesSchema,
  actuals: entriesSchema,
  followed: followedSchema,
});
