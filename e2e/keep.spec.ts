import { awaitLaunch, openWithApp } from './support/installed-app';
import { expect, findTool, fitsWidth, saveBy, test } from './support/test';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { PNG } from 'pngjs';

test.use({ isFresh: true });

const keep = async (page: Page) => {
  await page.getByRole('button', { name: 'Only in this tab' }).click();
  await page.getByRole('menuitem', { name: 'Keep on this device' }).click();
  await expect(saved(page)).toBeVisible();
};
const saved = (page: Page) => page.getByRole('button', { name: /^Saved \d/ });
const company = (page: Page) => page.getByLabel('Company Name', { exact: true });
const place = '/press-release-generator';

test('keeps work on the device once asked, through a reload and in another tab', async ({ page, context }) => {
  await page.goto(place);
  await company(page).fill('Loam & Sons');
  await keep(page);
  await page.reload();
  await expect(company(page)).toHaveValue('Loam & Sons');
  await expect(saved(page)).toBeVisible();

  const other = await context.newPage();
  await other.goto(place);
  await expect(company(other)).toHaveValue('Loam & Sons');
  await company(other).fill('Loam & Daughters');
  await expect(company(page)).toHaveValue('Loam & Daughters');

  await page.getByLabel('Location', { exact: true }).fill('Leeds');
  await expect(other.getByLabel('Location', { exact: true })).toHaveValue('Leeds');
  // Undo takes back what was done in this tab, not what the other one did.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Location', { exact: true })).toHaveValue('');
  await expect(other.getByLabel('Location', { exact: true })).toHaveValue('');
  await expect(company(page)).toHaveValue('Loam & Daughters');
});

test('the picture of a post comes back with it, though its list is read before its tool', async ({ page }) => {
  const picture = new PNG({ width: 300, height: 200 });
  picture.data.fill(140);
  await page.goto('/social-media-planner');
  await page.getByRole('button', { name: 'Schedule Post', exact: true }).click();
  await page.getByLabel('Content', { exact: true }).fill('Doors open on Monday');
  await page.getByLabel('Date', { exact: true }).fill('2099-01-12');
  await page.getByLabel('Time', { exact: true }).fill('09:00');
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: PNG.sync.write(picture) });
  await expect(page.getByRole('button', { name: /^Save for Twitter/ })).toBeVisible();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await keep(page);
  await page.reload();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: /^Edit Doors open/ }).click();
  await expect(page.getByRole('button', { name: /^Save for Twitter/ })).toBeVisible();
});

