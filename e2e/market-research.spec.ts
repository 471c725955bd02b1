import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { readDocx } from './support/readers';
import { expect, fitsWidth, saveAs, test, unfold } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/market-research');
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const cards = (page: Page) => page.getByRole('list', { name: 'Competitors' }).getByRole('listitem');
const follow = async (page: Page, name: string) => {
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

test('takes the market and a competitor, shows four template notes and writes the report', async ({ page }) => {
  await page.getByLabel('Industry').fill('Bakery');
  await page.getByLabel('Initial Budget').fill('25k');
  await expect(page.getByText('Read as $25,000.00.')).toBeVisible();
  await page.getByRole('button', { name: 'Next: Competitors' }).click();
  await cards(page).first().getByLabel('Company Name').fill('Acme');
  await tab(page, 'Analysis');
  const insights = page.getByRole('list', { name: 'Insights' }).getByRole('listitem');
  await expect(insights.getByText('Template text - no market data was looked up')).toHaveCount(4);
  await expect(insights.nth(3)).toContainText('25k');
  await page.getByRole('button', { name: 'Edit Market Size Opportunity' }).click();
  await page.getByLabel('Text of Market Size Opportunity').fill('4,200 families live within two kilometres.');
  await page.keyboard.press('Enter');
  await expect(insights.first().getByText('Your note')).toBeVisible();
  await insights.first().getByRole('button', { name: 'Template text' }).click();
  await expect(insights.getByText('Template text - no market data was looked up')).toHaveCount(4);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const { text, html } = await readDocx((await saveAs(page, 'Word')).bytes);
  expect(text).toContain('Acme');
  expect(html).toContain('<h2');
});

test('offers its SWOT to the next tool, and shows the same competitors as the others', async ({ page }) => {
  await page.getByLabel('Industry').fill('Bakery');
  await tab(page, 'Analysis');
  await page.getByLabel('Strengths').fill('- Sourdough\nOpen from six\nsourdough');
  await page.getByLabel('Threats').fill('Flour prices');
  await page.getByRole('link', { name: 'SWOT Analysis Generator' }).first().click();
  const points = page.getByText('Market Research Tool has 3 points for you: Sourdough, Open from six and Flour prices.');
  await expect(points).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Strengths', exact: true })).toContainText('Sourdough');
  await expect(points).toBeHidden();

  await follow(page, 'Competitor Analysis Tool');
  await page.getByRole('button', { name: 'Add Competitor' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Acme');
  await page.getByLabel('Website', { exact: true }).fill('acme.example');
  await page
    .getByRole('form')
    .getByRole('button', { name: /Add Competitor|Save/ })
    .first()
    .click();
  await follow(page, 'Market Research Tool');
  await tab(page, 'Competitors');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first().getByLabel('Company Name')).toHaveValue('Acme');
  await page.getByRole('button', { name: 'Add Competitor' }).click();
  await cards(page).nth(1).getByLabel('Company Name').fill('Borealis');
  await follow(page, 'Competitor Analysis Tool');
  await expect(page.getByRole('main')).toContainText('Borealis');
  // Deleted in one, it is gone in the other; taken back there, it is back here with its website.
  await page.getByRole('button', { name: 'Remove Acme' }).click();
  await follow(page, 'Market Research Tool');
  await tab(page, 'Competitors');
  await expect(cards(page)).toHaveCount(1);
  await follow(page, 'Competitor Analysis Tool');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await follow(page, 'Market Research Tool');
  await tab(page, 'Competitors');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByLabel('Website').and(page.locator('[value="acme.example"]'))).toBeVisible();
});

test('fits a phone in every view, with the sample marked, and starts over with a way back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  for (const name of ['Competitors', 'Analysis', 'Evidence', 'Five forces', 'Interviews and survey']) {
    await tab(page, name);
    expect(await fitsWidth(page), name).toBe(true);
  }
  await unfold(page);
  expect((await saveAs(page, 'Text')).name).toBe('sample-market-research.txt');
  // A word longer than the screen breaks; it does not push the page.
  await tab(page, 'Market Info');
  await page.getByLabel('Target Market').fill('x'.repeat(70));
  expect(await fitsWidth(page)).toBe(true);
  await tab(page, 'Analysis');
  await expect(page.getByText('xxx').first()).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await unfold(page);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Industry')).toHaveValue('');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Industry')).toHaveValue('Bakery');
});
