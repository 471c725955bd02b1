import { findFaultsInBothThemes } from './support/axe';
import { pixelAt, readPng } from './support/readers';
import { expect, fitsWidth, saveBy, test } from './support/test';
import type { Page } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/competitor-analysis');
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name });

async function addCompetitor(page: Page, name: string, website: string, more: Record<string, string> = {}) {
  for (const [label, text] of Object.entries({ Name: name, Website: website, ...more })) await field(page, label).fill(text);
  await page.getByRole('button', { name: 'Add Competitor' }).click();
  await expect(field(page, 'Name')).toHaveValue('');
}

test('adds a card with everything entered, edits, duplicates, removes and takes it back', async ({ page }) => {
  await addCompetitor(page, 'Acme', 'acme.com', {
    Strengths: ' Brand , , Reach ,',
    Weaknesses: 'Slow',
    Pricing: '$29 a month',
    'Market Share': '25',
    'Target Audience': 'Agencies',
    'Key Features': 'Invoices,Payroll',
  });
  for (const label of ['Website', 'Strengths', 'Weaknesses', 'Pricing', 'Market Share', 'Target Audience', 'Key Features'])
    await expect(field(page, label)).toHaveValue('');
  const acme = card(page, 'Acme');
  await expect(acme.getByRole('listitem')).toHaveText(['Brand', 'Reach', 'Slow', 'Invoices', 'Payroll']);
  for (const text of ['$29 a month', '25%', 'Agencies', 'Direct']) await expect(acme).toContainText(text);
  await expect(acme.getByRole('link', { name: 'acme.com' })).toHaveAttribute('href', 'https://acme.com/');

  await acme.getByRole('button', { name: 'Edit Acme' }).click();
  await expect(field(page, 'Strengths')).toHaveValue('Brand, Reach');
  await field(page, 'Name').fill('Acme Two');
  await field(page, 'Tier').selectOption('Aspirational');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card(page, 'Acme Two')).toContainText('Aspirational');

  await page.getByRole('button', { name: 'Duplicate Acme Two' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove Acme Two' }).first().click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove Acme Two' }).click();
  await expect(page.getByText('No competitors yet')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Acme Two')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(1);
  for (const name of ['Add Competitor', 'Remove']) await expect(page.getByRole('button', { name }).first()).toBeHidden();
  await page.emulateMedia({ media: null });

  await addCompetitor(page, 'Odd', 'javascript:alert(1)');
  await expect(card(page, 'Odd').getByRole('link')).toHaveCount(0);
  await expect(card(page, 'Odd')).toContainText('javascript:alert(1)');
});

test('places dots by typing, dragging and arrow keys, and saves the picture', async ({ page }) => {
  await addCompetitor(page, 'Acme', 'acme.com');
  await page.getByRole('tab', { name: 'Positioning map' }).click();
  await field(page, 'Horizontal axis').fill('Cost');
  await field(page, 'Acme: Cost').fill('2');
  await field(page, 'Acme: Quality').fill('11');
  await expect(page.getByText('Quality can’t be above 10.')).toBeVisible();
  const dot = page.getByRole('slider', { name: 'Acme' });
  await expect(dot).toHaveCount(0);
  await field(page, 'Acme: Quality').fill('7');
  await expect(dot).toHaveAttribute('aria-valuetext', 'Cost 2, Quality 7');

  await dot.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(dot).toHaveAttribute('aria-valuetext', 'Cost 2.5, Quality 6.9');
  await expect(field(page, 'Acme: Cost')).toHaveValue('2.5');
  await expect(dot).toBeFocused();

  const hit = await dot.locator('circle').first().boundingBox();
  const map = await page.getByRole('group', { name: 'Map of products' }).boundingBox();
  if (!hit || !map) throw new Error('The map is drawn.');
  await page.mouse.move(hit.x + hit.width / 2, hit.y + hit.height / 2);
  await page.mouse.down();
  await page.mouse.move(map.x + map.width * 0.8, map.y + map.height * 0.8, { steps: 5 });
  await page.mouse.up();
  await expect(dot).not.toHaveAttribute('aria-valuetext', 'Cost 2.5, Quality 6.9');
  expect(Number(await field(page, 'Acme: Cost').inputValue())).toBeGreaterThan(7);
  expect(Number(await field(page, 'Acme: Quality').inputValue())).toBeLessThan(3);
  await page.keyboard.press('Control+z');
  await expect(dot).toHaveAttribute('aria-valuetext', 'Cost 2.5, Quality 6.9');

  await page.getByRole('button', { name: 'Place Us' }).click();
  await expect(page.getByRole('slider', { name: 'Us' })).toHaveAttribute('aria-valuetext', 'Cost 5, Quality 5');
  const png = await saveBy(page, () => page.getByRole('button', { name: 'Download PNG' }).click());
  expect(png.name).toBe('positioning-map.png');
  const picture = readPng(png.bytes);
  expect(picture.width).toBe(1600);
  expect(pixelAt(picture, 5, 5)).toEqual([255, 255, 255, 255]);
  // Our own dot in the middle of the plot, in green: (36 + 754 / 2, 64 + 754 / 2), twice as large.
  expect(pixelAt(picture, 826, 882)).toEqual([11, 107, 74, 255]);
  await page.getByRole('button', { name: 'Other formats' }).last().click();
  const svg = await saveBy(page, () => page.getByRole('menuitem', { name: 'SVG' }).click());
  for (const text of ['>Cost<', '>Acme<', '>Us<', 'Positions are estimates placed by hand']) expect(svg.text).toContain(text);
  await page.getByRole('button', { name: 'Remove Acme from the map' }).click();
  await expect(dot).toHaveCount(0);
});

test('fits a phone and passes the accessibility check on every view, with samples marked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  // On a phone the cards come right after the form, before what they add up to.
  const topOf = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0;
  expect(await topOf('Ledgerline')).toBeLessThan(await topOf('How the market is divided'));
  await page.getByRole('button', { name: 'Add Competitor' }).click();
  await page.getByRole('button', { name: 'Sources and dates' }).click();
  for (const view of ['Competitors', 'Feature matrix', 'Battlecards', 'Wins and losses', 'Positioning map']) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByRole('tab', { name: view }).click();
    await expect(page.getByRole('tab', { name: view })).toHaveAttribute('aria-selected', 'true');
    expect(await fitsWidth(page)).toBe(true);
    expect(await findFaultsInBothThemes(page)).toEqual([]);
  }
  const png = await saveBy(page, () => page.getByRole('button', { name: 'Download PNG' }).click());
  expect(png.name).toBe('sample-positioning-map.png');
});
