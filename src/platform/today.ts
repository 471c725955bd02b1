import { dayOf, setMonthFirst, type Day } from '@/lib/dates';

export const today = (): Day => dayOf(new Date());

const minute = 60_000;
export const currentMinute = () => Math.floor(Date.now() / minute) * minute;

/** Whether this browser's own date fields begin with the month. */
function readsMonthFirst(): boolean {
  const parts = new Intl.DateTimeFormat().formatToParts(0).map(({ type }) => type);
  return parts.indexOf('month') < parts.indexOf('day') && parts.indexOf('year') > parts.indexOf('day');
}

/** Calls back when the user's day may have changed: at midnight, or on return to a sleeping tab. */
export function watchToday(onChange: () => void): () => void {
  // Called once the page is there, so that what was prerendered is taken over unchanged.
  setMonthFirst(readsMonthFirst());
  const timer = setInterval(onChange, 30_000);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
