import * as z from 'zod/mini';
import { platforms, type CalendarExtra } from './model';

export const extraSchema: z.ZodMiniType<CalendarExtra> = z.object({
  watched: z.array(z.enum(platforms)).check(z.maxLength(platforms.length)),
});
