import * as z from 'zod/mini';
import { rewordingsSchema } from '@/kinds/proposal/reword-schema';
import { listSchema } from '@/kinds/records/schema';
import { registerFields } from '@/kinds/register/register';
import { isDay } from '@/lib/dates';
import { draftSchema } from '@/lib/fields/schema';
import { fields, type LegalData } from './model';
import { templateIds } from './templates';

const answers = draftSchema(fields);
const day = z.string().check(z.refine((value) => value === '' || isDay(value)));

export const schema: z.ZodMiniType<LegalData> = z.object({
  template: z.enum(['', ...templateIds]),
  answers,
  made: z.nullable(z.object({ template: z.enum(templateIds), answers, day, rewordings: z.optional(rewordingsSchema) })),
  kept: z.nullable(answers),
  hasNotes: z.boolean(),
  register: z.optional(listSchema(registerFields)),
  accepted: z.optional(z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(100))),
});
