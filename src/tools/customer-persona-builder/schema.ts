import * as z from 'zod/mini';
import { draftRowSchema, draftSchema } from '@/lib/fields/schema';
import { trades } from '@/writer/trades/names';
import { fields, lineFields, mostLines, mostPersonas, personaFields, type Persona, type PersonasData } from './model';
import { photoPattern } from '@/lib/avatars';

const lines = z.array(draftRowSchema(lineFields)).check(z.maxLength(mostLines));
const id = z.string().check(z.minLength(1), z.maxLength(80));
const counter = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const { shape } = draftRowSchema(personaFields) as unknown as { shape: Record<string, z.ZodMiniType> };

const personaSchema = z.object({
  ...shape,
  goals: lines,
  behaviors: lines,
  painPoints: lines,
  preferredChannels: lines,
  job: lines,
  trigger: lines,
  alternatives: lines,
  isExample: z.boolean(),
  source: z.optional(z.string().check(z.maxLength(200))),
  isEdited: z.optional(z.literal(true)),
  photo: z.string().check(z.maxLength(240_000), z.regex(photoPattern)),
}) as unknown as z.ZodMiniType<Persona>;

export const schema: z.ZodMiniType<PersonasData> = z.object({
  draft: draftSchema(fields),
  personas: z.array(personaSchema).check(z.maxLength(mostPersonas)),
  selected: z.string().check(z.maxLength(80)),
  trade: z.optional(z.literal(['none', ...trades.map(({ id }) => id)])),
  seed: counter,
  made: counter,
  hasFigures: z.nullable(z.boolean()),
  interviews: z.optional(
    z
      .array(z.object({ id, who: z.string().check(z.maxLength(120)), notes: z.string().check(z.maxLength(20_000)) }))
      .check(z.maxLength(200)),
  ),
  quotes: z.optional(
    z.array(z.object({ id, persona: id, line: id, interview: id, text: z.string().check(z.maxLength(1000)) })).check(z.maxLength(2000)),
  ),
});
