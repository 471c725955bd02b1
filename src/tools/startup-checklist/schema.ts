import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import type { KeyDates } from './due';
import { fields } from './model';

const typedDay = z.string().check(z.maxLength(20));

const extraSchema: z.ZodMiniType<KeyDates> = z.object({ incorporatedOn: typedDay, stockIssuedOn: typedDay });

export const schema = recordsSchema(fields, extraSchema);
