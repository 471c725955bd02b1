import * as z from 'zod/mini';
import { slotShape } from '@/kinds/posts/schema';
import { recordsSchema } from '@/kinds/records/schema';
import { fields, platforms, type CalendarExtra } from './model';

const extraSchema: z.ZodMiniType<CalendarExtra> = z.object({
  watched: z.array(z.enum(platforms)).check(z.maxLength(platforms.length)),
  ...slotShape,
});

export const schema = recordsSchema(fields, extraSchema);
