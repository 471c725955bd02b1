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

  // Slices of a larger font come when a text needs them.
  await client.fill('株式会社テスト / 北京测试有限公司 / 주식회사 테스트');
  const [named = ''] = await readPdf((await saveBy(page, () => page.getByRole('button', { name: 'PDF', exact: true }).click())).bytes);
  expect(named).toContain('株式会社テスト / 北京测试有限公司 / 주식회사 테스트');

  await client.fill('ไทย');
  await page.getByRole('button', { name: 'Other formats' }).click();
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  await expect(page.getByText(/PDF couldn’t be created\. Its font has no letters for “ไทย”/)).toBeVisible();
  await expect(client).toHaveValue('ไทย');
  expect((await saveAs(page, 'Word')).bytes.length).toBeGreaterThan(2000);
});
