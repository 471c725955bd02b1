/** npm run bench: what the suite costs, measured in a real browser on this machine. Nothing here passes or fails. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchCanvas, benchWireframe } from './bench-boards.mjs';
import { benchFind, benchInvestors, benchInvoice, benchTasks, benchTracker } from './bench-tools.mjs';
import { benchLighthouse } from './bench-lighthouse.mjs';
import { timeKeys } from './bench-keys.mjs';
import { benchPaint } from './bench-paint.mjs';
import { launchBrowser } from './browser.mjs';
import { measureFirstLoad, openVisitor, routesOf } from './first-load.mjs';
import { ensurePackages, root, run } from './setup.mjs';
import { serve } from './serve.mjs';

ensurePackages();
const dist = join(root, 'dist');
// Measured as a host sends it, compressed.
if (!existsSync(join(dist, 'index.html.br')) && !run('npm', ['run', '--silent', 'build'])) process.exit(1);
const { server, url } = await serve(dist, { port: 4500 });
const browser = await launchBrowser();
const milliseconds = (value) => `${value.toFixed(0)} ms`;

const slowdown = 4;

/** From the address to the largest paint, and to a field that answers typing, on a CPU four times slower. */
async function measureStart(path) {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => (window.largestPaint = list.getEntries().at(-1).startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  await page.goto(url + path);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  const typing = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const paint = await page.evaluate(() => window.largestPaint ?? 0);
  await context.close();
  return { paint, typing };
}

/** The time one key costs, from the press to the next frame. */
async function measureSearch() {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await page.getByRole('combobox', { name: 'Search tools' }).focus();
  await page.waitForLoadState('networkidle');
  const times = await timeKeys(page, 'startup invoice tax');
  await context.close();
  return times;
}

console.log('First load, gzip, and start under 4x CPU at 390 px');
const scripts = [];
const visitor = await openVisitor(browser);
for (const path of routesOf(dist)) {
  const { script, style, requests } = await measureFirstLoad(visitor, url + path);
  // Home and the tools; the two pages of settings are listed but not counted.
  if (!path.endsWith('settings')) scripts.push(script / 1000);
  const { paint, typing } = await measureStart(path);
  console.log(
    `  ${path.padEnd(30)} script ${(script / 1000).toFixed(1).padStart(5)} kB  style ${(style / 1000).toFixed(1)} kB  ${requests} requests  largest paint ${milliseconds(paint).padStart(7)}  ready to type ${milliseconds(typing).padStart(7)}`,
  );
}
const ordered = scripts.toSorted((a, b) => a - b);
const median = (ordered[Math.floor((ordered.length - 1) / 2)] + ordered[Math.ceil((ordered.length - 1) / 2)]) / 2;
console.log(`  ${ordered.length} routes: script median ${median.toFixed(1)} kB, most ${ordered.at(-1).toFixed(1)} kB`);
const search = await measureSearch();
console.log(`\nSearch as you type, per key: median ${milliseconds(search.median)}, worst ${milliseconds(search.worst)}`);

const folder = mkdtempSync(join(tmpdir(), 'groundwork-bench-'));
for (const bench of [benchTasks, benchFind, benchTracker, benchInvestors]) {
  for (const line of await bench(browser, url, folder)) console.log(line);
}
for (const bench of [benchPaint, benchInvoice, benchWireframe, benchCanvas]) {
  for (const line of await bench(browser, url)) console.log(line);
}
rmSync(folder, { recursive: true });
await browser.close();
for (const line of await benchLighthouse(url, ['/', '/invoice-generator', '/task-manager'])) console.log(line);
server.close();
