import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import type { PNG } from 'pngjs';
import { findAccessibilityFaults } from './support/axe';
import { pixelAt, readPng } from './support/readers';
import { expect, fitsWidth, saveAs, saveBy, test } from './support/test';

type Color = readonly [number, number, number, number];
const blue: Color = [59, 130, 246, 255];
const white: Color = [255, 255, 255, 255];
const black: Color = [0, 0, 0, 255];
const clear: Color = [0, 0, 0, 0];

const preview = (page: Page) => page.getByRole('img', { name: /^Logo:/ });
const download = (page: Page) => saveBy(page, () => page.getByRole('button', { name: 'Download PNG' }).click());
const textField = (page: Page) => page.getByLabel('Text', { exact: true });

/** The letters are outlines, so the font has arrived. */
async function waitForOutlines(page: Page) {
  await expect(preview(page).locator('path').first()).toBeAttached();
  await expect(preview(page).locator('text')).toHaveCount(0);
}

/** Places of pixels that are more text (white) than background. */
function whitePixels({ data, width }: PNG): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, alpha = 0] = [data[at], data[at + 1], data[at + 3]];
    if (alpha > 128 && red > 200 && green > 200) found.push({ x: (at / 4) % width, y: Math.floor(at / 4 / width) });
  }
  return found;
}

/** How much of the saved picture differs to the eye from the same part of what was seen. */
function shareOff(saved: PNG, seen: PNG, left: number, top: number): number {
  let off = 0;
  for (let y = 0; y < saved.height; y += 1) {
    for (let x = 0; x < saved.width; x += 1) {
      const [one, other] = [(y * saved.width + x) * 4, ((y + top) * seen.width + x + left) * 4];
      const isOff = (channel: number) => Math.abs((saved.data[one + channel] ?? 0) - (seen.data[other + channel] ?? 0)) > 48;
      if (isOff(0) || isOff(1) || isOff(2)) off += 1;
    }
  }
  return off / (saved.width * saved.height);
}

const fromCentre = ({ x, y }: { x: number; y: number }) => Math.hypot(x - 399.5, y - 399.5);

test.beforeEach(async ({ page }) => {
  await page.goto('/logo-maker');
});

