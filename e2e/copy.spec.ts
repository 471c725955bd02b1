import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

async function openAnalysis(page: Page) {
  await page.goto('/swot-analysis-generator');
  await page.getByRole('button', { name: 'Load sample' }).click();
  await page.getByRole('button', { name: 'Generate SWOT Analysis' }).click();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
}

test.describe('with the clock in hand', () => {
  test.use({ isFresh: true });

  test('copying says so for two seconds and is true', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install({ time: new Date('2026-11-15T10:00:00') });
    await openAnalysis(page);
    await page.clock.pauseAt(new Date('2026-11-15T11:00:00'));
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Strengths');
    await page.clock.runFor(1900);
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  });
});

test('where the clipboard is refused the text is handed over for copying', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
    document.execCommand = () => false;
  });
  await openAnalysis(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const box = page.getByLabel('Text to copy');
  await expect(box).toBeFocused();
  expect(
    await box.evaluate(
      (element: HTMLTextAreaElement) =>
        element.selectionEnd - element.selectionStart === element.value.length && element.value.length > 100,
    ),
  ).toBe(true);
});
