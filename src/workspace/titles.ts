import type { Doc } from './store';

export const longestName = 80;

/** As the user called it, or as it calls itself; empty where neither did. */
export const titleOf = ({ name, history }: Doc, title: ((data: unknown) => string) | undefined): string =>
  name || (title?.(history.present.data) ?? '').trim().slice(0, longestName);
