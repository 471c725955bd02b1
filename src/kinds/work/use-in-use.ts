import { useEffect, useSyncExternalStore } from 'react';
import { isInUse, watchUse } from '@/platform/interaction';

/** Turns true when someone starts to use the page: the moment to load what the tool will need next. */
export const useIsInUse = () => useSyncExternalStore(watchUse, isInUse, () => false);

/** Loads what a screen will need next as soon as someone uses it; what fails here is asked for again when it is needed. */
export function usePreload(load: () => readonly Promise<unknown>[]): void {
  const isUsed = useIsInUse();
  useEffect(() => {
    if (isUsed) void Promise.allSettled(load());
  }, [isUsed, load]);
}
