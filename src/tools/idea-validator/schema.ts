import * as z from 'zod/mini';
import { listSchema } from '@/kinds/records/schema';
import { draftSchema, idSchema } from '@/lib/fields/schema';
import { factFields, fields, interviewFields, takenLists, testFields } from './fields';
import { mostEntries, mostIdeas, type IdeaData } from './model';
import { bestScore } from './scores';
import { longestPoint, mostTaken } from './taken';

const answers = draftSchema(fields);
const score = z.int().check(z.minimum(0), z.maximum(bestScore));
const place = z.string().check(z.maxLength(80));
const mostWordings = 1_000_000;

const idea = z.object({
  id: idSchema,
  answers,
  wording: z.int().check(z.minimum(0), z.maximum(mostWordings)),
  edits: z.optional(z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(longestPoint)))),
  facts: draftSchema(factFields),
  interviews: listSchema(interviewFields),
  tests: listSchema(testFields),
  history: z
    .array(z.object({ day: z.string().check(z.maxLength(10)), completeness: score, evidence: score, overall: score }))
    .check(z.maxLength(mostEntries)),
  taken: z.optional(
    z
      .array(
        z.object({
          id: idSchema,
          list: z.enum(takenLists),
          text: z.string().check(z.maxLength(longestPoint)),
          source: z.string().check(z.maxLength(200)),
        }),
      )
      .check(z.maxLength(mostTaken)),
  ),
});

export const schema: z.ZodMiniType<IdeaData> = z.object({
  draft: answers,
  editing: place,
  open: place,
  ideas: z.array(idea).check(z.maxLength(mostIdeas)),
});
