import { useSyncExternalStore } from 'react';
import { isInUse, watchUse } from '@/platform/interaction';

/** Turns true when someone starts to use the page: the moment to load what the tool will need next. */
export const useIsInUse = () => useSyncExternalStore(watchUse, isInUse, () => false);
