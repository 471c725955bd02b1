/** Whether a part of the page that is not here yet can come: over the network, or from what the service worker keeps. */
export const canLoad = () => navigator.onLine || Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);

/** Whether somebody has told the browser to load no more than is needed. */
export const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
