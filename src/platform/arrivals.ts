/** What comes from outside, whatever is on screen: a shared link, a file dropped on the page or opened with the installed app. */
import { dropHash, watchHash } from './address';

interface LaunchQueue {
  setConsumer: (consumer: (launch: { files?: readonly { getFile: () => Promise<File> }[] }) => void) => void;
}

export const shareMark = '#share=';

/** A field for files takes them by itself; so does a part of the page that has said so. */
const isGiven = (event: DragEvent) =>
  event.dataTransfer?.types.includes('Files') && !event.defaultPrevented && !(event.target instanceof HTMLInputElement);

export function watchArrivals(onArrival: (arrival: string | File) => void): void {
  watchHash((hash) => {
    if (!hash.startsWith(shareMark)) return;
    // It does not stay in the address bar, nor in the history.
    dropHash();
    onArrival(hash.slice(shareMark.length));
  });
  for (const name of ['dragover', 'drop'] as const)
    addEventListener(name, (event) => {
      if (!isGiven(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) onArrival(file);
    });
  (globalThis as { launchQueue?: LaunchQueue }).launchQueue?.setConsumer(({ files }) => void files?.[0]?.getFile().then(onArrival));
}
