import * as z from 'zod/mini';
import { longTextLimit } from '@/lib/fields';
import { draftRowSchema } from '@/lib/fields/schema';
import { roleFields, type TeamExtra } from './model';

const mostRoles = 5000;
const typed = z.string().check(z.maxLength(longTextLimit));

export const extraSchema: z.ZodMiniType<TeamExtra> = z.object({
  burden: typed,
  neededSkills: typed,
  openRoles: z.array(draftRowSchema(roleFields)).check(z.maxLength(mostRoles)),
});
