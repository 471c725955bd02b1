import { readCsv } from '../../e2e/support/csv';
import { expect, openTool, rememberModel, test } from '../support/models';
import { saveBy } from '../support/test';

const reply = {
  names: [
    { name: 'Crumb & Daughters', description: 'Sounds like a family at work.' },
    { name: 'Slow Oven', description: 'Time is the recipe.' },
    { name: 'Zoom Loaves', description: 'Bread in a hurry.' },
    { name: 'Loaf', description: 'Too short for what was asked.' },
  ],
};

test('a model’s names enter the suggestions with the same scores and warnings once they are used', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply(reply);
  await openTool(page, '/business-name-generator');
  await page.getByLabel('Industry').fill('Bakery');
  await page.getByLabel('Keywords').fill('rye');
  await page.getByLabel('Style').selectOption('Classic');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const rows = page.getByRole('list', { name: 'Suggested names', exact: true }).locator(':scope > li');
  await expect(rows).toHaveCount(20);

  const panel = page.getByRole('region', { name: 'Proposal for names' });
  await expect(panel.getByText('Proposal ready.')).toBeVisible();
  await expect(panel.getByText('Zoom is also a well-known brand.')).toBeVisible();
  await expect(panel.getByText('Loaf', { exact: true })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Use Slow Oven' }).click();
  await expect(rows).toHaveCount(21);
  await expect(rows.first()).toContainText('Slow Oven');
  await expect(rows.first()).toContainText('Suggested by gpt-test-mini, accepted by you.');
  await expect(rows.first()).toContainText(/Score\s*\d+/);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rows).toHaveCount(20);
  await panel.getByRole('button', { name: 'Use all' }).click();
  await expect(rows).toHaveCount(23);
  await expect(rows.nth(2)).toContainText('Read the details');
  await page.getByRole('button', { name: 'Shortlist Crumb & Daughters' }).click();
  await page.getByRole('button', { name: 'Remove Slow Oven' }).click();
  await expect(rows).toHaveCount(22);

  const csv = readCsv((await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click())).text);
  expect(csv).toHaveLength(23);
  expect(csv[1]).toEqual(
    expect.arrayContaining([
      'Crumb & Daughters',
      'crumbanddaughters.com',
      'Sounds like a family at work.',
      'Suggested by gpt-test-mini, accepted by you',
    ]),
  );
  expect(csv[3]?.at(-1)).toBe('Made on your device');
  await page.getByRole('tab', { name: 'Shortlist (1)' }).click();
  await expect(page.getByText('Sounds like a family at work. Suggested by gpt-test-mini, accepted by you.')).toBeVisible();

  expect(models.questions).toHaveLength(1);
  const { body } = models.questions[0] ?? { body: '' };
  expect(body).toContain('industry: Bakery');
  expect(body).toContain('keywords: rye');
  expect(body).toContain('Suggest 20 business names, each with a description of one sentence');
  expect(body).toContain('The style is classic');
  expect(body).toContain('two or three words');
});

test('names proposed for one industry are not shown beside another, and neither a sample nor an undo asks', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply(reply);
  await openTool(page, '/business-name-generator');
  await page.getByLabel('Industry').fill('Tax advice');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Proposal for names' });
  await expect(panel.getByText('Proposal ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(panel.getByRole('button', { name: 'Ask gpt-test-mini' })).toBeVisible();
  await page.getByRole('tab', { name: 'Vote' }).click();
  await page.getByRole('tab', { name: 'Names' }).click();
  await expect(panel.getByRole('button', { name: 'Ask gpt-test-mini' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(panel.getByText('Proposal ready.')).toBeVisible();
  expect(models.questions).toHaveLength(1);
});
