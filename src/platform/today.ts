import { dayOf, type Day } from '@/lib/dates';

export const today = (): Day => dayOf(new Date());

const minute = 60_000;
export const currentMinute = () => Math.floor(Date.now() / minute) * minute;

export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Calls back when the user's day may have changed: at midnight, or on return to a sleeping tab. */
export function watchToday(onChange: () => void): () => void {
  const timer = setInterval(onChange, 30_000);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
