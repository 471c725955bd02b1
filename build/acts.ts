import { afterAll, vi } from 'vitest';
import { setMonthFirst } from '@/lib/dates';

// React asks whether it is tested as soon as it is loaded, and tests share what is loaded.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Files share a page: what one leaves there, the next must not meet.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  setMonthFirst(false);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
