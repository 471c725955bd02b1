/** Far more work than a sample holds, made of the sample. */
const isRecord = (item) => typeof item?.id === 'string';
const walk = (value, change, key = '') => {
  if (Array.isArray(value)) {
    const items = value.map((item) => walk(item, change, key));
    return items.length > 0 && items.every(isRecord) ? change.list(items) : items;
  }
  if (value === null || typeof value !== 'object') return change.single(value, key);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, change, name)]));
};
const eightTimes = (items) =>
  Array.from({ length: 8 }, (_, time) => items.map((item) => (time === 0 ? item : { ...item, id: `${item.id}-${time}` }))).flat();

/** The same work with its lists of records eight times as long. */
export const lengthen = (value) => walk(value, { list: eightTimes, single: (single) => single });

const tail = ' of the northern workshop for timber frames, windows and everything else that is made to measure';
const isName = (key) => /^(name|title|client|company|task|description|vendor)/i.test(key);
const isAmount = (key) => /amount|price|cost|salary|budget|revenue|target|value/i.test(key);

/** The same again, with names of about a hundred characters and amounts of ten digits. */
export const stretch = (value) =>
  walk(value, {
    list: eightTimes,
    single: (single, key) => {
      if (typeof single === 'string' && isName(key) && single !== '') return (single + tail).slice(0, 100);
      if (typeof single === 'string' && isAmount(key) && /^\d{3,}(\.\d+)?$/.test(single)) return '1234567890';
      if (typeof single === 'number' && isAmount(key) && single >= 10_000) return 123_456_789_012;
      return single;
    },
  });
