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
