import * as z from 'zod/mini';
import { rewordingsSchema } from '@/kinds/proposal/reword-schema';
import { draftSchema } from '@/lib/fields/schema';
import { fields, type PressData } from './model';

const answers = draftSchema(fields);
const mostWordings = 1_000_000;

export const schema: z.ZodMiniType<PressData> = z.object({
  answers,
  made: z.nullable(
    z.object({
      answers,
      today: z.string().check(z.maxLength(10)),
      zone: z.string().check(z.maxLength(64)),
      wording: z.int().check(z.minimum(0), z.maximum(mostWordings)),
      rewordings: z.optional(rewordingsSchema),
    }),
  ),
  kept: z.optional(z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(100))),
});
