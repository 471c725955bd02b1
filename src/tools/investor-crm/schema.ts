import { recordsSchema } from '@/kinds/records/schema';
import type * as z from 'zod/mini';
import { draftSchema } from '@/lib/fields/schema';
import { fields, roundFields, type InvestorExtra } from './model';

const extraSchema: z.ZodMiniType<InvestorExtra> = draftSchema(roundFields);

export const schema = recordsSchema(fields, extraSchema);
