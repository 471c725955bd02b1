import { expect, saveBy, saveData, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/product-feature-prioritizer');
});

const list = (page: Page) => page.getByRole('list', { name: 'Features by rank' });
const rows = (page: Page) => list(page).getByRole('listitem');
const slider = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const toast = (page: Page, label: string) => page.getByRole('status').getByRole('button', { name: label });

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

test('refuses a feature without a title, then ranks by impact ÷ effort × 10', async ({ page }) => {
  await expect(page.getByText('No features yet')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeHidden();
  await toggle(page).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await toggle(page).click();
  await expect(page.getByLabel('Title')).toBeHidden();
  await toggle(page).click();
  await page.getByLabel('Title').fill('Half');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Title')).toBeHidden();
  await toggle(page).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(slider(page, 'Impact')).toHaveValue('5');
  await expect(slider(page, 'Effort')).toHaveValue('5');
  await expect(slider(page, 'Category').locator('option')).toHaveText([
    'Core Functionality',
    'User Experience',
    'Performance',
    'Security',
    'Analytics',
    'Integrations',
    'Mobile',
    'Accessibility',
    'Other',
  ]);
  await expect(slider(page, 'Status').locator('option')).toHaveText(['Backlog', 'Planned', 'In progress', 'Completed']);
  await page.getByLabel('Requested By').fill('Ana');
  await save(page).click();
  await expect(page.getByText('Enter a title.')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Requested By')).toHaveValue('Ana');
  await expect(rows(page)).toHaveCount(0);

  await addFeature(page, 'Search', 9, 5);
  await addFeature(page, 'Typo', 2, 1);
  await addFeature(page, 'Theme', 1, 1);
  await addFeature(page, 'Rewrite', 10, 10);
  await addFeature(page, 'Export', 1, 3);
  await expect(rows(page).locator('p:first-child')).toContainText(['Typo', 'Search', 'Rewrite', 'Theme', 'Export']);
  await expect(rows(page).nth(0)).toContainText('20.0 High');
  await expect(rows(page).nth(1)).toContainText('18.0 High');
  await expect(rows(page).nth(2)).toContainText('10.0 Medium');
  await expect(rows(page).nth(4)).toContainText('3.3 Very low');
  await expect(rows(page).nth(0)).toContainText('Fill-in');
  await expect(rows(page).nth(1)).toContainText('Quick win');
  await expect(rows(page).nth(2)).toContainText('Big bet');
  await expect(page.getByText('a ratio favors small work')).toBeVisible();
});

test('steps, types, changes status, edits, filters and takes a delete back', async ({ page }) => {
  await addFeature(page, 'Search', 9, 5);
  await addFeature(page, 'Theme', 5, 5);
  const theme = rows(page).filter({ hasText: 'Theme' });
  await page.getByRole('button', { name: 'Increase impact of Theme' }).click();
  await expect(theme).toContainText('12.0 Medium');
  await page.getByRole('button', { name: 'Decrease effort of Theme' }).click();
  await expect(theme).toContainText('15.0 High');
  const typed = page.getByLabel('Impact of Theme', { exact: true });
  await typed.fill('11');
  await expect(theme.getByRole('alert')).toHaveText('A whole number, 1 to 10. 6 still counts.');
  await typed.blur();
  await expect(typed).toHaveValue('11');
  await expect(theme).toContainText('15.0 High');
  await typed.fill('10');
  await expect(theme.getByRole('alert')).toBeHidden();
  await expect(theme).toContainText('25.0 High');
  await expect(page.getByRole('button', { name: 'Increase impact of Theme' })).toBeDisabled();
  await expect(rows(page).first()).toContainText('Theme');

  for (const status of ['completed', 'backlog', 'in-progress', 'planned']) {
    await page.getByLabel('Status of Theme').selectOption(status);
    await expect(page.getByLabel('Status of Theme')).toHaveValue(status);
  }
  await page.getByRole('button', { name: 'Edit Theme' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Theme');
  await page.getByLabel('Title').fill('Dark theme');
  await slider(page, 'Category').selectOption('Accessibility');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(rows(page).first()).toContainText('Dark theme');

  await page.getByLabel('Filter by category').selectOption('Accessibility');
  await expect(page.getByText('1 of 2 features shown')).toBeVisible();
  await page.getByLabel('Search features').fill('nothing');
  await expect(page.getByText('No features match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Delete Dark theme' }).click();
  await expect(rows(page)).toHaveCount(1);
  await toast(page, 'Undo').click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Duplicate Search' }).click();
  await expect(rows(page)).toHaveCount(3);
});

test('ranks by every method and keeps what was entered', async ({ page }) => {
  const method = page.getByLabel('Method', { exact: true });
  await method.selectOption('RICE');
  await toggle(page).click();
  await page.getByLabel('Reach', { exact: true }).fill('50,000');
  await slider(page, 'Confidence').fill('80');
  await addFeature(page, 'Sync', 2, 3);
  // 50,000 × 2 × 0.8 ÷ 3
  await expect(rows(page).first()).toContainText('26,667');
  await toggle(page).click();
  await page.getByLabel('Reach', { exact: true }).fill('lots');
  await page.getByLabel('Title').fill('Later');
  await save(page).click();
  await expect(page.getByText('“lots” isn’t a number.')).toBeVisible();
  await page.getByLabel('Reach', { exact: true }).fill('');
  await addFeature(page, 'Later', 10, 1);
  await expect(rows(page).nth(1)).toContainText('Needs a reach.');

  await method.selectOption('ICE');
  // 2 × 8 × 8 and 10 × 8 × 10
  await expect(rows(page).first()).toContainText('800');
  await expect(rows(page).nth(1)).toContainText('128');
  await method.selectOption('WSJF');
  // (10 + 5 + 5) ÷ 1 and (2 + 5 + 5) ÷ 3
  await expect(rows(page).first()).toContainText('20.0');
  await expect(rows(page).nth(1)).toContainText('4.0');
  await method.selectOption('MoSCoW');
  await page.getByLabel('MoSCoW of Sync').selectOption('Must have');
  await expect(rows(page).first()).toContainText('Sync');
  await method.selectOption('Custom weights');
  for (const name of ['low Effort', 'Confidence', 'Urgency', 'Risk reduction']) await page.getByLabel(`Weight of ${name}`).fill('0');
  // Only impact counts: 10 is 100 of 100.
  await expect(rows(page).first()).toContainText('100.0');
  await page.getByLabel('Weight of Impact').fill('0');
  await expect(rows(page).first()).toContainText('All weights are 0.');
  await method.selectOption('RICE');
  await expect(rows(page).first()).toContainText('26,667');
  await method.selectOption('Impact / Effort');
  await expect(rows(page).first()).toContainText('100.0 High');

  await page.getByLabel('Capacity in points').fill('3');
  await expect(page.getByText('1 feature fits in 3 points: 1 used, 2 left. Next is Sync (3).')).toBeVisible();
  await expect(page.getByText('Capacity line: what stands above fits in 3 points')).toBeVisible();
  await page.getByLabel('Capacity in points').fill('1');
  await expect(page.getByText('Capacity line: what stands above fits in 1 point', { exact: true })).toBeVisible();
  await page.getByLabel('Capacity in points').fill('a few');
  await expect(page.getByText('“a few” isn’t a number.')).toBeVisible();
});

test('says which ranks hang on one step', async ({ page }) => {
  await addFeature(page, 'Search', 9, 5); // 18.0
  await addFeature(page, 'Sync', 7, 4); // 17.5
  await addFeature(page, 'Rewrite', 1, 10); // 1.0
  const stability = page.getByRole('region', { name: 'Rank stability' });
  await expect(stability).toContainText('1 place of 3 holds');
  // 9 ÷ 6 × 10 = 15.0, behind 17.5
  await expect(stability).toContainText('Effort 5 → 6: rank 2, below Sync');
  // 8 ÷ 4 × 10 = 20.0, before 18.0
  await expect(stability).toContainText('Impact 7 → 8: rank 1, above Search');
});

test('takes the ranking away, and others in', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  const markdown = await saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
  expect(markdown.name).toBe('sample-feature-prioritization.md');
  expect(markdown.text).toContain('- **High priority (score 15 or more):** 4');
  expect(await saveData(page)).toMatchObject({ extra: { method: 'ratio', capacity: '20' } });

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const text = 'Feature,Value,Story points\nVoice notes,8,4\nBad,99,1\n';
  await dialog.getByLabel('File').setInputFiles({ name: 'features.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await dialog.getByLabel('What is in the list now').selectOption('Keep it and add to it');
  await expect(dialog.getByRole('status')).toHaveText('1 feature to add, 1 row that can’t be read.');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(rows(page).filter({ hasText: 'Voice notes' })).toContainText('20.0 High');
});
