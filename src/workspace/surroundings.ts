import { useMemo, useSyncExternalStore } from 'react';
import type { Surroundings } from '@/lib/fields';
import { today, watchToday } from '@/platform/today';
import { useSettings } from './settings';

/** The user's own day: empty while prerendering, so that the page built yesterday never shows yesterday. */
export const useToday = () => useSyncExternalStore(watchToday, today, () => '');

export function useSurroundings(): Surroundings {
  const day = useToday();
  const currency = useSettings((settings) => settings.currency);
  return useMemo(() => ({ today: day, currency }), [day, currency]);
}
