import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and the first client pass, true from then on. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
