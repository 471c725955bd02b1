import * as z from 'zod/mini';
import { longTextLimit, shortTextLimit } from '@/lib/fields/define';
import { draftSchema, idSchema } from '@/lib/fields/schema';
import { sections } from './content';
import { fields, type JobData } from './model';

const shortText = z.string().check(z.maxLength(shortTextLimit));
const longText = z.string().check(z.maxLength(longTextLimit));
const model = z.optional(z.string().check(z.maxLength(200)));
const counter = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const answers = draftSchema(fields);

export const schema: z.ZodMiniType<JobData> = z.object({
  answers,
  posting: z.nullable(
    z.object({
      made: answers,
      summary: longText,
      isSummaryOwn: z.boolean(),
      summaryBy: model,
      lines: z
        .array(
          z.object({
            id: idSchema,
            section: z.enum(sections),
            text: shortText,
            source: shortText,
            isOwn: z.boolean(),
            isTicked: z.boolean(),
            by: model,
          }),
        )
        .check(z.maxLength(1000)),
      hasChosenBenefits: z.boolean(),
      isReviewed: z.boolean(),
      dropped: z.array(shortText).check(z.maxLength(1000)),
      replaced: counter,
    }),
  ),
  checked: z.object({ original: longText, text: longText }),
  made: counter,
  kept: z.optional(z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(100))),
});
