import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { longTextLimit, shortTextLimit } from '@/lib/fields';
import { idSchema } from '@/lib/fields/schema';
import { fields, type PricingExtra } from './model';

const typed = z.string().check(z.maxLength(longTextLimit));
const short = z.string().check(z.maxLength(shortTextLimit));
const mostCompetitors = 10_000;
const mostRates = 200;

const extraSchema: z.ZodMiniType<PricingExtra> = z.object({
  competitors: z.array(z.object({ name: short, website: short, id: z.optional(idSchema) })).check(z.maxLength(mostCompetitors)),
  months: typed,
  units: typed,
  rates: z.array(z.object({ pair: short, typed })).check(z.maxLength(mostRates)),
  leavesOutOutliers: z.boolean(),
  whatIf: typed,
});

export const schema = recordsSchema(fields, extraSchema);
