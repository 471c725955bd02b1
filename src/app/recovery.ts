import { canReloadFor, reloadWith } from '@/platform/reload';
import { collectWork } from '@/workspace/store';

/** How Chromium, Firefox and Safari each say that a script of the page is gone. */
const missingChunk = /dynamically imported module|importing a module script failed/i;

/** After a deploy the old chunks may be gone: one reload fetches the new ones and carries the open work along. */
export function recoverFromMissingChunk(error: unknown): boolean {
  const reason = `chunk:${location.pathname}`;
  if (!(error instanceof Error && missingChunk.test(error.message))) return false;
  if (!navigator.onLine || !canReloadFor(reason)) return false;
  reloadWith(collectWork(), reason);
  return true;
}

export const reloadForUpdate = () => reloadWith(collectWork(), 'update');
