import * as z from 'zod/mini';
import { facebookLimits, type PlannerExtra } from './model';

export const extraSchema: z.ZodMiniType<PlannerExtra> = z.object({
  facebookLimit: z.enum(facebookLimits),
});
