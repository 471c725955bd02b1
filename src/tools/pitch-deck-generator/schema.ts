import * as z from 'zod/mini';
import { longTextLimit, shortTextLimit } from '@/lib/fields/define';
import { draftSchema, idSchema } from '@/lib/fields/schema';
import { slideTypes } from './content';
import { logoBox } from '@/lib/logos';
import { fields, mostSlides, type DeckData } from './model';
import { themeFields } from './theme';

const textOf = (limit: number) => z.string().check(z.maxLength(limit));
const side = (most: number) => z.int().check(z.minimum(1), z.maximum(most));
const counter = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const largestPicture = 2_000_000;

export const schema: z.ZodMiniType<DeckData> = z.object({
  draft: draftSchema(fields),
  slides: z
    .array(
      z.object({
        id: idSchema,
        type: z.enum(slideTypes),
        title: textOf(shortTextLimit),
        content: textOf(longTextLimit),
        notes: textOf(longTextLimit),
        isEdited: z.boolean(),
        source: z.optional(textOf(200)),
      }),
    )
    .check(z.maxLength(mostSlides)),
  theme: draftSchema(themeFields),
  logo: z.nullable(
    z.object({
      png: textOf(largestPicture).check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
      width: side(logoBox.width),
      height: side(logoBox.height),
    }),
  ),
  photos: z.optional(z.record(textOf(200), textOf(longTextLimit).check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/)))),
  label: z.optional(textOf(shortTextLimit)),
  isFinal: z.boolean(),
  leavesOutUntouched: z.boolean(),
  seed: counter,
  made: counter,
});
