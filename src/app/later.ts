import { watchForUpdates } from '@/platform/updates';
import { startPeeking } from './peek/peek';

/** What a page can do without until it is at rest. */
export function startLater(...updates: Parameters<typeof watchForUpdates>): void {
  watchForUpdates(...updates);
  startPeeking();
}
