/** What each tool holds with its sample, for the commands that make pictures to be looked at. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './setup.mjs';

export const around = { today: '2026-11-15', currency: 'USD' };

/** The source, loaded as a browser would; `plugins` stand in for what only a browser has. */
export async function loadSource(plugins = []) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    // Its file for Node hides what it exports.
    ssr: { noExternal: ['opentype.js'] },
    resolve: { alias: { '@': join(root, 'src') } },
    plugins,
  });
  return { load: (path) => server.ssrLoadModule(path), close: () => server.close() };
}
