import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { isDay } from '@/lib/dates';
import { idSchema } from '@/lib/fields/schema';
import { fields, type RoadmapExtra } from './model';

const short = z.string().check(z.maxLength(200));
const daySchema = z.string().check(z.refine((value) => value === '' || isDay(value)));

const extraSchema: z.ZodMiniType<RoadmapExtra> = z.object({
  title: short,
  ownPeriods: z.array(z.object({ id: idSchema, name: short, from: daySchema, to: daySchema })).check(z.maxLength(200)),
  teamCapacity: short,
  capacities: z.array(z.object({ quarter: short, typed: short })).check(z.maxLength(500)),
});

export const schema = recordsSchema(fields, extraSchema);
