import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { day, text } from '@/lib/fields';
import { idSchema, recordSchema, valuesSchema } from '@/lib/fields/schema';
import { fields, profileFields, type ScriptsExtra } from './model';

const { title, category, content, tags, tone, language } = fields;
const versionFields = { scriptId: text('Script'), replacedOn: day('Replaced on'), title, category, content, tags, tone, language };

const short = z.string().check(z.maxLength(500));

const extraSchema: z.ZodMiniType<ScriptsExtra> = z.object({
  versions: z.array(recordSchema(versionFields)).check(z.maxLength(100_000)),
  profile: valuesSchema(profileFields),
  trees: z.optional(
    z
      .array(
        z.object({
          id: idSchema,
          name: short,
          questions: z
            .array(
              z.object({
                id: idSchema,
                text: short,
                answers: z
                  .array(z.object({ id: idSchema, text: short, leads: z.enum(['open', 'question', 'script']), to: short }))
                  .check(z.maxLength(50)),
              }),
            )
            .check(z.maxLength(300)),
        }),
      )
      .check(z.maxLength(100)),
  ),
});

export const schema = recordsSchema(fields, extraSchema);
