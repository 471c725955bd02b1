const added = { startDate: '', time: '', repeat: '', dependencies: [], subtasks: '' };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const withParts = (list: unknown, parts: object): unknown =>
  Array.isArray(list) ? list.map((item: unknown) => (isObject(item) ? { ...parts, ...item } : item)) : list;

/** Until version 2 tasks had no start, no repetition, no subtasks and waited for nothing, and nobody could comment on them. */
export function complete(data: unknown): unknown {
  if (!isObject(data) || !isObject(data.extra)) return data;
  return {
    ...data,
    records: withParts(data.records, added),
    extra: { notes: {}, ...data.extra, savedFilters: withParts(data.extra.savedFilters, { only: 'all', who: '' }) },
  };
}
