import { expect, saveAs, saveBy, test, type Page } from './support/test';

const download = (page: Page) => saveBy(page, () => page.getByRole('button', { name: 'Download PNG' }).click());
const textField = (page: Page) => page.getByLabel('Text', { exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/logo-maker');
});

test('starts with the promised settings', async ({ page }) => {
  await expect(textField(page)).toHaveValue('Your Brand');
  await expect(page.getByLabel('Font Family')).toHaveValue('Inter');
  expect(await page.getByLabel('Font Family').locator('option').allTextContents()).toEqual([
    'Inter',
    'Arial',
    'Helvetica',
    'Georgia',
    'Times New Roman',
    'Roboto',
    'Open Sans',
    'Lato',
    'Montserrat',
    'Poppins',
  ]);
  for (const [label, min, max, value] of [
    ['Font Size', '16', '48', '32'],
    ['Padding', '10', '50', '20'],
    ['Border Width', '0', '10', '0'],
  ] as const) {
    const slider = page.getByRole('slider', { name: label });
    await expect(slider).toHaveAttribute('min', min);
    await expect(slider).toHaveAttribute('max', max);
    await expect(slider).toHaveAttribute('step', '1');
    await expect(slider).toHaveValue(value);
  }
  await expect(page.getByLabel('Text Color')).toHaveValue('#ffffff');
  await expect(page.getByLabel('Background Color', { exact: true })).toHaveValue('#3b82f6');
  await expect(page.getByRole('group', { name: 'Background color presets' }).getByRole('button')).toHaveCount(10);
  await expect(page.getByLabel('Shape')).toHaveValue('circle');
  expect(await page.getByLabel('Shape').locator('option').allTextContents()).toEqual(['None', 'Circle', 'Square', 'Rounded']);
  await expect(page.getByLabel('Border Color')).toBeHidden();
  await page.getByRole('slider', { name: 'Border Width' }).fill('3');
  await expect(page.getByLabel('Border Color')).toHaveValue('#000000');

  await expect(page.getByText('Contrast of text on background: 3.68:1')).toBeVisible();
  await expect(page.getByText('Not checked for trademark conflicts')).toBeVisible();
  await expect(page.getByRole('link', { name: 'USPTO' })).toHaveAttribute('rel', /noopener/);
});

test('writes letters as outlines, and says when it cannot', async ({ page }) => {
  await textField(page).fill('Łódź <Tools> & Co');
  await page.getByLabel('Font Family').selectOption('Arial');
  await expect(page.getByText('Drawn with Arimo').first()).toBeVisible();
  const { name, text } = await saveAs(page, 'SVG');
  expect(name).toBe('łódź-tools-co-logo.svg');
  expect(text).toContain('<path');
  expect(text).not.toMatch(/<text|font-|NaN|style=/);
  expect(text).toContain('<title>Łódź &lt;Tools&gt; &amp; Co</title>');

  await textField(page).fill('東京 Tools');
  await expect(page.getByText('The SVG keeps it as text')).toBeVisible();
  expect((await saveAs(page, 'SVG')).text).toContain('東京');

  await textField(page).fill('');
  expect((await download(page)).name).toBe('logo.png');
});

test('warns of text that cannot be read, and resets with a way back', async ({ page }) => {
  await page.getByLabel('Text Color').fill('#3b82f6');
  await expect(page.getByText('Contrast of text on background: 1.00:1')).toBeVisible();
  await expect(page.getByText(/hard to read/)).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Text Color')).toHaveValue('#ffffff');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Text Color')).toHaveValue('#3b82f6');
});
