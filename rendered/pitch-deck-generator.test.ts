import { strFromU8, unzipSync } from 'fflate';
import { PNG } from 'pngjs';
import { readPdf } from '../e2e/support/readers';
import { expect, saveAs, saveBy, test, type Page } from './support/test';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const listed = (page: Page) => page.getByRole('navigation', { name: 'Slides' }).getByRole('listitem').getByRole('button');
const stage = (page: Page) => page.getByRole('group', { name: /^Slide \d+ of \d+/ });
const counter = (page: Page) => page.getByRole('status', { name: 'Slide', exact: true });
/** A whole deck from a few answers. */
async function generate(page: Page, company = 'Luigi & Sons') {
  await page.getByLabel('Company Name').fill(company);
  await page.getByLabel('Industry').fill('Restaurants');
  await page.getByLabel('Problem').fill('Lunch takes too long. Diets are left out.');
  await page.getByLabel('Solution').fill('Order ahead and eat at once');
  await page.getByLabel('Target Market').fill('Office workers');
  await page.getByLabel('Funding Amount').fill('80k');
  await page.getByLabel('Use of Funds').fill('60% second kitchen, 40% staff');
  await press(page, 'Generate Pitch Deck');
  await expect(stage(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/pitch-deck-generator');
});

const takeBack = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
const titles = async (page: Page) => (await listed(page).locator(':scope > span:nth-child(2)').allInnerTexts()).map((text) => text.trim());

test('waits for a company and an industry, then makes ten slides to page through', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Generate Pitch Deck' });
  await expect(button).toBeDisabled();
  await page.getByLabel('Company Name').fill('Luigi & Sons');
  await expect(button).toBeDisabled();
  await page.getByLabel('Industry').fill('   ');
  await expect(button).toBeDisabled();
  await page.getByLabel('Industry').fill('Restaurants');
  await expect(button).toBeEnabled();
  await generate(page);
  expect((await titles(page)).join(', ')).toBe(
    'Luigi & Sons, Lunch takes too long, Our Solution, Market Opportunity, Business Model, Traction, Team, Financials, We are raising $80,000, Thank You',
  );
  await expect(counter(page)).toHaveText('1 of 10');
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await press(page, 'Next');
  await expect(counter(page)).toHaveText('2 of 10');
  await expect(stage(page).getByRole('heading')).toHaveText('Lunch takes too long');
  await expect(stage(page)).toContainText('Diets are left out');
  await stage(page).focus();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('10 of 10');
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await press(page, 'Previous');
  await expect(stage(page)).toContainText('$80,000');
  await press(page, 'Previous');
  await expect(stage(page)).toContainText('To add: revenue so far, the plan for three years, and when you break even');
  await press(page, 'Create New Deck');
  await expect(page.getByLabel('Company Name')).toHaveValue('Luigi & Sons');
  await takeBack(page);
  await expect(listed(page)).toHaveCount(10);
});

test('edits, adds, duplicates, moves and deletes slides, and keeps them when it writes again', async ({ page }) => {
  await generate(page);
  await listed(page).nth(5).click();
  await expect(page.getByText('Not edited yet', { exact: true })).toBeVisible();
  await page.getByLabel('Content').fill('38 paying offices');
  await page.getByLabel('Speaker Notes').fill('Say who was first.');
  await expect(stage(page).getByText('paying offices', { exact: true })).toBeVisible();
  await expect(page.getByText('Not edited yet', { exact: true })).toHaveCount(0);
  await press(page, 'Regenerate');
  await expect(page.getByText('Told another way; slides you edited stay as they are')).toBeVisible();
  await expect(stage(page).getByText('paying offices', { exact: true })).toBeVisible();

  await press(page, 'Add slide');
  await expect(counter(page)).toHaveText('7 of 11');
  await page.getByLabel('Title', { exact: true }).fill('Competition');
  await press(page, 'Duplicate slide');
  await expect(counter(page)).toHaveText('8 of 12');
  await press(page, 'Delete slide');
  await takeBack(page);
  expect((await titles(page)).filter((title) => title === 'Competition')).toHaveLength(2);
  await press(page, 'Move slide up');
  await listed(page).first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(listed(page).nth(1)).toBeFocused();
  expect((await titles(page)).slice(0, 2)).toEqual(['The Problem', 'Luigi & Sons']);
});

