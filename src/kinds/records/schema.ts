import * as z from 'zod/mini';
import type { Fields } from '@/lib/fields';
import { recordSchema } from '@/lib/fields/schema';
import type { ListData, RecordsData } from './state';

const mostRecords = 100_000;

const listShape = <F extends Fields>(fields: F) => ({
  records: z.array(recordSchema(fields)).check(z.maxLength(mostRecords)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});

/** A list beside the main one. */
export const listSchema = <F extends Fields>(fields: F) => z.object(listShape(fields)) as unknown as z.ZodMiniType<ListData<F>>;

export const recordsSchema = <F extends Fields, Extra>(fields: F, extra?: z.ZodMiniType<Extra>) =>
  z.object({ ...listShape(fields), extra: extra ?? z.null() }) as unknown as z.ZodMiniType<RecordsData<F, Extra>>;
