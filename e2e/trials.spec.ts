/**
 * What must not be lost, tried again and again at moments nobody chose: a few times in every check, many times by `npm run trials`.
 * Chance has a seed that is printed, so that a trial that failed can be repeated.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { damages, putBackDamaged, rememberDevice } from './support/device';
import { toolPaths } from './support/site';
import { draws, isTrial, note, seed, times } from './support/trials';
import { expect, saveBy, test } from './support/test';

test.use({ isFresh: true, actionTimeout: 60_000, navigationTimeout: 60_000 });

const saved = (page: Page) => page.getByRole('button', { name: /^Saved \d/ });

async function ready(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
}

/** From the first page on everything is kept. */
const keepFromStart = (context: BrowserContext) =>
  context.addInitScript(() => {
    localStorage.setItem('groundwork.settings', JSON.stringify({ isRemembered: true, isKept: true }));
  });

const ways = ['close', 'reload', 'navigate', 'hide'] as const;

/** Leaves the page in one way; the answer is the page where the work must be again. */
async function leave(page: Page, way: (typeof ways)[number], path: string): Promise<Page> {
  if (way === 'close' || way === 'hide') {
    const other = await page.context().newPage();
    if (way === 'hide') await other.bringToFront();
    await page.close();
    await ready(other, path);
    return other;
  }
  if (way === 'navigate') {
    await page.goto('/robots.txt');
    await ready(page, path);
  } else {
    await page.reload();
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
  }
  return page;
}

const everyTool = [...toolPaths].sort();
const someTools = (count: number) =>
  isTrial ? everyTool : everyTool.filter((_, index) => index % Math.ceil(everyTool.length / count) === 0);

/** Some work in the tool: its sample, or what it starts with, opened from its own file. */
async function begin(page: Page): Promise<void> {
  const sample = page.getByRole('button', { name: /sample/i }).first();
  if (await sample.isVisible()) await sample.click();
  else {
    await page.getByRole('button', { name: /^Documents/ }).click();
    const file = await saveBy(page, () => page.getByRole('menuitem', { name: 'Save as a file' }).click());
    await page.getByRole('button', { name: /^Documents/ }).click();
    await page.getByRole('menuitem', { name: 'Open a file' }).click();
    await page.getByLabel('File', { exact: true }).setInputFiles({ name: file.name, mimeType: 'application/json', buffer: file.bytes });
    await page.getByRole('button', { name: 'Open as a new document' }).click();
  }
  await expect(page.getByRole('button', { name: /^(Only in this tab|Saved|Saving)/ })).toBeVisible();
}

/** A result that arrives just then may exchange the page, and the open menu with it; a person opens it again. */
async function openName(page: Page): Promise<void> {
  await expect(async () => {
    const rename = page.getByRole('menuitem', { name: 'Rename' });
    if (!(await rename.isVisible())) await page.getByRole('button', { name: /^Documents/ }).click();
    await rename.click({ timeout: 2000 });
    await expect(page.getByRole('textbox', { name: 'Document name' })).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Where every document has a name, whatever its tool: the edit that is tried. */
async function nameIt(page: Page, name: string): Promise<void> {
  await openName(page);
  await page.getByRole('textbox', { name: 'Document name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Renamed to ${name}`)).toBeVisible();
  await expect(saved(page)).toBeVisible();
}

/** The tool itself: what stands below it comes when somebody scrolls there. */
const readTool = async (page: Page) => (await page.locator('main').innerText()).split('About this tool')[0] ?? '';

for (const path of someTools(2)) {
  test(`${path} loses nothing that was said to be saved, however the page is left`, async ({ page: first, context }) => {
    test.setTimeout(900_000);
    const draw = draws(seed + path.length);
    await keepFromStart(context);
    await ready(first, path);
    let page = first;
    const leavings = times(20, 4);
    await begin(page);
    await expect(saved(page)).toBeVisible();
    const heading = await readTool(page);
    for (let trial = 0; trial < leavings; trial += 1) {
      const way = ways[trial % ways.length] ?? 'close';
      await nameIt(page, `Trial ${trial}`);
      await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), draw() * 400);
      page = await leave(page, way, path);
      await expect(saved(page), `${way}, trial ${trial}`).toBeVisible();
      await openName(page);
      await expect(page.getByRole('textbox', { name: 'Document name' }), `${way}, trial ${trial}`).toHaveValue(`Trial ${trial}`);
      await page.keyboard.press('Escape');
    }
    expect((await readTool(page)).length).toBeGreaterThan(heading.length * 0.9);
    await page.close();
    note({ what: 'page left', count: leavings });
  });
}

test('two tabs that type at once both keep what they typed', async ({ page: one, context }) => {
  test.setTimeout(900_000);
  const draw = draws(seed);
  await keepFromStart(context);
  const path = '/press-release-generator';
  await ready(one, path);
  await one.getByLabel('Headline', { exact: true }).fill('Begin');
  await expect(saved(one)).toBeVisible();
  const two = await context.newPage();
  await ready(two, path);
  await expect(two.getByLabel('Headline', { exact: true })).toHaveValue('Begin');
  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
  const wait = (page: Page) => page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), draw() * 30);
  const interleavings = times(200, 8);
  for (let trial = 0; trial < interleavings; trial += 1) {
    const type = async (page: Page, label: string, text: string) => {
      await wait(page);
      await field(page, label).fill(text);
    };
    await Promise.all([type(one, 'Company Name', `One ${trial}`), type(two, 'Location', `Two ${trial}`)]);
    for (const page of [one, two]) {
      await expect(field(page, 'Company Name'), `trial ${trial}`).toHaveValue(`One ${trial}`);
      await expect(field(page, 'Location'), `trial ${trial}`).toHaveValue(`Two ${trial}`);
    }
  }
  note({ what: 'two tabs at once', count: interleavings });
});

/** Every process of the browser that works in a folder, at once and without a word. */
function killBrowser(folder: string): void {
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(`--user-data-dir=${folder}`)) process.kill(Number(id), 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}

test('a browser that is killed after it said Saved has it on the next start', async ({ baseURL }) => {
  test.skip(process.platform !== 'linux', 'Processes are found the way Linux lists them.');
  test.setTimeout(900_000);
  const kills = times(20, 1);
  for (let trial = 0; trial < kills; trial += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'groundwork-kill-'));
    const start = async () => {
      const executablePath = process.env.CHROMIUM_PATH;
      const context = await chromium.launchPersistentContext(folder, {
        baseURL: baseURL ?? '',
        ...(executablePath ? { executablePath } : {}),
      });
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    };
    const first = await start();
    await keepFromStart(first.context);
    await ready(first.page, '/press-release-generator');
    await first.page.getByLabel('Company Name', { exact: true }).fill(`Killed ${trial}`);
    await expect(saved(first.page)).toBeVisible();
    killBrowser(folder);
    await first.context.close().catch(() => {});
    const second = await start();
    // What says that work is kept may not have reached the disk; what was kept has.
    await keepFromStart(second.context);
    await ready(second.page, '/press-release-generator');
    await expect(second.page.getByLabel('Company Name', { exact: true })).toHaveValue(`Killed ${trial}`);
    await second.context.close();
    await rm(folder, { recursive: true, force: true });
  }
  note({ what: 'browser killed', count: kills });
});

