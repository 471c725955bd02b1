import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { findAccessibilityFaults } from './support/axe';
import { pixelAt, readPng } from './support/readers';
import { expect, fitsWidth, saveBy, seeBusy, test, unfold } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/customer-persona-builder');
});

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Personas' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const tabs = (page: Page) => page.getByRole('tab');
const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true });

async function make(page: Page) {
  await page.getByLabel('Industry').fill('SaaS');
  await page.getByLabel('Product Type').fill('Scheduling software');
  await page.getByLabel('Target Market').fill('Small clinics in Austria');
  await page.getByLabel('Business Model').selectOption('B2B');
  await generate(page).click();
  await expect(tabs(page)).toHaveCount(3);
}

test('makes three people from an industry and a target market, and prints them all', async ({ page }) => {
  await page.getByLabel('Industry').fill('SaaS');
  await page.getByLabel('Target Market').fill('Small clinics in Austria');
  await page.getByLabel('Product Type').fill('Scheduling software');
  await page.getByLabel('Business Model').selectOption('B2B');
  await seeBusy(page, 'Generating...', () => generate(page).click());

  await expect(tabs(page)).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Customer personas' })).toBeFocused();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  // What is closed on the screen is printed all the same.
  await press(page, 'Expand all');
  await press(page, 'Collapse all');
  await expect(list(page, 'Goals')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(list(page, 'Goals')).toHaveCount(3);
  await page.emulateMedia({ media: null });
  await expect(list(page, 'Goals')).toHaveCount(0);
});

test('saves all personas and a card as a picture, with a photo, and nothing typed runs', async ({ page, context }, info) => {
  const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  await make(page);
  await press(page, 'Edit');
  await page.getByLabel('Name').fill('Eva Test');
  await page.getByLabel('Occupation').fill(attack);
  await page.getByLabel('Text of goal 1').fill(attack);
  await page.getByLabel('Bio').fill('A long life. '.repeat(380));

  const photo = new PNG({ width: 300, height: 200 });
  for (let at = 0; at < photo.data.length; at += 4) photo.data.set([200, 30, 90, 255], at);
  const path = info.outputPath('red.png');
  await writeFile(path, PNG.sync.write(photo));
  await page.getByLabel('Photo').setInputFiles(path);
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await press(page, 'Done');

  const html = await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
  expect(html.name).toBe('customer-personas.html');
  const copy = info.outputPath('page.html');
  await writeFile(copy, html.bytes);
  const opened = await context.newPage();
  const dialogs: string[] = [];
  opened.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await opened.setContent(await readFile(copy, 'utf8'));
  await expect(opened.getByRole('heading', { name: 'Eva Test' })).toBeVisible();
  await expect(opened.getByRole('heading', { name: 'Goals' })).toHaveCount(3);
  expect(dialogs).toEqual([]);
  await opened.close();

  await page.getByRole('button', { name: 'Other formats' }).last().click();
  const picture = await saveBy(page, () => page.getByRole('menuitem', { name: 'PNG' }).click());
  expect(picture.name).toBe('persona-eva-test.png');
  const png = readPng(picture.bytes);
  expect([png.width, png.height]).toEqual([2000, 2828]);
  expect(pixelAt(png, (56 + 58) * 2, (48 + 58) * 2)).toEqual([200, 30, 90, 255]);
});

test('starts from a blank persona and from the sample, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, 'Start from a blank persona');
  await press(page, 'Add goal');
  await page.keyboard.type('Sleep well');
  expect(await fitsWidth(page)).toBe(true);
  await press(page, 'Done');
  await unfold(page);
  await press(page, 'Create New');

  await press(page, 'Load sample');
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await expect(tabs(page)).toHaveText(['Nora Lindqvist', 'Samir Haddad', 'Tom Berger']);
  await press(page, 'Compare');
  await expect(page.getByRole('group', { name: 'Comparison' })).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
