import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { entriesSchema } from '@/kinds/metrics/schema';
import { fields, type MetricExtra } from './model';

const extraSchema: z.ZodMiniType<MetricExtra> = z.object({
  entries: entriesSchema,
  actuals: entriesSchema,
});

export const schema = recordsSchema(fields, extraSchema);
