import * as z from 'zod/mini';
import { listSchema, recordsSchema } from '@/kinds/records/schema';
import { longTextLimit } from '@/lib/fields';
import { draftSchema } from '@/lib/fields/schema';
import { scenariosSchema } from '@/kinds/calculator/scenarios-schema';
import { experimentFields } from './backlog';
import { checkFields, planFields } from './inputs';
import { fields, highestLift, longestReport, lowestLift, type FunnelExtra } from './model';

const lifts = z.record(z.string().check(z.maxLength(80)), z.int().check(z.minimum(lowestLift), z.maximum(highestLift)));

const extraSchema: z.ZodMiniType<FunnelExtra> = z.object({
  value: z.string().check(z.maxLength(longTextLimit)),
  lifts,
  scenarios: scenariosSchema(lifts),
  plan: draftSchema(planFields),
  check: draftSchema(checkFields),
  backlog: z.optional(listSchema(experimentFields)),
  report: z.optional(z.string().check(z.maxLength(longestReport))),
});

export const schema = recordsSchema(fields, extraSchema);
