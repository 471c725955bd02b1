import * as z from 'zod/mini';
import { shortTextLimit } from '@/lib/fields/define';
import { draftSchema, idSchema } from '@/lib/fields/schema';
import { quadrants, strategyKinds } from './content';
import { fields, mostItems, type SwotData } from './model';

const shortText = z.string().check(z.maxLength(shortTextLimit));
const counter = z.int().check(z.minimum(0), z.maximum(1_000_000_000));

const itemSchema = z.object({
  id: idSchema,
  quadrant: z.enum(quadrants),
  text: shortText,
  evidence: shortText,
  weight: z.int().check(z.minimum(1), z.maximum(5)),
  isKept: z.boolean(),
  by: z.optional(z.string().check(z.maxLength(200))),
});
const itemsSchema = z.array(itemSchema).check(z.maxLength(mostItems));

export const schema: z.ZodMiniType<SwotData> = z.object({
  draft: draftSchema(fields),
  hasResult: z.boolean(),
  items: itemsSchema,
  strategies: z
    .array(
      z.object({
        id: idSchema,
        kind: z.enum(strategyKinds),
        text: shortText,
        links: z.array(idSchema).check(z.maxLength(10)),
        isDraft: z.boolean(),
      }),
    )
    .check(z.maxLength(2000)),
  seed: counter,
  made: counter,
});
