import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { recoverFromMissingChunk } from '@/app/recovery';
import { loadPage, toPath } from '@/app/routes';
import { guardUnload, takeCarriedWork } from '@/platform/reload';
import type { ToolFacts } from '@/tools/define-tool';
import { restoreSettings, useSettings } from '@/workspace/settings';
import { hasUnsavedWork, useWorkspace } from '@/workspace/store';
import '@/app/styles.css';

/** What the build wrote into the page about its own tool. */
function readFacts(root: HTMLElement, path: string): ToolFacts | undefined {
  const { path: written, tool } = root.dataset;
  return written === path && tool ? (JSON.parse(tool) as ToolFacts) : undefined;
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const path = toPath(location.pathname);
  const app = <App first={await loadPage(path, readFacts(root, path))} />;
  // A fallback page served for another address is drawn afresh, never hydrated.
  if (root.dataset.path === path) hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) });
  else createRoot(root).render(app);
  const carried = takeCarriedWork();
  if (carried) await (await import('@/workspace/receive-tab')).receiveTab(carried);
  restoreSettings();
  if (useSettings.getState().isKept)
    void import('@/workspace/start-keeping').then(({ resumeKeeping }) => resumeKeeping(path.slice(1)), console.warn);
  // Nobody can lose their place before they have one.
  addEventListener('focusin', () => void import('@/platform/focus').then(({ keepFocus }) => keepFocus(), console.warn), { once: true });
  guardUnload(hasUnsavedWork, useWorkspace.subscribe);
  // Being ready for the next visit must not make this one wait.
  setTimeout(() => {
    import('@/app/later').then(({ startLater }) => startLater(), console.warn);
  }, 1000);
}

void start().catch((error: unknown) => {
  if (!recoverFromMissingChunk(error)) throw error;
});
