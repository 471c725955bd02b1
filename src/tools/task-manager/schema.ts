import * as z from 'zod/mini';
import { isDay } from '@/lib/dates';
import { longTextLimit } from '@/lib/fields';
import { idSchema } from '@/lib/fields/schema';
import { recordsSchema } from '@/kinds/records/schema';
import { fields, onlies, statuses, type TaskExtra } from './model';

const filterSchema = z.object({
  name: z.string().check(z.maxLength(200)),
  query: z.string().check(z.maxLength(2000)),
  status: z.enum(['all', ...statuses]),
  only: z.enum(onlies),
  who: z.string().check(z.maxLength(2000)),
  sort: z.enum(['newest', 'due', 'priority', 'title', 'assignee']),
  group: z.enum(['due', 'assignee', 'none']),
});

const daySchema = z.string().check(z.refine((value) => value === '' || isDay(value)));
const noteSchema = z.object({ day: daySchema, kind: z.enum(['comment', 'log']), text: z.string().check(z.maxLength(longTextLimit)) });

const extraSchema: z.ZodMiniType<TaskExtra> = z.object({
  savedFilters: z.array(filterSchema).check(z.maxLength(50)),
  notes: z.record(idSchema, z.array(noteSchema).check(z.maxLength(1000))),
});

export const schema = recordsSchema(fields, extraSchema);
