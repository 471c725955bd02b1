import type { Page } from '@playwright/test';
import { findFaultsInBothThemes } from './support/axe';
import { readPng } from './support/readers';
import { expect, fitsWidth, saveAs, saveBy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/product-feature-prioritizer');
});

const list = (page: Page) => page.getByRole('list', { name: 'Features by rank' });
const rows = (page: Page) => list(page).getByRole('listitem');
const dot = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
const slider = (page: Page, name: string) => page.getByLabel(name, { exact: true });

const toggle = (page: Page) => page.getByRole('button', { name: 'Add Feature' });
const save = (page: Page) => page.getByRole('button', { name: 'Save Feature' });

async function addFeature(page: Page, title: string, impact: number, effort: number) {
  if (!(await save(page).isVisible())) await toggle(page).click();
  await page.getByLabel('Title').fill(title);
  await slider(page, 'Impact').fill(String(impact));
  await slider(page, 'Effort').fill(String(effort));
  await save(page).click();
  await expect(page.getByLabel('Title')).toBeHidden();
}

/** From where a dot is to where another pair of scores belongs, in tenths of the plot. */
async function dragBy(page: Page, name: string, effort: number, impact: number) {
  const circle = await dot(page, name).locator('circle').first().boundingBox();
  const plot = await page.locator('svg[role=group] rect').nth(1).boundingBox();
  if (!circle || !plot) throw new Error('The matrix is not on the screen.');
  const x = circle.x + circle.width / 2;
  const y = circle.y + circle.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (effort * plot.width) / 20, y - (impact * plot.height) / 20);
  await page.mouse.move(x + (effort * plot.width) / 10, y - (impact * plot.height) / 10);
  await page.mouse.up();
}

test('moves dots by drag and by keys, and spreads those on one spot', async ({ page }) => {
  await addFeature(page, 'Search', 5, 5);
  await addFeature(page, 'Theme', 5, 5);
  for (const label of ['Quick wins', 'Big bets', 'Fill-ins', 'Time sinks']) {
    await expect(page.locator('svg[role=group]').getByText(label)).toBeVisible();
  }
  const first = await dot(page, 'Search').locator('circle').first().boundingBox();
  const second = await dot(page, 'Theme').locator('circle').first().boundingBox();
  expect(Math.hypot((first?.x ?? 0) - (second?.x ?? 0), (first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThan(20);

  await dot(page, 'Theme').click();
  await expect(dot(page, 'Theme')).toHaveAttribute('aria-valuetext', 'Impact 5, effort 5, rank 2');
  await dragBy(page, 'Theme', -3, 4);
  await expect(dot(page, 'Theme')).toHaveAttribute('aria-valuetext', 'Impact 9, effort 2, rank 1');
  // 9 ÷ 2 × 10 = 45
  await expect(rows(page).first()).toContainText('45.0 High');
  await expect(page.getByLabel('Effort of Theme', { exact: true })).toHaveValue('2');
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Effort of Theme', { exact: true })).toHaveValue('5');

  await dot(page, 'Search').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(dot(page, 'Search')).toHaveAttribute('aria-valuetext', 'Impact 7, effort 4, rank 1');
  await expect(dot(page, 'Search')).toBeFocused();
  const right = await dot(page, 'Theme').locator('circle').first().boundingBox();
  const left = await dot(page, 'Search').locator('circle').first().boundingBox();
  expect(left?.x).toBeLessThan(right?.x ?? 0);
  expect(left?.y).toBeLessThan(right?.y ?? 0);

  const png = await saveAs(page, 'PNG');
  expect(png.name).toBe('impact-effort-matrix.png');
  expect(readPng(png.bytes).width).toBe(1600);
  const svg = await saveAs(page, 'SVG');
  expect(svg.text).toContain('>Search</text>');
  const markdown = await saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
  expect(markdown.name).toBe('feature-prioritization.md');

  // The row sinks at the first digit, and typing goes on.
  const typed = page.getByLabel('Impact of Search', { exact: true });
  await typed.press('Control+a');
  await typed.pressSequentially('10', { delay: 150 });
  await expect(typed).toHaveValue('10');
  await expect(typed).toBeFocused();
  await expect(rows(page).first()).toContainText('25.0 High');
});

test('fits a phone and passes the accessibility check in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(rows(page)).toHaveCount(6);
  await toggle(page).click();
  await page.getByRole('button', { name: 'Reach, confidence and other scores' }).click();
  expect(await fitsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
  expect(await findFaultsInBothThemes(page)).toEqual([]);
});
