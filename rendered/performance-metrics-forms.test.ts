import { expect, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/performance-metrics');
});

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
    .first();

async function addMetric(page: Page, name: string, value: string, target: string, category: string) {
  const form = page.getByRole('form', { name: 'Add Metric' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Value', { exact: true }).fill(value);
  await form.getByLabel('Category').selectOption(category);
  await form.getByLabel('Target', { exact: true }).fill(target);
  await form.getByRole('button', { name: 'Add Metric' }).click();
}

async function follow(page: Page, name: string) {
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('an open form follows what happens beside it, and keeps what is typed', async ({ page }) => {
  await addMetric(page, 'Trials', '200', '400', 'Product');
  const row = rowOf(page, 'Trials');
  await page.getByRole('button', { name: 'Edit Trials' }).click();
  const edit = page.getByRole('form', { name: 'Edit Metric' });
  await edit.getByLabel('Target', { exact: true }).fill('420');
  await row.getByRole('button', { name: '+5%', exact: true }).click();
  await expect(edit.getByLabel('Value', { exact: true })).toHaveValue('210');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  // 210 of 420.
  await expect(row.getByRole('progressbar')).toHaveAttribute('value', '50');
  await expect(row.getByText('what-if', { exact: true })).toBeVisible();

  const form = page.getByRole('form', { name: 'Add Metric' });
  await form.getByLabel('Direction').selectOption('In a range');
  await form.getByRole('button', { name: 'Add Metric' }).click();
  await expect(form.getByText('Give the metric a name.')).toBeVisible();
  await expect(form.getByText('Enter the target as a number.')).toBeVisible();
  await form.getByLabel('Upper Target').fill('20');
  await addMetric(page, 'Runway', '15', '10', 'Finance');
  await expect(rowOf(page, 'Runway').getByRole('progressbar')).toHaveAttribute('value', '100');
  // The next one is not reproached with anything before it is tried.
  await form.getByLabel('Direction').selectOption('In a range');
  await expect(form.getByLabel('Upper Target')).not.toHaveAttribute('aria-invalid');

  await row.getByRole('button', { name: 'Update value' }).click();
  const value = row.getByRole('form', { name: 'Add a value' });
  await value.getByLabel('Value', { exact: true }).fill('230');
  await value.getByLabel('Note').fill('What-if workshop');
  await value.getByRole('button', { name: 'Add Value' }).click();
  await expect(value.getByText('A note that begins with “What-if” would mark the value as tried out.')).toBeVisible();
  await value.getByLabel('Note').fill('Half typed');
  await follow(page, 'KPI Dashboard');
  await follow(page, 'Performance Metrics');
  await expect(value.getByLabel('Note')).toHaveValue('Half typed');
  await value.getByRole('button', { name: 'Add Value' }).click();
  await expect(page.getByRole('status').getByText('Value replaced')).toBeVisible();
  await expect(value.getByLabel('Value', { exact: true })).toHaveValue('');
  await expect(value.getByLabel('Value', { exact: true })).toBeFocused();
  await expect(row.getByRole('list', { name: 'Dated values' })).toContainText('Half typed');
});
