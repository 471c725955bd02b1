import * as z from 'zod/mini';
import { longTextLimit } from '@/lib/fields';
import { draftSchema } from '@/lib/fields/schema';
import { scenariosSchema } from '@/kinds/calculator/scenarios-schema';
import { checkFields, planFields } from './inputs';
import { highestLift, lowestLift, type FunnelExtra } from './model';

const lifts = z.record(z.string().check(z.maxLength(80)), z.int().check(z.minimum(lowestLift), z.maximum(highestLift)));

export const extraSchema: z.ZodMiniType<FunnelExtra> = z.object({
  value: z.string().check(z.maxLength(longTextLimit)),
  lifts,
  scenarios: scenariosSchema(lifts),
  plan: draftSchema(planFields),
  check: draftSchema(checkFields),
});
