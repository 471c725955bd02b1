import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { isDay } from '@/lib/dates';
import { draftRowSchema, idSchema } from '@/lib/fields/schema';
import { fields, criterionFields, mostCriteria, mostOptions, type StackExtra } from './model';

const short = z.string().check(z.maxLength(2000));
const long = z.string().check(z.maxLength(50_000));

const extraSchema: z.ZodMiniType<StackExtra> = z.object({
  decisions: z
    .array(
      z.object({
        id: idSchema,
        technology: z.string().check(z.maxLength(80)),
        title: short,
        context: long,
        consequences: long,
        options: z.array(z.object({ id: idSchema, name: short, scores: z.record(idSchema, short) })).check(z.maxLength(mostOptions)),
        criteria: z.array(draftRowSchema(criterionFields)).check(z.maxLength(mostCriteria)),
        outcome: z.string().check(z.maxLength(80)),
        decidedOn: z.string().check(z.refine((value) => value === '' || isDay(value))),
      }),
    )
    .check(z.maxLength(2000)),
});

export const schema = recordsSchema(fields, extraSchema);
