/** The service worker: offline after the first visit, and an update only when the user agrees. */
export function watchForUpdates(onReady: (apply: () => void) => void, beforeReload: () => void): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  let isApplying = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
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
      const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
      // The very first install is no update.
      if (registration.active) follow(registration.waiting ?? registration.installing);
      registration.addEventListener('updatefound', () => registration.active && follow(registration.installing));
    } catch (error) {
      console.warn('Offline use is not available here.', error);
    }
  };
  // Precaching waits until the page is at rest, so that it never competes with the first visit.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void register(), { timeout: 4000 });
  else setTimeout(() => void register(), 2000);
}
