import type { Fields, RecordOf, Surroundings } from '@/lib/fields';
import { minorDigits } from '@/lib/money';
import { defineState, type ToolState } from '@/workspace/tool-state';

export interface ListData<F extends Fields> {
  records: RecordOf<F>[];
  /** The currency the amounts were entered in. */
  currency: string;
}

export interface RecordsData<F extends Fields, Extra = unknown> extends ListData<F> {
  /** What a tool keeps beside its list, such as saved filters or budgets. */
  extra: Extra;
}

interface RecordsOptions<F extends Fields, Extra> {
  version: number;
  fields: F;
  /** What a first visitor finds, where the tool does not start empty. */
  start?: (around: Surroundings) => RecordOf<F>[];
  sample: (around: Surroundings) => RecordOf<F>[];
  /** What it keeps beside the list, as it starts. */
  extra?: Extra;
  migrate?: (data: unknown, version: number) => unknown;
  /** The list of the company that the records are, where other tools show it too. */
  list?: ToolState<unknown>['list'];
}

/** Ids of sample records start with this, so that screens and files can say what is a sample. */
const samplePrefix = 'sample-';

export const toSampleId = (id: string) => `${samplePrefix}${id}`;

type Marked = { id: string; isEdited?: true };

/** A sample is one until it is edited. */
export const isSampleRecord = ({ id, isEdited }: Marked) => id.startsWith(samplePrefix) && isEdited !== true;
/** While any is left, screens say so. */
export const hasSample = (records: readonly Marked[]) => records.some(isSampleRecord);
/** Whether there is nothing of the user's own. */
export const isAllSample = (records: readonly Marked[]) => records.every(isSampleRecord);

/** A record that was edited: a sample becomes the user's own. */
export const asEdited = <T extends Marked>(record: T): T => (isSampleRecord(record) ? { ...record, isEdited: true } : record);

/** The user's own records, in the document's currency: what other tools may see of a list. */
export const ownRecords = <F extends Fields>(fields: F, data: ListData<F>, currency: string): RecordOf<F>[] =>
  inCurrency(fields, data, currency).filter((record) => !isSampleRecord(record));

/** The state of a tool that keeps a list. */
export function recordsState<F extends Fields, Extra = null>(options: RecordsOptions<F, Extra>): ToolState<RecordsData<F, Extra>> {
  const { version, start, sample, extra, migrate, list } = options;
  const data = (records: RecordOf<F>[], { currency }: Surroundings) => ({ records, currency, extra: (extra ?? null) as Extra });
  return defineState<RecordsData<F, Extra>>({
    version,
    start: (around) => data(start?.(around) ?? [], around),
    sample: (around) => data(sample(around), around),
    isSample: ({ records }) => hasSample(records),
    ...(migrate ? { migrate } : {}),
    ...(list ? { list } : {}),
  });
}

/** Amounts keep their face value when the currency setting changes: $12 becomes ¥12, not ¥1200. */
export function inCurrency<F extends Fields>(fields: F, data: ListData<F>, currency: string): RecordOf<F>[] {
  const shift = minorDigits(currency) - minorDigits(data.currency);
  const names = Object.keys(fields).filter((name) => fields[name]?.kind === 'money');
  if (data.currency === currency || shift === 0 || names.length === 0) return data.records;
  return data.records.map((record) => {
    const changed: Record<string, unknown> = { ...record };
    for (const name of names) changed[name] = Math.round((changed[name] as number) * 10 ** shift);
    return changed as RecordOf<F>;
  });
}
