import { toSampleId } from './state';

/** Samples have the same ids in every tool; one that was edited here, and so became the user's, has another elsewhere. */
export function sharedIds(prefix: string) {
  const mark = `${prefix}-`;
  const sample = toSampleId('');
  return {
    toShared: (id: string) => (id.startsWith(sample) ? `${mark}${id}` : id),
    toOwn: (id: string) => (id.startsWith(`${mark}${sample}`) ? id.slice(mark.length) : id),
  };
}
