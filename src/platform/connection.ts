/** Whether a part of the page that is not here yet can come: over the network, or from what the service worker keeps. */
export const canLoad = () => navigator.onLine || Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
