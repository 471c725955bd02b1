import * as z from 'zod/mini';
import { recordsSchema } from '@/kinds/records/schema';
import { longText, text } from '@/lib/fields';
import { isDay } from '@/lib/dates';
import { idSchema, valuesSchema } from '@/lib/fields/schema';
import { fields, senderFields, type TemplatesExtra } from './model';

const valueFields = { key: text('Variable'), value: longText('Value') };

const short = z.string().check(z.maxLength(500));

const extraSchema: z.ZodMiniType<TemplatesExtra> = z.object({
  values: z.array(valuesSchema(valueFields)).check(z.maxLength(10_000)),
  sender: valuesSchema(senderFields),
  sequences: z.optional(
    z
      .array(
        z.object({
          id: idSchema,
          name: short,
          start: z.string().check(z.refine((value) => value === '' || isDay(value))),
          skipsWeekends: z.boolean(),
          steps: z.array(z.object({ id: idSchema, template: short, after: short })).check(z.maxLength(200)),
        }),
      )
      .check(z.maxLength(200)),
  ),
});

export const schema = recordsSchema(fields, extraSchema);
