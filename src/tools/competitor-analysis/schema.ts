import * as z from 'zod/mini';
import { listSchema, recordsSchema } from '@/kinds/records/schema';
import { draftSchema, idSchema } from '@/lib/fields/schema';
import { fields, axisFields, cardFields, dealFields, levels, type CompetitorExtra } from './model';

const typed = z.string().check(z.maxLength(2000));
const levelSchema = z.enum([...levels]);
const spotSchema = z.object({ x: typed, y: typed });

export const extraSchema: z.ZodMiniType<CompetitorExtra> = z.object({
  product: typed,
  productSpot: spotSchema,
  spots: z.record(idSchema, spotSchema),
  features: z
    .array(
      z.object({
        id: idSchema,
        name: typed,
        weight: typed,
        us: levelSchema,
        ratings: z.record(idSchema, levelSchema),
        isEdited: z.optional(z.literal(true)),
      }),
    )
    .check(z.maxLength(2000)),
  axes: draftSchema(axisFields),
  // Files from before these were there have none.
  cards: z._default(z.record(idSchema, draftSchema(cardFields)), {}),
  deals: z._default(listSchema(dealFields), { records: [], currency: 'USD' }),
});

export const schema = recordsSchema(fields, extraSchema);
