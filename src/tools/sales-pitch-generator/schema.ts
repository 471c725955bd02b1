import * as z from 'zod/mini';
import { longTextLimit, shortTextLimit } from '@/lib/fields/define';
import { draftSchema, idSchema } from '@/lib/fields/schema';
import { textIds } from './content';
import { fields, type PitchData } from './model';
import { roiFields } from './roi';

const answers = draftSchema(fields);
const long = z.string().check(z.maxLength(longTextLimit));
const source = z.optional(z.string().check(z.maxLength(200)));
const short = z.string().check(z.maxLength(shortTextLimit));

export const schema: z.ZodMiniType<PitchData> = z.object({
  answers,
  made: z.nullable(z.object({ answers, wording: z.int().check(z.minimum(0), z.maximum(1_000_000)) })),
  edits: z.array(z.object({ id: z.enum(textIds), text: long, source })).check(z.maxLength(textIds.length)),
  objections: z
    .array(z.object({ id: idSchema, objection: short, acknowledge: short, ask: short, answer: short, confirm: short, source }))
    .check(z.maxLength(500)),
  roi: z.optional(draftSchema(roiFields)),
  trials: z.optional(
    z
      .array(
        z.object({
          id: idSchema,
          text: z.enum(textIds),
          a: long,
          b: long,
          sentA: short,
          repliesA: short,
          sentB: short,
          repliesB: short,
          note: short,
        }),
      )
      .check(z.maxLength(200)),
  ),
  values: z.array(z.object({ key: short, value: short })).check(z.maxLength(500)),
});
