import * as z from 'zod/mini';
import { isTime } from '@/lib/times';
import type { MeetingExtra } from './model';

const timeSchema = z.string().check(z.refine(isTime));

export const extraSchema: z.ZodMiniType<MeetingExtra> = z.object({
  people: z
    .array(z.object({ email: z.string().check(z.maxLength(2000)), zone: z.string().check(z.maxLength(64)) }))
    .check(z.maxLength(500)),
  hours: z.object({ from: timeSchema, until: timeSchema }),
});
