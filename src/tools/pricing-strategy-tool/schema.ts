import * as z from 'zod/mini';
import { draftSchema, idSchema } from '@/lib/fields/schema';
import { strategyIds } from './content';
import { cardOrders, costFields, fields, pasteLimit, type PricingData } from './model';
import { changeFields } from './price-change';
import { mostTaken } from './taken';
import { mostFeatures, mostTiers } from './tiers';

const pasted = z.string().check(z.maxLength(pasteLimit));
const typed = z.string().check(z.maxLength(2000));

export const schema: z.ZodMiniType<PricingData> = z.object({
  draft: draftSchema(fields),
  hasResult: z.boolean(),
  seed: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  studies: z.object({ survey: pasted, rangeLines: typed, demandKind: typed, demand: pasted, basis: typed }),
  costs: draftSchema(costFields),
  taken: z.optional(
    z
      .array(
        z.object({
          id: idSchema,
          name: typed,
          description: typed,
          why: typed,
          risk: typed,
          firstStep: typed,
          source: typed,
          product: typed,
        }),
      )
      .check(z.maxLength(mostTaken)),
  ),
  said: z.optional(
    z.object({
      footing: typed,
      users: typed,
      unsaid: typed,
      rates: z.record(z.string().check(z.maxLength(7)), typed).check(z.refine((rates) => Object.keys(rates).length <= 200)),
    }),
  ),
  notes: z.optional(z.partialRecord(z.enum(strategyIds), typed)),
  order: z.optional(z.enum(cardOrders)),
  tiers: z.optional(
    z.object({
      metric: typed,
      tiers: z.array(z.object({ id: idSchema, name: typed, price: typed, who: typed })).check(z.minLength(1), z.maxLength(mostTiers)),
      features: z
        .array(z.object({ id: idSchema, name: typed, in: z.array(idSchema).check(z.maxLength(mostTiers * 2)) }))
        .check(z.maxLength(mostFeatures)),
      anchor: typed,
    }),
  ),
  priceChange: z.optional(z.object({ draft: draftSchema(changeFields), done: z.array(idSchema).check(z.maxLength(10)) })),
});
