import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { isTime } from '@/lib/times';
import { fields, type MeetingExtra } from './model';

const timeSchema = z.string().check(z.refine(isTime));

const extraSchema: z.ZodMiniType<MeetingExtra> = z.object({
  people: z
    .array(z.object({ email: z.string().check(z.maxLength(2000)), zone: z.string().check(z.maxLength(64)) }))
    .check(z.maxLength(500)),
  hours: z.object({ from: timeSchema, until: timeSchema }),
});

export const schema = recordsSchema(fields, extraSchema);
