import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { readPng } from './support/readers';
import { cutLine, expect, fitsWidth, pickFolded, saveAs, setNow, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await setNow(page, new Date('2026-11-15T15:00:00Z'));
  await page.goto('/product-roadmap-planner');
});

interface Entry {
  quarter?: string;
  effort?: string;
  dependencies?: string;
  assignee?: string;
}

async function addItem(page: Page, title: string, { quarter, effort, dependencies, assignee }: Entry = {}) {
  await page.getByLabel('Title').fill(title);
  if (quarter) await page.getByLabel('Quarter', { exact: true }).selectOption(quarter);
  if (assignee) await page.getByLabel('Assignee').fill(assignee);
  if (effort) await page.getByLabel('Estimated Effort').fill(effort);
  if (dependencies) await page.getByLabel('Dependencies', { exact: true }).fill(dependencies);
  await page.getByRole('button', { name: 'Add Item', exact: true }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('moves items on the timeline and the board, by drag, and draws the version that is asked for', async ({ page }) => {
  await addItem(page, 'Billing', { quarter: 'Q1 2027', assignee: 'Ana' });
  await addItem(page, 'Invoices', { quarter: 'Q2 2027', dependencies: 'billing' });
  await page.getByRole('tab', { name: 'Timeline' }).click();
  const bar = page.getByRole('button', { name: /^Billing, Planning/ });
  await expect(bar).toHaveAccessibleName('Billing, Planning, 1 Jan 2027 to 31 Mar 2027');
  const box = await bar.boundingBox();
  if (!box) throw new Error('The bar is not drawn.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  // 100 days at 1.8 px a day
  await page.mouse.move(box.x + box.width / 2 + 180, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(bar).toHaveAccessibleName('Billing, Planning, 11 Apr 2027 to 9 Jul 2027');
  await expect(page.getByRole('region', { name: 'Warnings' })).toContainText('“Billing” ends 9 Jul 2027, after this ends on 30 Jun 2027.');
  const wide = await bar.boundingBox();
  if (!wide) throw new Error('The bar is not drawn.');
  await page.mouse.move(wide.x + wide.width - 3, wide.y + 10);
  await page.mouse.down();
  await page.mouse.move(wide.x + wide.width - 3 - 54, wide.y + 10, { steps: 5 });
  await page.mouse.up();
  // 54 px are 30 days less
  await expect(bar).toHaveAccessibleName('Billing, Planning, 11 Apr 2027 to 9 Jun 2027');
  await bar.click();
  await expect(page.getByRole('heading', { name: 'Edit Item' })).toBeVisible();
  await expect(page.getByLabel('Start date')).toHaveValue('2027-04-11');
  await expect(page.getByLabel('Quarter', { exact: true })).toHaveValue('Q2 2027');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('tab', { name: 'Kanban' }).click();
  await page.getByRole('listitem', { name: 'Billing' }).dragTo(section(page, 'Completed'));
  await expect(section(page, 'Completed')).toContainText('Billing');

  await page.getByLabel('Version to export').selectOption('public');
  const picture = await saveAs(page, 'PNG');
  expect(picture.name).toBe('public-roadmap.png');
  expect(readPng(picture.bytes).width).toBeGreaterThan(1000);
});

test('fits a phone and passes the accessibility check in every view, with samples marked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  for (const view of ['Quarters', 'Timeline', 'Now, Next, Later', 'Kanban', 'Capacity']) {
    await page.getByRole('tab', { name: view }).click();
    if (view !== 'Quarters' && view !== 'Capacity') await pickFolded(page, 'Swim-lanes', 'theme');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await fitsWidth(page), `${view} at ${width}`).toBe(true);
    }
    expect(await findAccessibilityFaults(page), view).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findAccessibilityFaults(page, 'colours')).toEqual([]);
});

test.describe('with an empty cache', () => {
  test.use({ isFresh: true });
  test('cards, counts and editing wait for nothing', async ({ page, faults }) => {
    await cutLine(page, faults);
    await addItem(page, 'First', { effort: '1,000h' });
    await expect(section(page, 'Q4 2026')).toContainText(/1 item.*25 person-weeks/); // 1,000 hours at 40 a week
    await expect(page.getByLabel('Pick an item for Dependencies')).toContainText('First (Q4 2026)');
    await card(page, 'First').getByLabel('Status of First').selectOption('Completed');
    await page.getByRole('button', { name: 'Edit First' }).click();
    await page.getByLabel('Title').fill('Second');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(card(page, 'Second')).toBeVisible();
  });
});