test('checks the deck, leaves out what is untouched, and calls it final only then', async ({ page }) => {
  await generate(page);
  await page.getByRole('tab', { name: /^Checks/ }).click();
  const final = page.getByRole('button', { name: 'Mark as final' });
  await expect(final).toBeDisabled();
  await expect(page.getByText(/Slide 6, Traction: add what you have sold or tested so far/)).toBeVisible();
  await expect(page.getByText(/Slide 4, Market Opportunity: no figure yet/)).toBeVisible();
  const draft = await saveBy(page, () => press(page, 'Download'));
  expect(draft.name).toBe('luigi-sons-pitch-deck.html');
  expect(draft.text.match(/<section class="slide"/g)).toHaveLength(10);
  expect(draft.text).toContain('Luigi &amp; Sons · Draft');

  await page.getByLabel('Leave out untouched slides').check();
  await expect(final).toBeEnabled();
  await final.click();
  await expect(page.getByText('Final', { exact: true })).toBeVisible();
  const clean = await saveBy(page, () => press(page, 'Download'));
  expect(clean.text.match(/<section class="slide"/g)).toHaveLength(5);
  expect(clean.text).not.toMatch(/To add|Draft/);

  await listed(page).nth(1).click();
  await page.getByRole('tab', { name: 'Edit slide' }).click();
  await page.getByLabel('Content').fill(`${'word '.repeat(45)}\n9,000 clinics`);
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: /^Checks/ }).click();
  await expect(page.getByText(/51 words\. Above 40/)).toBeVisible();
  await expect(page.getByText(/a figure without a source/)).toBeVisible();

  await page.getByRole('tab', { name: 'Look' }).click();
  await page.getByLabel('Text Color').fill('#dddddd');
  await expect(page.getByText(/Text on background: 1\.\d\d:1, hard to read/)).toBeVisible();
  await press(page, 'Make colors readable');
  await expect(page.getByText('Text on background: 21.00:1, easy to read')).toBeVisible();
});

test('presents with notes, the next slide and an overview', async ({ page }) => {
  await generate(page);
  await press(page, 'Present');
  const show = page.getByRole('dialog', { name: /^Presenting/ });
  await expect(show.getByRole('heading', { name: 'Luigi & Sons' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('s');
  await expect(show.getByRole('region', { name: 'Current slide' })).toContainText('Lunch takes too long');
  await expect(show.getByRole('region', { name: 'Next slide' })).toContainText('Order ahead and eat at once');
  await expect(show.getByRole('region', { name: 'Speaker notes' })).not.toContainText('No notes');
  await show.focus();
  await page.keyboard.press('o');
  await show.getByRole('button', { name: 'Slide 9: We are raising $80,000' }).click();
  await page.keyboard.press('Escape');
  await expect(show).toHaveCount(0);
  await expect(counter(page)).toHaveText('9 of 10');
});

test('saves slides that stay text in PDF', async ({ page }) => {
  await generate(page, '"><img src=x onerror=alert(1)><script>alert(1)</script>');
  const pages = await readPdf((await saveAs(page, 'PDF')).bytes);
  expect(pages).toHaveLength(10);
  expect(pages[1]).toContain('Lunch takes too long');
  expect(pages[9]).toContain('Thank You');
});

test('puts a logo on every slide', async ({ page }) => {
  await generate(page);
  await page.getByRole('tab', { name: 'Look' }).click();
  const logo = new PNG({ width: 8, height: 4 });
  logo.data.fill(200);
  await page.getByLabel('Logo', { exact: true }).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG.sync.write(logo) });
  await expect(page.getByRole('img', { name: 'Company logo' })).toBeVisible();
  await page.getByLabel('Design').selectOption({ label: 'Side band' });
  const parts = Object.entries(unzipSync(new Uint8Array((await saveAs(page, 'PowerPoint')).bytes)));
  const slides = parts.filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).map(([, bytes]) => strFromU8(bytes));
  expect(slides).toHaveLength(10);
  expect(slides.map((slide) => [...slide.matchAll(/<a:blip /g)].length)).toEqual(slides.map(() => 1));
  await press(page, 'Remove logo');
  await expect(page.getByRole('img', { name: 'Company logo' })).toHaveCount(0);
});
