/** Calls back once the page has nothing left to do, or at the latest after so long; the answer calls it off. */
export function whenIdle(run: () => void, latestMs: number): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(run, { timeout: latestMs });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(run, latestMs / 2);
  return () => clearTimeout(timer);
}
