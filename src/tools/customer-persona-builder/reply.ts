import * as z from 'zod/mini';
import { buyingRoles } from './content';
import { mostPersonas } from './model';
import type { PersonasReply } from './proposal';

const text = (longest: number) => z.string().check(z.maxLength(longest));
const lines = z.array(text(500)).check(z.maxLength(10));

export const personasReplySchema: z.ZodMiniType<PersonasReply> = z.object({
  personas: z
    .array(
      z.object({
        name: text(120),
        age: z.union([text(40), z.number()]),
        occupation: text(160),
        income: text(120),
        location: text(160),
        buyingRole: z.enum(buyingRoles),
        bio: text(3_000),
        goals: lines,
        behaviors: lines,
        painPoints: lines,
        preferredChannels: lines,
        job: lines,
        trigger: lines,
        alternatives: lines,
      }),
    )
    .check(z.maxLength(mostPersonas)),
});
