/** What a first visit to each page really asks for, in bytes as a gzipping host would send them. */
import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Not pages of their own: what is shown for a wrong address, and the empty frame of previews. */
const noPages = ['404.html', 'preview-frame.html'];

export const routesOf = (dist) =>
  readdirSync(dist)
    .filter((name) => name.endsWith('.html') && !noPages.includes(name))
    .map((name) => (name === 'index.html' ? '/' : `/${name.slice(0, -5)}`))
    .sort();

const sizes = new Map();

/** From the server once more: on a busy machine the browser may have let go of what it was sent. */
async function gzipSize(url) {
  if (!sizes.has(url)) sizes.set(url, gzipSync(await (await fetch(url)).arrayBuffer(), { level: 9 }).length);
  return sizes.get(url);
}

/** A page for one first visit after the other: it keeps nothing that it has fetched. */
export async function openVisitor(browser) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  // A busy machine is slow, not broken.
  context.setDefaultTimeout(180_000);
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
  // What a page asks for by itself a second later, once it has come to rest, is no part of its first load; on a busy machine it would be.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = (run, wait = 0, ...rest) => (wait >= 1000 ? 0 : later(run, wait, ...rest));
  });
  return page;
}

export async function measureFirstLoad(page, address) {
  const responses = [];
  // A file that is fetched first and then imported comes over the line once.
  const asked = new Set();
  const note = (response) => {
    if (!asked.has(response.url())) responses.push(response);
    asked.add(response.url());
  };
  page.on('response', note);
  await page.goto(address, { waitUntil: 'load' });
  // Over when the page has nothing left to do and asks for nothing more; on a busy machine the network rests long before that.
  for (let seen = -1; seen !== responses.length;) {
    seen = responses.length;
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 400))));
  }
  page.off('response', note);
  const total = { script: 0, style: 0, requests: responses.length };
  for (const response of responses) {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('javascript')) total.script += await gzipSize(response.url());
    if (type.includes('css')) total.style += await gzipSize(response.url());
  }
  return total;
}
