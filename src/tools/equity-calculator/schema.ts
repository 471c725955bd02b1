import * as z from 'zod/mini';
import { draftSchema } from '@/lib/fields/schema';
import { scenariosSchema } from '@/kinds/calculator/scenarios-schema';
import { listSchema } from '@/kinds/records/schema';
import {
  companyFields,
  convertibleFields,
  roundFields,
  saleFields,
  settingFields,
  type EquityData,
  type EquityExtra,
  type Work,
} from './model';
import { stakeholderSchema } from './stakeholder-schema';

const mostRecords = 100_000;

const parts = {
  settings: draftSchema(settingFields),
  rounds: listSchema(roundFields),
  convertibles: listSchema(convertibleFields),
  sales: z.optional(listSchema(saleFields)),
};
const holders = {
  records: z.array(stakeholderSchema).check(z.maxLength(mostRecords)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
};

const workSchema: z.ZodMiniType<Work> = z.object({
  ...holders,
  ...parts,
});

const extraSchema: z.ZodMiniType<EquityExtra> = z.object({
  company: z.optional(z.string().check(z.maxLength(companyFields.company.maxLength))),
  ...parts,
  isFull: z.boolean(),
  scenarios: scenariosSchema(workSchema),
});

export const schema: z.ZodMiniType<EquityData> = z.object({ ...holders, extra: extraSchema });
