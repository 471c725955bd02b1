import * as z from 'zod/mini';
import { listSchema, recordsSchema } from '@/kinds/records/schema';
import { draftSchema, recordSchema } from '@/lib/fields/schema';
import { scenariosSchema } from '@/kinds/calculator/scenarios-schema';
import { actualFields, fields, settingsFields, type CashExtra, type Plan } from './model';

const mostItems = 100_000;
const settings = draftSchema(settingsFields);

const planSchema: z.ZodMiniType<Plan> = z.object({
  items: z.array(recordSchema(fields)).check(z.maxLength(mostItems)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  settings,
});

const extraSchema: z.ZodMiniType<CashExtra> = z.object({
  settings,
  actuals: z.optional(listSchema(actualFields)),
  scenarios: scenariosSchema(planSchema),
});

export const schema = recordsSchema(fields, extraSchema);