for (const path of someTools(1)) {
  test(`${path} starts whatever became of what is kept, and offers what it cannot read`, async ({ context }) => {
    test.setTimeout(900_000);
    const draw = draws(seed + path.length);
    await keepFromStart(context);
    const page = await context.newPage();
    await ready(page, path);
    await begin(page);
    await expect(saved(page)).toBeVisible();
    await rememberDevice(page);
    const starts = times(50, damages.length);
    for (let trial = 0; trial < starts; trial += 1) {
      const damage = damages[trial % damages.length] ?? 'bytes';
      await putBackDamaged(page, damage, draw());
      await ready(page, path);
      await expect(page.getByRole('heading', { level: 1 }), damage).toBeVisible();
      await ready(page, '/workspace');
      await expect(page.getByRole('heading', { name: 'Kept aside' }), damage).toBeVisible();
    }
    note({ what: 'damaged on the device', count: starts });
  });
}

test('a backup made at one address comes back whole at another', async ({ page, context, browser, baseURL }) => {
  test.setTimeout(900_000);
  const tools = someTools(4);
  await keepFromStart(context);
  for (const path of tools) {
    await ready(page, path);
    await begin(page);
    await expect(saved(page)).toBeVisible();
  }
  await ready(page, '/workspace');
  await expect(page.getByRole('heading', { name: `${tools.length} documents` })).toBeVisible();
  const first = await saveBy(page, () => page.getByRole('button', { name: 'Download a backup' }).click());
  const elsewhere = await browser.newContext({ baseURL: (baseURL ?? '').replace('127.0.0.1', 'localhost') });
  const other = await elsewhere.newPage();
  await ready(other, '/workspace');
  await other.getByRole('button', { name: 'Open a backup' }).click();
  await other
    .getByLabel('Backup', { exact: true })
    .setInputFiles({ name: first.name, mimeType: 'application/octet-stream', buffer: first.bytes });
  await expect(other.getByRole('list', { name: 'In this backup' }).getByRole('listitem')).toHaveCount(tools.length);
  await other.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await expect(other.getByRole('heading', { name: `${tools.length} documents` })).toBeVisible();
  const second = await saveBy(other, () => other.getByRole('button', { name: 'Download a backup' }).click());
  expect(workIn(second.bytes)).toEqual(workIn(first.bytes));
  note({ what: 'backup at another address', kind: 'tools', count: tools.length });
  await elsewhere.close();
});

/** What a backup holds, whatever the order. */
function workIn(bytes: Buffer): unknown {
  const text = bytes[0] === 0x50 ? strFromU8(unzipSync(bytes)['workspace.json'] ?? new Uint8Array()) : bytes.toString('utf8');
  const { documents } = JSON.parse(text) as { documents: { tool: string }[] };
  return documents.toSorted((a, b) => a.tool.localeCompare(b.tool));
}
