/** A long session writes an update at every key: from time to time those of a document become one, not only at the next start. */
import type { DeviceStore, Entry } from '@/platform/device-store';
import { mergeAll } from './kept-document';

const mostUpdates = 500;

export function startCompacting(store: Pick<DeviceStore, 'compact'>): (saved: readonly Entry[]) => void {
  const counts = new Map<string, number>();
  return (saved) => {
    for (const { summary, update } of saved) {
      const count = (counts.get(summary.id) ?? 0) + (update ? 1 : 0);
      counts.set(summary.id, count < mostUpdates ? count : 0);
      // Where it fails, everything stays as it was written.
      if (count >= mostUpdates) store.compact(summary.id, mergeAll).catch(console.warn);
    }
  };
}
