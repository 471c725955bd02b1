import * as z from 'zod/mini';
import { listSchema } from '@/kinds/records/schema';
import { registerFields } from '@/kinds/register/register';
import { draftRowSchema, draftSchema } from '@/lib/fields/schema';
import { fields } from './fields';
import { exhibitFields, mostExhibits, mostPayments, paymentFields, workerFields } from './row-fields';
import type { ContractData } from './model';

const answers = draftSchema(fields);
const exhibits = z.array(draftRowSchema(exhibitFields)).check(z.maxLength(mostExhibits));
const payments = z.optional(z.array(draftRowSchema(paymentFields)).check(z.maxLength(mostPayments)));

export const schema: z.ZodMiniType<ContractData> = z.object({
  answers,
  exhibits,
  payments,
  worker: draftSchema(workerFields),
  made: z.nullable(z.object({ answers, exhibits, payments, currency: z.string().check(z.regex(/^[A-Z]{3}$/)) })),
  register: z.optional(listSchema(registerFields)),
  kept: z.optional(z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(100))),
});
