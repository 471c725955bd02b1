import * as z from 'zod/mini';
import type { PricingReply } from './proposal';

const words = (longest: number) => z.string().check(z.maxLength(longest));

export const pricingReplySchema: z.ZodMiniType<PricingReply> = z.object({
  strategies: z
    .array(z.object({ name: words(120), description: words(1000), why: words(1000), risk: words(1000), firstStep: words(1000) }))
    .check(z.maxLength(8)),
});
