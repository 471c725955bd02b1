import * as z from 'zod/mini';
import { askKinds, type Answers, type AskSheet } from './ask';
import { idSchema } from './fields/schema';

const words = (most: number) => z.string().check(z.maxLength(most));
const longest = 4_000;

const questionSchema = z.object({
  id: idSchema,
  label: words(500),
  type: z.enum(['text', 'long', 'email', 'choice', 'number']),
  isRequired: z.optional(z.literal(true)),
  hint: z.optional(words(longest)),
  options: z.optional(z.array(z.object({ value: words(100), label: words(200) })).check(z.maxLength(30))),
  at: z.optional(z.number()),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
});

export const sheetSchema: z.ZodMiniType<AskSheet> = z.object({
  kind: z.enum(askKinds),
  id: idSchema,
  title: words(500),
  intro: words(longest),
  replyTo: words(300),
  nameLabel: words(200),
  questions: z.array(questionSchema).check(z.minLength(1), z.maxLength(300)),
});

/** What comes back is as foreign as any file. */
export const answersSchema: z.ZodMiniType<Answers> = z.object({
  id: idSchema,
  sheet: idSchema,
  name: words(200),
  answers: z.record(idSchema, words(20_000)),
});
