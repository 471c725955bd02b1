import { recordsSchema } from '@/kinds/records/schema';
import type * as z from 'zod/mini';
import { draftSchema } from '@/lib/fields/schema';
import { fields, optionFields, type FeedbackExtra } from './model';

const extraSchema: z.ZodMiniType<FeedbackExtra> = draftSchema(optionFields);

export const schema = recordsSchema(fields, extraSchema);
