import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { draftSchema } from '@/lib/fields/schema';
import { fields, methods, weightFields, type PrioritizerExtra } from './model';

const extraSchema: z.ZodMiniType<PrioritizerExtra> = z.object({
  method: z.enum([...methods]),
  capacity: z.string().check(z.maxLength(2000)),
  weights: draftSchema(weightFields),
});

export const schema = recordsSchema(fields, extraSchema);
