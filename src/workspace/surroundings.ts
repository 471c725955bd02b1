import { use, useMemo, useSyncExternalStore } from 'react';
import type { Surroundings } from '@/lib/fields';
import { currentMinute, today, watchToday } from '@/platform/today';
import { localZone } from '@/platform/zone';
import { useSettings } from './settings';
import { useWorkspace, workOf } from './store';
import { ToolIdContext } from './tool-id';

/** The user's own day: empty while prerendering, so that the page built yesterday never shows yesterday. */
export const useToday = () => useSyncExternalStore(watchToday, today, () => '');

/** The instant of the running minute; 0 while prerendering. */
export const useMinute = () => useSyncExternalStore(watchToday, currentMinute, () => 0);

/** The user's own time zone; UTC while prerendering. */
export const useZone = () => useSyncExternalStore(watchToday, localZone, () => 'UTC');

/** Calls back from minute to minute for as long as the tab is open, whatever screen is on it. */
export const watchMinutes = (onMinute: (minute: number, zone: string) => void) => watchToday(() => onMinute(currentMinute(), localZone()));

/** What the open tool's work depends on. Its currency is its own; the setting is only where it starts. */
export function useSurroundings(): Surroundings {
  const day = useToday();
  const tool = use(ToolIdContext);
  const start = useSettings((settings) => settings.currency);
  const currency = useWorkspace((state) => workOf(state, tool)?.currency ?? start);
  return useMemo(() => ({ today: day, currency }), [day, currency]);
}
