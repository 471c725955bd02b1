import * as z from 'zod/mini';
import type { Fields } from '@/lib/fields';
import { draftSchema } from '@/lib/fields/schema';
import type { CalculatorData } from './state';

export function calculatorSchema<F extends Fields>(fields: F): z.ZodMiniType<CalculatorData<F>> {
  const draft = draftSchema(fields);
  return z.object({ draft, calculated: z.nullable(draft) });
}
