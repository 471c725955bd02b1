import { isObject } from '@/lib/objects';
import type { DocVersion } from './store';

export const longestVersionName = 80;
export const mostVersions = 100;

/** What a file or the device says are versions; what each holds is read by its tool's schema once somebody wants it. */
export function readVersions(value: unknown): DocVersion[] {
  if (!Array.isArray(value)) return [];
  const ids = new Set<string>();
  return value.slice(0, mostVersions).flatMap((one: unknown) => {
    if (!isObject(one) || !('data' in one) || typeof one.id !== 'string' || ids.has(one.id)) return [];
    const { id, name, at, version, data, currency } = one;
    if (typeof version !== 'number' || typeof at !== 'number' || !Number.isFinite(at)) return [];
    ids.add(id);
    const title = typeof name === 'string' ? name.slice(0, longestVersionName) : '';
    return [{ id, name: title, at, version, data, ...(typeof currency === 'string' ? { currency } : {}) }];
  });
}
