import * as z from 'zod/mini';
import type { IdeaReply } from './proposal';

const words = z.string().check(z.maxLength(600));
const lines = z.array(words).check(z.maxLength(8));
const threshold = z.number().check(z.minimum(0), z.maximum(1_000_000));

export const ideaReplySchema: z.ZodMiniType<IdeaReply> = z.object({
  strengths: lines,
  weaknesses: lines,
  opportunities: lines,
  threats: lines,
  steps: lines,
  assumptions: z
    .array(z.object({ hypothesis: words, metric: words, pass: threshold, fail: threshold, method: words }))
    .check(z.maxLength(5)),
});
