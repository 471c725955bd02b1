import * as z from 'zod/mini';
import { pillars, type Platform } from './content';
import { typesOf } from './formats';
import type { IdeasReply } from './proposal';

const text = (limit: number) => z.string().check(z.maxLength(limit));

/** Only what was chosen, in the forms that it has. */
export const toIdeasReplySchema = (chosen: readonly Platform[]): z.ZodMiniType<IdeasReply> =>
  z.object({
    ideas: z
      .array(
        z.object({
          title: text(200),
          description: text(1500),
          platform: z.enum(chosen),
          contentType: z.enum([...new Set(chosen.flatMap(typesOf))]),
          hashtags: z.array(text(60)).check(z.minLength(3), z.maxLength(10)),
          pillar: z.optional(z.enum(pillars)),
        }),
      )
      .check(z.minLength(1), z.maxLength(30)),
  });
