import * as z from 'zod/mini';
import { isDay } from '@/lib/dates';
import { idSchema } from '@/lib/fields/schema';
import { recordsSchema } from '@/kinds/records/schema';
import { isTime } from '@/lib/times';
import { fields, type MeetingExtra } from './model';
import { replyChoices } from './poll';

const timeSchema = z.string().check(z.refine(isTime));

const words = (most: number) => z.string().check(z.maxLength(most));

const pollSchema = z.object({
  id: idSchema,
  title: words(2000),
  replyTo: words(2000),
  duration: z.enum(fields.duration.options),
  zone: words(64),
  slots: z
    .array(
      z.object({
        id: idSchema,
        day: z.string().check(z.refine((value) => value === '' || isDay(value))),
        time: z.string().check(z.refine((value) => value === '' || isTime(value))),
      }),
    )
    .check(z.maxLength(100)),
  replies: z.array(z.object({ name: words(2000), choices: z.record(idSchema, z.enum(replyChoices)) })).check(z.maxLength(500)),
});

const extraSchema: z.ZodMiniType<MeetingExtra> = z.object({
  people: z
    .array(z.object({ email: z.string().check(z.maxLength(2000)), zone: z.string().check(z.maxLength(64)) }))
    .check(z.maxLength(500)),
  hours: z.object({ from: timeSchema, until: timeSchema }),
  polls: z.array(pollSchema).check(z.maxLength(200)),
});

export const schema = recordsSchema(fields, extraSchema);
