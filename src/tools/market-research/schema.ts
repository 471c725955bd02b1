import * as z from 'zod/mini';
import { currencies } from '@/lib/money';
import { longTextLimit, shortTextLimit } from '@/lib/fields/define';
import { draftRowSchema, draftSchema, idSchema } from '@/lib/fields/schema';
import { listSchema } from '@/kinds/records/schema';
import { mostQuestions } from './interviews';
import { competitorFields, evidenceFields, fields, mostCompetitors, mostCount, type ResearchData } from './model';

const shortText = z.string().check(z.maxLength(shortTextLimit));
const longText = z.string().check(z.maxLength(longTextLimit));
const count = z.int().check(z.minimum(0), z.maximum(mostCount));
const rating = z.object({ level: z.int().check(z.minimum(0), z.maximum(5)), why: shortText });
const note = z.optional(longText);

export const schema = z.object({
  market: draftSchema(fields),
  competitors: z.array(draftRowSchema(competitorFields)).check(z.minLength(1), z.maxLength(mostCompetitors)),
  trade: z.optional(z.string().check(z.maxLength(60))),
  guide: z.optional(z.array(shortText).check(z.maxLength(mostQuestions))),
  notes: z.object({ size: note, audience: note, landscape: note, entry: note }),
  swot: z.object({ strengths: longText, weaknesses: longText, opportunities: longText, threats: longText }),
  forces: z.object({ rivalry: rating, entrants: rating, substitutes: rating, buyers: rating, suppliers: rating }),
  evidence: listSchema(evidenceFields),
  survey: z
    .array(
      z.object({
        id: idSchema,
        question: shortText,
        options: z.array(z.object({ label: shortText, count })).check(z.minLength(1), z.maxLength(20)),
      }),
    )
    .check(z.maxLength(50)),
  sizes: z.optional(
    z.object({
      from: idSchema,
      fromName: shortText,
      currency: z.enum(currencies),
      lines: z
        .array(z.object({ key: z.enum(['tam', 'sam', 'som']), amount: z.int(), basis: z.string().check(z.maxLength(70_000)) }))
        .check(z.maxLength(3)),
    }),
  ),
  interviews: count,
  findings: longText,
  made: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  isSample: z.boolean(),
}) as unknown as z.ZodMiniType<ResearchData>;
