import type * as z from 'zod/mini';
import { draftSchema } from '@/lib/fields/schema';
import { optionFields, type FeedbackExtra } from './model';

export const extraSchema: z.ZodMiniType<FeedbackExtra> = draftSchema(optionFields);
