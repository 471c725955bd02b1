import * as z from 'zod/mini';
import { draftSchema, idSchema } from '@/lib/fields/schema';
import { mostIdeas } from './ideas';
import { fields, longestName, mostOnBallot, mostPicks, mostSeeds, mostVotes, type NameData } from './model';

const answers = draftSchema(fields);
const name = z.string().check(z.maxLength(longestName * 2));
const sentence = z.string().check(z.maxLength(2000));

export const schema: z.ZodMiniType<NameData> = z.object({
  answers,
  made: z.nullable(
    z.object({
      answers,
      seed: z.int().check(z.minimum(0), z.maximum(mostSeeds)),
      like: z.optional(z.object({ name, category: sentence, word: name })),
    }),
  ),
  ideas: z.optional(
    z.array(z.object({ name, description: sentence, source: z.string().check(z.maxLength(200)) })).check(z.maxLength(mostIdeas)),
  ),
  shortlist: z
    .array(z.object({ id: idSchema, name, origin: sentence, note: sentence, isEdited: z.optional(z.literal(true)) }))
    .check(z.maxLength(mostPicks)),
  chosen: z.optional(name),
  ballot: z.array(name).check(z.maxLength(mostOnBallot)),
  votes: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(mostVotes)),
  paper: z.nullable(
    z.object({
      names: z.array(name).check(z.maxLength(mostOnBallot)),
      answers: z.array(z.enum(['yes', 'maybe', 'no', ''])).check(z.maxLength(mostOnBallot)),
      mark: z.string().check(z.maxLength(80)),
    }),
  ),
});
