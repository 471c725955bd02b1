import * as z from 'zod/mini';
import { isDay } from '@/lib/dates';
import { recordSchema } from '@/lib/fields/schema';
import { entriesSchema } from '@/kinds/metrics/schema';
import { fields, type Metric, type MetricData, type MetricExtra } from './model';

const mostRecords = 100_000;

/** Work from before metrics had a target date has none in it. */
const metricSchema = z.extend(recordSchema(fields) as unknown as z.ZodMiniObject, {
  targetDate: z._default(z.string().check(z.refine((value) => value === '' || isDay(value))), ''),
}) as unknown as z.ZodMiniType<Metric>;

const extraSchema: z.ZodMiniType<MetricExtra> = z.object({
  entries: entriesSchema,
  actuals: entriesSchema,
});

export const schema: z.ZodMiniType<MetricData> = z.object({
  records: z.array(metricSchema).check(z.maxLength(mostRecords)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  extra: extraSchema,
});
