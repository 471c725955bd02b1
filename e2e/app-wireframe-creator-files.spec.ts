import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { findAccessibilityFaults } from './support/axe';
import { readPng } from './support/readers';
import { expect, fitsWidth, saveAs, saveBy, test } from './support/test';
import { add, button, field, layer, on, sheet, shortcut } from './support/wireframe';

// Many files and pages, each opened and looked at: a busy machine takes its time over them.
test.describe.configure({ timeout: 180_000 });

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
  // Notes are in the files as they are on the screen, until someone leaves them out.
  await page.getByRole('tab', { name: 'Feed' }).click();
  expect((await saveAs(page, 'SVG')).text).toContain('Ask Jon');
  await page.getByLabel('Notes in exports and preview').uncheck();
  expect((await saveAs(page, 'SVG')).text).not.toContain('Ask Jon');
  await page.getByLabel('Notes in exports and preview').check();
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

  const zip = unzipSync(new Uint8Array((await saveAs(page, 'All screens')).bytes));
  expect(Object.keys(zip)).toHaveLength(2);
  const excalidraw = JSON.parse((await saveAs(page, 'Excalidraw')).text) as { type: string; elements: { type: string; name?: string }[] };
  expect(excalidraw.type).toBe('excalidraw');
  expect(excalidraw.elements.filter(({ type }) => type === 'frame').map(({ name }) => name)).toEqual(['Login', 'Feed']);

  // Its own JSON, opened again, is the same project.
  const json = await saveAs(page, 'JSON');
  await button(page, 'Start over').click();
  await expect(field(page, 'Name')).toHaveValue('My Wireframe');
  await page.getByLabel('Wireframe file').setInputFiles({ name: 'again.json', mimeType: 'application/json', buffer: json.bytes });
  await expect(field(page, 'Name')).toHaveValue('Trail Club app');
  const dataOf = (text: string) => (JSON.parse(text) as { data: unknown }).data;
  expect(dataOf((await saveAs(page, 'JSON')).text)).toEqual(dataOf(json.text));
  await page.getByLabel('Wireframe file').setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText('other.json isn’t a wireframe')).toBeVisible();
});

test('links screens, previews them, and saves a page that clicks through', async ({ page, context }, info) => {
  await button(page, 'Choose a template').click();
  await page.getByRole('button', { name: /^Login/ }).click();
  await button(page, 'Templates').click();
  await page.getByRole('button', { name: /^Settings/ }).click();
  await expect(page.getByRole('tab')).toHaveText(['Login', 'Settings']);
  await button(page, 'Components').click();
  await page.getByRole('button', { name: 'Chart' }).click();
  await expect(page.getByRole('heading', { name: 'Chart properties' })).toBeVisible();
  await button(page, 'Add note').click();
  await field(page, 'Content').fill('"><img src=x onerror=alert(1)>');
  await expect(layer(page, /^Note/)).toBeVisible();
  await button(page, 'Show notes').click();
  await expect(layer(page, /^Note/)).toBeHidden();
  await button(page, 'Show notes').click();

  await page.getByRole('tab', { name: 'Login' }).click();
  await on(page, /^Button: Sign in/).click();
  await field(page, 'Links to').selectOption({ label: 'Settings' });
  await field(page, 'Name').fill('</title><script>alert(1)</script>');
  await button(page, 'Preview').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Button: Sign in, opens Settings' }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Settings');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Login');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await shortcut(page, 'Escape');
  await expect(dialog).toBeHidden();

  // Pasted onto the screen it leads to, it would lead nowhere else.
  await shortcut(page, 'Escape');
  await on(page, /^Button: Sign in/).click();
  await button(page, 'Copy').click();
  await expect(page.getByText('1 element copied. Paste it on any screen.')).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await button(page, 'Paste').click();
  await expect(page.getByRole('heading', { name: 'Button properties' })).toBeVisible();
  await button(page, 'Preview').click();
  await expect(dialog.getByText('Nothing on this screen is linked.')).toBeVisible();
  await shortcut(page, 'Escape');
  await expect(dialog).toBeHidden();
  await button(page, 'Undo').click();
  await expect(on(page, /^Button: Sign in/)).toBeHidden();
  await page.getByRole('tab', { name: 'Login' }).click();

  const path = info.outputPath('click-through.html');
  await writeFile(path, (await saveAs(page, 'HTML')).bytes);
  for (const width of [1200, 768, 390]) {
    const saved = await context.newPage();
    const alarms: string[] = [];
    saved.on('dialog', (opened) => void alarms.push(opened.message()));
    saved.on('console', (message) => void alarms.push(message.text()));
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
    expect(alarms).toEqual([]);
    await saved.close();
  }

  // A deleted screen takes the links to it along, and comes back with them.
  await page.getByRole('tab', { name: 'Settings' }).click();
  await button(page, 'Screen options').click();
  await page.getByRole('menuitem', { name: 'Delete screen' }).click();
  await on(page, /^Button: Sign in/).click();
  await expect(field(page, 'Links to')).toHaveValue('');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('tab')).toHaveText(['Login', 'Settings']);
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
  for (const width of [1200, 768, 390]) {
    const saved = await context.newPage();
    const alarms: string[] = [];
    saved.on('dialog', (opened) => void opened.dismiss().then(() => alarms.push('dialog')));
    saved.on('console', (message) => void alarms.push(message.text()));
    saved.on('request', (request) => void (request.url().startsWith(`file://${path}`) || alarms.push(request.url())));
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
    expect(alarms).toEqual([]);
    await saved.close();
  }
});
