import * as z from 'zod/mini';
import { draftSchema } from '@/lib/fields/schema';
import { updateFields, type FundingExtra } from './model';

export const extraSchema: z.ZodMiniType<FundingExtra> = z.object({ update: draftSchema(updateFields) });
