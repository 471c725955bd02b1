import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { expect, seeFrames, test, unfold } from './support/test';

test.use({ hasExamples: true });

async function openWithSample(page: Page, path: string) {
  await page.goto(path);
  const sample = page.getByRole('button', { name: 'Load sample' }).first();
  if (!(await sample.isVisible())) return;
  await sample.click();
  await seeFrames(page, 8);
}

test('the shorter of two columns stays in view while the longer is read, and so does the figure that matters', async ({ page }) => {
  await openWithSample(page, '/contract-generator');
  const button = page.getByRole('button', { name: 'Generate Contract' });
  const clause = page.getByText('Relationship of the Parties');
  await clause.scrollIntoViewIfNeeded();
  await expect(clause).toBeInViewport();
  await expect(button).toBeInViewport();
  // Tabs that find no room in their row are a press away.
  await page.getByRole('button', { name: 'Other tabs' }).click();
  const other = page.getByRole('menuitem').first();
  const name = await other.innerText();
  await other.click();
  const chosen = page.getByRole('tab', { name, exact: true, selected: true });
  await expect(chosen).toBeFocused();
  await expect(chosen).toBeInViewport();

  await openWithSample(page, '/market-size-calculator');
  for (const y of [0, 500, 1000]) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await expect(page.getByText('SOM per year, top-down')).toBeInViewport();
  }
});

test('a message never lies over what can be pressed', async ({ page }) => {
  for (const path of ['/task-manager', '/market-size-calculator', '/contract-generator']) {
    await openWithSample(page, path);
    if (path === '/task-manager') await page.getByRole('button', { name: 'Delete Send Acre Foods invoice' }).click();
    const message = page.getByRole('status').locator('div').first();
    await expect(message).toBeVisible();
    for (const [width, height] of [
      [1280, 900],
      [1024, 768],
      [768, 1024],
      [390, 844],
      [320, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const y of [0, 400, 100_000]) {
        await page.evaluate((to) => window.scrollTo(0, to), y);
        const covered = await message.evaluate((toast) => {
          const own = toast.getBoundingClientRect();
          const header = document.querySelector('header')!.getBoundingClientRect();
          const pressed = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')].filter((element) => {
            const box = element.getBoundingClientRect();
            const isSeen = element.checkVisibility({ visibilityProperty: true });
            return isSeen && box.left < own.right && own.left < box.right && box.top < own.bottom && own.top < box.bottom;
          });
          return [...(own.bottom > header.bottom + 0.5 ? ['the page'] : []), ...pressed.map((element) => element.textContent)];
        });
        expect(covered, `${path} at ${width} × ${height}`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

test('on a phone a form that adds is a button until it is asked for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/expense-calculator');
  await expect(page.getByLabel('Description')).toBeHidden();
  const add = page.getByRole('button', { name: 'Add Expense' });
  await add.click();
  await expect(page.getByLabel('Description')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(add).toBeFocused();
  await add.click();
  await page.getByLabel('Description').fill('Rent');
  await page.getByLabel('Amount').fill('900');
  await page.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
  await add.click();
  await expect(page.getByLabel('Description')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Rent' })).toBeHidden();
  await unfold(page, 'Actions for Rent');
  await page.getByRole('button', { name: 'Edit Rent' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Rent');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await unfold(page);
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('dialog', { name: 'Import expenses' })).toBeVisible();
});

test('what comes of a tool is seen beside its title until there is work of one’s own', async ({ page }) => {
  await page.goto('/task-manager');
  const example = page.getByRole('button', { name: 'See an example result' });
  await example.click();
  await expect(page.getByRole('dialog', { name: 'Example result' })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(example).toBeFocused();
  await page.getByRole('button', { name: 'Load sample' }).first().click();
  await expect(example).toBeHidden();
});

test('what comes late never pushes away the foot of a page that somebody has scrolled to', async ({ page }) => {
  await page.goto('/logo-maker');
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const late: Promise<void>[] = [];
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    late.push(route.continue());
  });
  const asked = page.waitForRequest('**/assets/*.js');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Your profile' });
  await link.scrollIntoViewIfNeeded();
  const before = await link.boundingBox();
  await asked;
  arrive();
  await expect.poll(() => late.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await seeFrames(page, 10);
  expect(await link.boundingBox()).toEqual(before);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('list', { name: 'Useful resources' })).toBeAttached();
});
