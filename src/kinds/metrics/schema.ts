import * as z from 'zod/mini';
import { isDay } from '@/lib/dates';
import { shortTextLimit } from '@/lib/fields';
import { idSchema } from '@/lib/fields/schema';
import type { Agreement, Entry, MetricsExtra } from './history';
import { directions } from './progress';

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

const mostFollowed = 5_000;

export const followedSchema: z.ZodMiniType<Agreement | undefined> = z.optional(
  z.object({
    step: z.number(),
    metrics: z
      .array(
        z.object({
          id: idSchema,
          here: idSchema,
          name: z.string().check(z.maxLength(shortTextLimit)),
          direction: z.enum(directions),
          targetValue: z.number(),
          upperTarget: z.number(),
          targetTyped: z.string().check(z.maxLength(shortTextLimit)),
          entries: entriesSchema,
        }),
      )
      .check(z.maxLength(mostFollowed)),
  }),
);

export const metricsExtraSchema: z.ZodMiniType<MetricsExtra> = z.object({ entries: entriesSchema, followed: followedSchema });
