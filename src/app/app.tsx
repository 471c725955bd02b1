import { startTransition, useCallback, useEffect, useRef, useState, type ComponentType, type ReactElement } from 'react';
import { Router, useLocation } from 'wouter';
import { watchArrivals } from '@/platform/arrivals';
import { replayEarlyInput } from '@/platform/early-input';
import { showToast, Toaster } from '@/ui/toast';
import { tellChanges } from '@/workspace/store';
import { connectSuite } from '@/workspace/suite';
import { CrashBoundary } from './crash-boundary';
import { Footer } from './footer';
import { Header } from './header';
import { notLoaded } from './not-loaded';
import { recoverFromMissingChunk } from './recovery';
import { loadPage, toPath, type Page } from './routes';
import { useShortcuts } from './shortcuts';
import { useAppliedTheme } from './theme';

tellChanges(showToast);
connectSuite({
  load: async (tool) => (await import('@/tools/shares')).loadShares(tool),
  schema: async (tool) => (await import('@/tools/schemas')).loadSchema(tool),
  list: async () => (await import('@/tools/registry')).catalogue,
});

interface AppProps {
  first: Page;
  /** Only while prerendering, where there is no address bar. */
  ssrPath?: string;
}

export function App({ first, ssrPath }: AppProps) {
  return (
    <Router {...(ssrPath ? { ssrPath } : {})}>
      <Shell first={first} />
    </Router>
  );
}

// By a function of its own: what follows an import() directly is bundled into it, and then hears nothing of a file that cannot be fetched.
const loadArrival = () => import('./arrival');

function Shell({ first }: { first: Page }) {
  const page = usePage(first);
  const [Finder, setFinder] = useState<ComponentType<{ onClose: () => void }>>();
  const openFinder = useCallback(async (key?: unknown) => {
    try {
      const module = await import('./finder');
      setFinder(() => module.openedBy(key));
    } catch (error) {
      console.warn(error);
      showToast('Search couldn’t be loaded. Check your connection.');
    }
  }, []);
  const [arrival, setArrival] = useState<ReactElement>();
  useEffect(() => {
    let count = 0;
    watchArrivals((came) => {
      count += 1;
      const key = String(count);
      // A dialog says late that it was closed: that must not close what came after it, nor may the next one take over its dialog.
      const close = () => setArrival((shown) => (shown?.key === key ? undefined : shown));
      const show = ({ Arrival }: typeof import('./arrival')) => setArrival(<Arrival key={key} arrival={came} onClose={close} />);
      loadArrival().then(show, console.warn);
    });
  }, []);
  useAppliedTheme();
  useEffect(() => {
    replayEarlyInput();
    document.documentElement.dataset.ready = '';
  }, []);
  useShortcuts({ onFind: openFinder });
  return (
    <>
      <a
        href="#main"
        className="btn btn-primary sr-only z-50 focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        onClick={(event) => {
          event.preventDefault();
          document.querySelector<HTMLElement>('main')?.focus();
        }}
      >
        Skip to content
      </a>
      <Header isHome={page.path === '/'} onFind={openFinder} />
      <main id="main" tabIndex={-1} className="wrap min-h-[70vh] pb-16">
        <CrashBoundary key={page.path} tool={page.tool?.id}>
          <page.Body />
        </CrashBoundary>
      </main>
      <Footer />
      {Finder && <Finder onClose={() => setFinder(undefined)} />}
      {arrival}
      <Toaster />
    </>
  );
}

/** Keeps the old page on screen until the new one is loaded, then moves to its top and its heading. */
function usePage(first: Page): Page {
  const [location] = useLocation();
  const path = toPath(location);
  const [page, setPage] = useState(first);
  const wanted = useRef(path);
  const open = useCallback(async function open(target: string): Promise<void> {
    const next = await loadPage(target).catch((error: unknown) => {
      if (recoverFromMissingChunk(error)) return undefined;
      console.warn(error);
      return notLoaded(target, () => void open(target));
    });
    // Someone may have moved on meanwhile.
    if (next && wanted.current === target) startTransition(() => setPage(next));
  }, []);
  useEffect(() => {
    wanted.current = path;
    if (page.path !== path) void open(path);
  }, [path, page, open]);

  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (page === shown) return;
    setShown(page);
    document.title = page.title;
    document.querySelector('meta[name=description]')?.setAttribute('content', page.description);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (canonical) canonical.href = new URL(page.path, canonical.href).href;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [page, shown]);
  return page;
}
