/** What tabs of one browser tell each other. Nothing leaves the device. */
export interface TabLine {
  say: (message: unknown) => void;
  close: () => void;
}

export function joinTabs(onMessage: (message: unknown) => void): TabLine {
  if (!('BroadcastChannel' in globalThis)) return { say: () => {}, close: () => {} };
  const channel = new BroadcastChannel('groundwork');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data));
  return { say: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** Called when the page is left or put in the background: the last moment that is sure to come. */
export function whenLeaving(run: () => void): () => void {
  const onHide = () => {
    if (document.visibilityState === 'hidden') run();
  };
  window.addEventListener('pagehide', run);
  document.addEventListener('visibilitychange', onHide);
  return () => {
    window.removeEventListener('pagehide', run);
    document.removeEventListener('visibilitychange', onHide);
  };
}
