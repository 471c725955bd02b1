import * as z from 'zod/mini';
import type { DomainReply } from './proposal';

export const domainReplySchema: z.ZodMiniType<DomainReply> = z.object({
  names: z.array(z.string().check(z.maxLength(80))).check(z.minLength(1), z.maxLength(40)),
});
