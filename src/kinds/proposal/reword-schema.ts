import * as z from 'zod/mini';
import type { Rewording } from '@/lib/rewording';
import type { RewordReply } from './reword-task';

const text = (longest: number) => z.string().check(z.maxLength(longest));

export const rewordSchema: z.ZodMiniType<RewordReply> = z.object({
  sections: z.array(z.object({ title: text(300), text: text(20_000) })).check(z.maxLength(100)),
});

/** As part of a tool's own state. */
export const rewordingsSchema: z.ZodMiniType<Rewording[]> = z
  .array(z.object({ title: text(300), text: text(20_000), source: z.optional(text(200)) }))
  .check(z.maxLength(100));
