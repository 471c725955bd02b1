import * as z from 'zod/mini';
import { draftSchema, recordSchema } from '@/lib/fields/schema';
import { scenariosSchema } from '@/kinds/calculator/scenarios-schema';
import { listSchema, recordsSchema } from '@/kinds/records/schema';
import { companyFields, convertibleFields, fields, roundFields, settingFields, type EquityExtra, type Work } from './model';

const mostRecords = 100_000;

const parts = {
  settings: draftSchema(settingFields),
  rounds: listSchema(roundFields),
  convertibles: listSchema(convertibleFields),
};

const workSchema: z.ZodMiniType<Work> = z.object({
  records: z.array(recordSchema(fields)).check(z.maxLength(mostRecords)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  ...parts,
});

const extraSchema: z.ZodMiniType<EquityExtra> = z.object({
  company: z.optional(z.string().check(z.maxLength(companyFields.company.maxLength))),
  ...parts,
  isFull: z.boolean(),
  scenarios: scenariosSchema(workSchema),
});

export const schema = recordsSchema(fields, extraSchema);
