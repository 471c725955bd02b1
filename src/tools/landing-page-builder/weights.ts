import { formatNumber } from '@/lib/numbers';

/** Rounded up, so that nothing looks lighter than it is. */
export const formatWeight = (bytes: number) =>
  bytes < 1_000_000 ? `${formatNumber(Math.ceil(bytes / 1000))} kB` : `${formatNumber(Math.ceil(bytes / 100_000) / 10, 1)} MB`;
