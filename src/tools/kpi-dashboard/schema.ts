import * as z from 'zod/mini';
import { idSchema } from '@/lib/fields/schema';
import { entriesSchema } from '@/kinds/metrics/schema';
import { recordsSchema } from '@/kinds/records/schema';
import { fields, type KpiExtra } from './model';
import { longestFormula } from './formula';

const mostFormulas = 10_000;
const share = z.number().check(z.minimum(0), z.maximum(1));

const extraSchema: z.ZodMiniType<KpiExtra> = z.object({
  entries: entriesSchema,
  formulas: z.optional(
    z
      .array(
        z.object({
          id: idSchema,
          parts: z
            .array(z.union([z.object({ metric: idSchema }), z.object({ text: z.string().check(z.maxLength(30)) })]))
            .check(z.maxLength(longestFormula)),
        }),
      )
      .check(z.maxLength(mostFormulas)),
  ),
  limits: z.optional(z.object({ onTarget: share, close: share })),
  boardNote: z.optional(z.string().check(z.maxLength(50_000))),
});

export const schema = recordsSchema(fields, extraSchema);