test('what is typed before the kept document has come is laid over it', async ({ page }) => {
  await page.goto(place);
  await company(page).fill('Loam & Sons');
  await page.getByLabel('Headline', { exact: true }).fill('Begin');
  await keep(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/keep-keeper-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  const headline = page.getByLabel('Headline', { exact: true });
  await page.getByLabel('Location', { exact: true }).fill('Leeds');
  await headline.fill('Anew');
  await expect(company(page)).toHaveValue('');
  letGo();
  await expect(company(page)).toHaveValue('Loam & Sons');
  await expect(page.getByLabel('Location', { exact: true })).toHaveValue('Leeds');
  await expect(headline).toHaveValue('Anew');
  await expect(headline).toBeFocused();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(company(page)).toHaveValue('Loam & Sons');
  await expect(page.getByLabel('Location', { exact: true })).toHaveValue('Leeds');
  await expect(headline).toHaveValue('Anew');
  await page.goto('/workspace');
  await expect(page.getByRole('heading', { name: '1 document' })).toBeVisible();
});

test('writes nothing while it is off, and leaves nothing behind when everything is forgotten', async ({ page }) => {
  const stored = () =>
    page.evaluate(async () => JSON.stringify([await indexedDB.databases(), { ...localStorage }, { ...sessionStorage }, document.cookie]));
  await page.goto(place);
  const nothing = await stored();
  await company(page).fill('Loam & Sons');
  expect(await stored()).toBe(nothing);
  await keep(page);
  expect(await stored()).toContain('groundwork');

  await page.getByRole('button', { name: /^Saved/ }).click();
  await page.getByRole('menuitem', { name: 'All my work' }).click();
  await expect(page.getByRole('heading', { name: '1 document' })).toBeVisible();
  await page.getByRole('button', { name: 'Forget everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forget everything' });
  await dialog.getByRole('button', { name: 'Forget everything' }).click();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await expect.poll(stored).toBe(nothing);
  await page.goto(place);
  await expect(company(page)).toHaveValue('');
});

test('says so when the device refuses, and offers a backup that comes back elsewhere', async ({ page, browser, baseURL }) => {
  await page.addInitScript(() => {
    const open = () => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'indexedDB', { value: { open } });
  });
  await page.goto(place);
  await company(page).fill('Loam & Sons');
  await page.getByRole('button', { name: 'Only in this tab' }).click();
  await page.getByRole('menuitem', { name: 'Keep on this device' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Not saved: this browser doesn’t let the page store anything' });
  await expect(notice).toBeVisible();
  const file = await saveBy(page, () => notice.getByRole('button', { name: 'Download a backup' }).click());
  expect(file.name).toMatch(/^groundwork-\d{4}-\d\d-\d\d\.groundwork\.json$/);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await awaitLaunch(other);
  await other.goto('/workspace');
  await openWithApp(other, file);
  await expect(other.getByRole('list', { name: 'In this backup' })).toHaveText('Press Release Generator1 document');
  await other.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await other.getByRole('button', { name: 'Open a backup' }).click();
  await other.getByLabel('Backup', { exact: true }).setInputFiles({ name: file.name, mimeType: 'application/json', buffer: file.bytes });
  await expect(other.getByRole('list', { name: 'In this backup' })).toHaveText('Press Release Generator1 document');
  await other.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await other.getByRole('button', { name: 'Loam & Sons', exact: true }).click();
  await expect(company(other)).toHaveValue('Loam & Sons');
  await elsewhere.close();
});

test('shares a document by a link that is only read until a copy is kept', async ({ page, browser, baseURL }) => {
  await page.goto(place);
  await company(page).fill('Loam & Sons');
  await page.getByRole('button', { name: 'Only in this tab' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share by link' });
  await dialog.getByLabel('Passphrase', { exact: true }).fill('rye bread');
  await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(/#share=2/);
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await other.getByLabel('Passphrase', { exact: true }).fill('white bread');
  await other.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(other.getByText('That isn’t the passphrase for this link.')).toBeVisible();
  await other.getByLabel('Passphrase', { exact: true }).fill('rye bread');
  await other.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(company(other)).toHaveValue('Loam & Sons');
  expect(new URL(other.url()).hash).toBe('');
  await company(other).fill('Mine now');
  await expect(company(other)).toHaveValue('Loam & Sons');
  await other.getByRole('button', { name: 'Keep a copy' }).click();
  await company(other).fill('Mine now');
  await expect(company(other)).toHaveValue('Mine now');
  await elsewhere.close();
});

/** A picture that cannot be packed into a few letters. */
function makePng(): Buffer {
  const png = new PNG({ width: 120, height: 80 });
  // Noise does not shrink: as text it would be longer than all the words of a document.
  let state = 1;
  const noise = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % 256;
  for (let at = 0; at < png.data.length; at += 4) png.data.set([noise(), noise(), noise(), 255], at);
  return PNG.sync.write(png);
}

test('says that the device is full, and writes everything once there is room again', async ({ page }) => {
  await page.addInitScript(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...given: Parameters<typeof add>) {
      if ((window as { isFull?: boolean }).isFull) throw new DOMException('no room', 'QuotaExceededError');
      return add.apply(this, given);
    };
  });
  await page.goto(place);
  await company(page).fill('Loam & Sons');
  await keep(page);
  await page.evaluate(() => Object.assign(window, { isFull: true }));
  await company(page).fill('Loam & Daughters');
  const notice = page.getByRole('alert').filter({ hasText: 'Not saved: there’s no room left for this site on this device.' });
  await expect(notice).toBeVisible();
  // It says so on every page, and a backup is one click away, on a phone too.
  await page.setViewportSize({ width: 390, height: 844 });
  await findTool(page, 'Tax Calculator');
  await expect(notice).toBeInViewport();
  expect(await fitsWidth(page)).toBe(true);
  const backup = await saveBy(page, () => page.getByRole('banner').getByRole('button', { name: 'Download a backup' }).click());
  expect(backup.text).toContain('Loam & Daughters');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goBack();
  await expect(company(page)).toHaveValue('Loam & Daughters');
  await page.evaluate(() => Object.assign(window, { isFull: false }));
  await page.getByLabel('Location', { exact: true }).fill('Leeds');
  await expect(saved(page)).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Saved \d/ })).toBeVisible();
  await page.reload();
  await expect(company(page)).toHaveValue('Loam & Daughters');
  await expect(page.getByLabel('Location', { exact: true })).toHaveValue('Leeds');
});

