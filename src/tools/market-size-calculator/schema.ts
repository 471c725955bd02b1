import * as z from 'zod/mini';
import { draftRowSchema, draftSchema } from '@/lib/fields/schema';
import {
  drivers,
  evidenceFields,
  fields,
  segmentFields,
  sourced,
  type Driver,
  type Evidence,
  type MarketData,
  type RangeDraft,
  type Sourced,
} from './model';
import { mostSegments } from './segments';

const longestRange = 60;
const typed = z.string().check(z.maxLength(longestRange));

const perName = <Name extends string, Value>(names: readonly Name[], schema: z.ZodMiniType<Value>) =>
  z.object(Object.fromEntries(names.map((name) => [name, schema]))) as unknown as z.ZodMiniType<Record<Name, Value>>;

export const schema: z.ZodMiniType<MarketData> = z.object({
  draft: draftSchema(fields),
  ranges: perName<Driver, RangeDraft>(drivers, z.object({ low: typed, high: typed })),
  evidence: perName<Sourced, Evidence>(sourced, draftSchema(evidenceFields)),
  hasLoadedSample: z.boolean(),
  segments: z.optional(z.array(draftRowSchema(segmentFields)).check(z.maxLength(mostSegments))),
});
