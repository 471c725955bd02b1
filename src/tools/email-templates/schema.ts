import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { longText, text } from '@/lib/fields';
import { valuesSchema } from '@/lib/fields/schema';
import { fields, senderFields, type TemplatesExtra } from './model';

const valueFields = { key: text('Variable'), value: longText('Value') };

const extraSchema: z.ZodMiniType<TemplatesExtra> = z.object({
  values: z.array(valuesSchema(valueFields)).check(z.maxLength(10_000)),
  sender: valuesSchema(senderFields),
});

export const schema = recordsSchema(fields, extraSchema);
