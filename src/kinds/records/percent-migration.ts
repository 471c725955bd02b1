import { toFraction } from '@/lib/numbers';
import { isObject } from '@/lib/objects';

/** For lists that kept a rate as it is typed: 20 becomes 0.2, as rates are kept everywhere. */
export const percentsToFractions =
  (...names: readonly string[]) =>
  (data: unknown): unknown => {
    if (!isObject(data) || !Array.isArray(data.records)) return data;
    const settle = (record: unknown) => {
      if (!isObject(record)) return record;
      const rates = names.flatMap((name) => {
        const { [name]: rate } = record;
        return typeof rate === 'number' ? [[name, toFraction(rate)]] : [];
      });
      return { ...record, ...Object.fromEntries(rates) };
    };
    return { ...data, records: data.records.map(settle) };
  };
