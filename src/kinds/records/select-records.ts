import { foldText } from '@/lib/text';

export interface Sorting<T> {
  by: (record: T) => string | number;
  isDescending?: boolean;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Records never change in place, so the searchable form of each is made once for each way to search. */
const folded = new WeakMap<object, WeakMap<object, string>>();

function searchable<T extends object>(record: T, searchIn: (record: T) => string): string {
  let texts = folded.get(searchIn);
  if (!texts) folded.set(searchIn, (texts = new WeakMap()));
  let text = texts.get(record);
  if (text === undefined) texts.set(record, (text = foldText(searchIn(record))));
  return text;
}

/** Search, then filter, then sort; the order of entry stands where two are equal. */
export function selectRecords<T extends object>(
  records: readonly T[],
  {
    query,
    searchIn,
    keep,
    sort,
  }: { query: string; searchIn: (record: T) => string; keep?: (record: T) => boolean; sort?: Sorting<T> | undefined },
): T[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const found = records.filter((record) => {
    if (keep && !keep(record)) return false;
    if (words.length === 0) return true;
    const text = searchable(record, searchIn);
    return words.every((word) => text.includes(word));
  });
  if (!sort) return found;
  const direction = sort.isDescending ? -1 : 1;
  const keyed = found.map((record) => ({ record, key: sort.by(record) }));
  keyed.sort(({ key: a }, { key: b }) => {
    // Records without a value go last, whichever way the list runs.
    if (a === '' || b === '') return a === b ? 0 : a === '' ? 1 : -1;
    return direction * (typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b)));
  });
  return keyed.map(({ record }) => record);
}

const day = /^\d{4}-\d\d-\d\d$/;

/** Days compare by code, which is many times faster than by language rules; figures that came as text do so as figures. */
const compareText = (a: string, b: string) => (day.test(a) && day.test(b) ? (a < b ? -1 : a > b ? 1 : 0) : collator.compare(a, b));
