import type { FrameLocator, Locator, Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { expect, fitsWidth, saveBy, test } from './support/test';

const live = (page: Page): FrameLocator => page.frameLocator('iframe[title="Live preview"]');
const shown = (page: Page): FrameLocator => page.frameLocator('iframe[title="Page preview"]');
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const toPreview = (page: Page) => page.getByRole('tab', { name: 'Preview', exact: true }).click();
const toEdit = (page: Page) => page.getByRole('tab', { name: 'Edit', exact: true }).click();
const sectionNames = (page: Page) =>
  page
    .getByRole('region', { name: / section$/ })
    .evaluateAll((cards) => cards.map((item) => item.getAttribute('aria-label')?.replace(/ section$/, '')));
const downloadHtml = async (page: Page) => {
  await toPreview(page);
  return saveBy(page, () => page.getByRole('button', { name: 'Download HTML' }).click());
};
const choose = async (page: Page, menu: string, item: string) => {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test.beforeEach(async ({ page }) => {
  await page.goto('/landing-page-builder');
  // Pictures and checks come with the first sign of a person.
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
});

test('opens in Edit with sample copy beside a live preview that follows, and saves the page', async ({ page }) => {
  await expect(live(page).getByRole('heading', { level: 1 })).toHaveText(await field(page, 'Headline').inputValue());
  const isNarrowEnough = page.getByRole('list', { name: 'Passed' }).getByText('No overflow at 320 px', { exact: true });
  await expect(isNarrowEnough).toBeVisible();
  const long = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3);
  await field(page, 'Headline').fill(long);
  await expect(live(page).getByRole('heading', { level: 1 })).toHaveText(long);
  await expect(isNarrowEnough).toBeVisible();
  await field(page, 'Headline').fill('Bread, by bike');
  await expect(live(page).getByRole('heading', { level: 1 })).toHaveText('Bread, by bike');
  await field(page, 'Accent Color').fill('#00624b');
  await expect(live(page).locator('.below .button')).toHaveCSS('background-color', 'rgb(0, 98, 75)');
  await field(page, 'Company Name').fill('Rosa Bakes');
  await expect(live(page).getByText('© Rosa Bakes. All rights reserved.')).toBeVisible();

  await page.getByRole('button', { name: 'Add Feature' }).click();
  await expect(field(page, 'Feature 4')).toBeFocused();
  await page.keyboard.type('Warm at the door');
  await expect(live(page).locator('.features h3')).toHaveCount(4);
  await page.getByRole('button', { name: 'Remove feature 1' }).click();
  await expect(live(page).locator('.features h3')).toHaveCount(3);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(live(page).locator('.features h3')).toHaveCount(4);
  await expect(live(page).getByText('Warm at the door')).toBeVisible();

  await field(page, 'CTA Link').fill('javascript:alert(1)');
  await expect(live(page).locator('.below a')).toHaveCount(0);
  await field(page, 'CTA Link').fill('shop.example/start');
  const file = await downloadHtml(page);
  for (const text of ['Bread, by bike', 'Warm at the door', 'href="https://shop.example/start"']) expect(file.text).toContain(text);
});

test('the page, its checks and the place of its picture are there before anyone moves', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/landing-page-builder');
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await expect(live(page).getByRole('heading', { level: 1 })).toHaveText(await field(page, 'Headline').inputValue());
  await expect(live(page).getByText('Sample testimonial - replace before publishing')).toBeVisible();
  await expect(page.getByText('On the page: “Sample testimonial - replace before publishing”')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Checks' })).toBeVisible();
  await expect(field(page, 'Hero Picture')).toBeVisible();
  await field(page, 'CTA Link').evaluate((input) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'javascript:alert(1)');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByText('This address is left out.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Passed' })).not.toContainText('Links');
  await expect(page.getByRole('progressbar', { name: 'Page weight' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add your own AI model' })).toHaveCount(1);
  await context.close();
});

test('previews at three widths with its own media queries', async ({ page }) => {
  await toPreview(page);
  const frame = page.locator('iframe[title="Page preview"]');
  const widthOf = async () => Math.round((await frame.boundingBox())?.width ?? 0);
  await expect(page.getByRole('button', { name: 'Desktop' })).toHaveAttribute('aria-pressed', 'true');
  expect(await widthOf()).toBeGreaterThan(1000);
  expect(await widthOf()).toBeLessThanOrEqual(1200);
  await expect(shown(page).locator('.below')).toHaveCSS('display', 'flex');
  await page.getByRole('button', { name: 'Tablet' }).click();
  expect(await widthOf()).toBe(672);
  await expect(shown(page).locator('.below')).toHaveCSS('display', 'block');
  await page.getByRole('button', { name: 'Mobile' }).click();
  expect(await widthOf()).toBe(384);
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.getByRole('button', { name: 'Desktop' }).click();
  expect(await widthOf()).toBeLessThanOrEqual(1200);

  const mark = shown(page).getByText('Sample testimonial - replace before publishing');
  await expect(mark).toBeVisible();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(shown(page).locator('.quote')).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(mark).toBeVisible();
});

test('sections are moved by dragging, duplicated and hidden, and the live preview follows', async ({ page }) => {
  await page.getByRole('button', { name: 'Fold all' }).click();
  await page.getByRole('button', { name: 'Move Hero section' }).dragTo(page.getByRole('button', { name: 'Move Testimonial section' }));
  await expect.poll(() => sectionNames(page)).toEqual(['Features', 'Testimonial', 'Hero', 'Footer']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => sectionNames(page)).toEqual(['Hero', 'Features', 'Testimonial', 'Footer']);
  await page.getByRole('button', { name: 'Move Features section' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => sectionNames(page)).toEqual(['Features', 'Hero', 'Testimonial', 'Footer']);
  await expect(page.getByRole('button', { name: 'Move Features section' })).toBeFocused();
  const shownSections = () =>
    live(page)
      .locator('main > section')
      .evaluateAll((all) => all.map(({ id }) => id));
  await expect.poll(shownSections).toEqual(['features', 'hero', 'testimonial']);
  await choose(page, 'More for Features section', 'Duplicate');
  await page.getByRole('button', { name: 'Hide Features section' }).click();
  await expect(live(page).locator('section.features')).toHaveCount(1);
  await choose(page, 'More for Features section', 'Show');
  await expect(live(page).locator('section.features')).toHaveCount(2);
});

test('the keyboard keeps its place when lines and sections move or go', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const pick = async (menu: string, item: string) => {
    await button(menu).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
  };
  await pick('More for Hero section', 'Move down');
  await expect.poll(() => sectionNames(page)).toEqual(['Features', 'Hero', 'Testimonial', 'Footer']);
  await expect(button('More for Hero section')).toBeFocused();
  await pick('More for feature 1', 'Move down');
  await expect(button('More for feature 2')).toBeFocused();
  await button('Remove feature 2').press('Enter');
  await expect(button('Remove feature 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Remove feature 1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Add Feature')).toBeFocused();
  // Without features the section is not on the page, and the button that led there says so.
  await expect(page.getByText('The button “Get Started” links to #features, which isn’t on this page.')).toBeVisible();
});

test('works on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await fitsWidth(page)).toBe(true);
  // The page stays in sight above the fields, at the section that is being written.
  await page.getByRole('button', { name: 'Open Edit page' }).click();
  await field(page, 'Testimonial').focus();
  await expect(live(page).locator('#testimonial')).toBeInViewport();
  await field(page, 'Headline').fill('Bread, by bike');
  await expect(live(page).getByRole('heading', { level: 1 })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(field(page, 'Headline')).toBeHidden();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Bread, by bike');
  expect(await fitsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
  await toEdit(page);
  await page.getByRole('button', { name: 'Open Edit page' }).click();
  await page.getByText('Search and sharing').click();
  expect(await fitsWidth(page)).toBe(true);
  // What scrolls beneath the head of the sheet is half covered by it; at its start nothing is.
  await page.locator('.sheet').evaluate((sheet) => sheet.scrollTo(0, 0));
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
