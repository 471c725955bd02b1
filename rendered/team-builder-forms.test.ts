import { expect, test, type Page } from './support/test';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const node = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Org Chart' }).getByRole('button', { name: new RegExp(`^${name} `) });

test('open forms keep up when a manager goes or a role is moved', async ({ page }) => {
  await page.goto('/team-builder');
  await page.getByRole('button', { name: 'Load sample' }).click();
  await page.getByRole('button', { name: 'Edit Mara Okoye' }).click();
  await field(page, 'Location').fill('Lagos');
  await page.getByRole('button', { name: 'Delete Jon Berg' }).click();
  await expect(page.getByText('Member deleted, 3 reports and 1 open role moved up')).toBeVisible();
  await expect(field(page, 'Reports To').getByRole('option', { selected: true })).toHaveText('Ana Silva, Chief executive');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('list', { name: 'Engineering' })).toContainText('Backend engineer · Lagos');
  await expect(page.getByRole('list', { name: 'Engineering' }).getByText('Reports to Ana Silva')).toHaveCount(2);

  await page.getByRole('tab', { name: 'Hiring Plan' }).click();
  await page.getByRole('button', { name: 'Edit Marketing lead' }).click();
  await page.getByRole('form', { name: 'Edit Open Role' }).getByLabel('Title').fill('Head of marketing');
  await page.getByRole('tab', { name: 'Org Chart' }).click();
  await node(page, 'Marketing lead').click();
  await expect(field(page, 'Reports To').getByRole('option', { name: 'Tom Reed' })).toBeAttached();
  await field(page, 'Reports To').selectOption({ label: 'Tom Reed, Head of sales' });
  await expect(node(page, 'Marketing lead')).toHaveAccessibleDescription('Reports to Tom Reed');
  await page.getByRole('tab', { name: 'Hiring Plan' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const role = page.getByRole('list', { name: 'Open Roles' }).getByRole('listitem').filter({ hasText: 'Head of marketing' });
  await expect(role).toContainText('Reports to Tom Reed');
});

test('sets two hiring plans side by side, and goes by the one in use', async ({ page }) => {
  await page.goto('/team-builder');
  await page.getByRole('button', { name: 'Load sample' }).click();
  await page.getByRole('tab', { name: 'Hiring Plan' }).click();
  await page.getByRole('button', { name: 'Edit Marketing lead' }).click();
  await page.getByLabel('Hiring Plan', { exact: true }).selectOption('Plan B only');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  // 8 members and the engineer, with the marketing lead only in plan B.
  await expect(page.getByRole('row', { name: /^Headcount in 12 months/ })).toContainText('910+1');
  const last = page.getByRole('table', { name: 'Payroll table' }).getByRole('row').nth(12);
  await expect(last).toContainText('9, with 1 open role');
  await page.getByRole('tab', { name: 'Plan B' }).click();
  await expect(last).toContainText('10, with 2 open roles');
});
