import { expect, test, type Locator, type Page } from './support/test';

/** The business model canvas as a person finds their way on it. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const show = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const box = (page: Page, title: string) => page.getByRole('textbox', { name: title, exact: true });
const notes = (page: Page, title: string) => page.getByRole('list', { name: title, exact: true }).getByRole('listitem');
const note = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const takeBack = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
/** To the letter, line by line. */
const expectText = (field: Locator, text: string) => expect.poll(() => field.inputValue()).toBe(text);

async function write(page: Page, lines: Record<string, string>) {
  await show(page, 'Text');
  for (const [title, text] of Object.entries(lines)) await box(page, title).fill(text);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/business-model-canvas');
});

test('lines typed or pasted into one note become notes once; an emptied note waits for Done', async ({ page }) => {
  await write(page, { Channels: 'Web\nFairs' });
  await show(page, 'Notes');
  await note(page, 'Web').click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Web shop\nRadio');
  await press(page, 'Done');
  await expect(notes(page, 'Channels')).toHaveText(['Web shop', 'Radio', 'Fairs']);

  await note(page, 'Fairs').click();
  await page.getByRole('textbox', { name: 'Note' }).fill('');
  await page.getByRole('radio', { name: 'Pink' }).check();
  await expect(notes(page, 'Channels')).toHaveCount(3);
  await press(page, 'Done');
  await expect(notes(page, 'Channels')).toHaveText(['Web shop', 'Radio']);
  await takeBack(page);
  await expect(notes(page, 'Channels')).toHaveText(['Web shop', 'Radio', 'Fairs']);

  const add = page.getByLabel('Add to Key Partners');
  const paste = (text: string) =>
    add.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
  await paste('• Farmers\n• Bakers');
  await add.fill('Old ');
  await paste('mill\nCouriers');
  await expect(notes(page, 'Key Partners')).toHaveText(['Farmers', 'Bakers', 'Old mill', 'Couriers']);
  await expect(add).toHaveValue('');

  // Half written, then a look at something else.
  await add.fill('Half a no');
  await show(page, 'Text');
  await expectText(box(page, 'Key Partners'), 'Farmers\nBakers\nOld mill\nCouriers');
  await show(page, 'Notes');
  await expect(add).toHaveValue('Half a no');
  await add.press('Enter');
  await expect(note(page, 'Half a no')).toBeVisible();
  await expect(add).toHaveValue('');
});

test('notes move by menu', async ({ page }) => {
  await write(page, { 'Key Activities': 'One\nTwo\nThree', 'Customer Segments': 'Families' });
  await show(page, 'Notes');
  await press(page, 'Move Families');
  await page.getByRole('menuitem', { name: 'Move to Cost Structure' }).click();
  await expect(notes(page, 'Cost Structure')).toHaveText(['Families']);
  await show(page, 'Text');
  await expect(box(page, 'Cost Structure')).toHaveValue('Families');
});
