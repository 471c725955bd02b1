import type { FrameLocator, Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { PNG } from 'pngjs';
import { findAccessibilityFaults } from './support/axe';
import { readPng } from './support/readers';
import { test as base, expect, fitsWidth, saveAs, saveBy } from './support/test';

const live = (page: Page): FrameLocator => page.frameLocator('iframe[title="Live preview"]');
const card = (page: Page, name: string): Locator => page.getByRole('region', { name: `${name} section`, exact: true });
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const toPreview = (page: Page) => page.getByRole('tab', { name: 'Preview', exact: true }).click();
const toEdit = (page: Page) => page.getByRole('tab', { name: 'Edit', exact: true }).click();
const downloadHtml = async (page: Page) => {
  await toPreview(page);
  return saveBy(page, () => page.getByRole('button', { name: 'Download HTML' }).click());
};
const choose = async (page: Page, menu: string, item: string) => {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

interface Visitor {
  page: Page;
  /** Requests beyond the page itself, dialogs, errors and policy violations. */
  faults: string[];
  /** Opens this page, and forgets the faults of the last. */
  open: (html: string, width: number) => Promise<void>;
}

const address = 'https://published.example/';

/** Somebody with a browser of their own, who is served the saved pages as on the web. */
const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const faults: string[] = [];
    let served = '';
    page.on('console', (message) => faults.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => faults.push(`crash: ${error.message}`));
    page.on('dialog', (dialog) => {
      faults.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.exposeFunction('reportViolation', (text: string) => faults.push(`policy: ${text}`));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
          `${event.violatedDirective} ${event.blockedURI}`,
        );
      });
    });
    await context.route('**/*', (route) => {
      const url = route.request().url();
      if (url === address) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: served });
      if (!url.startsWith('data:')) faults.push(`request: ${url}`);
      // A form that was sent leaves the page where it is, ready for the next.
      return route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.abort();
    });
    await use({
      page,
      faults,
      open: async (html, width) => {
        served = html;
        faults.length = 0;
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
      },
    });
    await context.close();
  },
});

/** A picture of noise: it does not shrink when packed, as a photograph does not, and 600 × 480 are too heavy for a page already. */
function noise(width: number, height: number, alpha = 255): Buffer {
  const png = new PNG({ width, height });
  let seed = 7;
  for (let at = 0; at < png.data.length; at += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    // Its lower digits come round again too soon.
    png.data[at] = at % 4 === 3 ? alpha : Math.floor(seed / 4096) % 256;
  }
  return PNG.sync.write(png, { deflateLevel: 1 });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/landing-page-builder');
  // Pictures and checks come with the first sign of a person.
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
});

const attacks = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)' x='",
  '</title></style></script><script>alert(1)</script>',
  '<!--<script><svg/onload=alert(1)>',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

test('saves one page that is accessible at every width and asks nothing of anybody', async ({ page, visitor }) => {
  await choose(page, 'Start from', 'Sample page');
  await field(page, 'Headline').fill('Bread & "butter", by bike');
  await field(page, 'Background Color').fill('#10241c');
  await field(page, 'Text Color').fill('#f2f5ee');
  await field(page, 'Accent Color').fill('#ffd166');
  await field(page, 'Form Endpoint').fill('https://forms.example/f/1?list=a');
  const file = await downloadHtml(page);
  expect(file.name).toBe('landing-page.html');
  for (const text of ['#10241c', '#f2f5ee', '#ffd166', 'max-width: 1200px', '@media (max-width: 768px)']) expect(file.text).toContain(text);
  for (const width of [1200, 768, 390, 320]) {
    await visitor.open(file.text, width);
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('Bread & "butter", by bike');
    await expect(visitor.page.getByRole('main')).toHaveCount(1);
    await expect(visitor.page.getByRole('banner')).toHaveCount(1);
    await expect(visitor.page.getByRole('contentinfo')).toHaveCount(1);
    expect(await fitsWidth(visitor.page)).toBe(true);
    await expect(visitor.page.locator('.below')).toHaveCSS('display', width > 768 ? 'flex' : 'block');
    // Up to 768 it is the same page, only narrower.
    if (width === 1200 || width === 320) {
      for (const question of await visitor.page.locator('summary').all()) await question.click();
      expect(await findAccessibilityFaults(visitor.page)).toEqual([]);
    }
    expect(visitor.faults).toEqual([]);
  }
});

test('lets a form send to the address it was given and to no other', async ({ page, visitor }) => {
  await choose(page, 'Add Section', 'Sign-up form');
  await field(page, 'Form Endpoint').fill('https://forms.example/f/1');
  const file = await downloadHtml(page);
  expect(file.text).toContain('form-action https://forms.example/f/1;');
  await visitor.open(file.text, 1200);
  await visitor.page.getByLabel('E-mail').fill('ana@example.com');
  await visitor.page.getByRole('button', { name: 'Keep me posted' }).click({ noWaitAfter: true });
  await expect.poll(() => visitor.faults.filter((fault) => fault.startsWith('request'))).toEqual(['request: https://forms.example/f/1']);
  expect(visitor.faults.filter((fault) => fault.startsWith('policy'))).toEqual([]);
  // The same page, bent to send elsewhere, is stopped by its own policy.
  await visitor.open(file.text.replace('action="https://forms.example/f/1"', 'action="https://forms.example/f/2"'), 1200);
  await visitor.page.getByLabel('E-mail').fill('ana@example.com');
  await visitor.page.getByRole('button', { name: 'Keep me posted' }).click({ noWaitAfter: true });
  await expect.poll(() => visitor.faults.join(' ')).toContain('form-action');
  expect(visitor.faults.filter((fault) => fault.startsWith('request'))).toEqual([]);
});

