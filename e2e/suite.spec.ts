import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findFaultsInBothThemes } from './support/axe';
import { findCovered, findCrowding, findScrollBoxes, shiftOf, watchShifts } from './support/layout';
import { allPaths, dist, toolPaths } from './support/site';
import { expect, fitsWidth, seeFrames, test } from './support/test';

test.use({ hasExamples: true });

test('every page is useful without scripts and tells search engines the truth', () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  for (const path of allPaths) {
    const html = readFileSync(join(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`), 'utf8');
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(title.length, path).toBeLessThanOrEqual(60);
    expect(description.length, path).toBeLessThanOrEqual(155);
    titles.add(title);
    descriptions.add(description);
    expect(html.match(/<h1/g), path).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="https://groundwork.example${path}"`);
    expect(html).toContain('http-equiv="Content-Security-Policy"');
    expect(html).not.toMatch(/ style="|aggregateRating/);
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );
    expect(data.map((item) => item['@type'])).toEqual(['WebApplication', 'BreadcrumbList']);
    if (!/settings$|^\/(workspace|profile|today|data-room|together|reply)$/.test(path))
      expect(sitemap).toContain(`<loc>https://groundwork.example${path}</loc>`);
    if (toolPaths.includes(path)) expect(html, 'labels are in the page').toMatch(/<label|aria-label=/);
  }
  expect(titles.size).toBe(allPaths.length);
  expect(descriptions.size).toBe(allPaths.length);
  expect(sitemap.match(/<loc>/g)).toHaveLength(toolPaths.length + 1);
});

/** Notes every try to keep something on the device. */
const watchStorage = (page: Page) =>
  page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const original = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key: string, value: string) {
      written.push(key);
      original.call(this, key, value);
    };
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (name: string, version?: number) => {
      written.push(name);
      return open(name, version);
    };
  });

const jump = 0.02;

for (const path of allPaths) {
  test(`${path} comes in without a jump, passes axe in both themes, fits every width and writes nothing to the device`, async ({
    page,
  }) => {
    await watchStorage(page);
    await watchShifts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await seeFrames(page, 6);
    expect(await shiftOf(page), 'jumps on a phone').toBeLessThan(jump);
    if (toolPaths.includes(path)) expect(await findCrowding(page), 'on a phone').toEqual([]);

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await seeFrames(page, 6);
    expect(await shiftOf(page), 'jumps').toBeLessThan(jump);
    const missing = await page.evaluate(async () => {
      const uses = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
      const sprite = await (await fetch((uses[0] ?? '').split('#')[0] ?? '')).text();
      return uses.filter((href) => !sprite.includes(`id="${href.split('#')[1]}"`));
    });
    expect(missing).toEqual([]);
    expect(await findFaultsInBothThemes(page), 'empty').toEqual([]);
    const sample = page.getByRole('button', { name: 'Load sample' });
    if (await sample.first().isVisible()) {
      await sample.first().click();
      expect(await findFaultsInBothThemes(page), 'filled').toEqual([]);
    }
    expect(await findScrollBoxes(page), 'scrolled inside the page').toEqual([]);
    expect(await findCovered(page), 'covered').toEqual([]);
    expect(await page.evaluate(() => [(window as unknown as { written: string[] }).written, document.cookie])).toEqual([[], '']);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findScrollBoxes(page), 'scrolled inside the page on a phone').toEqual([]);
    expect(await findCovered(page), 'covered on a phone').toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await fitsWidth(page)).toBe(true);
  });
}

test('the server sends the policy and the caching that hosts are asked for', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page.headers()['x-content-type-options']).toBe('nosniff');
  const asset = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  expect((await request.get(asset)).headers()['cache-control']).toContain('immutable');
  expect((await request.get('/assets/gone.js')).status()).toBe(404);
  expect((await request.get('/no-such-page')).status()).toBe(404);
});
