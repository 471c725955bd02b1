import * as z from 'zod/mini';
import { idSchema } from '@/lib/fields/schema';
import { mostScenarios, type Scenarios } from './scenarios';

export const scenariosSchema = <Work>(work: z.ZodMiniType<Work>): z.ZodMiniType<Scenarios<Work>> =>
  z.object({
    openId: z.string().check(z.maxLength(80)),
    list: z
      .array(z.object({ id: idSchema, name: z.string().check(z.minLength(1), z.maxLength(60)), work }))
      .check(z.maxLength(mostScenarios)),
  });
