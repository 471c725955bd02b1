import { expect, saveBy, test } from './support/test';
import type { Page } from '@playwright/test';

const headline = (page: Page) => page.getByLabel('Headline', { exact: true });
const openVersions = async (page: Page) => {
  await page.getByRole('button', { name: /^Documents/ }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  return page.getByRole('dialog', { name: 'Versions' });
};

test('keeps a document as it was, says what has changed since, and goes back', async ({ page }) => {
  await page.goto('/press-release-generator');
  await page
    .getByRole('button', { name: /sample/i })
    .first()
    .click();
  const before = await headline(page).inputValue();
  const dialog = await openVersions(page);
  await dialog.getByRole('button', { name: 'Keep this version' }).click();
  await expect(dialog.getByText('Give the version a name.')).toBeVisible();
  await dialog.getByLabel('Version name').fill('Sent to the paper');
  await dialog.getByRole('button', { name: 'Keep this version' }).click();
  await expect(dialog.getByRole('list', { name: 'Kept versions' }).getByRole('listitem')).toContainText('Sent to the paper');
  await expect(dialog.getByText('They say the same thing.')).toBeVisible();
  await page.keyboard.press('Escape');

  await headline(page).fill('Loam opens a second bakery');
  await page.getByRole('button', { name: 'Generate Press Release' }).click();
  const again = await openVersions(page);
  await expect(again.getByRole('status')).toContainText('Added: Loam opens a second bakery', { ignoreCase: true });
  await expect(again.getByRole('status')).toContainText(before, { ignoreCase: true });

  // It goes with the document into its file.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Documents/ }).click();
  const file = await saveBy(page, () => page.getByRole('menuitem', { name: 'Save as a file' }).click());
  expect(JSON.parse(file.bytes.toString('utf8'))).toMatchObject({ versions: [{ name: 'Sent to the paper' }] });

  const last = await openVersions(page);
  await last.getByRole('button', { name: 'Go back to it' }).click();
  await expect(headline(page)).toHaveValue(before);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(headline(page)).toHaveValue('Loam opens a second bakery');

  const deleting = await openVersions(page);
  await deleting.getByRole('button', { name: 'Delete Sent to the paper' }).click();
  await expect(deleting.getByRole('list', { name: 'Kept versions' })).toBeHidden();
});
