import type { Plugin } from 'vite';

/**
 * Vite wraps every import() to fetch what it needs ahead of it. Pages name their own chunks in their head and all styles
 * are one file, so the wrapper would have nothing to fetch; without it each page is most of a kilobyte smaller.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
});
