import * as z from 'zod/mini';
import { isDay } from '@/lib/dates';
import { longTextLimit } from '@/lib/fields/define';
import { draftSchema, idSchema } from '@/lib/fields/schema';
import { imprintFields } from './imprint';
import { fields, type TermsData } from './model';

const answers = draftSchema(fields);
const day = z.string().check(z.refine((value) => value === '' || isDay(value)));
const mostVersions = 500;
// Terms with long clauses of the user's own are longer than anything typed into one field.
const longestTerms = 20 * longTextLimit;

export const schema: z.ZodMiniType<TermsData> = z.object({
  answers,
  made: z.nullable(z.object({ answers, day })),
  versions: z
    .array(
      z.object({
        id: idSchema,
        day,
        note: z.string().check(z.maxLength(longTextLimit)),
        answers,
        text: z.string().check(z.maxLength(longestTerms)),
      }),
    )
    .check(z.maxLength(mostVersions)),
  imprint: z.optional(draftSchema(imprintFields)),
  kept: z.optional(z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(100))),
});
