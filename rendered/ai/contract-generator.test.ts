import { expect, openTool, rememberModel, test } from '../support/models';
import { saveBy } from '../support/test';

const better = 'Plan, set up and test one roasting line, so that it runs without help.';

test('better words for an answer, beside it, and in the contract', async ({ page, models }) => {
  await openContract();
  const field = page.getByLabel('Service Description', { exact: true });
  const improve = page.getByRole('button', { name: 'Improve the service description with gpt-test-mini' });
  await expect(improve).toHaveCount(0);
  await field.fill('Roasting line stuff');
  await page.getByLabel('Deliverables', { exact: true }).fill('A plan\nA training');
  await improve.click();
  await expect(page.getByText('Proposal ready.')).toBeVisible();
  await expect(field).toHaveValue('Roasting line stuff');
  const use = page.getByRole('button', { name: 'Use New wording for the service description' });
  await use.click();
  await expect(field).toHaveValue(better);
  await expect(page.getByText('Service Description: wording by gpt-test-mini, accepted by you')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveValue('Roasting line stuff');
  await use.click();
  await expect(field).toHaveValue(better);

  await page.getByRole('button', { name: 'Generate Contract', exact: true }).click();
  await expect(page.getByRole('article')).toContainText('Plan, set up and test one roasting line');
  const file = await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
  expect(file.text).toContain('Plan, set up and test one roasting line');

  expect(models.questions).toHaveLength(1);
  const body = models.questions[0]?.body ?? '';
  for (const part of ['Roasting line stuff', 'Blue River Coffee', 'scope of a contract', 'no longer than it is now'])
    expect(body).toContain(part);

  await page.getByRole('tab', { name: 'Exhibits' }).click();
  await page.getByRole('button', { name: 'Add exhibit' }).click();
  await page.getByLabel('Exhibit Title').fill('Prices');
  await page.getByLabel('Exhibit Text').fill('Ten dollars a bag');
  models.plans = [];
  models.reply({ text: 'Each bag costs ten dollars.' });
  await page.getByRole('button', { name: 'Improve exhibit 1, Prices with gpt-test-mini' }).click();
  await page.getByRole('button', { name: 'Use New wording for exhibit 1, Prices' }).click();
  await expect(page.getByLabel('Exhibit Text')).toHaveValue('Each bag costs ten dollars.');

  async function openContract() {
    await rememberModel(page, models);
    models.reply({ text: `${better}\n` });
    await openTool(page, '/contract-generator');
    await page.getByLabel('Contract Type').selectOption('service');
    await page.getByLabel('Client Name', { exact: true }).fill('Blue River Coffee');
    await page.getByLabel('Provider Name', { exact: true }).fill('Jo Park');
  }
});

test('without a model the form is as it was, and the contract says how it was written', async ({ page }) => {
  await page.goto('/contract-generator');
  await page.getByLabel('Contract Type').selectOption('service');
  await page.getByLabel('Service Description', { exact: true }).fill('Roasting');
  await page.getByRole('button', { name: 'Generate Contract', exact: true }).click();
  await expect(page.getByText('Written on this device, without AI.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Improve/ })).toHaveCount(0);
});
