/** The service worker: offline after the first visit, and an update only when the user agrees. */
export function watchForUpdates(onReady: (apply: () => void) => void, beforeReload: () => void): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const hadController = navigator.serviceWorker.controller !== null;
  let isApplying = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadController && isApplying) beforeReload();
  });
  const offer = (worker: ServiceWorker) =>
    onReady(() => {
      isApplying = true;
      worker.postMessage('take-over');
    });
  const register = () =>
    navigator.serviceWorker
      .register('/sw.js', { updateViaCache: 'none' })
      .then((registration) => {
        if (registration.waiting && hadController) offer(registration.waiting);
        registration.addEventListener('updatefound', () => {
          const worker = registration.installing;
          worker?.addEventListener('statechange', () => {
            if (worker.state === 'installed' && hadController) offer(worker);
          });
        });
      })
      .catch((error: unknown) => console.warn('Offline use is not available here.', error));
  // Precaching waits until the page is at rest, so that it never competes with the first visit.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void register(), { timeout: 4000 });
  else setTimeout(() => void register(), 2000);
}
