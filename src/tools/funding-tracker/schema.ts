import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { draftSchema } from '@/lib/fields/schema';
import { fields, updateFields, type FundingExtra } from './model';

const extraSchema: z.ZodMiniType<FundingExtra> = z.object({ update: draftSchema(updateFields) });

export const schema = recordsSchema(fields, extraSchema);
