import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { readPng } from './support/readers';
import { expect, fitsWidth, saveAs, saveBy, test } from './support/test';
import { add, button, field, on, sheet, shortcut } from './support/wireframe';

test.beforeEach(async ({ page }) => {
  await page.goto('/app-wireframe-creator');
});

/** Every pixel of two pictures, drawn in the page: the share that differs by more than eight in any channel. */
const difference = (page: Page, one: string, other: string) =>
  page.evaluate(
    async ([first, second]) => {
      const read = async (address: string) => {
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        const drawn = document.createElement('canvas');
        drawn.width = picture.naturalWidth;
        drawn.height = picture.naturalHeight;
        const context = drawn.getContext('2d', { willReadFrequently: true });
        context?.drawImage(picture, 0, 0);
        return context?.getImageData(0, 0, drawn.width, drawn.height);
      };
      const [a, b] = [await read(first), await read(second)];
      if (!a || !b || a.width !== b.width || a.height !== b.height) return 1;
      let count = 0;
      for (let at = 0; at < a.data.length; at += 4)
        if ([0, 1, 2, 3].some((channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > 8)) count += 1;
      return (count * 4) / a.data.length;
    },
    [one, other] as const,
  );
const asAddress = (bytes: Buffer, type: string) => `data:${type};base64,${bytes.toString('base64')}`;

test('exports what is seen, pixel by pixel', async ({ page }) => {
  await button(page, 'Project').click();
  await page.getByRole('menuitem', { name: 'Load sample' }).click();
  await expect(on(page, /^Circle: Logo/)).toBeVisible();
  for (const screen of ['Login', 'Feed']) {
    await page.getByRole('tab', { name: screen }).click();
    const { bytes, name } = await saveBy(page, () => button(page, 'Export PNG').click());
    expect(name).toBe(`sample-trail-club-app-${screen.toLowerCase()}.png`);
    const png = asAddress(bytes, 'image/png');
    const svg = asAddress((await saveAs(page, 'SVG')).bytes, 'image/svg+xml');
    expect(await difference(page, png, svg)).toBe(0);
    // The screen's own paper, as the browser shows it, on whole pixels and above all marks.
    await sheet(page).evaluate((paper: SVGSVGElement) =>
      Object.assign(paper.style, { position: 'fixed', top: '0', left: '0', zIndex: '99' }),
    );
    const seen = asAddress(await sheet(page).screenshot({ animations: 'disabled' }), 'image/png');
    expect(await difference(page, png, seen)).toBeLessThan(0.001);
    await sheet(page).evaluate((paper: SVGSVGElement) => Object.assign(paper.style, { position: '' }));
  }
  const large = readPng((await saveAs(page, 'PNG 2x')).bytes);
  expect([large.width, large.height]).toEqual([640, 1136]);

  // A picture of something else is told apart.
  const before = asAddress((await saveBy(page, () => button(page, 'Export PNG').click())).bytes, 'image/png');
  await add(page, 'Circle');
  const after = asAddress((await saveBy(page, () => button(page, 'Export PNG').click())).bytes, 'image/png');
  expect(await difference(page, before, after)).toBeGreaterThan(0.005);
});

test('links screens, previews them, and saves a page that clicks through', async ({ page, context }, info) => {
  await button(page, 'Choose a template').click();
  await page.getByRole('button', { name: /^Login/ }).click();
  await button(page, 'Templates').click();
  await page.getByRole('button', { name: /^Settings/ }).click();
  await button(page, 'Components').click();
  await page.getByRole('button', { name: 'Chart' }).click();
  await expect(page.getByRole('heading', { name: 'Chart properties' })).toBeVisible();
  await page.getByRole('tab', { name: 'Login' }).click();
  await on(page, /^Button: Sign in/).click();
  await field(page, 'Links to').selectOption({ label: 'Settings' });
  await button(page, 'Preview').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Button: Sign in, opens Settings' })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  // What is chosen beneath the dialog stays so; the key is the dialog's.
  await shortcut(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Button properties' })).toBeVisible();

  const path = info.outputPath('click-through.html');
  await writeFile(path, (await saveAs(page, 'HTML')).bytes);
  const saved = await context.newPage();
  const alarms: string[] = [];
  saved.on('dialog', (opened) => void alarms.push(opened.message()));
  saved.on('console', (message) => void alarms.push(message.text()));
  for (const width of [1200, 768, 390]) {
    await saved.setViewportSize({ width, height: 800 });
    await saved.goto(`file://${path}`);
    await expect(saved.getByRole('heading', { level: 2, name: 'Login' })).toBeVisible();
    await expect(saved.getByRole('heading', { level: 2, name: 'Settings' })).toBeHidden();
    expect(await fitsWidth(saved)).toBe(true);
    expect(await findAccessibilityFaults(saved)).toEqual([]);
    await saved.getByRole('link', { name: 'Button: Sign in, opens Settings' }).click();
    await expect(saved.getByRole('heading', { level: 2, name: 'Settings' })).toBeVisible();
    await expect(saved.getByRole('heading', { level: 2, name: 'Login' })).toBeHidden();
    expect(await findAccessibilityFaults(saved)).toEqual([]);
  }
  expect(alarms).toEqual([]);
  await saved.close();
});

const attacks = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)' x='",
  '</title></style></svg><script>alert(1)</script>',
  '<!--<svg/onload=alert(1)>',
  'javascript:alert(1)',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

test('nothing typed anywhere runs or loads in the saved page, which is easy to press on a phone, too', async ({ page, context }, info) => {
  const element = (kind: string, index: number, content: string, link: string) => ({
    id: `e${index}`,
    kind,
    x: 20 + (index % 8) * 150,
    y: 20 + Math.floor(index / 8) * 90,
    width: 100,
    height: 40,
    content,
    color: '#e5e7eb',
    size: 14,
    group: '',
    isLocked: false,
    link,
  });
  const kinds = ['container', 'text', 'button', 'image', 'input', 'circle', 'nav-bar', 'card', 'list', 'table', 'form', 'modal', 'note'];
  const screens = attacks.map((attack, index) => ({
    id: `s${index}`,
    name: attack,
    elements: kinds.map((kind, place) => element(kind, place, attack, `s${(index + 1) % attacks.length}`)),
  }));
  const data = { name: attacks[3], device: 'desktop', width: 1280, height: 800, screens, guides: [] };
  const buffer = Buffer.from(JSON.stringify({ tool: 'app-wireframe-creator', data }));
  await page.getByLabel('Wireframe file').setInputFiles({ name: 'hostile.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('tab')).toHaveCount(attacks.length);
  const path = info.outputPath('hostile.html');
  await writeFile(path, (await saveAs(page, 'HTML')).bytes);
  const saved = await context.newPage();
  const alarms: string[] = [];
  saved.on('dialog', (opened) => void opened.dismiss().then(() => alarms.push('dialog')));
  saved.on('console', (message) => void alarms.push(message.text()));
  saved.on('request', (request) => void (request.url().startsWith(`file://${path}`) || alarms.push(request.url())));
  for (const width of [1200, 768, 390]) {
    await saved.setViewportSize({ width, height: 800 });
    await saved.goto(`file://${path}`);
    await expect(saved.getByRole('heading', { level: 1 })).toHaveText(attacks[3] ?? '');
    expect(await saved.locator('script, img, iframe, foreignObject').count()).toBe(0);
    for (const attack of attacks) {
      await expect(saved.getByRole('heading', { level: 2 })).toHaveText(attack);
      expect(await fitsWidth(saved)).toBe(true);
      await saved.getByRole('link', { name: /^Button: / }).click();
    }
    expect(await findAccessibilityFaults(saved)).toEqual([]);
  }
  expect(alarms).toEqual([]);
  await saved.close();
});