test('shows the logo at its size on light and dark, with every setting named', async ({ page }) => {
  await page.getByRole('slider', { name: 'Border Width' }).fill('3');
  await expect(page.getByLabel('Border Color')).toHaveValue('#000000');
  for (const name of [/^On a light background/, /^On a dark background/]) {
    const box = await page.getByRole('img', { name }).boundingBox();
    expect(box?.width).toBe(140);
  }
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('saves the logo as an 800-pixel PNG, with shape, border and colours as set', async ({ page }) => {
  const { name, bytes } = await download(page);
  expect(name).toBe('your-brand-logo.png');
  const png = readPng(bytes);
  expect([png.width, png.height]).toEqual([800, 800]);
  expect(pixelAt(png, 400, 40)).toEqual(blue);
  expect(pixelAt(png, 1, 400)).toEqual(blue);
  for (const [x, y] of [
    [2, 2],
    [797, 2],
    [2, 797],
    [797, 797],
  ] as const)
    expect(pixelAt(png, x, y)).toEqual(clear);
  expect(whitePixels(png).length).toBeGreaterThan(5_000);

  await page.getByLabel('Shape').selectOption('square');
  await page.getByRole('slider', { name: 'Border Width' }).fill('5');
  const bordered = readPng((await download(page)).bytes);
  // Five preview pixels are twenty of the file's.
  expect(pixelAt(bordered, 0, 0)).toEqual(black);
  expect(pixelAt(bordered, 400, 18)).toEqual(black);
  expect(pixelAt(bordered, 400, 22)).toEqual(blue);

  await page.getByRole('slider', { name: 'Border Width' }).fill('0');
  await page.getByLabel('Shape').selectOption('rounded');
  await page.getByRole('button', { name: 'Red', exact: true }).click();
  await expect(page.getByLabel('Background Color', { exact: true })).toHaveValue('#dc2626');
  await page.getByLabel('Text Color').fill('#000000');
  const rounded = readPng((await download(page)).bytes);
  expect(pixelAt(rounded, 0, 0)).toEqual(clear);
  expect(pixelAt(rounded, 50, 2)).toEqual([220, 38, 38, 255]);
  // A radius of 24 units is 48 pixels of the file: on the diagonal the edge is 48 × (1 − 0.7071) = 14 in.
  expect(pixelAt(rounded, 12, 12)).toEqual(clear);
  expect(pixelAt(rounded, 17, 17)).toEqual([220, 38, 38, 255]);
  expect(whitePixels(rounded)).toEqual([]);
  // In the preview the same corner is 12 pixels.
  const corner = await preview(page)
    .locator('rect')
    .evaluate((rect: SVGRectElement) => rect.rx.baseVal.value * (rect.getScreenCTM()?.a ?? 0));
  expect(corner).toBeCloseTo(12, 3);

  // As much text as there may be stays inside the circle: four pixels of the file for each of the preview, with one for soft edges.
  await page.getByRole('button', { name: 'Reset' }).click();
  await textField(page).fill('Northwind Trading & Shipping Company of Portland Ø');
  await page.getByRole('slider', { name: 'Font Size' }).fill('48');
  await page.getByRole('slider', { name: 'Padding' }).fill('50');
  const places = whitePixels(readPng((await download(page)).bytes));
  expect(places.length).toBeGreaterThan(100);
  expect(Math.max(...places.map(fromCentre))).toBeLessThanOrEqual(400 - 4 * 50 + 1);
  await expect(page.getByText(/Text reduced to/)).toBeVisible();
});

test('saves what the preview shows', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', deviceScaleFactor: 4, colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto('/logo-maker');
  await textField(page).fill('Quayside & Fjord');
  await page.getByLabel('Shape').selectOption('square');
  await page.getByLabel('Layout').selectOption('stacked');
  // A font of its own, and one that another stands in for.
  for (const family of ['Poppins', 'Georgia']) {
    await page.getByLabel('Font Family').selectOption(family);
    await waitForOutlines(page);
    const seen = readPng(await preview(page).screenshot());
    // The picture starts at a whole CSS pixel, and a drawing is moved to the nearest one.
    const box = await preview(page).boundingBox();
    const [left, top] = [box?.x ?? 0, box?.y ?? 0].map((start) => 4 * Math.round(start % 1)) as [number, number];
    // Saved after the screenshot, which would show the message about it.
    const saved = readPng((await download(page)).bytes);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(shareOff(saved, seen, left, top), family).toBeLessThan(0.001);
  }
  await context.close();
});

test('draws letters that the font has not, inside the circle', async ({ page }) => {
  await textField(page).fill('東京 Tools');
  await expect(page.getByText('The SVG keeps it as text')).toBeVisible();
  const places = whitePixels(readPng((await download(page)).bytes));
  expect(Math.max(...places.map(fromCentre))).toBeLessThanOrEqual(400);
});

test('packs a brand kit', async ({ page }) => {
  await page.getByLabel('Layout').selectOption('icon-left');
  await page.getByRole('button', { name: 'Bolt' }).click();
  const { name, bytes } = await saveAs(page, 'Brand kit');
  expect(name).toBe('your-brand-brand-kit.zip');
  const files = unzipSync(new Uint8Array(bytes));
  const variants = [
    'logo',
    'logo-light',
    'logo-dark',
    'logo-mono',
    'logo-transparent-light',
    'logo-transparent-dark',
    'logo-wide',
    'logo-wide-transparent-light',
    'logo-wide-transparent-dark',
  ];
  expect(Object.keys(files).sort()).toEqual(
    [
      ...variants.flatMap((variant) => [`${variant}.png`, `${variant}.svg`]),
      ...[16, 32, 48, 192, 512, 1024].map((size) => `icon-${size}.png`),
      'apple-touch-icon-180.png',
      'favicon.ico',
      'og-1200x630.png',
      'BRAND.md',
    ].sort(),
  );
  const read = (file: string) => readPng(Buffer.from(files[file] ?? []));
  for (const size of [16, 32, 48, 192, 512, 1024]) expect(read(`icon-${size}.png`).width).toBe(size);
  expect(read('apple-touch-icon-180.png').width).toBe(180);
  expect(pixelAt(read('apple-touch-icon-180.png'), 0, 0)).toEqual(blue);
  expect([read('og-1200x630.png').width, read('og-1200x630.png').height]).toEqual([1200, 630]);
  expect(pixelAt(read('logo-light.png'), 0, 0)).toEqual(white);
  expect(pixelAt(read('logo-dark.png'), 0, 0)).toEqual([17, 24, 39, 255]);
  expect(pixelAt(read('logo-transparent-light.png'), 400, 40)).toEqual(clear);
  expect(pixelAt(read('logo-mono.png'), 400, 40)).toEqual(black);
  expect(read('logo-wide.png').width).toBe(1600);
  expect(read('logo-wide.png').height).toBeLessThan(800);
  const ico = Buffer.from(files['favicon.ico'] ?? []);
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  expect(readPng(ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14))).width).toBe(16);
  const brand = Buffer.from(files['BRAND.md'] ?? []).toString('utf8');
  for (const said of ['Your Brand', '#3b82f6', '59, 130, 246', 'Inter Bold', 'Not checked for trademark conflicts'])
    expect(brand).toContain(said);
});

test('says so when nothing can be drawn', async ({ page }) => {
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.getByRole('button', { name: 'Download PNG' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'couldn’t be drawn' })).toBeVisible();
  await expect(textField(page)).toHaveValue('Your Brand');
});

async function tabTo(page: Page, target: Locator, key = 'Tab') {
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The keyboard does not reach it.');
}

test('works by keyboard alone', async ({ page }) => {
  await tabTo(page, textField(page));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Acme');
  await tabTo(page, page.getByRole('slider', { name: 'Font Size' }));
  await page.keyboard.press('End');
  await expect(page.getByRole('slider', { name: 'Font Size' })).toHaveValue('48');
  await tabTo(page, page.getByRole('button', { name: 'Green' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Background Color', { exact: true })).toHaveValue('#16a34a');
  await tabTo(page, page.getByRole('button', { name: 'Download PNG' }), 'Shift+Tab');
  const { name, bytes } = await saveBy(page, () => page.keyboard.press('Enter'));
  expect(name).toBe('acme-logo.png');
  expect(pixelAt(readPng(bytes), 400, 40)).toEqual([22, 163, 74, 255]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('keeps the logo in view and fits the width', async ({ page }) => {
    await page.getByRole('button', { name: 'Open Edit logo' }).click();
    await page.getByLabel('Layout').selectOption('badge');
    await textField(page).fill('Northwind Trading Company');
    expect(await fitsWidth(page)).toBe(true);
    await expect(page.getByRole('img', { name: 'Logo: Northwind Trading Company' })).toBeInViewport({ ratio: 0.9 });
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await fitsWidth(page)).toBe(true);
    expect((await download(page)).name).toBe('northwind-trading-company-logo.png');
  });
});
