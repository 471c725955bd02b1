/**
 * Every page, to be looked at: `npm run screens [-- route …]`.
 * Each is drawn empty, with its sample and with a long case, at 1280 and 390 px, light and dark; WIDTHS, THEMES and STATES choose fewer.
 * The pictures, and with ImageMagick installed one sheet of all pages a kind, go to a folder outside the project.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { launchBrowser } from './browser.mjs';
import { routesOf } from './first-load.mjs';
import { lengthen, stretch } from './lengthen.mjs';
import { around, loadSource } from './samples.mjs';
import { root } from './setup.mjs';
import { serve } from './serve.mjs';

const folder = process.env.SCREENS ?? '/tmp/screens';
const chosen = (name, all) => (process.env[name]?.split(',') ?? all).map(String);
const widths = chosen('WIDTHS', ['1280', '390']).map(Number);
const themes = chosen('THEMES', ['light', 'dark']);
const states = chosen('STATES', ['empty', 'sample', 'long']);
const wanted = process.argv.slice(2).map((route) => `/${route.replace(/^\//, '')}`);

const dist = join(root, 'dist');
const routes = routesOf(dist).filter((route) => wanted.length === 0 || wanted.includes(route));
const { server, url } = await serve(dist, { port: Number(process.env.PORT ?? 4600) });
const source = await loadSource();
const [{ catalogue }, { loadShares }, { loadSchema }] = await Promise.all(
  ['/src/tools/registry.ts', '/src/tools/shares.ts', '/src/tools/schemas.ts'].map(source.load),
);

/** A link that opens the tool with a long case in it: the longest that the tool takes. */
async function longLinkOf(route) {
  const id = route.slice(1);
  if (!catalogue.some((entry) => entry.id === id)) return undefined;
  const [shares, schema] = [await loadShares(id), await loadSchema(id)];
  const sample = shares?.state.sample?.(around);
  if (!sample) return undefined;
  const data = [stretch(sample), lengthen(sample), sample].find((each) => schema.safeParse(each).success);
  const envelope = { app: 'groundwork', tool: id, version: shares.state.version, data };
  return `#share=1${deflateRawSync(JSON.stringify(envelope)).toString('base64url')}`;
}

const browser = await launchBrowser();
const open = {
  empty: (page, route) => page.goto(url + route),
  sample: async (page, route) => {
    await page.goto(url + route);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    const button = page.getByRole('button', { name: 'Load sample' }).first();
    if (!(await button.isVisible())) return false;
    await button.click();
    return true;
  },
  long: async (page, route) => {
    const link = await longLinkOf(route);
    if (!link) return false;
    await page.goto(url + route + link);
    await page.getByRole('button', { name: 'Keep a copy' }).click();
    return true;
  },
};

rmSync(folder, { recursive: true, force: true });
for (const width of widths)
  for (const theme of themes) {
    const height = width < 600 ? 844 : 900;
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    for (const state of states) {
      const place = join(folder, `${width}-${theme}-${state}`);
      mkdirSync(place, { recursive: true });
      const made = [];
      for (const route of routes) {
        const page = await context.newPage();
        try {
          if ((await open[state](page, route)) === false) continue;
          await page.waitForLoadState('networkidle');
          await page.waitForFunction(() => !document.body.innerText.includes('Loading…'));
          const path = join(place, `${route === '/' ? 'home' : route.slice(1)}.png`);
          await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width, height: 2 * height } });
          made.push(path);
        } catch (error) {
          process.exitCode = 1;
          console.error(`${route}, ${state}, ${width}, ${theme}: ${error.message}`);
        } finally {
          await page.close();
        }
      }
      try {
        const look = [
          '-tile',
          width < 600 ? '9x' : '5x',
          '-geometry',
          `${width < 600 ? 230 : 480}x+6+6`,
          '-gravity',
          'north',
          '-background',
          '#d8d8d2',
        ];
        execFileSync('montage', ['-label', '%t', ...made, ...look, `${place}.jpg`], { stdio: 'ignore' });
      } catch {
        // The single pictures are there all the same.
      }
    }
    await context.close();
  }
await browser.close();
await source.close();
server.close();
console.log(folder);
