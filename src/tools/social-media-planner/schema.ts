import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { fields, facebookLimits, type PlannerExtra } from './model';

const extraSchema: z.ZodMiniType<PlannerExtra> = z.object({
  facebookLimit: z.enum(facebookLimits),
});

export const schema = recordsSchema(fields, extraSchema);
