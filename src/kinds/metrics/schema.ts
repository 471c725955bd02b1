import * as z from 'zod/mini';
import { isDay } from '@/lib/dates';
import { shortTextLimit } from '@/lib/fields';
import { idSchema } from '@/lib/fields/schema';
import type { Entry } from './history';

const mostEntries = 200_000;

export const entriesSchema: z.ZodMiniType<Entry[]> = z
  .array(
    z.object({
      metricId: idSchema,
      date: z.string().check(z.refine(isDay)),
      value: z.number(),
      note: z.optional(z.string().check(z.maxLength(shortTextLimit))),
    }),
  )
  .check(z.maxLength(mostEntries));
