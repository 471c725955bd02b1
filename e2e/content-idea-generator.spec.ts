import type { Page } from '@playwright/test';
import { expect, fitsWidth, saveAs, saveBy, seeBusy, test } from './support/test';

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/content-idea-generator');
});

const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate Content Ideas' });
const ideas = (page: Page) => page.getByRole('list', { name: 'Content ideas' }).getByRole('listitem');

async function generate(page: Page, industry = 'Bakery', audience = 'Busy parents') {
  await page.getByLabel('Industry/Business Type').fill(industry);
  await page.getByLabel('Target Audience').fill(audience);
  await generateButton(page).click();
  await expect(ideas(page)).toHaveCount(15);
}

test('lists fifteen ideas, copies one, keeps it half edited on the way back, and saves the list', async ({ page }) => {
  await seeBusy(page, 'Generating...', () => generate(page));
  await expect(page.getByRole('heading', { name: '15 content ideas' })).toBeFocused();
  const first = ideas(page).first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('button', { name: 'Copy' }).click();
  expect((await page.evaluate(() => navigator.clipboard.readText())).startsWith(`${title}\n\n`)).toBe(true);
  await first.getByRole('button', { name: /^Edit/ }).click();
  const editor = page.getByRole('form', { name: 'Edit idea' });
  await editor.getByLabel('Title').fill('Half a thought');
  await page.getByRole('link', { name: 'Groundwork' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(editor.getByLabel('Title')).toHaveValue('Half a thought');
  await editor.getByRole('button', { name: 'Save' }).click();
  const file = await saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
  expect(file.name).toBe('content-ideas.csv');
  expect(file.text).toContain('Half a thought');
});

test('a failure is logged, interrupts nobody and frees the button; a phone shows it all', async ({ page, faults }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  await page.evaluate(() => {
    Object.assign(window, { encode: TextEncoder.prototype.encode });
    TextEncoder.prototype.encode = () => {
      throw new Error('no words today');
    };
  });
  await generateButton(page).click();
  await expect(page.getByText('Failed to generate content. Please try again.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(faults.seen).toEqual([expect.stringContaining('console: Failed to generate content.')]);
  faults.seen.length = 0;
  await page.evaluate(() => {
    TextEncoder.prototype.encode = (window as unknown as { encode: TextEncoder['encode'] }).encode;
  });
  await generateButton(page).click();
  await expect(ideas(page)).toHaveCount(15);
  expect(await fitsWidth(page)).toBe(true);
  expect((await saveAs(page, 'Text')).name).toBe('sample-content-ideas.txt');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText('No ideas yet')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(ideas(page)).toHaveCount(15);
});
