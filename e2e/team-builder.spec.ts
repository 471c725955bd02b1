import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { readCsv } from './support/csv';
import { readPng } from './support/readers';
import { expect, fitsWidth, saveAs, saveBy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/team-builder');
});

const tile = (page: Page, label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function add(page: Page, name: string, department: string, salary: string) {
  await field(page, 'Name').fill(name);
  await field(page, 'Role').fill('Engineer');
  await field(page, 'Department').selectOption(department);
  await field(page, 'Salary').fill(salary);
  await page.getByRole('button', { name: 'Add Member' }).click();
  await expect(field(page, 'Name')).toHaveValue('');
}

const node = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Org Chart' }).getByRole('button', { name: new RegExp(`^${name} `) });
const download = (page: Page) => page.getByRole('button', { name: 'Download', exact: true }).click();

test('adds people, moves them in the chart by drag, refuses a circle, and saves the list', async ({ page }) => {
  await add(page, 'Ana', 'Operations', '100,000.50');
  await add(page, 'Jon', 'Engineering', '$90,000');
  await expect(tile(page, 'Total Salary')).toContainText('$190,000.50');
  await page.getByRole('tab', { name: 'Org Chart' }).click();
  await node(page, 'Jon').dragTo(node(page, 'Ana'));
  await expect(node(page, 'Jon')).toHaveAccessibleDescription('Reports to Ana');
  await node(page, 'Ana').dragTo(node(page, 'Jon'));
  await expect(page.getByRole('alert')).toHaveText('Ana can’t report to Jon: Jon already reports to Ana.');
  const csv = await saveBy(page, () => download(page));
  expect(csv.name).toBe('team.csv');
  expect(readCsv(csv.text)[1]?.slice(0, 4)).toEqual(['Jon', 'Engineer', 'Engineering', 'Ana']);
});

const payrollRow = (page: Page, place: number) =>
  page.getByRole('group', { name: 'Payroll table' }).locator('tbody tr').nth(place).locator('th, td');

test('open roles are moved in the chart by drag, and an open form keeps up', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await page.getByRole('tab', { name: 'Hiring Plan' }).click();
  await page.getByRole('button', { name: 'Edit Marketing lead' }).click();
  await page.getByRole('form', { name: 'Edit Open Role' }).getByLabel('Title').fill('Head of marketing');
  await page.getByRole('tab', { name: 'Org Chart' }).click();
  await node(page, 'Marketing lead').dragTo(node(page, 'Tom Reed'));
  await expect(node(page, 'Marketing lead')).toHaveAccessibleDescription('Reports to Tom Reed');
  await node(page, 'Sofia Rossi').dragTo(node(page, 'Marketing lead'));
  await expect(page.getByRole('alert')).toContainText('Marketing lead is an open role.');
  expect(readPng((await saveAs(page, 'PNG')).bytes).width).toBeGreaterThan(1000);
  await page.getByRole('tab', { name: 'Hiring Plan' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const role = page.getByRole('list', { name: 'Open Roles' }).getByRole('listitem').filter({ hasText: 'Head of marketing' });
  await expect(role).toContainText('Reports to Tom Reed');
});

test('fits a phone and passes the accessibility check in every view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  const check = async () => {
    // What is half below the header at some scroll position is not a small target.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(async () => expect(await findAccessibilityFaults(page)).toEqual([])).toPass();
  };
  const views = {
    Departments: page.getByRole('list', { name: 'Customer Success' }),
    'Skills Matrix': page.getByRole('group', { name: 'Skills by person' }),
    'Hiring Plan': payrollRow(page, 11).first(),
    'Org Chart': node(page, 'Jon Berg'),
  };
  for (const [view, widest] of Object.entries(views)) {
    await page.getByRole('tab', { name: view }).click();
    await expect(widest).toBeVisible();
    if (view === 'Org Chart') await widest.click().then(() => page.emulateMedia({ colorScheme: 'dark' }));
    expect(await fitsWidth(page)).toBe(true);
    await check();
  }
});
