import { onTestFinished, vi } from 'vitest';
import { readCsv } from '../e2e/support/csv';
import { readDocx, readPdf, readPptx } from '../e2e/support/readers';
import { expect, saveAs, saveBy, test, type Locator, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/swot-analysis-generator');
});

const quadrant = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const generate = (page: Page) => page.getByRole('button', { name: 'Generate SWOT Analysis' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const optionAt = async (list: Locator, index: number) => (await list.locator('option').nth(index).getAttribute('value')) ?? '';
const takeBack = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();

async function analyse(page: Page, company = 'Luigi & Sons') {
  await page.getByLabel('Company Name').fill(company);
  await page.getByLabel('Industry').fill('Restaurants');
  await page.getByLabel('Business Model').fill('Dine-in and take-away');
  await page.getByLabel('Target Market').fill('Families in the old town');
  await page.getByLabel('Key Products/Services').fill('Pizza, fresh pasta');
  await page.getByLabel('Main Competitors').fill('Roma Express');
  await generate(page).click();
  await expect(quadrant(page, 'Strengths')).toBeVisible();
}

test('waits for a company and an industry, then writes eight suggestions a quadrant and saves them', async ({ page }) => {
  await expect(generate(page)).toBeDisabled();
  await page.getByLabel('Company Name').fill('Luigi & Sons');
  await expect(generate(page)).toBeDisabled();
  await page.getByLabel('Company Name').fill('   ');
  await page.getByLabel('Industry').fill('Restaurants');
  await expect(generate(page)).toBeDisabled();
  await page.getByLabel('Company Name').fill('Luigi & Sons');
  await expect(generate(page)).toBeEnabled();
  await generate(page).click();

  for (const name of ['Strengths', 'Weaknesses', 'Opportunities', 'Threats']) {
    const items = quadrant(page, name).getByRole('listitem');
    await expect(items).toHaveCount(8);
    await expect(quadrant(page, name).getByText('Suggestion', { exact: true })).toHaveCount(8);
    await expect(quadrant(page, name)).toContainText('Luigi & Sons');
    await expect(quadrant(page, name)).toContainText('Total 0');
  }
  await expect(page.getByText('General advice')).toBeVisible();
  for (const title of ['Build on strengths', 'Address weaknesses', 'Pursue opportunities', 'Prepare for threats'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Luigi & Sons' })).toBeFocused();

  const saved = await saveBy(page, () => press(page, 'Download Analysis'));
  expect(saved.name).toBe('luigi-sons-swot-analysis.txt');
  expect(saved.text).toContain('Suggestions not confirmed');
});

test('a failure is logged, interrupts nobody and frees the button', async ({ page }) => {
  const logged: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void logged.push(parts.map(String).join(' ')));
  for (const name of ['alert', 'confirm', 'prompt'] as const) vi.stubGlobal(name, () => void logged.push('a dialog'));
  await page.getByRole('button', { name: 'Load sample' }).click();
  const encode = vi.spyOn(TextEncoder.prototype, 'encode').mockImplementation(() => {
    throw new Error('no words today');
  });
  onTestFinished(() => {
    encode.mockRestore();
    vi.unstubAllGlobals();
  });
  await generate(page).click();
  await expect(page.getByText('Failed to generate content. Please try again.')).toBeVisible();
  await expect(generate(page)).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(logged.filter((text) => text.startsWith('Failed to generate content.'))).toHaveLength(1);
  expect(logged).not.toContain('a dialog');
});

test('keeps, drops, rewrites, weighs and proves items', async ({ page }) => {
  await analyse(page);
  const strengths = quadrant(page, 'Strengths');
  await press(page, 'Keep S1');
  await press(page, 'Keep S2');
  await page.getByLabel('Weight of S2').selectOption('5');
  await expect(strengths).toContainText('Total 8');
  await expect(strengths.getByText('Top 3')).toHaveCount(2);
  await page.getByLabel('Evidence for S2').fill('Ledger of last year');

  await press(page, 'Drop S8');
  await expect(strengths.getByRole('listitem')).toHaveCount(7);
  await takeBack(page);
  await expect(strengths.getByRole('listitem')).toHaveCount(8);

  await press(page, 'Edit S3');
  await page.getByLabel('Text of S3').fill('Guests come back within a month');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit S3' })).toBeFocused();
  await expect(strengths).toContainText('Guests come back within a month');
  await expect(strengths).toContainText('Total 11');
  await press(page, 'Edit S3');
  await page.getByLabel('Text of S3').fill('Thrown away');
  await page.keyboard.press('Escape');
  await expect(strengths).not.toContainText('Thrown away');

  await strengths.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(strengths.getByText('Write the item first.')).toBeVisible();
  // A look at another tab loses nothing of what was begun.
  await page.getByLabel('Add to Strengths').fill('Good team');
  await page.getByRole('tab', { name: 'TOWS' }).click();
  await expect(page.getByText('No strategies yet')).toBeVisible();
  await page.getByRole('tab', { name: 'SWOT' }).click();
  await expect(page.getByLabel('Add to Strengths')).toHaveValue('Good team');
  await page.getByLabel('Add to Strengths').press('Enter');
  await expect(page.getByLabel('Add to Strengths')).toHaveValue('');
  const own = strengths.getByRole('listitem').filter({ hasText: 'Good team' });
  await expect(own).toContainText('Make it measurable');
  await page.getByLabel('Evidence for S9').fill('Nobody left in two years');
  await expect(own).not.toContainText('Make it measurable');

  const kept = await strengths.getByRole('listitem').first().locator('p').first().innerText();
  const before = await quadrant(page, 'Threats').innerText();
  await press(page, 'Regenerate suggestions');
  await expect.poll(() => quadrant(page, 'Threats').innerText()).not.toBe(before);
  await expect(strengths).toContainText(kept.replace(/^S1\s*/, ''));
  await expect(strengths).toContainText('Good team');

  await press(page, 'Delete S4');
  await expect(strengths).not.toContainText('Good team');
  await takeBack(page);
  await expect(strengths).toContainText('Good team');
});

test('moves items by keyboard and by menu', async ({ page }) => {
  await analyse(page);
  await page.getByLabel('Add to Strengths').fill('Own oven');
  await page.keyboard.press('Enter');
  await quadrant(page, 'Strengths').getByRole('listitem', { name: 'S9 Own oven' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('listitem', { name: 'S8 Own oven' })).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(quadrant(page, 'Weaknesses').getByRole('listitem', { name: 'W8 Own oven' })).toBeFocused();
  await expect(quadrant(page, 'Strengths').getByRole('listitem')).toHaveCount(8);
  await press(page, 'Move W8 Own oven');
  await page.getByRole('menuitem', { name: 'Move to Threats' }).click();
  await expect(quadrant(page, 'Threats').getByRole('listitem', { name: 'T9 Own oven' })).toBeVisible();
});

test('links items into TOWS strategies', async ({ page }) => {
  await analyse(page);
  await press(page, 'Keep S3');
  await press(page, 'Keep O2');
  await page.getByRole('tab', { name: 'TOWS' }).click();
  await press(page, 'Draft strategies');
  const so = page.getByRole('region', { name: 'SO strategies' });
  await expect(so.getByRole('listitem')).toHaveCount(3);
  await expect(so.getByRole('listitem').first()).toContainText('S3/O2');
  await expect(so.getByRole('listitem').nth(1)).toContainText('Based on a suggestion');
  await press(page, 'Edit SO strategy 1');
  await page.getByLabel('Text of SO strategy 1').fill('Sell the sauce in jars');
  await page.keyboard.press('Enter');
  await press(page, 'Delete WT strategy 3');
  await takeBack(page);
  await page.getByLabel('Kind').selectOption('WT');
  await page.getByLabel('Weaknesses').selectOption(await optionAt(page.getByLabel('Weaknesses'), 2));
  await page.getByLabel('Threats').selectOption(await optionAt(page.getByLabel('Threats'), 1));
  await page.getByLabel('Strategy', { exact: true }).fill('Train a second cook');
  await press(page, 'Add strategy');
  await expect(page.getByLabel('Strategy', { exact: true })).toHaveValue('');
  await expect(page.getByRole('region', { name: 'WT strategies' }).getByRole('listitem').last()).toContainText('W2/T1');

  const file = await saveBy(page, () => press(page, 'Download as tasks'));
  expect(file.name).toBe('luigi-sons-swot-analysis-tasks.csv');
  const rows = readCsv(file.text);
  expect(rows[0]).toEqual(['Title', 'Description', 'Assignee', 'Due Date', 'Tags']);
  expect(rows.map(([title]) => title)).toContain('Sell the sauce in jars');
});

test('saves the analysis in every format, with what is unconfirmed apart', async ({ page }) => {
  await analyse(page, 'Luigi <b>& Sons');
  await press(page, 'Keep S1');
  const saved = await saveBy(page, () => press(page, 'Download Analysis'));
  expect(saved.name).toBe('luigi-b-sons-swot-analysis.txt');
  const [kept = '', open = ''] = saved.text.split('Suggestions not confirmed\n');
  expect(kept).toContain('SWOT ANALYSIS: LUIGI <B>& SONS');
  expect(kept).toMatch(/As of \d+ \w+ \d{4}/);
  expect(kept).toContain('Strengths (total weight 3)');
  expect(open.match(/^- [SWOT]\d: /gm)).toHaveLength(31);

  const pdf = await saveAs(page, 'PDF');
  expect(pdf.name).toBe('luigi-b-sons-swot-analysis.pdf');
  const pages = (await readPdf(pdf.bytes)).join(' ');
  expect(pages).toContain('SWOT Analysis: Luigi <b>& Sons');
  expect(pages).toContain('Suggestions not confirmed');

  const { text } = await readDocx((await saveAs(page, 'Word')).bytes);
  expect(text).toContain('SWOT Analysis: Luigi <b>& Sons');
  expect(text).toContain('Suggestions not confirmed');

  expect((await saveAs(page, 'Markdown')).text).toContain('## Suggestions not confirmed');
  expect((await saveAs(page, 'HTML')).text).toContain('Luigi &lt;b&gt;&amp; Sons');

  const slides = readPptx((await saveAs(page, 'PowerPoint')).bytes);
  expect(slides).toHaveLength(1);
  for (const title of ['Strengths', 'Weaknesses', 'Opportunities', 'Threats']) expect(slides[0]).toContain(title);
  const svg = await saveAs(page, 'SVG');
  expect(svg.text).toContain('Luigi &lt;b&gt;&amp; Sons');
});

test('keeps named versions, shows what changed and goes back', async ({ page }) => {
  await analyse(page);
  const show = (tab: string) => page.getByRole('tab', { name: tab }).click();
  await show('Versions');
  await page.getByLabel('Version name').fill('Before the fair');
  await press(page, 'Keep this version');
  await show('SWOT');
  await press(page, 'Drop T1');
  await page.getByLabel('Add to Opportunities').fill('A stall at the market');
  await page.keyboard.press('Enter');
  await show('Versions');
  const difference = page.getByRole('region', { name: 'What is different' });
  await expect(difference).toContainText('Added: A stall at the market');
  await expect(difference).toContainText('Threats');
  await press(page, 'Go back to it');
  await show('Versions');
  await expect(page.getByText('They say the same thing.')).toBeVisible();
  await press(page, 'Delete Before the fair');
  await expect(page.getByRole('list', { name: 'Kept versions' })).toBeHidden();
  await press(page, 'Bring it back');
  await expect(page.getByRole('list', { name: 'Kept versions' })).toBeVisible();
});

test('starts a new analysis with the answers kept, and takes it back', async ({ page }) => {
  await analyse(page);
  const first = await quadrant(page, 'Strengths').innerText();
  await press(page, 'Create New Analysis');
  await expect(page.getByLabel('Company Name')).toHaveValue('Luigi & Sons');
  await expect(page.getByLabel('Main Competitors')).toHaveValue('Roma Express');
  await expect(quadrant(page, 'Strengths')).toBeHidden();
  await takeBack(page);
  expect(await quadrant(page, 'Strengths').innerText()).toBe(first);
  await press(page, 'Create New Analysis');
  await generate(page).click();
  await expect(quadrant(page, 'Strengths')).toBeVisible();
  expect(await quadrant(page, 'Strengths').innerText()).toBe(first);
});
