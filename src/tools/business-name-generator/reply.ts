import * as z from 'zod/mini';
import { longestName } from './model';
import type { NameReply } from './proposal';

const name = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(longestName)),
  description: z.string().check(z.maxLength(400)),
});

export const nameReplySchema: z.ZodMiniType<NameReply> = z.object({
  names: z.array(name).check(z.minLength(1), z.maxLength(40)),
});
