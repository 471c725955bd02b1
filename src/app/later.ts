import { watchForUpdates } from '@/platform/updates';
import { showToast } from '@/ui/toast';
import { reloadForUpdate } from './recovery';
import { startResources } from './resources/resources';

export { SamplePeek } from './peek/peek';

/** Nothing changes under somebody's hands: a new version waits until they ask for it. */
const offer = (apply: () => void) =>
  showToast('A new version is ready. Your work will still be here.', { label: 'Update now', run: apply }, { isSticky: true });

/** What a page can do without until it is at rest. */
export function startLater(): void {
  watchForUpdates(offer, reloadForUpdate);
  startResources();
}
