import * as z from 'zod/mini';
import type { KeyDates } from './due';

const typedDay = z.string().check(z.maxLength(20));

export const extraSchema: z.ZodMiniType<KeyDates> = z.object({ incorporatedOn: typedDay, stockIssuedOn: typedDay });
