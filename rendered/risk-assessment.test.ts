import { readDocx } from '../e2e/support/readers';
import { expect, saveAs, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/risk-assessment');
});

const card = (page: Page, label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
const setSlider = (page: Page, label: string, value: number) => page.getByLabel(label, { exact: true }).fill(String(value));

async function addRisk(page: Page, category: string, description: string, probability: number, impact: number) {
  await page.getByLabel('Category', { exact: true }).selectOption(category);
  await page.getByLabel('Description').fill(description);
  await setSlider(page, 'Probability', probability);
  await setSlider(page, 'Impact', impact);
  await page.getByRole('button', { name: 'Add Risk' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('');
}

test('refuses a risk without a category or description and keeps what was typed', async ({ page }) => {
  await expect(page.getByText('No risks added yet')).toBeVisible();
  await expect(page.getByLabel('Category', { exact: true }).locator('option')).toHaveText([
    'Select a category',
    'Market',
    'Technology',
    'Financial',
    'Operational',
    'Legal/Regulatory',
    'Competitive',
    'Team',
    'Product',
    'Customer',
    'Strategic',
  ]);
  await page.getByLabel('Owner').fill('Ana');
  await page.getByRole('button', { name: 'Add Risk' }).click();
  await expect(page.getByText('Choose a category.')).toBeVisible();
  await expect(page.getByText('Describe the risk.')).toBeVisible();
  await expect(page.getByLabel('Category', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Owner')).toHaveValue('Ana');
  await expect(card(page, 'Total Risks')).toContainText('0');

  await page.getByRole('button', { name: 'Plan, residual score and money' }).click();
  await page.getByLabel('Chance (%)').fill('often');
  await page.getByRole('button', { name: 'Add Risk' }).click();
  await expect(page.getByText('“often” isn’t a number.')).toBeVisible();
  await expect(page.getByLabel('Chance (%)')).toHaveValue('often');
});

test('scores, groups, filters by the heat map and switches status freely', async ({ page }) => {
  await addRisk(page, 'Market', 'Demand falls', 4, 5); // 20
  await addRisk(page, 'Financial', 'Round is late', 3, 5); // 15
  await addRisk(page, 'Market', 'Channel closes', 2, 5); // 10
  await addRisk(page, 'Product', 'Launch slips', 1, 4); // 4
  const market = page.getByRole('region', { name: 'Market' });
  await expect(market.getByRole('listitem')).toHaveCount(2);
  await expect(market.getByRole('listitem').first()).toContainText('20 Critical');
  await expect(market.getByRole('listitem').last()).toContainText('10 Medium');
  await expect(page.getByRole('region', { name: 'Financial' })).toContainText('15 High');
  await expect(page.getByRole('region', { name: 'Product' })).toContainText('4 Very Low');
  await expect(page.getByRole('list', { name: 'Levels' })).toHaveText('Critical 20+High 15–19Medium 10–14Low 5–9Very Low <5');

  const status = page.getByLabel('Status of Demand falls');
  await expect(status).toHaveValue('identified');
  await expect(status.locator('option')).toHaveText(['Identified', 'Monitoring', 'Mitigating', 'Resolved']);
  for (const next of ['resolved', 'identified', 'mitigating', 'monitoring', 'resolved']) {
    await status.selectOption(next);
    await expect(status).toHaveValue(next);
  }
  await expect(card(page, 'High Risks').first()).toContainText('2');
  await expect(card(page, 'Open High Risks')).toContainText('1');

  const cell = page.getByRole('button', { name: 'Probability 4, impact 5: 1 risk, score 20, Critical' });
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(cell).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 of 4 risks shown')).toBeVisible();
  await expect(page.getByText('Launch slips')).toBeHidden();
  await page.getByRole('button', { name: 'Probability 4, impact 5', exact: true }).click();
  await expect(page.getByText('Launch slips')).toBeVisible();

  await page.getByLabel('Search risks').fill('round');
  await expect(page.getByText('1 of 4 risks shown')).toBeVisible();
  await page.getByLabel('Filter by status').selectOption('resolved');
  await expect(page.getByText('No risks match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();

  await page.getByRole('button', { name: 'Delete Launch slips' }).click();
  await expect(card(page, 'Total Risks')).toContainText('3');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Total Risks')).toContainText('4');
});

test('shows what mitigation leaves, what it costs, and how the score moved', async ({ page }) => {
  await addRisk(page, 'Technology', 'Provider fails', 5, 4); // 20
  await page.getByRole('button', { name: 'Edit Provider fails' }).click();
  await setSlider(page, 'Probability', 4); // 16
  await page.getByLabel('Treatment').selectOption('Transfer');
  await page.getByLabel('Review date').fill('2020-01-31');
  await page.getByLabel('Trigger event').fill('Two outages in a week');
  await page.getByLabel('Residual probability').selectOption('2');
  await page.getByLabel('Chance (%)').fill('15');
  await page.getByLabel('Cost if it happens').fill('60,000');
  await page.getByRole('button', { name: 'Save Changes' }).click();

  const row = page.getByRole('list', { name: 'Technology' }).getByRole('listitem');
  await expect(row).toContainText('16 High');
  await expect(row).toContainText('8 Low');
  await expect(row).toContainText('Review overdue since 31 Jan 2020');
  await expect(page.getByRole('region', { name: 'Reviews overdue' })).toContainText('Provider fails');
  // 15% of 60,000 is 9,000.
  await expect(card(page, 'Exposure')).toContainText('$9,000.00');
  await expect(page.getByRole('list', { name: 'Largest exposures' })).toContainText('$9,000.00 100%');
  await page.getByRole('tab', { name: 'Residual' }).click();
  await expect(page.getByRole('button', { name: 'Probability 2, impact 4: 1 risk, score 8, Low' })).toBeVisible();

  await page.getByRole('button', { name: 'Details and history of Provider fails' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row')).toHaveCount(3);
  await expect(dialog.getByRole('row').nth(1)).toContainText('16 High');
  await expect(dialog.getByRole('row').nth(2)).toContainText('20 Critical');
  await expect(dialog).toContainText('Two outages in a week');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('takes the register away, and others in', async ({ page }) => {
  await addRisk(page, 'Legal/Regulatory', 'Late filing, again', 4, 4);
  const word = await saveAs(page, 'Word');
  expect(word.name).toBe('risk-register.docx');
  expect((await readDocx(word.bytes)).text).toContain('High 15–19');

  const text =
    'Category,Description,Probability,Impact,Status\r\nLegal/Regulatory,"Late filing, again",4,4,\r\nTeam,Lead leaves,2,5,monitoring\r\n,No category,1,1,\r\n';
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File').setInputFiles({ name: 'risks.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(dialog.getByRole('status')).toHaveText('1 risk to add, 1 already here, 1 row that can’t be read.');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Team' })).toContainText('10 Medium');
  await expect(page.getByLabel('Status of Lead leaves')).toHaveValue('monitoring');
});