test('leaves alone what a newer version has kept', async ({ page }) => {
  await page.goto(place);
  await company(page).fill('Loam & Sons');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('groundwork', 99);
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore('future').put('untouched', 'key'));
        request.addEventListener('success', () => {
          request.result.close();
          resolve();
        });
      }),
  );
  await page.getByRole('button', { name: 'Only in this tab' }).click();
  await page.getByRole('menuitem', { name: 'Keep on this device' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'saved by a newer version of Groundwork. It hasn’t been touched.' }),
  ).toBeVisible();
  await expect(company(page)).toHaveValue('Loam & Sons');
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ version }) => version))).toEqual([99]);
});

test('keeps pictures as pictures, on the device and in a backup', async ({ page, browser, baseURL }) => {
  const logo = (shown: Page) => shown.getByRole('img', { name: 'The logo as it is printed' });
  await page.goto('/business-plan');
  await page
    .getByRole('button', { name: /sample/i })
    .first()
    .click();
  await page.getByLabel('Company logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: makePng() });
  await expect(logo(page)).toBeVisible();
  const address = await logo(page).getAttribute('src');
  await keep(page);
  const kept = await page.evaluate(
    () =>
      new Promise<{ types: string[]; longest: number }>((resolve) => {
        const request = indexedDB.open('groundwork');
        request.addEventListener('success', () => {
          const transaction = request.result.transaction(['pictures', 'updates']);
          const pictures = transaction.objectStore('pictures').getAll();
          const updates = transaction.objectStore('updates').getAll();
          transaction.addEventListener('complete', () => {
            const longest = Math.max(...(updates.result as { update: Uint8Array }[]).map(({ update }) => update.length));
            request.result.close();
            resolve({ types: (pictures.result as Blob[]).map(({ type }) => type), longest });
          });
        });
      }),
  );
  expect(kept.types).toEqual(['image/png']);
  expect(kept.longest).toBeLessThan(address?.length ?? 0);
  await page.reload();
  await expect(logo(page)).toHaveAttribute('src', address ?? '');

  await page.getByRole('button', { name: /^Saved/ }).click();
  const file = await saveBy(page, () => page.getByRole('menuitem', { name: 'Download a backup' }).click());
  expect(file.name).toMatch(/\.groundwork\.zip$/);
  expect(Object.keys(unzipSync(file.bytes)).toSorted()).toEqual([expect.stringMatching(/^pictures\/[\w-]+\.png$/), 'workspace.json']);

  // Dropped anywhere on a page of another browser.
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await other.goto('/');
  await other.waitForSelector('html[data-ready]', { state: 'attached' });
  await other.evaluate(
    ({ name, letters }) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))], name));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
    },
    { name: file.name, letters: file.bytes.toString('base64') },
  );
  await expect(other.getByRole('list', { name: 'In this backup' })).toHaveText('Business Plan Generator1 document');
  await other.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await other.getByRole('contentinfo').getByRole('link', { name: 'My work' }).click();
  await other.getByRole('region', { name: 'Business Plan Generator' }).getByRole('button').first().click();
  await expect(logo(other)).toHaveAttribute('src', address ?? '');
  await elsewhere.close();
});
