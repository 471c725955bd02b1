import { watchForUpdates } from '@/platform/updates';
import { showToast } from '@/ui/toast';
import { reloadForUpdate } from './recovery';

/** Nothing changes under somebody's hands: a new version waits until they ask for it. */
export const offerUpdates = () =>
  watchForUpdates(
    (apply) => showToast('A new version is ready. Your work will still be here.', { label: 'Update now', run: apply }, { isSticky: true }),
    reloadForUpdate,
  );
