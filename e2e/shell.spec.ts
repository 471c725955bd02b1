import { expect, saveBy, test } from './support/test';

test('header, headings and focus follow the route', async ({ page }) => {
  await page.goto('/task-manager');
  await expect(page.getByRole('link', { name: 'Groundwork, home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Back to Tools' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/');
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page).toHaveTitle(/Groundwork/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the theme follows the system, then the user, and is kept only when asked', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/settings');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await background()).toBe('rgb(18, 20, 18)');
  await page.getByRole('button', { name: 'Theme: system' }).click();
  expect(await background()).toBe('rgb(251, 250, 246)');
  await page.reload();
  expect(await background()).toBe('rgb(18, 20, 18)');
  await page.getByLabel('Theme', { exact: true }).selectOption('light');
  await page.getByLabel('Currency', { exact: true }).selectOption('EUR');
  await page.getByLabel('Remember these settings on this device').check();
  await page.reload();
  expect(await background()).toBe('rgb(251, 250, 246)');
  await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('EUR');
  await page.getByLabel('Remember these settings on this device').uncheck();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('shortcuts can be switched off', async ({ page }) => {
  await page.goto('/settings');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Find a tool' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByLabel('Use keyboard shortcuts').uncheck();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an unknown path keeps the shell and helps', async ({ page, faults }) => {
  await page.goto('/no-such-tool');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search tools' })).toBeVisible();
  await page.getByRole('link', { name: 'All tools' }).click();
  await expect(page).toHaveURL(/\/$/);
  // The browser itself logs the 404 of the page that was asked for.
  faults.seen = faults.seen.filter((fault) => !fault.includes('404'));
});

test('a crash leaves the shell and the data alive', async ({ page, faults }) => {
  await page.goto('/task-manager');
  await page.getByRole('button', { name: 'Load sample' }).click();
  await page.evaluate(() => {
    String.prototype.normalize = () => {
      throw new Error('Broken on purpose');
    };
  });
  await page.getByPlaceholder('Search tasks...').fill('é');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('Something on this page went wrong.')).toBeVisible();
  // The browser's words are for the console.
  await expect(page.getByText('Broken on purpose')).toHaveCount(0);
  expect(faults.seen.some((fault) => fault.includes('Broken on purpose'))).toBe(true);
  const file = await saveBy(page, () => page.getByRole('button', { name: 'Download my data' }).click());
  expect(file.text).toContain('File the 83(b) election');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /paperwork/ })).toBeVisible();
  faults.seen = faults.seen.filter((fault) => !fault.includes('Broken on purpose'));
});

test('a browser that forbids to look for workers still gets a whole page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('/task-manager');
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByText('Send Acre Foods invoice').first()).toBeVisible();
});

test.describe('as the tab closes', () => {
  test.use({ isFresh: true });
  test('a tab with work in it asks before it closes; an empty one does not', async ({ page }) => {
    await page.goto('/task-manager');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.close({ runBeforeUnload: true });
    expect(asked).toEqual([]);
  });

  test('unsaved work is guarded', async ({ page }) => {
    await page.goto('/task-manager');
    await page.getByRole('button', { name: 'Load sample' }).click();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(page.getByText('Send Acre Foods invoice').first()).toBeVisible();
  });
});

test('works with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  await page.keyboard.type('task');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Task Manager' })).toBeFocused();
  const press = async (name: string) => {
    for (let step = 0; step < 40; step += 1) {
      const focused = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
      );
      if (focused === name) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  };
  await press('Add Task');
  await page.keyboard.type('From the keyboard');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ana');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12312030');
  await page.keyboard.press('Enter');
  await expect(page.getByText('From the keyboard', { exact: true })).toBeVisible();
});
