import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { longTextLimit } from '@/lib/fields';
import { draftRowSchema } from '@/lib/fields/schema';
import { fields, hiringPlans, roleFields, type StoredRole, type TeamExtra } from './model';

const mostRoles = 5000;
const typed = z.string().check(z.maxLength(longTextLimit));

const storedRole = z.extend(draftRowSchema(roleFields) as unknown as z.ZodMiniObject, {
  isEdited: z.optional(z.literal(true)),
}) as unknown as z.ZodMiniType<StoredRole>;

const extraSchema: z.ZodMiniType<TeamExtra> = z.object({
  burden: typed,
  neededSkills: typed,
  openRoles: z.array(storedRole).check(z.maxLength(mostRoles)),
  planInUse: z.enum(hiringPlans),
});

export const schema = recordsSchema(fields, extraSchema);
