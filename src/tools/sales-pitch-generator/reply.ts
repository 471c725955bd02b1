import * as z from 'zod/mini';
import type { PitchReply } from './proposal';

const text = (longest: number) => z.string().check(z.maxLength(longest));
const step = text(1_000);

export const pitchReplySchema: z.ZodMiniType<PitchReply> = z.object({
  elevator: text(3_000),
  detailed: text(8_000),
  email: z.object({ subject: text(300), body: text(5_000) }),
  objections: z
    .array(z.object({ objection: text(2_000), acknowledge: step, ask: step, answer: step, confirm: step }))
    .check(z.maxLength(40)),
});
