import type { Page } from '@playwright/test';
import { findAccessibilityFaults, findFaultsInBothThemes } from './support/axe';
import { expect, fitsWidth, saveBy, test, unfold } from './support/test';

const form = (page: Page) => page.getByRole('form', { name: /^(Add|Edit) Task$/ });
const day = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const exportFirst = (page: Page) => saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());

const openForm = (page: Page) => page.getByRole('button', { name: 'Add Task', exact: true }).first().click();

async function addTask(page: Page, title: string, dueDay: string, more: { before?: boolean; assignee?: string; category?: string } = {}) {
  await openForm(page);
  await form(page).getByLabel('Title').fill(title);
  await form(page)
    .getByLabel('Category')
    .selectOption(more.category ?? 'Training');
  if (more.before) await form(page).getByLabel('Before day 1').check();
  await form(page)
    .getByLabel(more.before ? 'Days before day 1' : 'Due day')
    .fill(dueDay);
  await form(page)
    .getByLabel('Assignee')
    .fill(more.assignee ?? '');
  await form(page).getByRole('button', { name: 'Add Task' }).click();
  await expect(form(page)).toBeHidden();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/onboarding-checklist');
});

test('edits, filters, deletes and takes it back, and saves the list', async ({ page }) => {
  await addTask(page, 'Security talk', '5', { category: 'Security', assignee: 'Ana' });
  await page.getByRole('button', { name: 'Edit Security talk' }).click();
  await form(page).getByLabel('Due day').fill('12');
  await form(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(day(page, 'Day 12')).toContainText('Security talk');

  await page.getByLabel('Filter by assignee').selectOption('Ana');
  await expect(page.getByText('1 of 4 tasks shown')).toBeVisible();
  await page.getByLabel('Filter by status').selectOption('Completed');
  await expect(page.getByText('No tasks match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.getByLabel('Search tasks').fill('workst');
  await expect(page.getByText('1 of 4 tasks shown')).toBeVisible();
  await page.getByLabel('Search tasks').fill('');

  await page.getByRole('button', { name: 'Delete Security talk' }).click();
  await expect(day(page, 'Day 12')).toBeHidden();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(day(page, 'Day 12')).toBeVisible();

  await page.getByLabel('Complete Set up workstation').check();
  const markdown = await exportFirst(page);
  expect(markdown.name).toBe('onboarding-checklist.md');
  expect(markdown.text).toContain('**Progress: 1 of 4 tasks done, 25%**');
  expect(markdown.text).toContain('Security talk (Security, Ana)');
});

test('fits a phone and passes the accessibility check in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Start date').fill('2026-11-02');
  await page.getByRole('button', { name: 'Add hire' }).click();
  await page.getByRole('button', { name: 'Holidays and weekend' }).click();
  await expect(page.getByLabel('Weekend', { exact: true })).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
  expect(await findFaultsInBothThemes(page)).toEqual([]);
  await unfold(page);
  await page.getByRole('button', { name: 'Add a pack' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await expect(async () => expect(await findAccessibilityFaults(page)).toEqual([])).toPass();
});
