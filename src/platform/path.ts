/** Which page of the suite is on screen. */
export const currentPath = () => location.pathname;

/** Called whenever another page of the suite is on screen; the router says so. */
export function watchPath(run: () => void): () => void {
  const names = ['popstate', 'pushState', 'replaceState'];
  for (const name of names) addEventListener(name, run);
  return () => {
    for (const name of names) removeEventListener(name, run);
  };
}
