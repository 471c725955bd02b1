import { watchForUpdates } from '@/platform/updates';
import { showToast } from '@/ui/toast';
import { reloadForUpdate } from './recovery';

export { AtRest } from './at-rest';

/** Nothing changes under somebody's hands: a new version waits until they ask for it. */
const offer = (apply: () => void) =>
  showToast('A new version is ready. Your work will still be here.', { label: 'Update now', run: apply }, { isSticky: true });

/** What a page can do without until it is at rest. */
export function startLater(): void {
  watchForUpdates(offer, reloadForUpdate);
}
