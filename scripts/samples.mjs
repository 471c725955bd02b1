/** What each tool holds with its sample, and with far more of it; for the commands that make pictures to be looked at. */
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

const isRecord = (item) => typeof item?.id === 'string';
const walk = (value, change, key = '') => {
  if (Array.isArray(value)) {
    const items = value.map((item) => walk(item, change, key));
    return items.length > 0 && items.every(isRecord) ? change.list(items) : items;
  }
  if (value === null || typeof value !== 'object') return change.single(value, key);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, change, name)]));
};
const eightTimes = (items) =>
  Array.from({ length: 8 }, (_, time) => items.map((item) => (time === 0 ? item : { ...item, id: `${item.id}-${time}` }))).flat();

/** The same work with its lists of records eight times as long. */
export const lengthen = (value) => walk(value, { list: eightTimes, single: (single) => single });

const tail = ' of the northern workshop for timber frames, windows and everything else that is made to measure';
const isName = (key) => /^(name|title|client|company|task|description|vendor)/i.test(key);
const isAmount = (key) => /amount|price|cost|salary|budget|revenue|target|value/i.test(key);

/** The same again, with names of about a hundred characters and amounts of ten digits. */
export const stretch = (value) =>
  walk(value, {
    list: eightTimes,
    single: (single, key) => {
      if (typeof single === 'string' && isName(key) && single !== '') return (single + tail).slice(0, 100);
      if (typeof single === 'string' && isAmount(key) && /^\d{3,}(\.\d+)?$/.test(single)) return '1234567890';
      return single;
    },
  });
