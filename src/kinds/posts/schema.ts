import * as z from 'zod/mini';
import { idSchema } from '@/lib/fields/schema';
import { isTime } from '@/lib/times';

/** What a document keeps of its slots. */
export const slotShape = {
  slots: z.optional(
    z
      .array(z.object({ id: idSchema, weekday: z.int().check(z.minimum(0), z.maximum(6)), time: z.string().check(z.refine(isTime)) }))
      .check(z.maxLength(100)),
  ),
  readers: z.optional(z.string().check(z.maxLength(100))),
};
