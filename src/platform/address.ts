/** What stands behind the # of the address, from now on and whenever it changes. */
export function watchHash(onHash: (hash: string) => void): () => void {
  const tell = () => onHash(location.hash);
  tell();
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}

/** Where this suite is served from. */
export const currentOrigin = () => location.origin;

/** The same page without it; no new entry in the history. */
export function dropHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

export const currentPath = () => location.pathname;

/** Called whenever another page of the suite is on screen; the router says so. */
export function watchPath(run: () => void): () => void {
  const names = ['popstate', 'pushState', 'replaceState'];
  for (const name of names) addEventListener(name, run);
  return () => {
    for (const name of names) removeEventListener(name, run);
  };
}
