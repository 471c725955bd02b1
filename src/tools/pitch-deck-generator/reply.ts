import * as z from 'zod/mini';
import { deckTypes } from './content';
import { mostSlides } from './model';
import type { DeckReply } from './proposal';

const text = (longest: number) => z.string().check(z.maxLength(longest));

export const deckReplySchema: z.ZodMiniType<DeckReply> = z.object({
  slides: z
    .array(
      z.object({
        type: z.enum(deckTypes),
        title: text(200),
        points: z.array(text(300)).check(z.maxLength(8)),
        notes: text(2_000),
      }),
    )
    .check(z.maxLength(mostSlides)),
});
