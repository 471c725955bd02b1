import * as z from 'zod/mini';
import type { SwotReply } from './proposal';

const points = z.array(z.string().check(z.maxLength(500))).check(z.maxLength(12));

export const swotReplySchema: z.ZodMiniType<SwotReply> = z.object({
  strengths: points,
  weaknesses: points,
  opportunities: points,
  threats: points,
});
