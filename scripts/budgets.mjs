/** Fails when a page's first load outgrows its budget, or when the suite falls into crumbs. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from './browser.mjs';
import { measureFirstLoad, openVisitor, routesOf } from './first-load.mjs';
import { root } from './setup.mjs';
import { serve } from './serve.mjs';

const kilobyte = 1000;
/** The entry, what stands in for parts of Node, doors to several large parts at once. A page is a file of its own however small it is. */
const mostCrumbs = 12;
const crumb = 4096;
const budgets = { home: 95 * kilobyte, tool: 115 * kilobyte, median: 106 * kilobyte, style: 17 * kilobyte };

const dist = join(root, 'dist');
const { server, url } = await serve(dist, { port: 4300 });
const browser = await launchBrowser();
const routes = routesOf(dist);
const loads = new Map();
// A page is mostly waited for, so a few are measured at a time.
const waiting = [...routes];
const measureNext = async () => {
  const page = await openVisitor(browser);
  for (let path = waiting.shift(); path; path = waiting.shift()) loads.set(path, await measureFirstLoad(page, url + path));
};
await Promise.all(Array.from({ length: 6 }, measureNext));
const over = [];
for (const path of routes) {
  const { script, style } = loads.get(path);
  const limit = path === '/' ? budgets.home : budgets.tool;
  const isOver = script > limit || style > budgets.style;
  if (isOver) over.push(path);
  console.log(
    `${isOver ? 'OVER ' : 'ok   '}${path.padEnd(34)} script ${(script / kilobyte).toFixed(1)} of ${limit / kilobyte} kB, style ${(style / kilobyte).toFixed(1)} kB`,
  );
}
await browser.close();
server.close();
// Of the tools; the pages of the house are few, and each has its own limit.
const ownPages = /^\/(workspace|profile|today|data-room|together|reply|(ai-)?settings)?$/;
const sizes = routes
  .filter((path) => !ownPages.test(path))
  .map((path) => loads.get(path).script)
  .sort((one, other) => one - other);
const median = sizes[Math.floor(sizes.length / 2)];
console.log(`median script ${(median / kilobyte).toFixed(1)} of ${budgets.median / kilobyte} kB`);
if (median > budgets.median) over.push('the median');
const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
const crumbs = scripts.filter((name) => !/^(view|[a-z-]+-page)-/.test(name) && statSync(join(dist, 'assets', name)).size < crumb);
console.log(`scripts under 4 kB: ${crumbs.length} of ${scripts.length}, at most ${mostCrumbs}`);
if (crumbs.length > mostCrumbs) over.push(`small scripts: ${crumbs.join(', ')}`);
if (over.length > 0) {
  console.error(`Over budget: ${over.join(', ')}`);
  process.exit(1);
}
