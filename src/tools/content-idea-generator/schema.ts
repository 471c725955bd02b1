import * as z from 'zod/mini';
import { isDay } from '@/lib/dates';
import { longTextLimit, shortTextLimit } from '@/lib/fields/define';
import { draftSchema, idSchema } from '@/lib/fields/schema';
import { trades } from '@/writer/trades/names';
import { pillars, platforms } from './content';
import { fields, mostIdeas, type Idea, type IdeasData } from './model';

const shortText = z.string().check(z.maxLength(shortTextLimit));
const part = z.int().check(z.minimum(0), z.maximum(99));

const ideaSchema: z.ZodMiniType<Idea> = z.object({
  id: idSchema,
  title: shortText,
  description: z.string().check(z.maxLength(longTextLimit)),
  platform: z.enum(platforms),
  contentType: shortText,
  hashtags: z.array(shortText).check(z.maxLength(30)),
  pillar: z.enum(pillars),
  isFavourite: z.boolean(),
  source: z.optional(shortText),
  isSample: z.optional(z.literal(true)),
  isEdited: z.optional(z.literal(true)),
  facts: z.optional(z.record(z.string().check(z.maxLength(20)), shortText)),
  planned: z.optional(z.object({ day: z.string().check(z.refine(isDay)), on: z.enum(platforms) })),
});

export const schema: z.ZodMiniType<IdeasData> = z.object({
  draft: draftSchema(fields),
  trade: z.optional(z.literal(['none', ...trades.map(({ id }) => id)])),
  mix: z.nullable(z.object({ teach: part, prove: part, people: part, talk: part, offer: part })),
  ideas: z.array(ideaSchema).check(z.maxLength(mostIdeas)),
  kept: z.array(ideaSchema).check(z.maxLength(2000)),
  used: z.array(shortText).check(z.maxLength(2000)),
  seed: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
});
