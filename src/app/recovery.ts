import { canReloadFor, reloadWith } from '@/platform/reload';
import { showToast } from '@/ui/toast';
import { packTab } from '@/workspace/travel';

/** How Chromium, Firefox and Safari each say that a script of the page is gone, or could not be fetched. */
const missingChunk = /imported module|module script|to fetch|load failed/i;

export const isMissingChunk = (error: unknown) => error instanceof Error && missingChunk.test(error.message);

/** After a deploy the old chunks may be gone: one reload fetches the new ones and carries the open work along. */
export function recoverFromMissingChunk(error: unknown): boolean {
  const reason = `chunk:${location.pathname}`;
  return isMissingChunk(error) && navigator.onLine && canReloadFor(reason) && reloadWith(packTab(), reason);
}

function reload(reason: string): void {
  if (!reloadWith(packTab(), reason))
    showToast('Your work is too large to keep while this page reloads. Save it as a file, then reload the page yourself.');
}

/** Someone asked for it, so that it may be tried as often as they like. */
export const reloadToRetry = () => reload('retry');
export const reloadForUpdate = () => reload('update');
