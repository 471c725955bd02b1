import * as z from 'zod/mini';
import { slotShape } from '@/kinds/posts/schema';
import { recordsSchema } from '@/kinds/records/schema';
import { fields, facebookLimits, type PlannerExtra } from './model';

const extraSchema: z.ZodMiniType<PlannerExtra> = z.object({ facebookLimit: z.enum(facebookLimits), ...slotShape });

export const schema = recordsSchema(fields, extraSchema);
