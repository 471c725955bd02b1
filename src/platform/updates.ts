import { whenIdle } from './idle';

/** Undefined where there is none; some browsers forbid even to look, in frames and in private windows. */
function findWorkers(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  } catch {
    return undefined;
  }
}

/** The service worker: offline after the first visit, and an update only when the user agrees. */
export function watchForUpdates(onReady: (apply: () => void) => void, beforeReload: () => void): void {
  const workers = import.meta.env.PROD ? findWorkers() : undefined;
  if (!workers) return;
  let isApplying = false;
  workers.addEventListener('controllerchange', () => {
    if (isApplying) beforeReload();
  });
  const offer = (worker: ServiceWorker) =>
    onReady(() => {
      isApplying = true;
      worker.postMessage('take-over');
    });
  const follow = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed') offer(worker);
    else worker?.addEventListener('statechange', () => worker.state === 'installed' && offer(worker));
  };
  const register = async () => {
    try {
      const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
      // The very first install is no update.
      if (registration.active) follow(registration.waiting ?? registration.installing);
      registration.addEventListener('updatefound', () => registration.active && follow(registration.installing));
    } catch (error) {
      console.warn('Offline use isn’t available here.', error);
    }
  };
  // Precaching waits until the page is at rest, so that it never competes with the first visit.
  whenIdle(() => void register(), 4000);
}