test('nothing typed into any field can run, load or open anything', async ({ page, visitor }) => {
  await choose(page, 'Start from', 'Sample page');
  await card(page, 'Footer').getByRole('button', { name: 'Add Link' }).click();
  await page.getByText('Search and sharing').click();
  // Each field gets another attack, and in the second page another than in the first.
  for (const shift of [0, 4]) {
    await expect(field(page, 'Page Title')).toBeVisible();
    await page.locator('main').evaluate(
      (main, { texts, from }) => {
        const inputs = main.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
          'input:not([type]), input[type=text], input[type=url], textarea',
        );
        for (const [index, input] of inputs.entries()) {
          const prototype = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
          Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, texts[(index + from) % texts.length]);
          input.dispatchEvent(new Event('input', { bubbles: true }));
        }
      },
      { texts: attacks, from: shift },
    );
    const headline = (await field(page, 'Headline').inputValue()).replace(/\s+/g, ' ');
    expect(attacks.map((attack) => attack.replace(/\s+/g, ' '))).toContain(headline);
    await expect(live(page).locator('h1')).toHaveText(headline);
    const file = await downloadHtml(page);
    await toEdit(page);
    await visitor.open(file.text, 1200);
    await expect(visitor.page.locator('h1')).toHaveText(headline);
    expect(await visitor.page.locator('script:not([type="application/ld+json"]), iframe, object, embed, base, img').count()).toBe(0);
    const hrefs = await visitor.page.locator('a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(hrefs.filter((href) => !href.startsWith('https://published.example/'))).toEqual([]);
    for (const button of await visitor.page.locator('.button').all()) await button.click({ force: true, noWaitAfter: true });
    expect(visitor.faults.filter((fault) => fault !== `request: ${address}`)).toEqual([]);
    await page.getByText('Search and sharing').click();
  }
});

test('pictures are made smaller, wait for their alt text and travel in a folder', async ({ page, visitor }) => {
  await field(page, 'Hero Picture').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: noise(600, 480) });
  await expect(field(page, 'Alt Text of hero picture')).toHaveAttribute('aria-invalid', 'true', { timeout: 60_000 });
  await expect(live(page).locator('.hero img')).toHaveCount(0);
  await expect(page.getByText('has no alt text, so it isn’t on the page yet')).toBeVisible();
  await field(page, 'Alt Text of hero picture').fill('A "bike" & bread');
  await expect(live(page).getByRole('img', { name: 'A "bike" & bread' })).toBeVisible();
  await expect(page.getByText(/, pictures \d+ kB/)).toBeVisible();

  await page.getByText('Search and sharing').click();
  await field(page, 'Favicon').setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer: noise(100, 100) });
  await expect(page.getByRole('img', { name: 'The chosen favicon' })).toBeVisible({ timeout: 60_000 });
  await field(page, 'Canonical Address').fill('https://bread.example/');
  await field(page, 'Social Picture').setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: noise(200, 105) });
  await expect(page.getByRole('img', { name: 'The chosen social picture' })).toBeVisible({ timeout: 60_000 });
  await field(page, 'Alt Text of social picture').fill('Bread');

  const file = await downloadHtml(page);
  await visitor.open(file.text, 768);
  expect(await visitor.page.locator('.hero img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(600);
  expect(await findAccessibilityFaults(visitor.page)).toEqual([]);
  expect(visitor.faults).toEqual([]);

  const zip = await saveAs(page, 'ZIP with images');
  expect(zip.name).toBe('landing-page.zip');
  const parts = unzipSync(new Uint8Array(zip.bytes));
  expect(Object.keys(parts).sort()).toEqual(['images/favicon.png', 'images/hero.jpg', 'images/social.png', 'index.html']);
  // A photograph is kept as one, and keeps its size for it.
  expect([...(parts['images/hero.jpg']?.subarray(0, 3) ?? [])]).toEqual([0xff, 0xd8, 0xff]);
  expect(parts['images/hero.jpg']?.length).toBeLessThanOrEqual(700_000);
  expect(readPng(Buffer.from(parts['images/favicon.png'] ?? [])).width).toBe(64);
  const index = new TextDecoder().decode(parts['index.html']);
  expect(index).toContain('src="images/hero.jpg"');
  expect(index).toContain('content="https://bread.example/images/social.png"');

  await toEdit(page);
  await page.getByRole('button', { name: 'Remove hero picture' }).click();
  await expect(live(page).locator('.hero img')).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(live(page).getByRole('img', { name: 'A "bike" & bread' })).toBeVisible();
  // What shines through must go on shining through.
  await field(page, 'Hero Picture').setInputFiles({ name: 'clear.png', mimeType: 'image/png', buffer: noise(600, 480, 128) });
  const start = () =>
    live(page)
      .locator('.hero img')
      .evaluate((image) => (image as HTMLImageElement).src.slice(0, 14));
  await expect.poll(start, { timeout: 60_000 }).toBe('data:image/png');
});
