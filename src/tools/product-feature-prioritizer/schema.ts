import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { draftSchema, idSchema } from '@/lib/fields/schema';
import { fields, highest, lowest, methods, weightFields, type PrioritizerExtra } from './model';

const scoreSchema = z.int().check(z.minimum(lowest), z.maximum(highest));

const extraSchema: z.ZodMiniType<PrioritizerExtra> = z.object({
  method: z.enum([...methods]),
  capacity: z.string().check(z.maxLength(2000)),
  weights: draftSchema(weightFields),
  estimates: z
    .array(
      z.object({
        name: z.string().check(z.maxLength(2000)),
        scores: z.record(idSchema, z.object({ impact: scoreSchema, effort: scoreSchema })),
      }),
    )
    .check(z.maxLength(500)),
});

export const schema = recordsSchema(fields, extraSchema);
