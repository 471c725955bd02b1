import type { Shares } from '@/workspace/shares';

const found = import.meta.glob<Shares>('./*/shares.ts', { import: 'shares' });

/** What a tool shares, loaded for those that have documents; nothing where it shares nothing. */
export const loadShares = async (id: string): Promise<Shares | undefined> => found[`./${id}/shares.ts`]?.();
