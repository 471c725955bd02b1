import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { fields, statuses, type TaskExtra } from './model';

const filterSchema = z.object({
  name: z.string().check(z.maxLength(200)),
  query: z.string().check(z.maxLength(2000)),
  status: z.enum(['all', ...statuses]),
  sort: z.enum(['newest', 'due', 'priority', 'title', 'assignee']),
  group: z.enum(['due', 'assignee', 'none']),
});

const extraSchema: z.ZodMiniType<TaskExtra> = z.object({ savedFilters: z.array(filterSchema).check(z.maxLength(50)) });

export const schema = recordsSchema(fields, extraSchema);
