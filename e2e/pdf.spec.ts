import { readPdf } from './support/readers';
import { expect, saveAs, saveBy, test } from './support/test';

test('a PDF keeps every alphabet its font has, drops emoji openly and refuses what it cannot write', async ({ page }) => {
  await page.goto('/invoice-generator');
  const client = page.getByLabel('Client Name');
  await client.fill('Łódź Ελλάδα Київ ₹ 🙏 Foods');
  const [text = ''] = await readPdf((await saveBy(page, () => page.getByRole('button', { name: 'PDF', exact: true }).click())).bytes);
  expect(text.normalize('NFC')).toContain('Łódź Ελλάδα Київ ₹');
  expect(text).toContain('Foods');
  expect(text).toContain('were left out');

  await client.fill('株式会社');
  await page.getByRole('button', { name: 'Other formats' }).click();
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  await expect(page.getByText(/PDF couldn’t be created\. Its font has no letters for “株式会社”/)).toBeVisible();
  await expect(client).toHaveValue('株式会社');
  expect((await saveAs(page, 'Word')).bytes.length).toBeGreaterThan(2000);
});
