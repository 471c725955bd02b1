import type { DeviceStore, Entry } from '@/platform/device-store';
import { blobsOf } from './pictures';
import { dropJournal, writeJournal } from './journal';

interface Told {
  begun: () => unknown;
  saved: (entries: readonly Entry[]) => void;
  failed: (error: unknown) => void;
}

const retryMs = 10_000;

/** Writes what changed, in order: at once while nothing is being written, else with the next batch. What fails is tried again. */
export function startSaving(store: DeviceStore, { begun, saved, failed }: Told) {
  let waiting: Entry[] = [];
  let running: readonly Entry[] = [];
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** What is still on its way then is nobody's concern any more. */
  let isStopped = false;
  /** Pictures that are on the device already, so that each is written once. */
  const written = new Set<string>();

  const flush = async (): Promise<void> => {
    if (running.length > 0 || waiting.length === 0) return;
    clearTimeout(retry);
    running = waiting;
    waiting = [];
    const pictures = blobsOf(running, written);
    try {
      await store.write(running, pictures);
    } catch (error) {
      if (isStopped) return;
      waiting = [...running, ...waiting];
      running = [];
      retry = setTimeout(() => void flush(), retryMs);
      failed(error);
      return;
    }
    if (isStopped) return;
    for (const key of pictures.keys()) written.add(key);
    const done = running;
    running = [];
    if (waiting.length === 0) dropJournal();
    saved(done);
    await flush();
  };

  return {
    add: (entry: Entry) => {
      waiting.push(entry);
      begun();
      void flush();
    },
    isPending: () => running.length + waiting.length > 0,
    /** What is not on the device yet goes where a page that is being left can still write. */
    leave: () => {
      const pending = [...running, ...waiting];
      if (pending.length > 0) writeJournal(pending);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(retry);
      waiting = [];
    },
  };
}
