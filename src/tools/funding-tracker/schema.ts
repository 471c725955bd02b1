import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { isDay } from '@/lib/dates';
import { draftSchema, idSchema } from '@/lib/fields/schema';
import { chequeStages, mostCheques } from './cheques';
import { fields, updateFields, type FundingExtra } from './model';

const extraSchema: z.ZodMiniType<FundingExtra> = z.object({
  update: draftSchema(updateFields),
  cheques: z.optional(
    z
      .array(
        z.object({
          id: idSchema,
          round: idSchema,
          investor: z.string().check(z.maxLength(200)),
          amount: z.string().check(z.maxLength(60)),
          stage: z.enum(chequeStages),
        }),
      )
      .check(z.maxLength(mostCheques)),
  ),
  closing: z.optional(
    z
      .array(
        z.object({
          round: idSchema,
          done: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100)),
          due: z.optional(z.record(z.string().check(z.maxLength(100)), z.string().check(z.refine(isDay)))),
        }),
      )
      .check(z.maxLength(mostCheques)),
  ),
});

export const schema = recordsSchema(fields, extraSchema);
