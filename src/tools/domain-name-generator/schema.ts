import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { draftSchema } from '@/lib/fields/schema';
import { registrarIds } from './content';
import { fields, inputs, type Answers, type Extra } from './model';
import { mostIdeas } from './ideas';

/** Endings that came later were not chosen before. */
const later = Object.fromEntries(['eu', 'de', 'dk'].map((ending) => [ending, z._default(z.boolean(), false)]));
const answers = z.extend(draftSchema(inputs) as unknown as z.ZodMiniObject, later) as unknown as z.ZodMiniType<Answers>;
const typed = (limit: number) => z.string().check(z.maxLength(limit));

export const extraSchema: z.ZodMiniType<Extra> = z.object({
  draft: answers,
  made: z.nullable(answers),
  pasted: typed(50_000),
  registrar: z.enum(registrarIds),
  prices: z.record(typed(24), z.object({ first: typed(60), renewal: typed(60), on: typed(10) })),
  ideas: z.optional(z.array(z.object({ label: typed(200), source: typed(200) })).check(z.maxLength(mostIdeas))),
});

export const schema = recordsSchema(fields, extraSchema);
