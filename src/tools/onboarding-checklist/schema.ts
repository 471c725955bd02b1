import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { draftRowSchema, draftSchema, idSchema } from '@/lib/fields/schema';
import { holidayFields, planFields } from './calendar';
import { fields, hireFields, type OnboardingExtra } from './model';

const mostHires = 500;
const mostHolidays = 500;
const mostRoles = 500;
const mostDone = 100_000;

const extraSchema = z.object({
  hires: z
    .array(
      z.object({
        ...(draftRowSchema(hireFields) as unknown as z.ZodMiniObject).shape,
        without: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(mostRoles)),
        done: z.array(idSchema).check(z.maxLength(mostDone)),
      }),
    )
    .check(z.maxLength(mostHires)),
  selected: z.string().check(z.maxLength(80)),
  holidays: z.array(draftRowSchema(holidayFields)).check(z.maxLength(mostHolidays)),
  plan: draftSchema(planFields),
}) as unknown as z.ZodMiniType<OnboardingExtra>;

export const schema = recordsSchema(fields, extraSchema);
