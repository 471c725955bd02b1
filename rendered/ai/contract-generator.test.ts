import { expect, test } from '../support/models';

test('without a model the form is as it was, and the contract says how it was written', async ({ page }) => {
  await page.goto('/contract-generator');
  await page.getByLabel('Contract Type').selectOption('service');
  await page.getByLabel('Service Description', { exact: true }).fill('Roasting');
  await page.getByRole('button', { name: 'Generate Contract', exact: true }).click();
  await expect(page.getByText('Written on this device, without AI.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Improve/ })).toHaveCount(0);
});
