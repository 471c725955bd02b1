import * as z from 'zod/mini';
import { recordSchema } from '@/lib/fields/schema';
import { fields, type Stakeholder } from './model';

/** Work from before options had a price has none in it. */
export const stakeholderSchema = z.extend(recordSchema(fields) as unknown as z.ZodMiniObject, {
  exercisePrice: z._default(z.number(), 0),
}) as unknown as z.ZodMiniType<Stakeholder>;
