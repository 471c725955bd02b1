import * as z from 'zod/mini';
import { draftSchema, idSchema } from '@/lib/fields/schema';
import { listSchema, recordsSchema } from '@/kinds/records/schema';
import { stockFields } from './stock';
import { fields, distanceUnits, factorFields, linkFields, settingFields, type ChainExtra } from './model';

const place = z.number().check(z.minimum(0), z.maximum(10_000_000));

const extraSchema: z.ZodMiniType<ChainExtra> = z.object({
  links: listSchema(linkFields),
  settings: draftSchema(settingFields),
  factors: draftSchema(factorFields),
  unit: z.enum([...distanceUnits]),
  positions: z.record(idSchema, z.object({ x: place, y: place })),
  disabled: z.array(idSchema).check(z.maxLength(100_000)),
  stock: z.optional(listSchema(stockFields)),
});

export const schema = recordsSchema(fields, extraSchema);
