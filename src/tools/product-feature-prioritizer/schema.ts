import * as z from 'zod/mini';
import { draftSchema } from '@/lib/fields/schema';
import { methods, weightFields, type PrioritizerExtra } from './model';

export const extraSchema: z.ZodMiniType<PrioritizerExtra> = z.object({
  method: z.enum([...methods]),
  capacity: z.string().check(z.maxLength(2000)),
  weights: draftSchema(weightFields),
});
