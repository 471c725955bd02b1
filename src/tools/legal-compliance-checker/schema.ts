import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { draftSchema } from '@/lib/fields/schema';
import { answerFields, fields, type Extra } from './model';

const mostKeys = 1_000;

const extra = z.object({
  answers: draftSchema(answerFields),
  made: z.nullable(draftSchema(answerFields)),
  known: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(mostKeys)),
}) as unknown as z.ZodMiniType<Extra>;

export const schema = recordsSchema<typeof fields, Extra>(fields, extra);
