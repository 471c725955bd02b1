import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { idSchema } from '@/lib/fields/schema';
import { isTime } from '@/lib/times';
import { fields, facebookLimits, type PlannerExtra } from './model';

const extraSchema: z.ZodMiniType<PlannerExtra> = z.object({
  facebookLimit: z.enum(facebookLimits),
  slots: z.optional(
    z
      .array(z.object({ id: idSchema, weekday: z.int().check(z.minimum(0), z.maximum(6)), time: z.string().check(z.refine(isTime)) }))
      .check(z.maxLength(100)),
  ),
  readers: z.optional(z.string().check(z.maxLength(100))),
});

export const schema = recordsSchema(fields, extraSchema);
