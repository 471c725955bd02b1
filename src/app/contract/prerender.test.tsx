/** The page that was built on some other day, somewhere else, must be the page that the browser first draws. */
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { App } from '@/app/app';
import { loadPage } from '@/app/routes';
import { catalogue } from '@/tools/registry';

const paths = ['/', '/workspace', '/today', '/data-room', '/together', '/settings', '/reply', '/404', ...catalogue.map(({ path }) => path)];

async function prerenderOn(path: string, day: string, chance: number): Promise<string> {
  vi.setSystemTime(new Date(`${day}T12:00:00`));
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  return renderToString(<App first={await loadPage(path)} ssrPath={path} />);
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(paths)('%s', (path) => {
  it('depends on neither the clock nor chance', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(await prerenderOn(path, '2026-11-15', 0.1)).toBe(await prerenderOn(path, '2031-02-28', 0.9));
  });

  it('is taken over by the browser without a difference', async () => {
    const page = await loadPage(path);
    const root = document.createElement('div');
    root.innerHTML = renderToString(<App first={page} ssrPath={path} />);
    document.body.append(root);
    history.replaceState(null, '', path);
    const differences: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((...parts) => void differences.push(parts));
    const app = await act(async () => {
      const hydrated = hydrateRoot(root, <App first={page} />, { onRecoverableError: (error) => void differences.push(error) });
      await vi.dynamicImportSettled();
      return hydrated;
    });
    expect(differences).toEqual([]);
    act(() => app.unmount());
    root.remove();
  });
});
