import * as z from 'zod/mini';
import { isDay } from '@/lib/dates';
import { shortTextLimit } from '@/lib/fields/define';
import { draftSchema, idSchema, recordSchema } from '@/lib/fields/schema';
import { cookieFields, detailFields, processorFields } from './lists';
import { fields, type PolicyData, type Work } from './model';

const currency = z.string().check(z.maxLength(10));
const detail = draftSchema(detailFields);
const mostRows = 50_000;
const mostVersions = 500;

const work: z.ZodMiniType<Work> = z.object({
  answers: draftSchema(fields),
  details: z.object({
    personal: detail,
    contact: detail,
    payment: detail,
    usage: detail,
    device: detail,
    location: detail,
    cookies: detail,
  }),
  processors: z.object({ records: z.array(recordSchema(processorFields)).check(z.maxLength(mostRows)), currency }),
  cookies: z.object({ records: z.array(recordSchema(cookieFields)).check(z.maxLength(mostRows)), currency }),
});

export const schema: z.ZodMiniType<PolicyData> = z.object({
  work,
  made: z.nullable(work),
  versions: z
    .array(
      z.object({
        id: idSchema,
        day: z.string().check(z.refine((value) => value === '' || isDay(value))),
        note: z.string().check(z.maxLength(shortTextLimit)),
        work,
        // As long as its tables made it.
        text: z.string(),
      }),
    )
    .check(z.maxLength(mostVersions)),
  kept: z.optional(z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(100))),
});
