import type * as z from 'zod/mini';
import { draftSchema } from '@/lib/fields/schema';
import { roundFields, type InvestorExtra } from './model';

export const extraSchema: z.ZodMiniType<InvestorExtra> = draftSchema(roundFields);
