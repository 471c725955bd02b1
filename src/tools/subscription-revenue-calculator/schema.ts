import * as z from 'zod/mini';
import { draftSchema } from '@/lib/fields/schema';
import { scenariosSchema } from '@/kinds/calculator/scenarios-schema';
import { listSchema, recordsSchema } from '@/kinds/records/schema';
import { fields, goalFields, moveFields, settingFields, type Extra, type Plan } from './model';

const settings = draftSchema(settingFields);
const { records, currency } = (listSchema(fields) as unknown as z.ZodMiniObject<Record<'records' | 'currency', z.ZodMiniType>>).shape;
const planSchema = z.object({ records, currency, settings }) as unknown as z.ZodMiniType<Plan>;

const extraSchema: z.ZodMiniType<Extra> = z.object({
  settings,
  goal: draftSchema(goalFields),
  moves: z.optional(draftSchema(moveFields)),
  scenarios: scenariosSchema(planSchema),
});

export const schema = recordsSchema(fields, extraSchema);
