import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { day, text } from '@/lib/fields';
import { recordSchema, valuesSchema } from '@/lib/fields/schema';
import { fields, profileFields, type ScriptsExtra } from './model';

const { title, category, content, tags, tone, language } = fields;
const versionFields = { scriptId: text('Script'), replacedOn: day('Replaced on'), title, category, content, tags, tone, language };

const extraSchema: z.ZodMiniType<ScriptsExtra> = z.object({
  versions: z.array(recordSchema(versionFields)).check(z.maxLength(100_000)),
  profile: valuesSchema(profileFields),
});

export const schema = recordsSchema(fields, extraSchema);
