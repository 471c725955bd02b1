import { findFaultsInBothThemes } from './support/axe';
import { pixelAt, readPng } from './support/readers';
import { expect, fitsWidth, saveBy, test, unfold } from './support/test';
import type { Page } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/tech-stack-planner');
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name });

async function addTechnology(page: Page, name: string, category: string) {
  await page.getByRole('button', { name: 'Add Technology' }).click();
  await field(page, 'Name').fill(name);
  await field(page, 'Category').selectOption(category);
  await page.getByRole('button', { name: 'Save Technology' }).click();
  await expect(card(page, name)).toBeVisible();
}

test('adds technologies, and draws their radar as a picture', async ({ page }) => {
  await addTechnology(page, 'React', 'Frontend');
  await addTechnology(page, 'PostgreSQL', 'Database');
  await page.getByRole('tab', { name: 'Radar' }).click();
  await expect(page.getByRole('img', { name: 'Radar of 2 technologies' })).toBeVisible();
  const png = readPng((await saveBy(page, () => page.getByRole('button', { name: 'Download PNG' }).click())).bytes);
  expect([png.width, png.height]).toEqual([2248, 1960]);
  expect(pixelAt(png, 5, 5)).toEqual([255, 255, 255, 255]);
});

test('fits a phone and passes the accessibility check on every view, with samples marked', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await unfold(page, 'Actions for React');
  await page.getByRole('button', { name: 'Edit React' }).click();
  for (const view of ['Technologies', 'Radar', 'Diagram', 'Decisions']) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByRole('tab', { name: view }).click();
    await expect(page.getByRole('tab', { name: view })).toHaveAttribute('aria-selected', 'true');
    expect(await fitsWidth(page)).toBe(true);
    expect(await findFaultsInBothThemes(page)).toEqual([]);
  }
});
