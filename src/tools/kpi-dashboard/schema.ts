import * as z from 'zod/mini';
import { isDay } from '@/lib/dates';
import { idSchema } from '@/lib/fields/schema';
import type { KpiExtra } from './history';

const mostEntries = 200_000;

export const extraSchema: z.ZodMiniType<KpiExtra> = z.object({
  entries: z
    .array(z.object({ kpiId: idSchema, date: z.string().check(z.refine(isDay)), value: z.number() }))
    .check(z.maxLength(mostEntries)),
});
