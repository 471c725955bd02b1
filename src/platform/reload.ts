/**
 * A reload we start ourselves carries the open work over in the history entry, which outlives
 * the reload but is no storage: nothing is kept once the tab is gone.
 */
interface Carried {
  work?: unknown;
  reloadedFor?: string;
}

const carriedState = (): Carried => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

let isReloading = false;

/** False where the browser will not carry that much: then nothing is reloaded, so that nothing is lost. */
export function reloadWith(work: unknown, reason: string): boolean {
  try {
    history.replaceState({ work, reloadedFor: reason } satisfies Carried, '');
  } catch {
    return false;
  }
  isReloading = true;
  location.reload();
  return true;
}

/** True once per reason, so that a page that keeps failing does not reload for ever. */
export const canReloadFor = (reason: string) => carriedState().reloadedFor !== reason;

export function takeCarriedWork(): unknown {
  const { work, ...rest } = carriedState();
  if (work !== undefined) history.replaceState(rest, '');
  return work;
}

/** Asks before the tab closes, but only while there is work that exists nowhere else: an idle guard keeps pages from being restored at once. */
export function guardUnload(hasWork: () => boolean, onWorkChange: (listener: () => void) => void): void {
  const guard = (event: BeforeUnloadEvent) => {
    if (!isReloading) event.preventDefault();
  };
  const update = () => {
    if (hasWork()) window.addEventListener('beforeunload', guard);
    else window.removeEventListener('beforeunload', guard);
  };
  onWorkChange(update);
  update();
}
