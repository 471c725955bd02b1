import * as z from 'zod/mini';
import type { Fields } from '@/lib/fields';
import { recordSchema } from '@/lib/fields/schema';
import type { RecordsData } from './state';

const mostRecords = 100_000;

export const recordsSchema = <F extends Fields, Extra>(fields: F, extra?: z.ZodMiniType<Extra>) =>
  z.object({
    records: z.array(recordSchema(fields)).check(z.maxLength(mostRecords)),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    extra: extra ?? z.null(),
  }) as unknown as z.ZodMiniType<RecordsData<F, Extra>>;
