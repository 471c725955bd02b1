import { textBlob } from './file';

/** NaN and Infinity would silently become null, so they stop the file instead. */
export function toJson(value: unknown): string {
  return JSON.stringify(
    value,
    (key, item: unknown) => {
      if (typeof item === 'number' && !Number.isFinite(item)) throw new Error(`The value of "${key}" is not a number.`);
      return item;
    },
    2,
  );
}

export const jsonFile = (value: unknown) => textBlob(toJson(value), 'application/json');
